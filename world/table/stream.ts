import type { _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import { attributesOf } from './values/attribute-values.ts';
import type { ItemChange } from './view.ts';

/** A change in a table's stream. */
export interface Streamed extends ItemChange {
  readonly sequence: number;
  /** ms since 1970 */
  readonly atMs: number;
}

/** The changes of a table, in order, with old and new images. */
export class Stream {
  readonly #changes: Streamed[] = [];
  #last = 0;

  add(change: ItemChange, atMs: number): void {
    this.#last++;
    this.#changes.push({ ...change, sequence: this.#last, atMs });
  }

  /** The number of the newest change, 0 if there was none. */
  get last(): number {
    return this.#last;
  }

  /** Changes after a number, the oldest first. */
  after(sequence: number, limit = Number.POSITIVE_INFINITY): readonly Streamed[] {
    const trimmed = this.#last - this.#changes.length;
    const start = Math.max(0, sequence - trimmed);
    return this.#changes.slice(start, start + limit);
  }

  /** Time of the newest change, ms since 1970. */
  get newestAtMs(): number | undefined {
    return this.#changes.at(-1)?.atMs;
  }

  /** Continues after a number up to which all changes are forgotten. */
  resume(sequence: number): void {
    this.#last = sequence;
  }

  /** Forgets changes that are older. */
  trimBefore(atMs: number): void {
    const newest = this.#changes.findLast((change) => change.atMs < atMs);
    if (newest !== undefined) this.trim(newest.sequence);
  }

  /** Forgets changes up to this number. */
  trim(sequence: number): void {
    this.#changes.splice(0, Math.max(0, sequence - (this.#last - this.#changes.length)));
  }
}

/** Sequence number as a text; all have one length, so that they sort as texts, too. */
export const sequenceNumberOf = (sequence: number) => String(10n ** 20n + BigInt(sequence));

export const sequenceOf = (sequenceNumber: string) => Number(BigInt(sequenceNumber) - 10n ** 20n);

/** A change as GetRecords answers it. Source: Amazon DynamoDB Streams API reference, Record. */
export function recordOf({ key, before, after, sequence, atMs }: Streamed): StreamRecord {
  return {
    eventID: sequence.toString(16).padStart(32, '0'),
    eventName: before === undefined ? 'INSERT' : after === undefined ? 'REMOVE' : 'MODIFY',
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    dynamodb: {
      ApproximateCreationDateTime: new Date(atMs),
      Keys: attributesOf(key),
      ...(after && { NewImage: attributesOf(after) }),
      ...(before && { OldImage: attributesOf(before) }),
      SequenceNumber: sequenceNumberOf(sequence),
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    },
  };
}

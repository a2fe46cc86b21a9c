import type { DynamoDBRecord } from 'aws-lambda';
import { numberChangeOf } from '../../lambdas/domain/pass/pass-numbers.ts';
import type { RecordChange } from '../../lambdas/domain/pass/record-change.ts';
import { isForgotten } from '../../lambdas/domain/updates/history.ts';
import { type EventServices, publishChanges } from '../../lambdas/jobs/events/publish-records.ts';
import { type ConsequenceServices, performConsequences } from '../../lambdas/jobs/relay/relay-records.ts';
import type { RecordServices } from '../../lambdas/jobs/shared/process-records.ts';
import type { Passes } from '../../lambdas/ports/passes.ts';
import type { StreamReader } from '../../lambdas/storage/policy-names.ts';
import type { WaitingRecords } from './waiting-records.ts';

/** Services of the stream's readers. */
interface Services {
  readonly relay: ConsequenceServices;
  readonly events: EventServices;
  readonly passes: Pick<Passes, 'findRecord'>;
  readonly readChange: RecordServices['readChange'];
}

/**
 * Replays the waiting records of both readers of the stream, in order per item; events get their original ids.
 * Idempotent, and safe while the readers are running: an item is released only if none of its records has been parked
 * meanwhile.
 * @returns the text to print.
 */
export async function replay(
  waiting: WaitingRecords,
  { relay, events, passes, readChange }: Services,
): Promise<string> {
  const readers: Readonly<Record<StreamReader, (changes: readonly RecordChange[]) => Promise<void>>> = {
    relay: (changes) => performConsequences(changes, relay),
    async events(changes) {
      await publishChanges(changes, events);
      // Records that Lambda gave up come after later ones, such as that of the deletion.
      for (const { kind, after } of changes) {
        const current = kind === 'pass' && after && (await passes.findRecord(after.passKey));
        if (!current) continue;
        if (isForgotten(current)) await events.history.remove(current.passKey);
        await events.numbers.write([numberChangeOf(after, current)]);
      }
    },
  };
  const replayed = { relay: 0, events: 0 };
  const failures: string[] = [];
  const replayOne = async (record: DynamoDBRecord, by: readonly StreamReader[]) => {
    const change = readChange(record);
    for (const reader of by) {
      if (change) await readers[reader]([change]);
      replayed[reader]++;
    }
  };
  /** @returns false on failure; the failed record and all behind it stay. */
  const replayAll = async (keys: readonly string[], by: readonly StreamReader[]): Promise<boolean> => {
    for (const key of keys) {
      try {
        for (const record of await waiting.read(key)) await replayOne(record, by);
      } catch (error) {
        failures.push(`${key}: ${error instanceof Error ? error.name : 'failed'}`);
        return false;
      }
      await waiting.delete(key);
    }
    return true;
  };
  for (const { key, by } of await waiting.givenUp()) await replayAll([key], by);
  for (const reader of Object.keys(readers) as StreamReader[])
    for (const item of await waiting.items(reader)) {
      for (let isReleased = false; !isReleased; ) {
        const revision = await waiting.revisionOf(reader, item);
        if (!(await replayAll(await waiting.parkedOf(reader, item), [reader]))) break;
        isReleased = revision === undefined || (await waiting.release(reader, item, revision));
      }
    }
  return [
    `Relayed again: ${replayed.relay}`,
    `Published again: ${replayed.events}`,
    ...failures.map((failure) => `Failed again: ${failure}`),
  ].join('\n');
}

/** Which part of a list a caller wants. */
export interface ListPage {
  /** From 1. */
  readonly number: number;
  /** Entries of a page, 1 to 1,000. */
  readonly size: number;
}

/** What is known of a part of a long list: how many entries it holds, and since when no new ones. */
export interface Chunk {
  readonly count: number;
  readonly sealedAtUtc?: string | undefined;
}

/** How long an index may still show the entries of a sealed chunk where they were before. */
const indexLagMs = 10_000;

/**
 * Where to start reading a list in order to skip its first entries: chunks whose entries are all in place are passed
 * over by their counts, the rest is skipped entry by entry.
 *
 * @param chunks from the oldest
 * @returns the first chunk to read, which is the one after the last for what is in no chunk, and the entries to skip
 */
export function startAfter(skip: number, chunks: readonly Chunk[], now: Date): { chunk: number; skip: number } {
  let chunk = 0;
  let left = skip;
  for (const { count, sealedAtUtc } of chunks) {
    const isInPlace = sealedAtUtc !== undefined && Date.parse(sealedAtUtc) <= now.getTime() - indexLagMs;
    if (!isInPlace || count > left) break;
    left -= count;
    chunk += 1;
  }
  return { chunk, skip: left };
}

/** `MM/DD/YYYY hh:mm:ss`, UTC and 24-hour. Source: docs/api.md#dates-and-timezones. */
export function listTimestamp(instantUtc: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2}:\d{2})/.exec(instantUtc) ?? [];
  return `${month}/${day}/${year} ${time}`;
}

/** The later of two instants, both as toISOString writes them. */
export function later(oneUtc: string, otherUtc: string): string {
  return oneUtc > otherUtc ? oneUtc : otherUtc;
}

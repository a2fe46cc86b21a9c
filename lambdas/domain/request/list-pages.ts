/** A chunk of a long list: its number of entries, and when it was sealed. */
export interface Chunk {
  readonly count: number;
  readonly sealedAtUtc?: string | undefined;
}

/** Time for which an index may still show entries of a sealed chunk in their former place. */
const indexLagMs = 10_000;

/**
 * Finds the place to start reading in order to skip the first entries of a list: settled chunks are skipped by their
 * counts, the rest entry by entry.
 *
 * @param chunks from the oldest
 * @returns the first chunk to read (for unfiled entries, the one after the last), and the number of entries to skip in
 * it
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

/** `MM/DD/YYYY hh:mm:ss`, in UTC with a 24-hour clock. Source: docs/api/formats.md#dates-and-timezones. */
export function listTimestamp(instantUtc: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2}:\d{2})/.exec(instantUtc) ?? [];
  return `${month}/${day}/${year} ${time}`;
}

/** The later of two instants in the format of toISOString. */
export function laterInstant(oneUtc: string, otherUtc: string): string {
  return oneUtc > otherUtc ? oneUtc : otherUtc;
}

import type { HistoryEntry } from '../domain/updates/history.ts';

/** Changes of passes and flights, kept for as many days as the stage says. */
export interface HistoryWrites {
  /** Keeps entries of different passes and flights. Idempotent. */
  add(entries: readonly HistoryEntry[]): Promise<void>;
  /** Deletes the whole history of a pass. @returns the number of its entries. */
  remove(passKey: string): Promise<number>;
}

export interface History {
  /** The latest entries of a pass or a flight since an instant, latest first; those of the last moments may be missing. */
  latest(of: string, options: { readonly most: number; readonly sinceUtc?: string }): Promise<readonly HistoryEntry[]>;
}

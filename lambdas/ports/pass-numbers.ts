import type { Pass } from '../domain/pass/pass.ts';
import type { NumberChange } from '../domain/pass/pass-numbers.ts';

/** Passes under their booking codes and ticket numbers. */
export interface PassNumbers {
  /** Up to 100 passes that are, or were until a moment ago, under a number; `hasMore` if there are others. */
  passesUnder(numberKey: string): Promise<{ readonly passes: readonly Pass[]; readonly hasMore: boolean }>;
}

export interface PassNumberWrites {
  /** Writes changes of different passes. Idempotent. */
  write(changes: readonly NumberChange[]): Promise<void>;
}

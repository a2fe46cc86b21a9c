import type { Pass } from '../domain/pass.ts';

/** The pass that a link names. */
export interface LinkedPass {
  /** Undefined for an unknown or deleted pass. */
  readonly pass: Pass | undefined;
  /** True if it was deleted or archived: its pass-id stays used. */
  readonly isGone: boolean;
  /** Number of links in the last 24 hours that have named the pass with a wrong code. */
  readonly wrongCodes: number;
}

/** Passes named by issuance links. */
export interface LinkedPasses {
  /** Reads the pass and its count of wrong codes, in one query. */
  find(passKey: string): Promise<LinkedPass>;
  /**
   * Leaves the pass as it is, and publishes no event.
   * @param by 0 for the same work without a count.
   * @returns the new count; an attempt may be counted twice.
   */
  countWrongCode(passKey: string, by?: 0 | 1): Promise<number>;
}

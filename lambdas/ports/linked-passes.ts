import type { Pass } from '../domain/pass.ts';

/** A pass as those who follow a link find it. */
export interface LinkedPass {
  /** Undefined for an unknown or deleted pass. */
  readonly pass: Pass | undefined;
  /** Whether there was one, which is deleted or archived: its pass-id stays used. */
  readonly isGone: boolean;
  /** How often links have named it with another passenger's name or code, in the last 24 hours. */
  readonly wrongCodes: number;
}

/** Passes that issuance links name. */
export interface LinkedPasses {
  /** One read, of the pass and of what is counted beside it. */
  find(passKey: string): Promise<LinkedPass>;
  /** Changes nothing of the pass and tells nobody. @returns how many there are with this one; one may count twice. */
  countWrongCode(passKey: string): Promise<number>;
}

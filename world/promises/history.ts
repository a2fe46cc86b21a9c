/** Values of fields by name; each value is written once in a history, so that a read names the write that it saw. */
export type Values = Readonly<Record<string, string>>;

/**
 * One attempt at a call. Its effect, if any, was at one moment between its start and its end. Both are places in the order
 * of all starts and ends, which one process sees exactly; a clock that is set does not move them.
 */
export interface Attempt {
  readonly does: 'create' | 'update' | 'get' | 'delete';
  readonly caller: number;
  readonly from: number;
  /** Infinity if the answer is unknown: the effect may come at any time after the start, or never. */
  readonly until: number;
  /** Refused: E9005 for a create, no such pass for the others. Declined: refused for another reason, without an effect. */
  readonly outcome: 'done' | 'refused' | 'declined' | 'unknown';
  /** Fields that it writes, or has read. */
  readonly values?: Values;
  /** Status that it writes, or has read. */
  readonly status?: string | undefined;
  /** Expiration that it writes: long past, or long to come. */
  readonly expires?: 'past' | 'later' | undefined;
  /** Install link of the answer. */
  readonly link?: string | undefined;
  /** Template that it names, or has read: a pass that has moved away is refused there. */
  readonly template?: string | undefined;
  readonly movesTo?: string | undefined;
  readonly idempotencyKey?: string;
  /** Hash of the answer, which may hold a secret. */
  readonly answer?: string;
  /** ms since 1970, for promises that begin after a time. */
  readonly startedAt: number;
  readonly endedAt: number;
}

/** The answer that refuses each call since there is no such pass, or has been one. Source: docs/errors.md#errors. */
export const refusals = { create: 'E9005', update: 'E9007', get: 'E808', delete: 'E9007' } as const;

/** One attempt to follow an issuance link for a passenger. */
export interface Follow extends Pick<Attempt, 'from' | 'until' | 'outcome' | 'answer'> {
  readonly passId: string;
}

export interface LinkHistory {
  readonly limit: number;
  readonly follows: readonly Follow[];
  /** Pass-ids that were tried and then found, after all follows. */
  readonly made: readonly string[];
}

/** A list that was read in one page. */
export interface Listing extends Pick<Attempt, 'from' | 'until' | 'startedAt' | 'endedAt'> {
  readonly passIds: readonly string[];
}

/** Requests to one account and their answers. */
export interface History {
  /** Attempts by pass-id. */
  readonly passes: ReadonlyMap<string, readonly Attempt[]>;
  /** Attempts by template id; the first update creates the values. */
  readonly templates: ReadonlyMap<string, readonly Attempt[]>;
  readonly links: ReadonlyMap<string, LinkHistory>;
  readonly listings: readonly Listing[];
}

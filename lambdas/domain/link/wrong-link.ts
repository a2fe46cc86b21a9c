import { dayMs } from '../time/durations.ts';

/** Every problem of a followed link, in the order of the checks. */
export type LinkRule =
  | 'link-unknown'
  | 'template-unknown'
  | 'query-malformed'
  | 'too-many-parameters'
  | 'value-unreadable'
  | 'variable-repeated'
  | 'checksum-unexpected'
  | 'checksum-missing'
  | 'checksum-wrong'
  | 'link-inactive'
  | 'link-expired'
  | 'encryption-wrong'
  | 'variable-unknown'
  | 'variable-missing'
  | 'value-invalid'
  | 'code-guessed-too-often'
  | 'pass-of-another-template'
  | 'pass-id-used'
  | 'passenger-differs'
  | 'link-exhausted'
  | 'pass-refused';

/**
 * Why a link leads to no pass. The public answer is the same for every problem; checkpassissuancelink reveals it to the
 * link's own account.
 */
export interface WrongLink {
  readonly rule: LinkRule;
  /** The variable concerned, if it is one. */
  readonly variable?: string | undefined;
  /** The required format, in the words of generatepass; never the value. */
  readonly problem?: string | undefined;
}

/** Distinguishes a problem from the result of a valid link. */
export function isWrongLink(result: object): result is WrongLink {
  return 'rule' in result;
}

/**
 * Limit of links per 24 hours that name a pass with the right name and a wrong code. Beyond it, only links that cannot be guessed are
 * accepted for the pass. Source: docs/links.md#what-a-link-can-write;
 * docs/decisions/changing-links.md#what-links-may-write
 */
export const maxWrongCodes = 100;

/** Starts with the first wrong name or code. */
export const wrongCodesWindowMs = dayMs;

/** Everything that can be wrong with a followed link, in the order in which it is looked for. */
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
 * Why a link leads to no pass. The public answer never says it, which is one for everything that is wrong;
 * checkpassissuancelink does, to the link's own account.
 */
export interface WrongLink {
  readonly rule: LinkRule;
  /** The variable that it is about, where it is about one. */
  readonly variable?: string | undefined;
  /** What its value must be, as callers of generatepass are told; never the value. */
  readonly problem?: string | undefined;
}

/** Tells what a link has led to from why it has not. */
export function isWrongLink(result: object): result is WrongLink {
  return 'rule' in result;
}

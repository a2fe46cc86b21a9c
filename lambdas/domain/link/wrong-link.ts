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

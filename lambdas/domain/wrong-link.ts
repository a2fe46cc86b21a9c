/** Everything that can be wrong with a followed link, in the order in which it is looked for. */
export type LinkRule =
  | 'link-unknown'
  | 'template-unknown'
  | 'query-malformed'
  | 'checksum-wrong'
  | 'link-inactive'
  | 'link-expired'
  | 'encryption-wrong'
  | 'variable-unknown'
  | 'variable-missing'
  | 'value-invalid'
  | 'link-exhausted'
  | 'pass-id-used'
  | 'passenger-differs'
  | 'code-guessed-too-often'
  | 'pass-refused';

/** Why a link leads to no pass. The public answer never says it: it is one for everything that is wrong. */
export interface WrongLink {
  readonly rule: LinkRule;
  /** The variable that it is about, where it is about one. */
  readonly variable?: string | undefined;
}

/** Tells what a link has led to from why it has not. */
export function isWrongLink(result: object): result is WrongLink {
  return 'rule' in result;
}

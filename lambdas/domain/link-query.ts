import { variableNames } from './link-variables.ts';
import { replacementProblem } from './printable.ts';
import type { WrongLink } from './wrong-link.ts';

/** The query of a followed link, taken apart. */
export interface LinkQuery {
  /** What a checksum is over: the bytes before it, as they came. */
  readonly covered: string;
  /** In lower case, however it was written. */
  readonly checksum: string | undefined;
  /** By name, without percent-encoding. */
  readonly values: ReadonlyMap<string, string>;
}

/**
 * Reads a query byte by byte as it was sent. `+` is a space, as forms and most languages' encoders write it; what is
 * encrypted has none, and takes it for a `+`.
 * @returns what is wrong with more parameters than a link can have, with one that is there twice, with percent-encoding
 * that is no UTF-8 or of U+FFFD, which stands for what was none, and with bytes that no address has.
 * Source: docs/links.md#following-a-link.
 */
export function readLinkQuery(raw: string): LinkQuery | WrongLink {
  if (!/^[\x21-\x7e]*$/.test(raw)) return { rule: 'query-malformed' };
  const [, covered = '', checksum] = /^(?:(.*)&)?checksum=([0-9A-Fa-f]*)$/.exec(raw) ?? [undefined, raw];
  const values = new Map<string, string>();
  const parameters = covered === '' ? [] : covered.split('&');
  if (parameters.length > variableNames.length) return { rule: 'too-many-parameters' };
  for (const parameter of parameters) {
    const equals = parameter.indexOf('=');
    const name = decoded(parameter.slice(0, equals));
    const value = decoded(parameter.slice(equals + 1));
    if (equals < 0 || name === undefined) return { rule: 'query-malformed' };
    if (value === undefined) return { rule: 'value-unreadable', variable: name };
    if (values.has(name)) return { rule: 'variable-repeated', variable: name };
    values.set(name, value);
  }
  return { covered, checksum: checksum?.toLowerCase(), values };
}

function decoded(text: string): string | undefined {
  try {
    const value = decodeURIComponent(text.replaceAll('+', ' '));
    return replacementProblem(value) === undefined ? value : undefined;
  } catch {
    return undefined;
  }
}

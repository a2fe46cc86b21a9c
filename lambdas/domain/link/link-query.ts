import { replacementProblem } from '../text/printable.ts';
import { variableNames } from './link-variables.ts';
import type { WrongLink } from './wrong-link.ts';

/** The parsed query of a followed link. */
export interface LinkQuery {
  /** The bytes covered by a checksum: everything before it, as received. */
  readonly covered: string;
  /** In lower case. */
  readonly checksum: string | undefined;
  /** By name, percent-decoded. */
  readonly values: ReadonlyMap<string, string>;
}

/**
 * Parses a query byte by byte, as it was sent. `+` is a space, as forms and most languages' encoders write it;
 * decryption, whose input has no spaces, takes it for a `+` again.
 * @returns the problem if there are more parameters than a link can have, duplicates, percent-encoding that is not
 * UTF-8 or is U+FFFD (a decoder's mark of lost text), or bytes that are invalid in a URL.
 * Source: docs/links.md#following-a-link;
 * docs/decisions/0106-spellings-of-links.md
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

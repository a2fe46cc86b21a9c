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
 * docs/decisions/signed-links.md#spellings-of-links
 */
export function readLinkQuery(raw: string): LinkQuery | WrongLink {
  if (!/^[\x21-\x7e]*$/.test(raw)) return { rule: 'query-malformed' };
  const [, covered = '', checksum] = withChecksum.exec(raw) ?? [undefined, withoutAdded(raw)];
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

/** The covered bytes and the checksum; what is no letter or digit behind it was left there by a mail program. */
const withChecksum = /^(?:(.*)&)?checksum=([0-9A-Fa-f]*)(?:%[0-9A-Fa-f]{2}|[^0-9A-Za-z&=%])*$/;

const opening: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const maxAdded = 4;

/** Takes off separators, and brackets that close nothing, which end no value; a full stop may be the value's own, as of Jr. */
function withoutAdded(query: string): string {
  let rest = query;
  for (let taken = 0; taken < maxAdded; taken++) {
    const last = rest.at(-1) ?? '';
    const pair = opening[last];
    const isLoose = pair !== undefined && rest.split(last).length > rest.split(pair).length;
    if (!isLoose && !/[,;:]/.test(last)) break;
    rest = rest.slice(0, -1);
  }
  return rest;
}

function decoded(text: string): string | undefined {
  try {
    const value = decodeURIComponent(text.replaceAll('+', ' '));
    return replacementProblem(value) === undefined ? value : undefined;
  } catch {
    return undefined;
  }
}

import { variableNames } from './link-variables.ts';
import { replacementProblem } from './printable.ts';

/** The query of a followed link, taken apart. */
export interface LinkQuery {
  /** What a checksum is over: the bytes before it, as they came. */
  readonly covered: string;
  readonly checksum: string | undefined;
  /** By name, without percent-encoding. */
  readonly values: ReadonlyMap<string, string>;
}

/**
 * Reads a query byte by byte as it was sent. `+` is a space, as forms and most languages' encoders write it.
 * @returns undefined for more parameters than a link can have, for one that is there twice, for percent-encoding that is
 * no UTF-8 or of U+FFFD, which stands for what was none, and for bytes that no address has. Source: DECISIONS.md, Links,
 * checksum.
 */
export function readLinkQuery(raw: string): LinkQuery | undefined {
  if (!/^[\x21-\x7e]*$/.test(raw)) return undefined;
  const [, covered = '', checksum] = /^(?:(.*)&)?checksum=([0-9a-f]*)$/.exec(raw) ?? [undefined, raw];
  const values = new Map<string, string>();
  const parameters = covered === '' ? [] : covered.split('&');
  if (parameters.length > variableNames.length) return undefined;
  for (const parameter of parameters) {
    const equals = parameter.indexOf('=');
    const name = decoded(parameter.slice(0, equals));
    const value = decoded(parameter.slice(equals + 1));
    if (equals < 0 || name === undefined || value === undefined || values.has(name)) return undefined;
    values.set(name, value);
  }
  return { covered, checksum, values };
}

function decoded(text: string): string | undefined {
  try {
    const value = decodeURIComponent(text.replaceAll('+', ' '));
    return replacementProblem(value) === undefined ? value : undefined;
  } catch {
    return undefined;
  }
}

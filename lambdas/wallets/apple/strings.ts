import { languageOf, wordsOf } from '../../domain/languages/languages.ts';
import { escapeText } from '../../domain/text/rich-text.ts';
import type { PassInLanguage, PkpassInput } from '../../ports/wallets.ts';
import type { PkpassFile } from './images.ts';
import { passJsonOf } from './pass-json.ts';

/** Texts of a language by the texts of pass.json that they replace. */
type Strings = ReadonlyMap<string, string>;

/** Texts by language, in the order of the pass's languages. */
export type StringTables = ReadonlyMap<string, Strings>;

/** The texts of every pass of a template in its languages; none for a template in one language. */
export function templateStrings(input: PkpassInput): StringTables {
  const { inLanguages } = input;
  if (inLanguages === undefined) return new Map();
  const [own, ...others] = inLanguages.ofTemplate();
  const tables = others.map(
    (other) =>
      [
        languageOf(other.boardingPass),
        // Our own words come first and the pass's texts override them: the airline may mean something else by one.
        new Map([
          ...differences(ourWords(own), ourWords(other)),
          ...differences(jsonOf(input, own), jsonOf(input, other)),
        ]),
      ] as const,
  );
  return new Map([[languageOf(own.boardingPass), new Map()], ...tables]);
}

/** The texts of a pass that says something that not every pass of its template does; undefined for any other pass. */
export function passStrings(input: PkpassInput, ofTemplate: StringTables): StringTables | undefined {
  const [own, ...others] = input.inLanguages?.ofPass?.() ?? [];
  if (own === undefined) return undefined;
  const tables = others.map((other) => {
    const language = languageOf(other.boardingPass);
    const ofPass = differences(jsonOf(input, own), jsonOf(input, other));
    return [language, new Map([...(ofTemplate.get(language) ?? []), ...ofPass])] as const;
  });
  return new Map([[languageOf(own.boardingPass), new Map()], ...tables]);
}

/**
 * A pass.strings for each language, in UTF-16. The texts of pass.json are its keys: Wallet shows a text as it is if there
 * is none for it. Source: Apple, Wallet Passes, Creating the Source for a Pass.
 */
export function stringsFiles(tables: StringTables, { boardingPass }: Pick<PkpassInput, 'boardingPass'>): PkpassFile[] {
  const { airlineName } = boardingPass;
  return [...tables].map(([language, strings]) => {
    // A language without texts of its own needs its file, or phones would choose another language.
    const shown = strings.size > 0 ? strings : new Map([[airlineName, airlineName]]);
    const lines = [...shown].map(([key, text]) => `${quoted(key)} = ${quoted(text)};\n`);
    return { name: `${language}.lproj/pass.strings`, data: Buffer.from(`\uFEFF${lines.join('')}`, 'utf16le') };
  });
}

const jsonOf = (input: PkpassInput, { boardingPass, settings }: PassInLanguage): unknown =>
  passJsonOf({ ...input, boardingPass, settings });

/** All words that a pass may have: a label of a value that not every passenger has, a status. */
function ourWords({ boardingPass }: PassInLanguage): unknown {
  const { labels, flightStatus, passStatus, kinds, doors, services, notices } = wordsOf(boardingPass);
  return [labels, flightStatus, passStatus, kinds, doors, services, notices];
}

/** Pairs of texts that stand in the same place and differ; of several for the same text, the last one counts. */
function* differences(own: unknown, other: unknown): Generator<[string, string]> {
  if (typeof own === 'string') {
    if (typeof other === 'string' && own !== other) yield [own, other];
  } else if (typeof own === 'object' && own !== null) {
    for (const [name, each] of Object.entries(own)) yield* differences(each, textAt(name, other));
  }
}

/** A text without links has no markup, where the text that it replaces may have some. */
function textAt(name: string, place: unknown): unknown {
  const { [name]: found, value } = (place ?? {}) as Readonly<Record<string, unknown>>;
  return found === undefined && name === 'attributedValue' && typeof value === 'string' ? escapeText(value) : found;
}

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`;

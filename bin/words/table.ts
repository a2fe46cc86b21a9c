import { readFileSync } from 'node:fs';
import path from 'node:path';

export const languagesFolder = path.join(import.meta.dirname, '../../lambdas/domain/languages');

/** A word or a sentence of ours: a row of words.tsv. */
export interface Word {
  /** Where code finds it, such as `['labels', 'gate']`. */
  readonly path: readonly string[];
  /** Names of the values in a sentence, `{time}`, in the order of the function's parameters; undefined for a word. */
  readonly parameters: readonly string[] | undefined;
  /** By language; '' where it is not translated yet. */
  readonly texts: Readonly<Record<string, string>>;
}

export interface WordTable {
  /** BCP 47 tags, English first. */
  readonly languages: readonly string[];
  readonly words: readonly Word[];
}

/** Before a text that waits for a native reader. */
const unread = /^\? /;

/**
 * The table of words: tab-separated, a row for each word, a column for each language.
 * @throws one error with every problem of the table.
 */
export function readWords(tsv = readFileSync(path.join(languagesFolder, 'words.tsv'), 'utf8')): WordTable {
  const [header = [], ...rows] = tsv
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  const languages = header.slice(2);
  const words = rows.map((row) => wordOf(row, languages));
  const problems = [
    ...rows.filter(({ length }) => length !== header.length).map(([name]) => `${name}: not ${header.length} columns`),
    ...rows.map(([name]) => name).flatMap((name, place, all) => (all.indexOf(name) < place ? [`${name}: twice`] : [])),
    ...words.flatMap(problemsOf),
  ];
  if (problems.length > 0) throw new Error(`lambdas/domain/languages/words.tsv:\n${problems.join('\n')}`);
  return { languages, words };
}

function wordOf([name = '', _note, ...cells]: readonly string[], languages: readonly string[]): Word {
  const [, place = '', parameters] = /^([^(]+)(?:\((.*)\))?$/.exec(name) ?? [];
  return {
    path: place.split('.'),
    parameters: parameters?.split(', '),
    texts: Object.fromEntries(languages.map((tag, column) => [tag, (cells[column] ?? '').replace(unread, '')])),
  };
}

function problemsOf({ path: place, parameters = [], texts }: Word): string[] {
  const expected = [...parameters].sort().join();
  return Object.entries(texts).flatMap(([tag, text]) => {
    const where = `${place.join('.')}, ${tag}`;
    if (text === '') return tag === 'en' ? [`${where}: is empty, and every other language falls back to it`] : [];
    const values = [...text.matchAll(/\{(\w+)\}/g)].map(([, value]) => value);
    return values.sort().join() === expected ? [] : [`${where}: has the values ${values}, not ${expected}`];
  });
}

/** Names of the words that are not translated yet, by language. */
export const missingWords = ({ languages, words }: WordTable) =>
  new Map(
    languages.map((tag) => [
      tag,
      words.filter(({ texts }) => texts[tag] === '').map(({ path: place }) => place.join('.')),
    ]),
  );

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languagesFolder, readWords, type Word, type WordTable } from './table.ts';

const madeFrom = '// Written by npm run words, from words.tsv.\n';

type Tree = { [name: string]: string | Tree };

/** Rows of the pages in place of a pass, which only the web function has. */
const noticePages = 'noticePages';

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const key = (name: string) => (/^\w+$/.test(name) ? name : quoted(name));

/** A word as code: a string, or for a sentence a function of its values. English stands in for what is not translated. */
function codeOf({ parameters, texts: { en = '', ...texts } }: Word, tag: string): string {
  const text = texts[tag] || en;
  if (parameters === undefined) return quoted(text);
  const typed = parameters.map((name) => (tag === 'en' ? `${name}: Value` : name));
  return `(${typed.join(', ')}) => \`${text.replaceAll('`', '\\`').replaceAll('{', '${')}\``;
}

function treeOf(words: readonly Word[], tag: string): Tree {
  const tree: Tree = {};
  for (const word of words) {
    let branch = tree;
    for (const name of word.path.slice(0, -1)) {
      branch[name] ??= {};
      branch = branch[name] as Tree;
    }
    branch[word.path.at(-1) ?? ''] = codeOf(word, tag);
  }
  return tree;
}

const write = (tree: Tree, indent = ''): string =>
  `{\n${Object.entries(tree)
    .map(
      ([name, value]) =>
        `${indent}  ${key(name)}: ${typeof value === 'string' ? value : write(value, `${indent}  `)},\n`,
    )
    .join('')}${indent}}`;

const nameOf = (tag: string) => (tag === 'en' ? 'english' : tag.replace('-', ''));
const fileOf = (tag: string) => `${tag.toLowerCase()}.ts`;

/** The module of a language. The type of every other one is that of English, so that tsc compares them. */
function moduleOf({ words }: WordTable, tag: string): string {
  const { [noticePages]: notices = {}, ...rest } = treeOf(words, tag);
  const english = tag === 'en';
  const start = english ? 'type Value = string | number;' : "import type { NoticeWords, Words } from './en.ts';";
  const types = english
    ? '\n\nexport type Words = typeof english;\nexport type NoticeWords = typeof englishNotices;'
    : '';
  const [ofWords, ofNotices] = english ? ['', ''] : [': Words', ': NoticeWords'];
  return `${start}\n\nexport const ${nameOf(tag)}${ofWords} = ${write(rest)};\n\nexport const ${nameOf(tag)}Notices${ofNotices} = ${write(notices as Tree)};${types}\n`;
}

/** The loaders of a column for each language: a bundle has a file for each, but for English. */
function loadersOf({ languages: [, ...others] }: WordTable, name: 'words' | 'notices'): string {
  const [part, type] = name === 'words' ? ['', 'Words'] : ['Notices', 'NoticeWords'];
  const english = `english${part}`;
  const loaders = others.map(
    (tag) => `  ${key(tag)}: async () => (await import('./${fileOf(tag)}')).${nameOf(tag)}${part},`,
  );
  return `import { ${english}, type ${type} } from './en.ts';
import type { OwnLanguage } from './own-languages.ts';

/** Loaders by language, called for the first pass or notice in it: most functions need none. */
export const ${name}In: Readonly<Record<OwnLanguage, () => ${type} | Promise<${type}>>> = {
  en: () => ${english},
${loaders.join('\n')}
};
`;
}

const ownLanguagesOf = ({ languages }: WordTable) => `/** Languages that have our own words. */
export const ownLanguages = [${languages.map(quoted).join(', ')}] as const;

export type OwnLanguage = (typeof ownLanguages)[number];
`;

/** Words of the block for e-mails. */
const inEmails = [
  ...['from', 'to', 'boarding', 'gate', 'seat', 'group', 'terminal', 'sequence', 'passenger', 'confirmation'].map(
    (name) => `labels.${name}`,
  ),
  ...['standby', 'infant', 'unseated'].map((name) => `kinds.${name}`),
  ...['title', 'ready', 'cancelled', 'localTimes', 'addToApple', 'addToGoogle'].map((name) => `page.${name}`),
];

/** The words of clients/email: a file that git has, as airlines copy that folder. */
export function emailWordsOf({ languages, words }: WordTable): string {
  const chosen = words.filter(({ path }) => inEmails.includes(path.join('.')));
  const [english, ...others] = languages.map((tag) => [tag, write(treeOf(chosen, tag))] as const);
  return `${madeFrom}type Value = string | number;

const en = ${english?.[1]};

export type EmailWords = typeof en;

/** By language. */
export const emailWords: Readonly<Record<string, EmailWords>> = {
  en,
${others.map(([tag, code]) => `  ${key(tag)}: ${code.replaceAll('\n', '\n  ')},`).join('\n')}
};
`;
}

/**
 * The modules made from the table, by file. Words and notices have loaders in files of their own, so that a bundle without notices has none
 * in any language.
 */
export function wordModules(table: WordTable): ReadonlyMap<string, string> {
  const files = [
    ...table.languages.map((tag) => [fileOf(tag), moduleOf(table, tag)] as const),
    ['own-languages.ts', ownLanguagesOf(table)] as const,
    ['words-in.ts', loadersOf(table, 'words')] as const,
    ['notices-in.ts', loadersOf(table, 'notices')] as const,
  ];
  return new Map(files.map(([file, code]) => [file, `${madeFrom}${code}`]));
}

/**
 * Writes the modules from which everything else imports words, beside the table, where they differ. Git ignores them: they are
 * written after `npm ci`, and before start, tests, check and synthesis.
 */
export function writeWordModules(table = readWords()): void {
  const folder = path.join(languagesFolder, 'words');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of wordModules(table)) {
    const file = path.join(folder, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

import type { Word, WordTable } from './table.ts';

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

const fileOf = (tag: string) => `${tag.toLowerCase()}.ts`;
const heading = '// Written by npm run words, from words.tsv.\n';

/** The module of a language. The type of every other one is that of English, so that tsc compares them. */
function moduleOf({ words }: WordTable, tag: string): string {
  const { [noticePages]: notices = {}, ...rest } = treeOf(words, tag);
  const english = tag === 'en';
  const start = english ? 'type Value = string | number;' : "import type { NoticeWords, Words } from './en.ts';";
  const types = english
    ? '\n\nexport type Words = typeof english;\nexport type NoticeWords = typeof englishNotices;'
    : '';
  const names = english ? ['english', 'englishNotices'] : ['words: Words', 'notices: NoticeWords'];
  return `${heading}${start}\n\nexport const ${names[0]} = ${write(rest)};\n\nexport const ${names[1]} = ${write(notices as Tree)};${types}\n`;
}

/** The languages, with what loads the words of each: a bundle has a file for each, but for English. */
function columnsOf({ languages: [, ...others] }: WordTable): string {
  const column = (name: string) => [
    `  en: () => ${name === 'words' ? 'english' : 'englishNotices'},`,
    ...others.map((tag) => `  ${key(tag)}: async () => (await import('./${fileOf(tag)}')).${name},`),
  ];
  const table = (name: string, type: string, of: string) =>
    `export const ${name}: Readonly<Record<OwnLanguage, () => ${type} | Promise<${type}>>> = {\n${column(of).join('\n')}\n};\n`;
  return [
    `${heading}import { english, englishNotices, type NoticeWords, type Words } from './en.ts';\n`,
    `/** Languages that have our own words. */\nexport const ownLanguages = ['en', ${others.map(quoted).join(', ')}] as const;\n`,
    'export type OwnLanguage = (typeof ownLanguages)[number];\n',
    `/** Words on passes and pages. Each column is loaded with the first pass in its language: most passes need none. */\n${table('columns', 'Words', 'words')}`,
    `/** Words that only the web function has. Each column is loaded with the first notice in its language. */\n${table('noticeColumns', 'NoticeWords', 'notices')}`,
  ].join('\n');
}

/** The modules made from the table, by file. */
export const wordModules = (table: WordTable): ReadonlyMap<string, string> =>
  new Map([
    ...table.languages.map((tag) => [fileOf(tag), moduleOf(table, tag)] as const),
    ['columns.ts', columnsOf(table)],
  ]);

/**
 * `npm run size`: lines that bear a token, without comments and blank lines, by room, and words of documents, beside their goals.
 * Generated files are counted apart.
 */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { answerHelp } from './help.ts';

answerHelp('npm run size: counts lines of code by room, and words of documents');

const folders = 'lambdas,lib,browser,clients,local,sim,world,bench,bin,test';
/** Most lines of rooms together. */
const goals: Readonly<Record<string, readonly [most: number, rooms: RegExp]>> = {
  'lambdas without words': [29_022, /^lambdas\//],
  'local, sim, world, bench, bin': [26_274, /^(local|sim|world|bench|bin)$/],
  'test/helpers': [5_000, /^test\/helpers$/],
  'words of documents': [78_000, /^words of documents$/],
  'words of decisions': [30_000, /^words of decisions$/],
};

function roomOf(file: string): string {
  if (/^lambdas\/domain\/languages\/(words\/|(words-in|notices-in|own-languages)\.ts)/.test(file))
    return 'words, generated';
  if (['clients/typescript/openapi.ts', 'clients/email/words.ts'].includes(file)) return 'clients, generated';
  return /^((lambdas|clients)\/[\w-]+(?=\/)|test\/helpers|[\w-]+)/.exec(file)?.[0] ?? file;
}

/** Lines of Python and Java that are neither blank nor begin a comment. */
const otherLinesOf = (text: string) => text.split('\n').filter((line) => !/^\s*(#|\/?\*|\/\/|"""|$)/.test(line)).length;

function linesOf(text: string): number {
  const source = ts.createSourceFile('counted.ts', text, ts.ScriptTarget.Latest);
  const lines = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (ts.isJSDoc(node) || node.kind === ts.SyntaxKind.EndOfFileToken) return;
    const parts = node.getChildren(source);
    for (const part of parts) visit(part);
    if (parts.length > 0 || node.getWidth(source) === 0) return;
    const lineAt = (at: number) => source.getLineAndCharacterOfPosition(at).line;
    for (let line = lineAt(node.getStart(source)); line <= lineAt(node.getEnd()); line++) lines.add(line);
  };
  visit(source);
  return lines.size;
}

const sizes = new Map<string, number>();
const count = (room: string, size: number) => sizes.set(room, (sizes.get(room) ?? 0) + size);
for (const file of globSync(`{${folders}}/**/*.{ts,mjs,cjs,py,java}`).sort()) {
  const text = readFileSync(file, 'utf8');
  count(roomOf(file), /\.(py|java)$/.test(file) ? otherLinesOf(text) : linesOf(text));
}
for (const file of globSync(['{README,CONTRIBUTING}.md', 'docs/**/*.md'])) {
  const room = file.startsWith('docs/decisions/') ? 'words of decisions' : 'words of documents';
  count(room, readFileSync(file, 'utf8').split(/\s+/).filter(Boolean).length);
}
const print = (title: string, ...cells: readonly (string | number)[]) =>
  console.log(title.padEnd(30) + cells.map((cell) => cell.toLocaleString('en').padStart(10)).join(''));
print('', 'now', 'goal');
for (const [room, size] of sizes) print(room, size);
for (const [title, [most, rooms]] of Object.entries(goals)) {
  const sum = [...sizes].reduce((all, [room, size]) => all + (rooms.test(room) ? size : 0), 0);
  print(title, sum, most);
}

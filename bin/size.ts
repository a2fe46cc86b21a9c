/**
 * `npm run size -- 9e4b024`: lines that bear a token, without comments and blank lines, by room, and words of documents: now, and in a
 * commit beside it. Generated files are counted apart. Of the commits since, it says how many lines of tests and tools came with each
 * line of product.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { answerHelp } from './help.ts';

answerHelp('Counts lines of code by room.\n\nnpm run size [-- <commit to compare with>]');

const folders = 'lambdas,lib,browser,clients,local,sim,world,bench,bin,test';
/** Most lines of rooms together. */
const goals: Readonly<Record<string, readonly [most: number, rooms: RegExp]>> = {
  'lambdas without words': [26_472, /^lambdas\//],
  'local, sim, world, bench, bin': [25_700, /^(local|sim|world|bench|bin)$/],
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

function sizesIn(folder: string): Map<string, number> {
  const counts = new Map<string, number>();
  const files = globSync(`{${folders}}/**/*.{ts,mjs,cjs,py,java}`, { cwd: folder }).sort();
  for (const file of files) {
    const count = /\.(py|java)$/.test(file) ? otherLinesOf : linesOf;
    counts.set(roomOf(file), (counts.get(roomOf(file)) ?? 0) + count(readFileSync(path.join(folder, file), 'utf8')));
  }
  for (const file of globSync(['{README,CONTRIBUTING}.md', 'docs/**/*.md'], { cwd: folder })) {
    const room = file.startsWith('docs/decisions/') ? 'words of decisions' : 'words of documents';
    const { length } = readFileSync(path.join(folder, file), 'utf8').split(/\s+/).filter(Boolean);
    counts.set(room, (counts.get(room) ?? 0) + length);
  }
  return counts;
}

/** Lines that the commits since have added to some folders, without those that they removed. */
function addedSince(commit: string, folders: readonly string[]): number {
  const output = execFileSync('git', ['diff', '--numstat', commit, '--', ...folders], { encoding: 'utf8' });
  const lines = output
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  return lines.reduce((sum, [added, removed]) => sum + (Number(added) || 0) - (Number(removed) || 0), 0);
}

function sizesOf(commit: string): Map<string, number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'size-'));
  const input = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input });
  const sizes = sizesIn(folder);
  rmSync(folder, { recursive: true });
  return sizes;
}

const [, , ...commits] = process.argv;
const columns = [...commits.map(sizesOf), sizesIn('.')];
const print = (title: string, cells: readonly (string | number)[]) =>
  console.log(title.padEnd(26) + cells.map((cell) => cell.toLocaleString('en').padStart(10)).join(''));
const count = (has: (room: string) => boolean) =>
  columns.map((sizes) => [...sizes].reduce((sum, [room, lines]) => sum + (has(room) ? lines : 0), 0));
print('', [...commits, 'now', 'goal']);
for (const room of new Set(columns.flatMap((sizes) => [...sizes.keys()])))
  print(
    room,
    count((each) => each === room),
  );
for (const [title, [most, rooms]] of Object.entries(goals)) print(title, [...count((room) => rooms.test(room)), most]);
for (const commit of commits) {
  const product = addedSince(commit, ['lambdas', 'lib', 'browser', 'clients']);
  const proof = addedSince(commit, ['test', 'local', 'sim', 'world', 'bench', 'bin']);
  console.log(`Lines added since ${commit}: ${product} of product, ${proof} of tests and tools`);
}

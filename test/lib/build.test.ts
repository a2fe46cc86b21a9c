import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildOf, buildSources, commitOf } from '../../lib/build.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

/** A small project with a history. */
const directory = temporaryDirectory();
const folder = path.join(directory, 'project');
const git = (...args: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    encoding: 'utf8',
  }).trim();
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
/** Commits a file. @returns the commit's hash */
function commit(file: string, text: string): string {
  write(file, text);
  git('add', '.');
  git('commit', '--quiet', '--message', 'Change');
  return git('rev-parse', 'HEAD');
}

let first: string;
let second: string;
beforeAll(() => {
  for (const source of buildSources) write(source.includes('.') ? source : `${source}/file.ts`, `${source} é\n`);
  execFileSync('git', ['init', '--quiet', folder]);
  first = commit('lambdas/api/handler.ts', 'one');
  second = commit('lambdas/api/handler.ts', 'two');
  commit('docs/api.md', 'no source');
});

test('a build has the same name with git and without, wherever its sources lie', () => {
  const copy = path.join(directory, 'a copy');
  for (const source of buildSources) cpSync(path.join(folder, source), path.join(copy, source), { recursive: true });
  expect(buildOf(copy)).toBe(buildOf(folder));
  expect(buildOf(copy)).toMatch(/^[0-9a-f]{16}$/);
});

test('the commit of a build is the newest that has its sources', () => {
  const build = buildOf(folder);
  expect(commitOf(build, folder)).toBe(second);
  git('checkout', '--quiet', first);
  const before = buildOf(folder);
  git('checkout', '--quiet', '-');
  expect(before).not.toBe(build);
  expect(commitOf(before, folder)).toBe(first);
});

test('changed sources are no commit, nor is anything without git', () => {
  const build = buildOf(folder);
  write('lib/untracked.ts', 'three');
  expect(commitOf(buildOf(folder), folder)).toBeUndefined();
  expect(commitOf(build, path.dirname(folder))).toBeUndefined();
});

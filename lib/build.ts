import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Everything in this repository that bundles and templates are made of, but for the stage's own file. */
export const buildSources = [
  'bin/app.ts',
  'bin/smoke',
  'bin/words',
  'cdk.json',
  // The canary is made of these, too.
  'clients/typescript',
  'docs/openapi.json',
  'lambdas',
  'lib',
  'package-lock.json',
  'tsconfig.json',
  'world/phones',
] as const;

/** Made from words.tsv, and not in git. */
const wordModules = 'lambdas/domain/languages/words/';

const project = path.join(import.meta.dirname, '..');

/**
 * Name of the build: a digest of its sources, the same with git and without. Files are named by git's own hashes, so that
 * the commits of a history can be compared without reading their files.
 * Source: docs/decisions/releases.md#a-build-is-named-by-its-sources
 */
export function buildOf(folder = project): string {
  const files = buildSources.flatMap((source) => filesIn(folder, source));
  return nameOf(files.map((file) => [blobOf(readFileSync(path.join(folder, file))), file]));
}

/** The newest commit of this checkout's history with the sources of a build; undefined without one. */
export function commitOf(build: string, folder = project): string | undefined {
  // Only commits that changed the sources: between them nothing that is deployed did.
  const commits = git(folder, 'log', '--full-history', '--format=%H', 'HEAD', '--', ...buildSources);
  return commits?.find((commit) => {
    const files = git(folder, 'ls-tree', '-r', '--format=%(objectname) %(path)', commit, '--', ...buildSources);
    return (
      nameOf((files ?? []).map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)])) ===
      build
    );
  });
}

/** 16 digits: enough for no two builds of a service to share a name. */
function nameOf(files: readonly (readonly [hash: string, file: string])[]): string {
  const lines = files.map(([hash, file]) => `${file} ${hash}\n`).sort();
  return createHash('sha256').update(lines.join('')).digest('hex').slice(0, 16);
}

function filesIn(folder: string, source: string): string[] {
  if (statSync(path.join(folder, source)).isFile()) return [source];
  const entries = readdirSync(path.join(folder, source), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'))
    .filter((file) => !file.startsWith(wordModules));
}

/** Git's name of a file's content. Source: Git, "git-hash-object". */
const blobOf = (content: Buffer) => createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

/** Lines that git prints; undefined where git or its history is missing. */
function git(folder: string, ...args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : undefined;
}

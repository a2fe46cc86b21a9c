import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The heaviest first. */
export const kinds = ['endToEnd', 'contract', 'unit'] as const;
export type Kind = (typeof kinds)[number];

/** Needs of a test besides this process, by the file that brings each. */
const needs = {
  browser: /^test\/helpers\/browser\.ts$/,
  processes: /^(test\/helpers\/local-stack|lib\/constructs\/bundle)\.ts$/,
  database: /^local\/aws\/dynamodb\.ts$/,
};

/** Files that start processes of ours themselves. */
const startsProcesses = /process\.execPath/;

/**
 * The tests by what they need, found by what they import, so that no list has to be kept: `unit` needs nothing, `contract`
 * the embedded database, `endToEnd` a browser or processes of ours, such as the one that bundles functions.
 * @returns their files, from the project's folder
 */
export function testsOf(kind: Kind): string[] {
  return globSync('test/**/*.test.ts').filter((test) => kindOf(test) === kind);
}

export function kindOf(test: string): Kind {
  const files = [...importedBy(test)];
  const has = (need: keyof typeof needs) => files.some((file) => needs[need].test(file));
  const starts = files.some((file) => file.startsWith('test/') && startsProcesses.test(readFileSync(file, 'utf8')));
  if (has('browser') || has('processes') || starts) return 'endToEnd';
  return has('database') ? 'contract' : 'unit';
}

/** The file and all of this project that it imports, whatever way round. */
export function importedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const imported of importsOf(file)) importedBy(imported, seen);
  return seen;
}

/** Read once: most files are imported by many. */
const imports = new Map<string, readonly string[]>();

function importsOf(file: string): readonly string[] {
  const known = imports.get(file);
  if (known !== undefined) return known;
  const found = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g);
  const files = [...found].map(([, imported = '']) => path.join(path.dirname(file), imported));
  imports.set(file, files);
  return files;
}

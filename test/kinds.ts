import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Kinds of tests, the heaviest first. */
export const kinds = ['endToEnd', 'contract', 'unit'] as const;
export type Kind = (typeof kinds)[number];

/** Needs of tests besides this process, by the file that meets each. */
const needs = {
  browser: /^test\/helpers\/browser\.ts$/,
  processes: /^(test\/helpers\/local-stack|lib\/constructs\/bundle)\.ts$/,
  database: /^local\/aws\/dynamodb\.ts$/,
};

/** Code that starts processes of ours itself. */
const startsProcesses = /process\.execPath/;

/**
 * Tests of a kind, found by their imports instead of a list: `unit` needs nothing, `contract` the embedded database,
 * `endToEnd` a browser or processes of ours, such as the one that bundles functions.
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

/** The file and all of its imports from this project, also indirect ones. */
export function importedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const imported of importsOf(file)) importedBy(imported, seen);
  return seen;
}

/** Imports of files, read once each: most files are imported by many. */
const imports = new Map<string, readonly string[]>();

function importsOf(file: string): readonly string[] {
  const known = imports.get(file);
  if (known !== undefined) return known;
  const found = readFileSync(file, 'utf8').matchAll(/(?:from|import|require)\s*\(?'(\.[^']+)'/g);
  const files = [...found].map(([, imported = '']) => path.join(path.dirname(file), imported));
  imports.set(file, files);
  return files;
}

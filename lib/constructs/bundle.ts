import { execFileSync } from 'node:child_process';
import path from 'node:path';

const bundler = path.join(import.meta.dirname, 'bundle-process.ts');

/** In a process of its own: CDK waits for a bundle, Rolldown has no call that does. */
function run(...parameters: string[]): void {
  execFileSync(process.execPath, [bundler, ...parameters], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * Bundles an entry as the functions run it: what it imports at once in one file, and files of their own for code that
 * is imported lazily, which are read when needed.
 * @param mapdir for source maps, which operators read places of the log with: nothing that is deployed refers to them.
 * @throws when something cannot be bundled; standard error says what.
 */
export function bundle(entry: string, outdir: string, mapdir?: string): void {
  run('node', entry, outdir, ...(mapdir === undefined ? [] : [mapdir]));
}

/**
 * Bundles the script of a page into one file that may stand in a script element, for browsers of the last years.
 * @throws as bundle.
 */
export function bundleForBrowser(entry: string, outfile: string): void {
  run('browser', entry, outfile);
}

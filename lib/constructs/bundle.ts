import { execFileSync } from 'node:child_process';
import path from 'node:path';

const bundler = path.join(import.meta.dirname, 'bundle-process.ts');

/** Runs the bundler in a child process: CDK bundles synchronously, and Rolldown has no synchronous API. */
function run(...parameters: string[]): void {
  execFileSync(process.execPath, [bundler, ...parameters], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * Bundles a function's entry: static imports into one file, each dynamic import into a file that is loaded on demand.
 * @param mapdir folder for source maps, with which operators resolve stack traces; nothing deployed refers to them.
 * @throws when bundling fails; the cause is on standard error.
 */
export function bundle(entry: string, outdir: string, mapdir?: string): void {
  run('node', entry, outdir, ...(mapdir === undefined ? [] : [mapdir]));
}

/**
 * Bundles a page's script into one ES2022 file that can be inlined in a script element.
 * @throws when bundling fails; the cause is on standard error.
 */
export function bundleForBrowser(entry: string, outfile: string): void {
  run('browser', entry, outfile);
}

import { execFileSync } from 'node:child_process';
import path from 'node:path';

const bundler = path.join(import.meta.dirname, 'bundle-process.ts');

/**
 * Bundles an entry as the functions run it: what it imports at once in one file, and files of their own for code that
 * is imported lazily, which are read when needed. In a process of its own: CDK waits for a bundle, Rolldown has no call
 * that does.
 * @throws when something cannot be bundled; standard error says what.
 */
export function bundle(entry: string, outdir: string): void {
  execFileSync(process.execPath, [bundler, entry, outdir], { stdio: ['ignore', 'ignore', 'inherit'] });
}

import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { readIfThere, writeAtomically } from './files.ts';

/**
 * Makes files if any of their inputs has changed since they were made.
 * @param result a file or folder that is there if they are.
 * @param digest of the inputs, kept beside them as `stamp`.
 */
export async function kept(result: string, stamp: string, digest: string, make: () => Promise<void>): Promise<void> {
  if (existsSync(result) && readIfThere(stamp) === digest) return;
  // Removes the hash first, so that what was interrupted is not taken for a whole.
  rmSync(stamp, { force: true });
  await make();
  writeAtomically(stamp, digest);
}

/** SHA-256 of Node's version and the names and contents of files, each named in its folder; of a folder all files below it. */
export function digestOf(inputs: readonly (readonly [folder: string, input: string])[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const [folder, input] of inputs) {
    for (const file of filesIn(folder, input)) {
      const content = readFileSync(path.join(folder, file));
      hash.update(`\n${file} ${content.length}\n`).update(content);
    }
  }
  return hash.digest('hex');
}

function filesIn(folder: string, input: string): string[] {
  const isFile = (file: string) => statSync(path.join(folder, file)).isFile();
  return isFile(input) ? [input] : globSync(`${input}/**`, { cwd: folder }).filter(isFile).sort();
}

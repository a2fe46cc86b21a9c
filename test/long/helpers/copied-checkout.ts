import { execFileSync } from 'node:child_process';
import { constants, copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Copies what git has of this checkout, and new files that it would take, as a clone has them after `npm ci`. */
export function copyCheckout(folder: string): void {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of files.trim().split('\n')) {
    const copy = path.join(folder, file);
    mkdirSync(path.dirname(copy), { recursive: true });
    copyFileSync(file, copy, constants.COPYFILE_FICLONE);
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  execFileSync(process.execPath, ['bin/words.ts', '--modules'], { cwd: folder });
}

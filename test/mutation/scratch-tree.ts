import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A test that takes longer hangs, which a mutant can bring about. */
const timeoutMs = 10 * 60_000;

/** A copy of the checkout by hard links, in which files are replaced and never written to: the checkout stays as it is. */
export class ScratchTree {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'mutation-'));

  constructor() {
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
    for (const file of files.trim().split('\n')) {
      const copy = path.join(this.#folder, file);
      mkdirSync(path.dirname(copy), { recursive: true });
      linkOrCopy(file, copy);
    }
    symlinkSync(path.resolve('node_modules'), path.join(this.#folder, 'node_modules'));
  }

  write(file: string, code: string): void {
    const copy = path.join(this.#folder, file);
    rmSync(copy);
    writeFileSync(copy, code);
  }

  /** Runs tests until one fails. @returns the file of the failed one; undefined if all hold. */
  firstFailure(tests: readonly string[]): string | undefined {
    if (tests.length === 0) return undefined;
    const jest = path.resolve('node_modules/jest/bin/jest.js');
    const options = ['--runInBand', '--bail', '--reporters=default', '--runTestsByPath'];
    const { status, stderr } = spawnSync(process.execPath, [jest, ...options, ...tests], {
      ...{ cwd: this.#folder, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8', timeout: timeoutMs },
    });
    return status === 0 ? undefined : (/^FAIL (\S+)/m.exec(stderr)?.[1] ?? tests[0]);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

/** Hard links end at the border of a file system. */
function linkOrCopy(file: string, copy: string): void {
  try {
    linkSync(file, copy);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(file, copy);
  }
}

import { execFileSync, spawnSync } from 'node:child_process';
import { constants, copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Tests that take longer hang, which a mutant can bring about; all of them take some minutes. */
const timeoutMs = 60 * 60_000;

/** Seeds of the simulation, which find most of what it finds. */
const seeds = 8;

/** A copy of the checkout, in which files are replaced: neither follows what becomes of the other. */
export class ScratchTree {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'mutation-'));

  constructor() {
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
    for (const file of files.trim().split('\n')) {
      const copy = path.join(this.#folder, file);
      mkdirSync(path.dirname(copy), { recursive: true });
      copyFileSync(file, copy, constants.COPYFILE_FICLONE);
    }
    symlinkSync(path.resolve('node_modules'), path.join(this.#folder, 'node_modules'));
  }

  write(file: string, code: string): void {
    writeFileSync(path.join(this.#folder, file), code);
  }

  /** Runs tests until one fails. @returns the file of the failed one; undefined if all hold. */
  firstFailure(tests: readonly string[]): string | undefined {
    if (tests.length === 0) return undefined;
    const { status, stderr } = this.runTests(tests, ['--bail']);
    return status === 0 ? undefined : (/^FAIL (\S+)/m.exec(stderr)?.[1] ?? tests[0]);
  }

  runTests(tests: readonly string[], options: readonly string[], env: Readonly<Record<string, string>> = {}) {
    const jest = path.resolve('node_modules/jest/bin/jest.js');
    const common = ['--runInBand', '--reporters=default'];
    return this.#run([jest, ...common, ...options, '--runTestsByPath', ...tests], env);
  }

  /** True if some seeds violate something, or cannot run. */
  simulationFails(): boolean {
    return this.#run(['sim/main.ts', '--seeds', `1-${seeds}`, '--steps', '3000']).status !== 0;
  }

  #run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    return spawnSync(process.execPath, args, {
      ...{ cwd: this.#folder, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8', timeout: timeoutMs },
      env: { ...process.env, ...env },
    });
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyCheckout } from '../helpers/copied-checkout.ts';

/** Limit for a run of tests, ms: a mutant can make tests hang, which fails them; all of them take some minutes. */
const timeoutMs = 15 * 60_000;

/** A copy of the checkout with replaced files, independent of later changes of either. */
export class ScratchTree {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'mutation-'));

  constructor() {
    copyCheckout(this.#folder);
  }

  write(file: string, code: string): void {
    writeFileSync(path.join(this.#folder, file), code);
  }

  /** Runs tests until one fails. @returns the file of the failed one; undefined if all hold. */
  async firstFailure(tests: readonly string[]): Promise<string | undefined> {
    if (tests.length === 0) return undefined;
    const { status, stderr } = await this.runTests(tests, ['--bail', '--runInBand']);
    return status === 0 ? undefined : (/^FAIL (\S+)/m.exec(stderr)?.[1] ?? tests[0]);
  }

  runTests(tests: readonly string[], options: readonly string[], env: Readonly<Record<string, string>> = {}) {
    const jest = path.resolve('node_modules/jest/bin/jest.js');
    return this.#run([jest, '--reporters=default', ...options, '--runTestsByPath', ...tests], env);
  }

  /** True if a run of the simulation violates something, or cannot be made. */
  async simulationFails(args: readonly string[]): Promise<boolean> {
    return (await this.#run(['sim/main.ts', ...args])).status !== 0;
  }

  async #run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    const started = spawn(process.execPath, args, {
      ...{ cwd: this.#folder, stdio: ['ignore', 'ignore', 'pipe'], timeout: timeoutMs },
      env: { ...process.env, ...env },
    });
    let stderr = '';
    started.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    await once(started, 'close');
    return { status: started.exitCode, stderr };
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

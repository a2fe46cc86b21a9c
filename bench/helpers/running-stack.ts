import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Runs the local stack on a free port, with a temporary data folder.
 * @param isQuiet does not print the functions' errors.
 * @param assembly a synthesized app in place of one with the defaults.
 */
export async function runStack({ isQuiet = false, assembly = '' } = {}) {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'bench-stack-'));
  const child = spawn(process.execPath, ['local/start.ts'], {
    cwd: path.join(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: '0', DATA_DIR: dataDirectory, LOCAL_CLOUD_ASSEMBLY: assembly },
    stdio: ['ignore', 'pipe', isQuiet ? 'ignore' : 'inherit'],
  });
  let output = '';
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      output += text;
      const url = /^Ready: (.+)$/m.exec(output)?.[1];
      if (url) resolve(url);
    });
    child.once('exit', () => reject(new Error(`The local stack did not start:\n${output}`)));
  });
  return {
    url: await ready,
    pid: child.pid ?? 0,
    dataDirectory,
    apiKey: readFileSync(path.join(dataDirectory, 'api-key'), 'utf8').trim(),
    async stop() {
      const isRunning = child.exitCode === null && child.signalCode === null;
      if (isRunning && child.kill('SIGTERM')) await once(child, 'exit');
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

const main = path.join(import.meta.dirname, '../../sim/main.ts');

/** A violation leaves its shortened run in the folder of the run, and says so last. */
test('the simulated service keeps its promises in three histories with faults', () => {
  const args = [main, '--seeds', '1-3', '--steps', '1500'];
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: temporaryDirectory(), encoding: 'utf8' });
  expect([stdout.trimEnd().split('\n').at(-1), status]).toEqual(['sim seeds=1-3 steps=1500 ok', 0]);
});

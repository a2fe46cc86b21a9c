import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { temporaryDirectory } from './helpers/temporary-directory.ts';

const main = resolve(__dirname, '../sim/main.ts');
const folder = temporaryDirectory();

function sim(...args: string[]) {
  const { stdout, status } = spawnSync(process.execPath, [main, ...args], { cwd: folder, encoding: 'utf8' });
  return { last: stdout.trimEnd().split('\n').at(-1), status };
}

test('one seed is one history, in any process', () => {
  const run = () => sim('--seed', '7', '--steps', '400');
  const first = run();
  expect(first.last).toMatch(/^sim seed=7 steps=400 trace=[0-9a-f]{64} ok$/);
  expect(run()).toEqual(first);
});

test('a run that violates a promise says which, ends with 1, and leaves a shorter one to be replayed', () => {
  const found = sim('--seed', '8', '--steps', '200', '--mistake', 'a tracking-id is lost');
  expect(found.last).toMatch(/^violated what was acknowledged is readable at step \d+$/);
  expect(found.status).toBe(1);
  expect(sim('--replay', join(folder, 'sim-8.json'))).toEqual(found);
});

test('many seeds end with what became of them', () => {
  expect(sim('--seeds', '1-2', '--steps', '50')).toEqual({ last: 'sim seeds=1-2 steps=50 ok', status: 0 });
});

test('the service holds its promises also with many shards, many functions and long batches', () => {
  expect(sim('--seeds', '1-2', '--steps', '50', '--scale', 'large')).toMatchObject({ status: 0 });
});

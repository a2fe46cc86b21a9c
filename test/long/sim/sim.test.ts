import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Report, reportsOf } from '../../../sim/many.ts';
import { optionsOf } from '../../../sim/options.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const main = resolve(import.meta.dirname, '../../../sim/main.ts');
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
  const mistaken = (seed: number, ...more: string[]) =>
    sim('--seed', `${seed}`, '--steps', '200', '--mistake', 'a tracking-id is lost', ...more);
  const seed = [1, 2, 3, 4, 5, 6, 7, 8].find((each) => mistaken(each, '--as-found').status !== 0) ?? 0;
  const found = mistaken(seed);
  expect(found.last).toMatch(/^violated what was acknowledged is readable at step \d+$/);
  expect(found.status).toBe(1);
  expect(sim('--replay', join(folder, `sim-${seed}.json`))).toEqual(found);
});

test('many seeds end with what became of them', () => {
  expect(sim('--seeds', '1-2', '--steps', '50')).toEqual({ last: 'sim seeds=1-2 steps=50 ok', status: 0 });
});

test('the service holds its promises also with many shards, many functions and long batches', () => {
  expect(sim('--seeds', '1-2', '--steps', '50', '--scale', 'large')).toMatchObject({ status: 0 });
});

describe('of many seeds', () => {
  const script = { steps: 50, leftOut: { kinds: [], numbers: [] }, idle: [] };
  const peer = join(folder, 'peer.mjs');
  const reportsBy = (body: string, onReport?: (report: Report) => boolean) => {
    writeFileSync(
      peer,
      `const [first, last, stride] = process.argv.slice(2).map(Number);
      for (let seed = first; seed <= last; seed += stride) { ${body} }`,
    );
    return reportsOf({ first: 1, last: 4, script }, onReport, peer);
  };
  const printed = 'console.log(JSON.stringify({ seed }));';

  test('a seed that has no report, as its process was killed, is a failure', () =>
    expect(reportsBy(`if (seed === 2) process.kill(process.pid, 'SIGKILL'); ${printed}`)).rejects.toThrow(
      /^Processes ended with (.*, )?SIGKILL.*; not run: 2/,
    ));

  test('so is one that its process left out', () =>
    expect(reportsBy(`if (seed !== 3) ${printed}`)).rejects.toThrow(/not run: 3$/));

  test('so is a process that fails after its reports', () =>
    expect(reportsBy(`${printed} process.exitCode = 3;`)).rejects.toThrow(/^Processes ended with 3/));

  test('not so the rest, once enough is known', async () => {
    const reports = await reportsBy(`${printed} setInterval(() => {}, 1e6);`, ({ seed }) => seed === 4);
    expect(reports.at(-1)).toEqual({ seed: 4 });
  });
});

test.each(['9-1', '1-2-3'])('%s is no range of seeds', (range) => {
  expect(() => optionsOf(['--seeds', range])).toThrow(`${range} is no range of seeds, such as 1-200`);
});

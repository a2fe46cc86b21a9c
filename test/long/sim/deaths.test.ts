import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { stepOf } from '../../helpers/effort.ts';

/** Tries one of so many deaths. @returns the lines that it prints */
function deaths(oneOf: number, ...args: string[]) {
  const command = ['sim/main.ts', '--deaths', '--one-of', `${oneOf}`, ...args];
  const { stdout, stderr, status } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  const lines = stdout.trimEnd().split('\n');
  return { stderr, status, last: lines.at(-1), violated: lines.filter((line) => line.includes(': violated ')), lines };
}

test('promises hold wherever a process dies, or the answer to a change is lost', () => {
  const { last, lines, status, stderr, violated } = deaths(stepOf(20));
  expect({ stderr, violated, last }).toMatchObject({ stderr: '', violated: [] });
  expect(last).toMatch(/^sim deaths=\d+ tried=\d+ ok$/);
  expect(status).toBe(0);

  const table = lines.filter((line) => line.startsWith('|'));
  // certificate-expiry changes nothing, and release only tells CodeDeploy.
  const jobs = readdirSync('lambdas/jobs').filter(
    (folder) => !['certificate-expiry', 'release', 'shared'].includes(folder),
  );
  for (const job of jobs) expect(table).toContainEqual(expect.stringMatching(`^\\| ${job} \\|`));
});

test('a promise that does not hold is named, with the call at which its process died', () => {
  const { last, status, violated } = deaths(100, '--mistake', 'a tracking-id is lost');
  expect(violated).toContainEqual(
    expect.stringMatching(/^passes change: (dies-before|dies-after|repeated) at call \d+, \S+ .*: violated what was/),
  );
  expect(last).toMatch(/ [1-9]\d* violated$/);
  expect(status).toBe(1);
});

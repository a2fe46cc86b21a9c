import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tryClaims } from '../../bin/release/evidence.ts';
import { systemClock } from '../../lambdas/runtime/clock.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

const folder = temporaryDirectory();
const [first, again, cut] = ['first', 'again', 'cut'].map((name) => path.join(folder, name));
const commands = [
  `echo run >> ${first}; echo '7 passed'`,
  `test -e ${again} || { touch ${again}; echo 'kept  a: 1'; echo 'BROKEN  b: 3'; exit 3; }; echo well`,
  `test -e ${cut} || { touch ${cut}; kill -USR2 $PPID; exec tail -f /dev/null; }; echo ended`,
  'echo last',
];
const page = commands.map((command) => `| It holds | \`${command}\` | NOT RUN |  |`).join('\n');

async function results(): Promise<readonly string[]> {
  const end = new AbortController();
  process.once('SIGUSR2', () => end.abort());
  const tried = await tryClaims(page, { folder, clock: systemClock, ended: end.signal });
  process.removeAllListeners('SIGUSR2');
  return [...tried.page.matchAll(/` \| (.*) \| \d* \|$/gm)].map(([, result = '']) => result);
}

test('evidence says what held, failed, was cut or did not run, and another call runs what has not held', async () => {
  expect(await results()).toEqual(['Held: 7 passed', 'FAILED: kept  a: 1; BROKEN  b: 3', 'CUT: ', 'NOT RUN']);
  expect(await results()).toEqual(['Held: 7 passed', 'Held, after 1 failures: well', 'Held: ended', 'Held: last']);
  expect(readFileSync(first ?? '', 'utf8')).toBe('run\n');
});

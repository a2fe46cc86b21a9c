import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tryClaims, withoutResults } from '../../bin/release/evidence.ts';
import { systemClock } from '../../lambdas/runtime/clock.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

const folder = temporaryDirectory();
const [first, again, cut] = ['first', 'again', 'cut'].map((name) => path.join(folder, name));
let page = '';

function pageOf(...commands: readonly string[]): void {
  page = commands.map((command) => `| It holds | \`${command}\` | NOT RUN |  |`).join('\n');
}

async function results(requireSame = () => {}): Promise<readonly string[]> {
  const end = new AbortController();
  process.once('SIGUSR2', () => end.abort());
  const write = (written: string) => {
    page = written;
  };
  await tryClaims(page, { folder, clock: systemClock, ended: end.signal, requireSame, write });
  process.removeAllListeners('SIGUSR2');
  return [...page.matchAll(/` \| (.*) \| \d* \|$/gm)].map(([, result = '']) => result);
}

test('evidence says what held, failed, was cut or did not run, and another call runs what has not held', async () => {
  pageOf(
    `echo run >> ${first}; echo '7 passed'`,
    `test -e ${again} || { touch ${again}; echo 'kept  a: 1'; echo 'BROKEN  b: 3'; exit 3; }; echo ok`,
    `test -e ${cut} || { touch ${cut}; kill -USR2 $PPID; exec tail -f /dev/null; }; echo end`,
    'echo last',
  );
  expect(await results()).toEqual(['Held: 7 passed', 'FAILED: kept a: 1; BROKEN b: 3', 'CUT: ', 'NOT RUN']);
  expect(await results()).toEqual(['Held: 7 passed', 'Held, after 1 failure: ok', 'Held: end', 'Held: last']);
  expect(readFileSync(first ?? '', 'utf8')).toBe('run\n');
  expect(withoutResults(page).match(/NOT RUN \| {2}\|$/gm)).toHaveLength(4);
});

test('a command that a signal ends has failed', async () => {
  pageOf('kill -KILL $$');
  expect(await results()).toEqual(['FAILED: ']);
});

test('what a command prints stays in its cell', async () => {
  pageOf(String.raw`printf 'a\r\x1b[31mb \x7cc\x60\x1b[0m\a'`);
  expect(await results()).toEqual(['Held: b /c/']);
});

test('a command has not held if the files changed meanwhile', async () => {
  const isChanged = () => {
    throw new Error('changed');
  };
  pageOf('echo good');
  await expect(results(isChanged)).rejects.toThrow('changed');
  expect(page).toContain('| CUT |');
});

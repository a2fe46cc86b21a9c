/**
 * `npm run release:check`: runs the commands of docs/evidence.md on this commit, and writes their results there. When it is called
 * again, it runs those that failed, were cut, or did not begin. What they print is in .release.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { systemClock } from '../lambdas/runtime/clock.ts';
import { answerHelp } from './help.ts';
import { runProgram } from './program.ts';
import { tryClaims, withoutResults } from './release/evidence.ts';

answerHelp('Runs the commands of docs/evidence.md.\n\nnpm run release:check [-- --minutes <until it ends>]');

const file = 'docs/evidence.md';
const git = (...args: string[]) => execFileSync('git', [...args, '--', '.', `:!${file}`], { encoding: 'utf8' }).trim();

/** The last commit that changed anything but the page. @throws if a file differs from it */
function commitOfFiles(): string {
  const changed = git('status', '--porcelain');
  if (changed !== '') throw new Error(`Commit or undo your changes first, since evidence is of a commit:\n${changed}`);
  return git('log', '-1', '--abbrev=12', '--format=%h');
}

/** @returns the page, without the results of another commit or machine */
function pageOf(commit: string): string {
  const [{ model } = { model: '' }] = cpus();
  const machine = `${cpus().length} cores (${model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const head = `Commit \`${commit}\`, on ${process.platform}, ${machine}.`;
  const page = readFileSync(file, 'utf8');
  if (page.includes(head)) return page;
  rmSync('.mutation/results.json', { force: true });
  return withoutResults(page).replace(/^Commit .*$/m, head);
}

await runProgram(async () => {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '1440' } } });
  const commit = commitOfFiles();
  const end = new AbortController();
  const forget = systemClock.after(60_000 * Number(values.minutes), () => end.abort());
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end.abort());
  const requireSame = () => {
    if (commitOfFiles() !== commit) throw new Error(`Another commit has come meanwhile. Check out ${commit}.`);
  };
  const write = (page: string) => writeFileSync(file, page);
  const trial = { folder: '.release', clock: systemClock, ended: end.signal, requireSame, write };
  if (!(await tryClaims(pageOf(commit), trial).finally(forget))) process.exitCode = 1;
});

/**
 * `npm run release:check`: runs the commands of docs/evidence.md on this commit, and writes their results there. When it is called
 * again, it runs those that failed, were cut, or did not begin. Results of a commit, and what its commands print, are in .release.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { systemClock } from '../lambdas/runtime/clock.ts';
import { answerHelp } from './help.ts';
import { runProgram } from './program.ts';
import { tryClaims } from './release/evidence.ts';

answerHelp('Runs the commands of docs/evidence.md.\n\nnpm run release:check [-- --minutes <until it ends>]');

const file = 'docs/evidence.md';
const git = (...args: string[]) => execFileSync('git', [...args, '--', '.', `:!${file}`], { encoding: 'utf8' }).trim();

/** @throws if a file differs from it */
function commitOfFiles(): string {
  const changed = git('status', '--porcelain');
  if (changed !== '') throw new Error(`Commit or undo your changes first, since evidence is of a commit:\n${changed}`);
  return git('log', '-1', '--format=%h');
}

await runProgram(async () => {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '1440' } } });
  const commit = commitOfFiles();
  const folder = `.release/${commit}`;
  // Those of another commit.
  if (!existsSync(folder)) rmSync('.mutation/results.json', { force: true });
  const end = new AbortController();
  const forget = systemClock.after(60_000 * Number(values.minutes), () => end.abort());
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end.abort());
  const requireSame = () => {
    if (commitOfFiles() !== commit) throw new Error(`Another commit has come meanwhile. Check out ${commit}.`);
  };
  const ended = end.signal;
  const tried = await tryClaims(readFileSync(file, 'utf8'), { folder, clock: systemClock, ended, requireSame }).finally(
    forget,
  );
  const [{ model } = { model: '' }] = cpus();
  const machine = `${cpus().length} cores (${model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  writeFileSync(file, tried.page.replace(/^Commit .*$/m, `Commit \`${commit}\`, on ${process.platform}, ${machine}.`));
  if (!tried.isHeld) process.exitCode = 1;
});

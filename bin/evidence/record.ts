import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { systemClock } from '../../lambdas/runtime/clock.ts';
import { asksStage, type CommandName, commandOf } from './commands.ts';
import { figuresIn } from './report.ts';
import { type Result, resultFile } from './results.ts';

/**
 * Runs a command of the list, and keeps its result, also of a failure.
 * @param url of the stage to ask, for a command that asks one
 * @returns whether it succeeded
 */
export function record(name: CommandName, url?: string): boolean {
  const { run } = commandOf(name);
  if (asksStage(name) !== (url !== undefined)) throw new Error(`${name}: ${url ? 'asks no stage' : 'needs --url'}`);
  console.log(`\n$ ${run}`);
  const result = resultOf(run, url);
  mkdirSync(path.dirname(resultFile(name)), { recursive: true });
  writeFileSync(resultFile(name), `${JSON.stringify(result, undefined, 2)}\n`);
  return result.succeeded;
}

/** Runs a command line. @returns the figures that it reports, beside commit, time and machine */
export function resultOf(run: string, url?: string): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'evidence-'));
  const file = path.join(folder, 'figures');
  writeFileSync(file, '');
  const [isChanged, at] = [hasChanges(), systemClock.now()];
  const load = loadavg()[0]?.toFixed(1);
  const env = { ...process.env, EVIDENCE_FILE: file, ...(url && { URL: url }) };
  const { status } = spawnSync('sh', ['-c', run], { stdio: 'inherit', env });
  const figures = figuresIn(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  return {
    ...{ command: run, succeeded: status === 0, commit: currentCommit(), isChanged },
    at: `${at.toISOString().slice(0, 16)}Z`,
    seconds: Math.round((systemClock.now().getTime() - at.getTime()) / 1_000),
    machine: `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, load ${load}, Node ${process.versions.node}`,
    ...(url && { stage: new URL(url).host }),
    figures,
  };
}

/** True if the checkout differs from its commit in more than documents. */
const hasChanges = (): boolean =>
  git('status', '--porcelain')
    ?.split('\n')
    .some((line) => line !== '' && !line.slice(3).startsWith('docs/')) ?? false;

/** Output of git; undefined where it fails, such as outside a repository. */
function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trimEnd() : undefined;
}

export const currentCommit = (): string => git('rev-parse', 'HEAD') ?? 'unknown';

/** Number of commits since another; undefined of one that is not here. */
export function commitsSince(commit: string): number | undefined {
  const count = git('rev-list', '--count', `${commit}..HEAD`);
  return count === undefined ? undefined : Number(count);
}

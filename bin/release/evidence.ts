import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Clock } from '../../lambdas/ports/runtime.ts';

interface Trial {
  /** Has the results of the commit, and what its commands print. */
  readonly folder: string;
  readonly clock: Clock;
  readonly ended: AbortSignal;
  requireSame(): void;
}

interface Run {
  /** Exit code, or null if the run was cut. */
  readonly code: number | null;
  readonly seconds: number;
  readonly result: string;
}

/** A row of docs/evidence.md: a claim, its command, and what came of it. */
const row = /^\| (.+?) \| `(.+?)` \|.*$/gm;

/**
 * Runs the commands of the page one after the other, whatever fails. One that has held is not run again with the same folder.
 * @param ended cuts the command under way, and begins no other
 * @param requireSame throws if the files are no longer those of the commit; the command that ran meanwhile counts as cut
 * @returns the page with the results
 */
export async function tryClaims(
  page: string,
  { folder, clock, ended, requireSame }: Trial,
): Promise<{ readonly page: string; readonly isHeld: boolean }> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'runs.json');
  const runs: Record<string, readonly Run[]> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const commands = [...page.matchAll(row)].map(([, , command = '']) => command);
  for (const [index, command] of commands.entries()) {
    const earlier = runs[command] ?? [];
    if (earlier.at(-1)?.code === 0 || ended.aborted) continue;
    const record = (run: Run) => {
      runs[command] = [...earlier, run];
      writeFileSync(file, JSON.stringify(runs, undefined, 1));
    };
    const log = path.join(folder, `${index + 1}.log`);
    const startMs = clock.now().getTime();
    // What stays if this process is killed.
    record({ code: null, seconds: 0, result: '' });
    const code = await exitCode(command, log, ended);
    requireSame();
    const seconds = Math.round((clock.now().getTime() - startMs) / 1_000);
    record({ code, seconds, result: resultIn(readFileSync(log, 'utf8')) });
    console.log(`${wordOf(code)} after ${seconds} s: ${command} (${log})`);
  }
  return {
    page: page.replace(row, (_, claim, command) => `| ${claim} | \`${command}\` | ${cells(runs[command])} |`),
    isHeld: commands.every((command) => runs[command]?.at(-1)?.code === 0),
  };
}

/** Runs a command of bash, and ends all of its processes if it is cut. @returns null if it was cut */
async function exitCode(command: string, log: string, ended: AbortSignal): Promise<number | null> {
  const output = openSync(log, 'w');
  const env = { ...process.env, CI: 'true' };
  const child = spawn('bash', ['-c', command], { detached: true, stdio: ['ignore', output, output], env });
  const cut = () => process.kill(-Number(child.pid), 'SIGTERM');
  ended.addEventListener('abort', cut);
  const [code] = await once(child, 'exit');
  ended.removeEventListener('abort', cut);
  // One that a signal of somebody else has ended has failed.
  return ended.aborted ? null : (code ?? 1);
}

/** The figures that a command prints beside its promises, or else its last line, without what would end a cell. */
function resultIn(log: string): string {
  const lines = stripVTControlCharacters(log)
    .split(/[^\P{Cc}\t]/u)
    .flatMap((line) => line.trim() || []);
  const figures = lines.filter((line) => /^(kept|BROKEN) | \d+ ms$/.test(line));
  return (figures.length > 0 ? figures : lines.slice(-1)).join('; ').replace(/[|`]/g, '/').slice(0, 300);
}

const wordOf = (code: number | null) => (code === 0 ? 'Held' : code === null ? 'CUT' : 'FAILED');

function cells(runs: readonly Run[] = []): string {
  const newest = runs.at(-1);
  if (newest === undefined) return 'NOT RUN | ';
  const failures = runs.slice(0, -1).filter(({ code }) => code !== null && code !== 0).length;
  const before = failures > 0 ? `, after ${failures} failure${failures === 1 ? '' : 's'}` : '';
  const seconds = runs.reduce((sum, run) => sum + run.seconds, 0);
  return `${wordOf(newest.code)}${before}: ${newest.result} | ${seconds}`;
}

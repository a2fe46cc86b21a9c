import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Clock } from '../../lambdas/ports/runtime.ts';

interface Trial {
  /** Gets what the commands print. */
  readonly folder: string;
  readonly clock: Clock;
  readonly ended: AbortSignal;
  requireSame(): void;
  write(page: string): void;
}

/** A row of docs/evidence.md: a claim, its command, what came of it, and the seconds of all its runs. */
const rows = /^\| (.+?) \| `(.+?)` \| (.*?) \| (\d*) \|$/gm;

/** @returns the page without results */
export const withoutResults = (page: string) => page.replace(rows, '| $1 | `$2` | NOT RUN |  |');

/**
 * Runs the commands of the page one after the other, whatever fails, except those that have held.
 * @param ended cuts the command under way, and begins no other
 * @param requireSame throws if the files are no longer those of the commit; the command that ran meanwhile counts as cut
 * @param write keeps the page, before and after each command
 * @returns whether all have held
 */
export async function tryClaims(page: string, { folder, clock, ended, requireSame, write }: Trial): Promise<boolean> {
  mkdirSync(folder, { recursive: true });
  const runs = [...page.matchAll(rows)].map(([, claim, command = '', result = '', seconds]) => {
    return { claim, command, result, seconds: Number(seconds) };
  });
  const record = (run: (typeof runs)[number], result: string) => {
    run.result = result;
    const cells = runs.map(
      (each) => `| ${each.claim} | \`${each.command}\` | ${each.result} | ${each.seconds || ''} |`,
    );
    write(page.replace(rows, () => cells.shift() ?? ''));
  };
  for (const [index, run] of runs.entries()) {
    if (run.result.startsWith('Held') || ended.aborted) continue;
    const failures = Number(/after (\d+) failure/.exec(run.result)?.[1] ?? 0) + Number(run.result.startsWith('FAILED'));
    const before = failures > 0 ? `, after ${failures} failure${failures === 1 ? '' : 's'}` : '';
    // What stays if this process is killed.
    record(run, `CUT${before}`);
    const log = path.join(folder, `${index + 1}.log`);
    const startMs = clock.now().getTime();
    const word = await outcomeOf(run.command, log, ended);
    requireSame();
    const seconds = Math.round((clock.now().getTime() - startMs) / 1_000);
    run.seconds += seconds;
    record(run, `${word}${before}: ${resultIn(readFileSync(log, 'utf8'))}`);
    console.log(`${word} after ${seconds} s: ${run.command} (${log})`);
  }
  return runs.every(({ result }) => result.startsWith('Held'));
}

/** Runs a command of bash, and ends all of its processes if it is cut. */
async function outcomeOf(command: string, log: string, ended: AbortSignal): Promise<'Held' | 'FAILED' | 'CUT'> {
  const output = openSync(log, 'w');
  const env = { ...process.env, CI: 'true' };
  const child = spawn('bash', ['-c', command], { detached: true, stdio: ['ignore', output, output], env });
  const cut = () => process.kill(-Number(child.pid), 'SIGTERM');
  ended.addEventListener('abort', cut);
  const [code] = await once(child, 'exit');
  ended.removeEventListener('abort', cut);
  if (ended.aborted) return 'CUT';
  return code === 0 ? 'Held' : 'FAILED';
}

/** The figures that a command prints beside its promises, or else its times or its last line, without what would end a cell. */
function resultIn(log: string): string {
  const lines = stripVTControlCharacters(log)
    .split(/[^\P{Cc}\t]/u)
    .flatMap((line) => line.trim() || []);
  const figures = [/^(kept|BROKEN) /, / \d+ ms$/].map((form) => lines.filter((line) => form.test(line)));
  const shown = figures.find((found) => found.length > 0) ?? lines.slice(-1);
  return shown.join('; ').replace(/\s+/g, ' ').replace(/[|`]/g, '/').slice(0, 600);
}

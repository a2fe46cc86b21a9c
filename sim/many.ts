import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import type { Options } from './options.ts';

/** What a process says of one seed. */
export interface Report {
  readonly seed: number;
  readonly violation?: { readonly invariant: string; readonly step: number; readonly details: string } | undefined;
}

/**
 * Runs many seeds in as many processes as there are cores.
 * @param onReport returns true when enough is known.
 * @returns the reports.
 */
export async function reportsOf(
  { first, last, script }: Pick<Options, 'first' | 'last' | 'script'>,
  onReport: (report: Report) => boolean = () => false,
): Promise<Report[]> {
  const cores = Math.min(availableParallelism(), last - first + 1);
  const reports: Report[] = [];
  const peers = Array.from({ length: cores }, (_, core) => {
    const seeds = [first + core, last, cores].map(String);
    const file = new URL('./peer.ts', import.meta.url).pathname;
    return spawn(process.execPath, [file, ...seeds, JSON.stringify(script)], { stdio: ['ignore', 'pipe', 'inherit'] });
  });
  await Promise.all(
    peers.map(async (peer) => {
      const ended = new Promise<number | null>((resolve) => peer.on('close', resolve));
      for await (const line of createInterface({ input: peer.stdout })) {
        const report = JSON.parse(line) as Report;
        reports.push(report);
        if (onReport(report)) for (const each of peers) each.kill();
      }
      const code = await ended;
      if (code !== 0 && code !== null) throw new Error(`A process ended with ${code}`);
    }),
  );
  return reports.sort((one, other) => one.seed - other.seed);
}

/** @returns the exit code. */
export async function runMany(options: Options): Promise<number> {
  const { first, last, script } = options;
  const reports = await reportsOf(options, ({ seed, violation }) => {
    if (violation)
      console.log(`sim seed=${seed} violated ${violation.invariant} at step ${violation.step}: ${violation.details}`);
    return false;
  });
  const failed = reports.filter(({ violation }) => violation !== undefined);
  const result = failed.length === 0 ? 'ok' : `${failed.length} violated: ${failed.map(({ seed }) => seed).join(' ')}`;
  console.log(`sim seeds=${first}-${last} steps=${script.steps} ${result}`);
  return failed.length === 0 ? 0 : 1;
}

import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import type { Options } from './options.ts';
import type { Outcome } from './run.ts';

/** Result of one seed, as its process reports it. */
export interface Report {
  readonly seed: number;
  readonly violation?: Outcome['violation'] | undefined;
  /** Violation of the same seed without the mistake, for a seed that found one. */
  readonly control?: Outcome['violation'] | undefined;
}

/**
 * Runs many seeds in as many processes as there are cores.
 * @param onReport returns true when enough is known.
 * @returns the reports.
 * @throws Error if a seed was not run although not enough is known, or if a process failed.
 */
export async function reportsOf<Each extends Report = Report>(
  { first, last, script }: Pick<Options, 'first' | 'last'> & { readonly script: object },
  onReport: (report: Each) => boolean = () => false,
  file = new URL('./peer.ts', import.meta.url).pathname,
): Promise<Each[]> {
  const seeds = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  const cores = Math.min(availableParallelism(), seeds.length);
  const reports: Each[] = [];
  let isEnough = false;
  const peers = Array.from({ length: cores }, (_, core) => {
    const part = [first + core, last, cores].map(String);
    return spawn(process.execPath, [file, ...part, JSON.stringify(script)], { stdio: ['ignore', 'pipe', 'inherit'] });
  });
  const ends = await Promise.all(
    peers.map(async (peer) => {
      const ended = new Promise<number | string | null>((resolve) =>
        peer.on('close', (code, signal) => resolve(code ?? signal)),
      );
      for await (const line of createInterface({ input: peer.stdout })) {
        // The last line of a killed process may be half of one.
        if (isEnough) continue;
        const report = JSON.parse(line) as Each;
        reports.push(report);
        isEnough = onReport(report);
        if (isEnough) for (const each of peers) each.kill();
      }
      return ended;
    }),
  );
  const failed = ends.filter((end) => end !== 0 && !(isEnough && end === 'SIGTERM'));
  const reported = new Set(reports.map(({ seed }) => seed));
  const missing = isEnough ? [] : seeds.filter((seed) => !reported.has(seed));
  if (failed.length + missing.length > 0)
    throw new Error(`Processes ended with ${ends.join(', ')}; not run: ${missing.join(' ') || 'none'}`);
  return reports.sort((one, other) => one.seed - other.seed);
}

/** @returns the exit code. */
export async function runMany(options: Options): Promise<number> {
  const { first, last, script } = options;
  const reports = await reportsOf(options, ({ seed, violation }) => {
    if (violation)
      console.log(`sim seed=${seed} violated ${violation.promise} at step ${violation.step}: ${violation.details}`);
    return false;
  });
  const failed = reports.filter(({ violation }) => violation !== undefined);
  const result = failed.length === 0 ? 'ok' : `${failed.length} violated: ${failed.map(({ seed }) => seed).join(' ')}`;
  console.log(`sim seeds=${first}-${last} steps=${script.steps} ${result}`);
  return failed.length === 0 ? 0 : 1;
}

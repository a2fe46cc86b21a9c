import { report as reportFigure } from '../bin/evidence/report.ts';
import { workThrough } from '../test/helpers/faults/airline.ts';
import { auditAtLast, isWrong, type Line } from '../test/helpers/faults/audit.ts';
import { Callers } from '../test/helpers/faults/callers.ts';
import { endFaults, passingFaults, type Struck, strikeEverywhere } from '../test/helpers/faults/everywhere.ts';
import { printMachine } from './helpers/machine.ts';
import { compareOutages } from './helpers/outages.ts';
import { runStack } from './helpers/running-stack.ts';

/**
 * The promise under faults: while RATE of the requests to every target are struck by one of its faults, callers that
 * repeat what fails lose nothing and do nothing twice, and virtual minutes after the faults have ended all is done.
 * PASSES, RATE, SEED and TARGETS (`dynamodb,edge` or `dynamodb:silence`) change what is tried. With --outages one service after
 * the other is out instead, and what works meanwhile is compared with docs/architecture.md.
 */
const rate = Number(process.env.RATE ?? 0.1);
const seed = Number(process.env.SEED ?? 1);
const passes = Number(process.env.PASSES ?? 1_000);
const part = passes / 1_000;
const sizes = {
  passes,
  gateChanges: Math.ceil(20 * part),
  links: Math.ceil(200 * part),
  phones: Math.ceil(200 * part),
  saves: Math.ceil(50 * part),
  updates: Math.ceil(50 * part),
  deletions: Math.ceil(20 * part),
  atATime: 16,
};

const stack = await runStack({ isQuiet: true });
try {
  if (process.argv.includes('--outages')) await compareOutages(stack);
  else await tryFaults(stack);
} finally {
  await stack.stop();
}

async function tryFaults({ url, apiKey, dataDirectory }: typeof stack): Promise<void> {
  printMachine();
  const wanted = process.env.TARGETS?.split(',');
  const faults = passingFaults.filter(
    ([target, kind]) => wanted === undefined || wanted.includes(target) || wanted.includes(`${target}:${kind}`),
  );
  if (faults.length === 0) throw new Error(`No fault is in TARGETS=${wanted}`);
  await strikeEverywhere(url, faults, { rate, seed, latencyMs: 200 });
  console.log(`${rate * 100} % of the requests to each target are struck, by ${faults.length} faults; seed ${seed}`);
  const callers = new Callers(url, apiKey);
  const startedAt = performance.now();
  const done = await workThrough(callers, sizes, new Date());
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const struck = await endFaults(url);
  const lines = await auditAtLast(callers, done, dataDirectory);
  report(lines, callers, { struck, seconds });
}

function report(
  lines: readonly Line[],
  { failures, undocumented }: Callers,
  { struck, seconds }: { struck: readonly Struck[]; seconds: number },
): void {
  console.log(`Done in ${seconds} s.`);
  console.table(
    lines.map(({ what, expected, lost, doubled }) => ({ what, expected, lost: lost.length, doubled: doubled.length })),
  );
  for (const { what, expected, lost, doubled } of lines) {
    reportFigure(`${what}: expected`, expected);
    reportFigure(`${what}: lost or doubled`, lost.length + doubled.length, { atMost: 0 });
  }
  const all = struck.reduce((sum, each) => sum + each.struck, 0);
  reportFigure('requests that were struck by a fault', all);
  reportFigure('kinds of faults', struck.length);
  for (const { what, lost, doubled } of lines.filter(isWrong)) fail(what, [...lost, ...doubled].slice(0, 10));
  console.log('\nFailures that callers, phones and passengers met, and repeated:');
  for (const [failure, count] of [...failures].sort((a, b) => b[1] - a[1]))
    console.log(`  ${String(count).padStart(6)} ${failure}`);
  if (undocumented.size > 0) fail('Not documented', [...undocumented]);
  console.log('\nStruck, of the requests to each target:');
  for (const [target, all] of Map.groupBy(struck, (each) => each.target))
    console.log(
      `  ${target.padEnd(9)} ${all.map(({ kind, struck: times, asked }) => `${kind} ${times}/${asked}`).join(', ')}`,
    );
}

function fail(what: string, cases: readonly string[]): void {
  console.log(`${what}: ${cases.join(', ')}`);
  process.exitCode = 1;
}

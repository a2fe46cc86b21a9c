import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kind, kindsOf, type Target, targets } from '../local/faults/fault-settings.ts';
import { workThrough } from '../test/helpers/faults/airline.ts';
import { audit, type Line } from '../test/helpers/faults/audit.ts';
import { Callers } from '../test/helpers/faults/callers.ts';
import { runStack } from './helpers/running-stack.ts';

/**
 * The promise under faults: while RATE of the requests to every target are struck by one of its faults, callers that
 * repeat what fails lose nothing and do nothing twice, and two virtual minutes after the faults have ended all is done.
 * PASSES, RATE, SEED and TARGETS (`dynamodb,edge` or `dynamodb:silence`) change what is tried.
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
const drainSeconds = 120;

/** Kinds that are permanent where they strike: the operator has to mend something, and no repetition helps. */
const permanent: readonly Kind[] = ['refusal'];

/** A phone that Apple calls gone is not told any more. */
const meansTo = (target: Target, kind: Kind) => permanent.includes(kind) || (target === 'apns' && kind === 'gone');

const { url, apiKey, dataDirectory, stop } = await runStack({ isQuiet: true });
try {
  console.log(`Machine: ${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}`);
  const faults = chosen();
  for (const [target, kind] of faults) {
    const ofTarget = faults.filter(([other]) => other === target).length;
    // Each draws by itself, and the first that strikes counts.
    const share = 1 - (1 - rate) ** (1 / ofTarget);
    await local('faults', { target, kind, rate: share, seed, 'latency-ms': 200 });
  }
  console.log(
    `${rate * 100} % of the requests to each target are struck, by ${faults.length} faults in all; seed ${seed}`,
  );
  const callers = new Callers(url, apiKey);
  const startedAt = performance.now();
  const done = await workThrough(callers, sizes, new Date());
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const struck = (await local('faults')) as { target: string; kind: string; asked: number; struck: number }[];
  await fetch(`${url}/_local/faults`, { method: 'DELETE' });
  await drain();
  const lines = await audit(callers, done, dataDirectory);
  report(lines, callers, { struck, seconds });
} finally {
  await stop();
}

function chosen(): [Target, Kind][] {
  const wanted = process.env.TARGETS?.split(',');
  return targets
    .flatMap((target) => kindsOf[target].map((kind): [Target, Kind] => [target, kind]))
    .filter(([target, kind]) =>
      wanted ? wanted.includes(target) || wanted.includes(`${target}:${kind}`) : !meansTo(target, kind),
    );
}

/** Lets two virtual minutes pass, and the machine's time that a stream waits before it tries again. */
async function drain(): Promise<void> {
  const steps = 12;
  for (let step = 0; step < steps; step++) {
    await local('clock', { 'advance-seconds': drainSeconds / steps });
    await wait(500);
  }
}

function report(
  lines: readonly Line[],
  { failures, undocumented }: Callers,
  { struck, seconds }: { struck: { target: string; kind: string; asked: number; struck: number }[]; seconds: number },
): void {
  console.log(`Done in ${seconds} s.\n`);
  console.log(`${'What'.padEnd(36)}${'expected'.padStart(9)}${'lost'.padStart(7)}${'doubled'.padStart(9)}`);
  for (const { what, expected, lost, doubled } of lines) {
    console.log(
      `${what.padEnd(36)}${String(expected).padStart(9)}${String(lost.length).padStart(7)}${String(doubled.length).padStart(9)}`,
    );
    if (lost.length + doubled.length > 0) {
      console.log(`    lost: ${lost.slice(0, 5).join(', ')}  doubled: ${doubled.slice(0, 5).join(', ')}`);
      process.exitCode = 1;
    }
  }
  console.log('\nFailures that callers, phones and passengers met, and repeated:');
  for (const [failure, count] of [...failures].sort((a, b) => b[1] - a[1]))
    console.log(`  ${String(count).padStart(6)} ${failure}`);
  if (undocumented.size > 0) {
    console.log(`Not documented: ${[...undocumented].join(', ')}`);
    process.exitCode = 1;
  }
  console.log('\nStruck, of the requests to each target:');
  for (const [target, all] of Map.groupBy(struck, (each) => each.target))
    console.log(
      `  ${target.padEnd(9)} ${all.map(({ kind, struck: times, asked }) => `${kind} ${times}/${asked}`).join(', ')}`,
    );
}

async function local(name: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${url}/_local/${name}`, body && { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`/_local/${name}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { report } from '../../bin/evidence/report.ts';
import { repeatMinutes } from '../../lambdas/domain/updates/repeated-pushes.ts';
import type { Target } from '../../local/faults/fault-settings.ts';
import {
  changeGate,
  consequencesOf,
  type Flight,
  issueOneMore,
  prepare,
  probeNames,
  probes,
} from '../../test/helpers/faults/outage-probes.ts';
import { local, passTime } from '../../test/helpers/stack-calls.ts';
import type { Stack } from './running-stack.ts';

const columns: readonly (readonly [target: Target, title: string])[] = [
  ['dynamodb', 'DynamoDB'],
  ['s3', 'S3'],
  ['sqs', 'SQS'],
  ['events', 'EventBridge'],
  ['secrets', 'Secrets Manager'],
  ['apns', 'Apple’s pushes'],
  ['walletb', 'Google Wallet'],
];
const halfSeconds = 300;
/** Time within which all is made up for, s, and the steps in which it is waited for. */
const afterSeconds = 120;
const steps = 24;
/** Time within which a phone has been pushed to for the last time, min: twice as long as without an outage. */
const lastPushMinutes = 2 * Math.max(...repeatMinutes);

/**
 * Shows what still works while a service is out for ten virtual minutes, one after the other, and when the rest is made up for:
 * compares that with the table in docs/architecture.md.
 */
export async function compareOutages(stack: Stack): Promise<void> {
  const rows = new Map([['While … is out', columns.map(([, title]) => title)]]);
  rows.set(
    '---',
    columns.map(() => '---'),
  );
  for (const [target, title] of columns) {
    console.log(`${title} is out`);
    for (const [what, result] of await outageOf(stack, target)) {
      console.log(`  ${what}: ${result}`);
      rows.set(what, [...(rows.get(what) ?? []), result]);
    }
  }
  await refuseLeftovers(stack.url);
  report('services that were out', columns.length);
  report('questions to each', rows.size - 2);
  const table = [...rows].map(([what, cells]) => `| ${[what, ...cells].join(' | ')} |`).join('\n');
  if (!readFileSync(path.join(import.meta.dirname, '../../docs/architecture.md'), 'utf8').includes(table))
    fail(`docs/architecture.md says otherwise, but it is so:\n${table}`);
}

async function outageOf({ url, apiKey }: Stack, target: Target): Promise<[string, string][]> {
  const flight = await prepare(target, { url, apiKey }, new Date(await advance(url, 1)));
  await advance(url, 1);
  await local({ url }, 'faults', { target, kind: 'error' });
  const results: [string, string][] = [['a pass is issued', await issueOneMore(flight)]];
  // Records behind it in the stream wait for it, if a reader cannot process it.
  await advance(url, 10);
  results.push(['a gate change is taken', await changeGate(flight)]);
  await advance(url, halfSeconds);
  for (const name of probeNames) results.push([name, (await probes[name]?.(flight)) ?? '']);
  const endedAt = await advance(url, halfSeconds);
  await local({ url }, 'faults', undefined, 'DELETE');
  for (const again of [await issueOneMore(flight), await changeGate(flight)])
    if (again !== 'yes') fail(`What is asked for again after the outage of ${target} is answered: ${again}`);
  return [...results, ...(await afterwards(flight, endedAt))];
}

/** When the consequences came: at once, or how long after the end of the outage at most. */
async function afterwards(flight: Flight, endedAt: number): Promise<[string, string][]> {
  for (let step = 0; step < steps; step++) {
    if (Object.values(await consequencesOf(flight)).every((at) => at !== undefined)) break;
    await advance(flight.url, afterSeconds / steps);
    // A stream is tried again by the machine's clock.
    await wait(1_500);
  }
  return Object.entries(await consequencesOf(flight)).map(([what, at]) => {
    if (at === undefined) {
      fail(`${what}: not within ${afterSeconds} s`);
      return [what, 'no'];
    }
    return [what, at < endedAt ? 'yes' : 'afterwards'];
  });
}

/** Nothing may wait any more, or have been given up, once phones that have not fetched are pushed to for the last time. */
async function refuseLeftovers(url: string): Promise<void> {
  let waiting = await queuesThatWait(url);
  for (let minute = 0; minute < lastPushMinutes && waiting.length > 0; minute++) {
    await advance(url, 60);
    waiting = await queuesThatWait(url);
  }
  for (const [name, counts] of waiting) fail(`${name} still has messages: ${JSON.stringify(counts)}`);
}

async function queuesThatWait(url: string) {
  const queues = await local<Record<string, Record<string, number>>>({ url }, 'queues');
  return Object.entries(queues).filter(([, counts]) => Object.values(counts).some((count) => count > 0));
}

function fail(message: string): void {
  console.log(message);
  process.exitCode = 1;
}

/** @returns the time, ms since 1970 */
const advance = async (url: string, seconds: number) => Date.parse(await passTime({ url }, seconds));

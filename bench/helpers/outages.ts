import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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
const document = path.join(import.meta.dirname, '../../docs/architecture.md');
const markers = ['<!-- npm run bench:faults -- --outages --write -->', '<!-- end of the table -->'] as const;
const halfSeconds = 300;
/** Time within which all is made up for, s, and the steps in which it is waited for. */
const afterSeconds = 120;
const steps = 24;

/**
 * Shows what still works while a service is out for ten virtual minutes, one after the other, and when the rest is made up for:
 * compares that with the table in docs/architecture.md, or replaces it.
 */
export async function compareOutages(stack: Stack, isWritten: boolean): Promise<void> {
  const results = new Map<string, string[]>();
  for (const [target, title] of columns) {
    console.log(`${title} is out`);
    for (const [what, result] of await outageOf(stack, target)) {
      console.log(`  ${what}: ${result}`);
      results.set(what, [...(results.get(what) ?? []), result]);
    }
  }
  await refuseLeftovers(stack.url);
  settle(tableOf(results), isWritten);
}

async function outageOf({ url, apiKey }: Stack, target: Target): Promise<[string, string][]> {
  const flight = await prepare(target, { url, apiKey }, new Date(await advance(url, 1)));
  await advance(url, 1);
  await local(url, 'faults', { target, kind: 'error' });
  const results: [string, string][] = [['a pass is issued', await issueOneMore(flight)]];
  // Records behind it in the stream wait for it, if a reader cannot process it.
  await advance(url, 10);
  results.push(['a gate change is taken', await changeGate(flight)]);
  await advance(url, halfSeconds);
  for (const name of probeNames) {
    results.push([name, (await probes[name]?.(flight)) ?? '']);
  }
  const endedAt = await advance(url, halfSeconds);
  await fetch(`${url}/_local/faults`, { method: 'DELETE' });
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

/** Nothing may wait any more, or have been given up. */
async function refuseLeftovers(url: string): Promise<void> {
  await advance(url, afterSeconds);
  const queues = (await (await fetch(`${url}/_local/queues`)).json()) as Record<string, Record<string, number>>;
  for (const [name, counts] of Object.entries(queues))
    if (Object.values(counts).some((count) => count > 0)) fail(`${name} still has messages: ${JSON.stringify(counts)}`);
}

function fail(message: string): void {
  console.log(message);
  process.exitCode = 1;
}

function tableOf(results: ReadonlyMap<string, readonly string[]>): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const titles = columns.map(([, title]) => title);
  return [
    row(['While … is out', ...titles]),
    `|${'---|'.repeat(titles.length + 1)}`,
    ...[...results].map(([what, cells]) => row([what, ...cells])),
  ].join('\n');
}

function settle(table: string, isWritten: boolean): void {
  const text = readFileSync(document, 'utf8');
  const [before = '', rest = ''] = text.split(markers[0]);
  const [known = '', after = ''] = rest.split(markers[1]);
  if (isWritten) {
    writeFileSync(document, `${before}${markers[0]}\n\n${table}\n\n${markers[1]}${after}`);
    return;
  }
  if (known.trim() === table) return;
  console.log(`docs/architecture.md says otherwise:\n${known.trim()}\nbut it is so:\n${table}`);
  process.exitCode = 1;
}

/** @returns the time, ms since 1970 */
async function advance(url: string, seconds: number): Promise<number> {
  const { now } = (await local(url, 'clock', { 'advance-seconds': seconds })) as { now: string };
  return Date.parse(now);
}

async function local(url: string, name: string, body: object): Promise<unknown> {
  return (await fetch(`${url}/_local/${name}`, { method: 'POST', body: JSON.stringify(body) })).json();
}

import type { Node } from 'constructs';
import { readSettings } from '../../lib/settings.ts';

const defaults = readSettings({ tryGetContext: () => undefined } as unknown as Node);

/** Counted for a pass that is issued with an Idempotency-Key: `npm run bench:requests`, `npm run bench:cost`. */
const issue = { calls: 1, writeUnits: 6, files: 2, events: 1, listWrites: 1 };
/** Counted for a phone that is told of a change, and then asks for the list and the pass: `npm run bench:fanout`. */
const told = { writeUnits: 1, calls: 2 };
/** Assumed, ms: a call in Lambda, a push to Apple. */
const [callMs, pushMs] = [100, 60];
/** What AWS and Google start with, a second; docs/quotas.md has the sources. */
const start = {
  'API Gateway, calls': 10_000,
  'Lambda, executions at a time': 1_000,
  'DynamoDB, write units': 4_000,
  'DynamoDB, write units of one list': 1_000,
  'S3, files written under i/': 3_500,
  'EventBridge, events': 600,
  'POST /v3, calls': defaults.throttleRate,
  '/passkit, calls': defaults.throttleRate,
  'Apple, pushes': (defaults.pushWorkers * 50 * 1_000) / pushMs,
  'Google Wallet, requests': 20,
};
type Limit = keyof typeof start;

export interface Load {
  readonly scenario: string;
  readonly of: Limit;
  /** A second, or at a time. */
  readonly load: number;
  readonly limit: number;
  /** What to set or ask for where the load is above the limit. */
  readonly turn: string;
}

const turns: Readonly<Record<Limit, string>> = {
  'API Gateway, calls': 'ask for quota L-8A5B8E43',
  'Lambda, executions at a time': 'ask for quota L-B99A9384',
  'DynamoDB, write units': 'warmWrites',
  'DynamoDB, write units of one list': 'several templates, a flight each',
  'S3, files written under i/': 'ask AWS Support to divide the prefix before the day',
  'EventBridge, events': 'ask for quota of PutEvents in this Region',
  'POST /v3, calls': 'throttleRate',
  '/passkit, calls': 'throttleRate',
  'Apple, pushes': 'pushWorkers',
  'Google Wallet, requests': 'ask Google',
};

/** A day's busiest hour has a tenth of it, and its busiest minute twice that rate. */
const busiest = (perYear: number) => ((perYear / 365) * 0.1 * 2) / 3_600;

const issuing = (scenario: string, rate: number, templates: number) => [
  at(scenario, 'POST /v3, calls', rate * issue.calls),
  at(scenario, 'API Gateway, calls', rate * issue.calls),
  at(scenario, 'Lambda, executions at a time', (rate * callMs) / 1_000),
  at(scenario, 'DynamoDB, write units', rate * issue.writeUnits),
  at(scenario, 'DynamoDB, write units of one list', (rate * issue.listWrites) / templates),
  at(scenario, 'S3, files written under i/', rate * issue.files),
  at(scenario, 'EventBridge, events', rate * issue.events),
];

/** @param seconds in which phones are told and ask */
const changing = (scenario: string, phones: number, seconds: number) => [
  at(scenario, 'Apple, pushes', phones / seconds),
  at(scenario, 'DynamoDB, write units', (phones * told.writeUnits) / seconds),
  at(scenario, '/passkit, calls', (phones * told.calls) / seconds),
  at(scenario, 'Lambda, executions at a time', ((phones * told.calls) / seconds) * (callMs / 1_000)),
];

/** Loads of each scenario beside the limits that a deployment starts with. */
export const loads: readonly Load[] = [
  ...issuing('100 million passes a year, busiest minute', busiest(100e6), 50),
  ...issuing('5,000 issues a second, of 100 flights', 5_000, 100),
  ...changing('a hub closes: 60,000 phones within a minute', 60_000, 60),
  at('a hub closes: 300 flights within 10 minutes', 'Google Wallet, requests', 300 / 600),
  at('a static template of a million passes: 2,000 issues a second', 'DynamoDB, write units of one list', 2_000),
  ...changing('a static template of a million passes: a change, within 10 minutes', 1e6, 600),
];

function at(scenario: string, of: Limit, load: number): Load {
  return { scenario, of, load, limit: start[of], turn: turns[of] };
}

/** A line of the table in docs/scale.md. */
export function rowOf({ scenario, of, load, limit, turn }: Load): string {
  const number = (value: number) => Math.round(value).toLocaleString('en-US');
  const share = load / limit;
  return `| ${scenario} | ${of} | ${load < 10 ? load.toFixed(1) : number(load)} | ${number(limit)} | ${share < 0.1 ? share.toFixed(2) : share.toFixed(1)} | ${share > 0.8 ? turn : ''} |`;
}

/** Context values for large airlines, with their defaults. */
export const switches = {
  throttleRate: defaults.throttleRate,
  throttleBurst: defaults.throttleBurst,
  pushWorkers: defaults.pushWorkers,
  fanOutWorkers: defaults.fanOutWorkers,
  dueWorkers: defaults.dueWorkers,
  streamParallelism: defaults.streamParallelism,
  streamBatch: defaults.streamBatch,
  warmWrites: defaults.warmWrites,
  warmReads: defaults.warmReads,
};

import type { Node } from 'constructs';
import { readSettings } from '../../lib/settings.ts';

type Context = Readonly<Record<string, number>>;
const settingsOf = (context: Context) =>
  readSettings({ tryGetContext: (name: string) => context[name]?.toString() } as unknown as Node);
const defaults = settingsOf({});

/** Counted for a pass that is issued with an Idempotency-Key: `npm run bench:requests`, `npm run bench:cost`. */
const issue = { calls: 1, writeUnits: 6, files: 2, events: 1, listWrites: 1 };
/** Counted for a phone that is told of a change, and then asks for the list and the pass: `npm run bench:fanout`, `bench:phones`. */
const told = { writeUnits: 1, calls: 2, templateUnits: 2 };
/** Assumed, ms: a call in Lambda, a push to Apple. */
const [callMs, pushMs] = [100, 60];
/** What AWS and Google start with, and what is set, a second; docs/quotas.md has the sources. */
const limitsOf = ({ throttleRate, pushWorkers, warmWrites = 4_000, googleRate }: typeof defaults) => ({
  'API Gateway, calls': 10_000,
  'Lambda, executions at a time': 1_000,
  'DynamoDB, write units': warmWrites,
  'DynamoDB, write units of one list': 1_000,
  'DynamoDB, read units of one template': 3_000,
  'S3, files written under i/': 3_500,
  'EventBridge, events': 600,
  'POST /v3, calls': throttleRate,
  '/passkit, calls': throttleRate,
  'Apple, pushes': (pushWorkers * 50 * 1_000) / pushMs,
  'Google Wallet, requests': googleRate,
});
const start = limitsOf(defaults);
type Limit = keyof typeof start;

export interface Load {
  readonly scenario: string;
  readonly of: Limit;
  /** A second, or at a time. */
  readonly load: number;
  readonly limit: number;
  /** What is set or asked for where the load is near the limit or above it, and the limit then. */
  readonly turned?: { readonly how: string; readonly limit: number };
}

/** What a day needs beside the defaults: context values, and what others give. */
interface Turn {
  readonly context?: Context;
  readonly given?: Partial<Readonly<Record<Limit, { readonly how: string; readonly limit: number }>>>;
}

const turns: Readonly<Record<string, Turn>> = {
  '5,000 issues a second, of 100 flights': {
    context: { throttleRate: 5_000, throttleBurst: 5_000, warmWrites: 40_000 },
    given: {
      'S3, files written under i/': { how: 'AWS Support divides the prefix in 4 before the day', limit: 4 * 3_500 },
      'EventBridge, events': { how: 'quota of PutEvents in this Region', limit: 10_000 },
    },
  },
  'a hub closes: 60,000 phones within a minute': { context: { throttleRate: 4_000 } },
  'a static template of a million passes: 2,000 issues a second': {
    given: { 'DynamoDB, write units of one list': { how: '4 templates', limit: 4 * 1_000 } },
  },
  'a static template of a million passes: a change, within 20 minutes': { context: { throttleRate: 2_500 } },
};

/** Context values by the limit that they lift. */
const lifts: Partial<Readonly<Record<Limit, string>>> = {
  'DynamoDB, write units': 'warmWrites',
  'POST /v3, calls': 'throttleRate',
  '/passkit, calls': 'throttleRate',
};

/** Up to this share of a limit, nothing is done about it. */
const enough = 0.8;

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
const changing = (scenario: string, phones: number, seconds: number, templates: number) => [
  at(scenario, 'Apple, pushes', phones / seconds),
  at(scenario, 'DynamoDB, write units', (phones * told.writeUnits) / seconds),
  at(scenario, 'DynamoDB, read units of one template', (phones * told.templateUnits) / seconds / templates),
  at(scenario, '/passkit, calls', (phones * told.calls) / seconds),
  at(scenario, 'Lambda, executions at a time', ((phones * told.calls) / seconds) * (callMs / 1_000)),
];

/** Loads of each scenario beside the limits that a deployment starts with. */
export const loads: readonly Load[] = [
  ...issuing('100 million passes a year, busiest minute', busiest(100e6), 50),
  ...issuing('5,000 issues a second, of 100 flights', 5_000, 100),
  ...changing('a hub closes: 60,000 phones within a minute', 60_000, 60, 300),
  at('a hub closes: 300 flights within 10 minutes', 'Google Wallet, requests', 300 / 600),
  at('a static template of a million passes: 2,000 issues a second', 'DynamoDB, write units of one list', 2_000),
  ...changing('a static template of a million passes: a change, within 20 minutes', 1e6, 1_200, 1),
];

function at(scenario: string, of: Limit, load: number): Load {
  const limit = start[of];
  if (load <= enough * limit) return { scenario, of, load, limit };
  const { context = {}, given = {} } = turns[scenario] ?? {};
  const name = lifts[of];
  const set = name !== undefined && { how: `\`${name}=${context[name]}\``, limit: limitsOf(settingsOf(context))[of] };
  const turned = given[of] ?? (set || undefined);
  return { scenario, of, load, limit, ...(turned && { turned }) };
}

/** A line of the table in docs/scale.md. */
export function rowOf({ scenario, of, load, limit, turned }: Load): string {
  const number = (value: number) => Math.round(value).toLocaleString('en-US');
  const share = load / limit;
  const then = turned ? `${turned.how}: ${number(turned.limit)}` : '';
  return `| ${scenario} | ${of} | ${load < 10 ? load.toFixed(1) : number(load)} | ${number(limit)} | ${share < 0.1 ? share.toFixed(2) : share.toFixed(1)} | ${then} |`;
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
  googleRate: defaults.googleRate,
  reservedConcurrency: defaults.reservedConcurrency.size === 0 ? 'none' : 'some',
};

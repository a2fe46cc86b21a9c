import { pushPaceOf } from '../../lib/push-pace.ts';
import { settingsOf } from '../../lib/settings.ts';
import { shareOfRoutes, type ThrottleSettings } from '../../lib/throttle.ts';
import { issue } from './issue.ts';

const defaults = settingsOf({});

/** Use by a phone that is notified of a change, and then requests the list and the pass: test/contract/fan-out.test.ts, `bench:phones`. */
export const perPhone = { writeUnits: 1, calls: 2, templateUnits: 1 };
/** Phones that are notified a second, at most: as fast as they can be answered. `bench:phones` promises it. */
export function pushRateOf(settings: ThrottleSettings): number {
  const { workers, callsPerSecond } = pushPaceOf(settings);
  return (workers * callsPerSecond) / perPhone.calls;
}
/** Assumed, ms: a call in Lambda, and a batch of the stream. */
const callMs = 100;
/** Shards of a new table's stream; a partition of the table, of 1,000 write units, has one. */
const shardsOf = (warmWrites = 4_000) => warmWrites / 1_000;
/** Events that a shard publishes a second. Source: docs/decisions/stream-readers.md#events-one-batch-at-a-time. */
const eventsOfShard = 2_000;

/** With which AWS starts, the lowest of all Regions, and Google, a second; docs/limits.md#sources has the page of each. */
export const given = {
  'API Gateway, calls': 2_500,
  'Lambda, executions at a time': 1_000,
  'DynamoDB, write units': 4_000,
  'DynamoDB, write units of one list': 1_000,
  'DynamoDB, read units of one template': 3_000,
  'S3, files written under i/': 3_500,
  'EventBridge, events': 400,
  'Google Wallet, requests': defaults.googleRate,
};
const limitsOf = ({ throttleRate, warmWrites, streamParallelism, streamBatch }: typeof defaults) => ({
  ...given,
  'DynamoDB, write units': warmWrites ?? given['DynamoDB, write units'],
  'POST /v3, calls': throttleRate,
  '/passkit, calls': throttleRate,
  'relay, new passes': (shardsOf(warmWrites) * streamParallelism * streamBatch * 1_000) / callMs,
  'events, new passes': shardsOf(warmWrites) * eventsOfShard,
});
const start = limitsOf(defaults);
type Limit = keyof typeof start;

export interface Load {
  readonly scenario: string;
  readonly of: Limit;
  /** A second, or at a time. */
  readonly load: number;
  readonly limit: number;
  /** Setting or request to others where the load is near the limit or above it, and the limit then. */
  readonly turned?: { readonly how: string; readonly limit: number };
}

/** Needs of a day beside the defaults: values of the stage, and limits that others raise. */
interface Turn {
  readonly values?: Readonly<Record<string, number | object>>;
  readonly given?: Partial<Readonly<Record<Limit, { readonly how: string; readonly limit: number }>>>;
}

export const manyIssues = '5,000 issues a second, of 100 flights';

/** Phones of so many templates that are told at once, and the seconds in which they have what has changed. */
export const herds = [
  { scenario: 'a hub closes: 60,000 phones within a minute', phones: 60_000, seconds: 60, templates: 300 },
  {
    ...{ scenario: 'a static template of a million passes: a change, within 20 minutes', phones: 1e6 },
    ...{ seconds: 1_200, templates: 1 },
  },
] as const;
const [hub, member] = herds;

const turns: Readonly<Record<string, Turn>> = {
  [manyIssues]: {
    values: {
      ...{ throttleRate: 5_000, throttleBurst: 5_000, warmWrites: 40_000 },
      reservedConcurrency: { api: 1_500, web: 600 },
    },
    given: {
      'Lambda, executions at a time': { how: 'quota of concurrent executions', limit: 3_000 },
      'S3, files written under i/': { how: 'AWS Support divides the prefix in 4 before the day', limit: 4 * 3_500 },
      'EventBridge, events': { how: 'quota of PutEvents', limit: 10_000 },
    },
  },
  [hub.scenario]: { values: { throttleRate: 3_000, throttleBurst: 1_500 } },
  'a static template of a million passes: 2,000 issues a second': {
    given: { 'DynamoDB, write units of one list': { how: '4 templates', limit: 4 * 1_000 } },
  },
};

/** The settings of a day. */
export const settingsFor = (scenario: string) => settingsOf(turns[scenario]?.values ?? {});

/** Values of a stage by the limit that they lift. */
const lifts: Partial<Readonly<Record<Limit, string>>> = {
  'DynamoDB, write units': 'warmWrites',
  'POST /v3, calls': 'throttleRate',
  '/passkit, calls': 'throttleRate',
};

/** Share of a limit up to which nothing is done about it. */
const enough = 0.8;

/** A day's busiest hour has a tenth of it, and its busiest minute twice that rate. */
const busiest = (perYear: number) => ((perYear / 365) * 0.1 * 2) / 3_600;

const issuing = (scenario: string, rate: number, templates: number) => {
  const { warmWrites, streamParallelism } = settingsFor(scenario);
  const calls = (rate * issue.calls * callMs) / 1_000;
  // A record makes a batch of each of both readers, until there are as many as there may be.
  const batches = Math.min(2 * calls, shardsOf(warmWrites) * (streamParallelism + 1));
  return [
    at(scenario, 'POST /v3, calls', rate * issue.calls),
    at(scenario, 'API Gateway, calls', rate * issue.calls),
    at(scenario, 'Lambda, executions at a time', calls + batches),
    at(scenario, 'DynamoDB, write units', rate * issue.writeUnits),
    at(scenario, 'DynamoDB, write units of one list', (rate * issue.listWrites) / templates),
    at(scenario, 'S3, files written under i/', rate * issue.files),
    at(scenario, 'relay, new passes', rate * issue.records),
    at(scenario, 'events, new passes', rate * issue.events),
    at(scenario, 'EventBridge, events', rate * issue.events),
  ];
};

const changing = ({ scenario, templates }: (typeof herds)[number]) => {
  const settings = settingsFor(scenario);
  const pushes = pushRateOf(settings);
  const calls = pushes * perPhone.calls;
  const jobs = pushPaceOf(settings).workers + settings.fanOutWorkers;
  return [
    at(scenario, 'DynamoDB, write units', pushes * perPhone.writeUnits),
    at(scenario, '/passkit, calls', calls),
    at(scenario, 'API Gateway, calls', calls),
    at(scenario, 'Lambda, executions at a time', (calls * callMs) / 1_000 + jobs),
    at(scenario, 'DynamoDB, read units of one template', (pushes * perPhone.templateUnits) / templates),
  ];
};

/** Loads of each scenario beside the limits that a deployment starts with. */
export const loads: readonly Load[] = [
  ...issuing('100 million passes a year, busiest minute', busiest(100e6), 50),
  ...issuing(manyIssues, 5_000, 100),
  ...changing(hub),
  at('a hub closes: 300 flights within 10 minutes', 'Google Wallet, requests', 300 / 600),
  at('a static template of a million passes: 2,000 issues a second', 'DynamoDB, write units of one list', 2_000),
  ...changing(member),
];

function at(scenario: string, of: Limit, load: number): Load {
  const limit = start[of];
  if (load <= enough * limit) return { scenario, of, load, limit };
  const turned = turns[scenario]?.given?.[of] ?? turnedBySettings(scenario, of);
  return { scenario, of, load, limit, ...(turned && { turned }) };
}

function turnedBySettings(scenario: string, of: Limit): Load['turned'] {
  const settings = settingsFor(scenario);
  if (of === 'API Gateway, calls')
    return { how: 'quota of calls a second', limit: shareOfRoutes * settings.throttleRate };
  const name = lifts[of];
  if (name === undefined) return undefined;
  return { how: `\`${name}=${turns[scenario]?.values?.[name]}\``, limit: limitsOf(settings)[of] };
}

/** A line of the table in docs/limits.md. */
export function rowOf({ scenario, of, load, limit, turned }: Load): string {
  const number = (value: number) => Math.round(value).toLocaleString('en-US');
  const share = load / limit;
  const then = turned ? `${turned.how}: ${number(turned.limit)}` : '';
  return `| ${scenario} | ${of} | ${load < 10 ? load.toFixed(1) : number(load)} | ${number(limit)} | ${share < 0.1 ? share.toFixed(2) : share.toFixed(1)} | ${then} |`;
}

/** Values of a stage for large airlines, with their defaults. */
export const switches = {
  throttleRate: defaults.throttleRate,
  throttleBurst: defaults.throttleBurst,
  fanOutWorkers: defaults.fanOutWorkers,
  dueWorkers: defaults.dueWorkers,
  streamParallelism: defaults.streamParallelism,
  streamBatch: defaults.streamBatch,
  warmWrites: defaults.warmWrites,
  warmReads: defaults.warmReads,
  googleRate: defaults.googleRate,
  reservedConcurrency: Object.keys(defaults.reservedConcurrency).length === 0 ? 'none' : 'some',
};

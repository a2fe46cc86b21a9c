import { accessKeyOf } from '../../local/aws/iam.ts';
import type { Prices } from './prices.ts';

/** Use during a stage. */
export interface Counted {
  /** Requests to services, by service and operation. */
  readonly uses?: Readonly<
    Record<string, { readonly requests: number; readonly bytes?: number; readonly units?: number }>
  >;
  /** By function. */
  readonly invocations: Readonly<Record<string, number>>;
  /** Bytes of the functions' logs. */
  readonly bytes: number;
}

/** Dollars by line. */
type Lines = Readonly<Record<string, number>>;

/**
 * Assumed, as nothing here runs in AWS: times of its services one after the other, ms (S3's for two files at a time),
 * and of an invocation besides.
 */
const assumedMs = { dynamodb: 5, s3: 13, sqs: 10, events: 10, secrets: 5, invocation: 10 };
/** Memory of functions that passengers or callers wait for, and of the others: lib/constructs. GB. */
const memory = { waitedFor: 1, jobs: 0.5 };
const waitedFor = /actionapi|publicweb|settingspage/;

/** Of an entry of the history: its size, and the months for which it is kept (historyDays 90). */
const [entryGb, monthsKept] = [0.2e-6, 3];

export function difference(one: Counted | undefined, other: Counted | undefined): Counted {
  const { uses = {}, invocations = {}, bytes = 0 } = one ?? {};
  const less = other?.uses ?? {};
  return {
    uses: Object.fromEntries(
      Object.entries(uses).map(([name, use]) => [
        name,
        {
          requests: use.requests - (less[name]?.requests ?? 0),
          bytes: (use.bytes ?? 0) - (less[name]?.bytes ?? 0),
          units: (use.units ?? 0) - (less[name]?.units ?? 0),
        },
      ]),
    ),
    invocations: Object.fromEntries(
      Object.entries(invocations).map(([name, count]) => [name, count - (other?.invocations[name] ?? 0)]),
    ),
    bytes: bytes - (other?.bytes ?? 0),
  };
}

/** Dollars for a million passes. */
export function costsOf(
  { uses = {}, invocations = {}, bytes = 0 }: Partial<Counted>,
  { passes, prices }: { readonly passes: number; readonly prices: Prices },
): Lines {
  const all = Object.entries(uses);
  const sum = (part: 'requests' | 'bytes' | 'units', pattern: RegExp) =>
    all.reduce((total, [name, use]) => total + (pattern.test(name) ? (use[part] ?? 0) : 0), 0);
  const invoked = (pattern: RegExp) =>
    Object.entries(invocations).reduce((total, [name, count]) => total + (pattern.test(name) ? count : 0), 0);
  const everywhere = invoked(/./);
  // Nothing else is written in batches.
  const [ofHistory, ofNumbers] = [/^dynamodb BatchWriteItem HISTORY/, /^dynamodb BatchWriteItem NUMBER/];
  const ofUsage = /^dynamodb UpdateItem USAGE/;
  const gbMsOf = (batches: RegExp) => sum('requests', batches) * assumedMs.dynamodb * memory.jobs;
  const dollarsOf = (batches: RegExp) =>
    sum('units', batches) * prices.dynamoDbWriteUnit + (gbMsOf(batches) / 1_000) * prices.lambdaGbSecond;
  const gbMs = Object.entries(invocations).reduce((total, [name, count]) => {
    const functionName = name.replace(/^lambda /, '');
    const waits = (Object.keys(assumedMs) as (keyof typeof assumedMs)[]).reduce(
      (ms, service) => ms + (uses[`by ${accessKeyOf(functionName)} ${service}`]?.requests ?? 0) * assumedMs[service],
      count * assumedMs.invocation,
    );
    return total + waits * (waitedFor.test(name) ? memory.waitedFor : memory.jobs);
  }, 0);
  const dollars = {
    'S3: files written': sum('requests', /^s3 PUT/) * prices.s3Put,
    'S3: files read': (sum('requests', /^s3 GET/) + sum('requests', /^edge GET i$/)) * prices.s3Get,
    'DynamoDB: writes': sum('units', /^dynamodb (Put|Update|Delete|TransactWrite)\w*$/) * prices.dynamoDbWriteUnit,
    'DynamoDB: reads': sum('units', /^dynamodb (Get|Query|BatchGet)/) * prices.dynamoDbReadUnit,
    'CloudFront: requests': sum('requests', /^edge (?!\w+ _local)/) * prices.cloudFrontRequest,
    'CloudFront: functions': sum('requests', /^edge (GET|HEAD) i$/) * prices.cloudFrontFunction,
    'CloudFront: bytes': (sum('bytes', /^edge (?!\w+ _local)/) / 1e9) * prices.cloudFrontGb,
    'HTTP API: requests': invoked(waitedFor) * prices.httpApiRequest,
    'Lambda: requests': everywhere * prices.lambdaRequest,
    'Lambda: time, assumed':
      ((gbMs - gbMsOf(ofHistory) - gbMsOf(ofNumbers) - gbMsOf(ofUsage)) / 1_000) * prices.lambdaGbSecond,
    SQS: (sum('requests', /^sqs /) + 2 * invoked(/push|fanout|walletb|listfiling|work/)) * prices.sqsGroupRequest,
    EventBridge: sum('requests', /^event$/) * prices.event,
    'CloudWatch: logs': (bytes / 1e9) * prices.logGb,
    'Booking code: found by it': dollarsOf(ofNumbers),
    'History: entries': dollarsOf(ofHistory),
    'History: kept for 90 days': sum('units', ofHistory) * entryGb * monthsKept * prices.dynamoDbGbMonth,
  };
  return Object.fromEntries(Object.entries(dollars).map(([line, value]) => [line, (value / passes) * 1e6]));
}

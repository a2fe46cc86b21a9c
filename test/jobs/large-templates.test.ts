import { createHash } from 'node:crypto';
import type { SQSEvent } from 'aws-lambda';
import type { FanOutWork, GoogleWork } from '../../lambdas/domain/updates/work.ts';
import { fanOutTemplate } from '../../lambdas/jobs/fan-out/fan-out-template.ts';
import { type UpdateGoogleServices, updateGoogle } from '../../lambdas/jobs/google/update-google.ts';
import type { KeyRange } from '../../lambdas/ports/passes.ts';
import { filedSort, unfiledSort } from '../../lambdas/storage/list-keys.ts';
import { splitList, splitRegistrations } from '../../lambdas/storage/split-ranges.ts';
import { callsIn, traceOfCall } from '../../world/aws/lineage.ts';
import { Queue } from '../../world/aws/queue.ts';
import { QueueMapping } from '../../world/aws/queue-mapping.ts';
import { examplePass, exampleTemplate } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';

const [account, templateId] = ['demo', 'Template0000000000001'];
const template = exampleTemplate({}, { version: 2 });

const deviceId = (n: number) => createHash('sha256').update(String(n)).digest('base64url');
const at = (ms: number) => new Date(Date.parse('2026-01-01T00:00:00Z') + ms).toISOString();
const day = 24 * 60 * 60 * 1_000;

/** Unfiled entries of a list, made at these times. */
const unfiled = (times: readonly number[]) => times.map((ms, n) => unfiledSort(at(ms), `p${n}`));
const many = (count: number, timeOf: (n: number) => number) => Array.from({ length: count }, (_, n) => timeOf(n));

const passPagesOn = (index: ReturnType<typeof sortedIndex>) => ({
  async pageOf(_templateId: string, range = {}) {
    const { page, next } = index.page(range);
    return { passes: page.map((passKey) => ({ ...pass, passKey })), next };
  },
  async split(_templateId: string, left: { after: string; until?: string | undefined }) {
    const oldest = index.last(left);
    return oldest === undefined ? [] : splitList(left, oldest);
  },
});
const pass = examplePass({}, { googleObject: { passVersion: 0, templateVersion: 0 } });

/** Fans a change out to devices and passes. @returns the chain of messages, and each device and pass as often as reached */
async function fanOut({ devices = [], entries = [] }: { devices?: string[]; entries?: string[] }) {
  const registrations = sortedIndex(
    devices.map((device) => `${device}#pass`),
    'up',
  );
  const list = sortedIndex(entries, 'down');
  const [notified, visited]: [string[], string[]] = [[], []];
  const run = (work: FanOutWork, add: (more: readonly FanOutWork[]) => void) =>
    fanOutTemplate(work, {
      clock: fixedClock(),
      // The round 2 minutes later is the same.
      fanOuts: { add: async (more, options) => (options?.delaySeconds === undefined ? add(more) : undefined) },
      newWriteId: () => 'write',
      passes: { find: async () => undefined, update: async () => true },
      passPages: passPagesOn(list),
      pushes: { add: async (work) => void notified.push(...work.flatMap(({ targets }) => targets.map(deviceOf))) },
      registrations: {
        async pageOf(_templateId, range) {
          const { page, next } = registrations.page(range);
          return { registrations: page.map((key) => ({ deviceId: key.split('#')[0] ?? '', passKey: 'pass' })), next };
        },
        split: async (_templateId, left) => splitRegistrations(left),
      },
      renderings: { deleteAll: async (links) => void visited.push(...links) },
      templates: { findLatest: async () => template },
    });
  const chain = await runChain<FanOutWork>({ account, templateId, version: 2 }, run);
  return { ...chain, notified, visited };
}
const deviceOf = ({ deviceId = '' }: { deviceId?: string | undefined }) => deviceId;

const maxHops = 8;

test('a changed template reaches each of 20,000 phones, once, within 8 hops', async () => {
  const devices = many(20_000, (n) => n).map(deviceId);
  const { dropped, longest, notified } = await fanOut({ devices });
  expect(dropped).toEqual([]);
  expect(notified.toSorted()).toEqual(devices.toSorted());
  expect(longest).toBeLessThanOrEqual(maxHops);
});

const year = 365;
test.each([
  ['made within 20 minutes', unfiled(many(30_000, (n) => n * 6))],
  ['of which one was made years before the others', unfiled([-5 * year * day, ...many(20_000, (n) => n * 6)])],
  ['made in bursts, every night for a year', unfiled(many(30_000, (n) => (n % year) * day + Math.floor(n / year) * 9))],
  ['all but a few filed', [...filedEntries(30_000), ...unfiled(many(1_500, (n) => year * day + n))]],
])('a changed template reaches all its passes within 8 hops: those %s', async (_title, entries) => {
  const { dropped, longest, visited } = await fanOut({ entries });
  expect(dropped).toEqual([]);
  expect(new Set(visited).size).toBe(entries.length);
  expect(visited).toHaveLength(entries.length);
  expect(longest).toBeLessThanOrEqual(maxHops);
});

test('an ordinary flight is one message for its devices and one for its passes', async () => {
  const devices = many(300, (n) => n).map(deviceId);
  const { calls } = await fanOut({ devices, entries: unfiled(many(300, (n) => n * 1_000)) });
  expect(calls).toBe(3);
});

test('20,000 passes in Google Wallet are queued, each once, within 8 hops', async () => {
  const list = sortedIndex(unfiled(many(20_000, (n) => n * 6)), 'down');
  const queued: string[] = [];
  const run = (work: GoogleWork, add: (more: readonly GoogleWork[]) => void) => {
    const queue = {
      async add(more: readonly GoogleWork[]) {
        queued.push(...more.flatMap(({ passKey = [] }) => passKey));
        add(more.filter(({ passKey }) => passKey === undefined));
      },
    };
    const services = { queue, passPages: passPagesOn(list), templates: { findLatest: async () => template } };
    return updateGoogle(services as unknown as UpdateGoogleServices, work);
  };
  const { dropped, longest } = await runChain<GoogleWork>({ account, templateId, part: 'objects' }, run);
  expect([dropped, new Set(queued).size, queued.length]).toEqual([[], 20_000, 20_000]);
  // The template's class took one hop more.
  expect(longest).toBeLessThan(maxHops);
});

function filedEntries(count: number): string[] {
  return many(count, (n) => n).map((n) => filedSort(Math.floor(n / 1_000), unfiledSort(at(n), `p${n}`)));
}

const arn = 'arn:worker';

/**
 * Runs work that queues more of itself, with Lambda's detection of recursive loops.
 * @returns how often it was called in the longest chain, all calls, and the messages that it was not called for.
 */
async function runChain<Work>(first: Work, run: (work: Work, add: (more: readonly Work[]) => void) => unknown) {
  const queue = new Queue({ name: 'work', url: '', arn: '', visibilityTimeoutSeconds: 1 }, { clock: { now: () => 0 } });
  let [longest, calls] = [0, 0];
  const invoke = async (event: unknown, causedBy?: string) => {
    const traceHeader = traceOfCall(arn, causedBy);
    calls++;
    longest = Math.max(longest, callsIn(traceHeader, arn));
    const [{ body } = { body: '' }] = (event as SQSEvent).Records;
    await run(JSON.parse(body), (more) => {
      for (const each of more) queue.send({ body: JSON.stringify(each), traceHeader });
    });
  };
  queue.send({ body: JSON.stringify(first) });
  const settings = { batchSize: 1, maxConcurrency: 1, functionArn: arn, reportsItems: false };
  await new QueueMapping(queue, { invoke }, settings).drain();
  return { longest, calls, dropped: queue.bodies.map((body) => JSON.parse(body) as Work) };
}

const pageSize = 100;

/** An index in memory, of any size, by its sort keys: read upwards, like registrations, or downwards, like lists. */
function sortedIndex(keys: readonly string[], direction: 'up' | 'down') {
  const inOrder = keys.toSorted();
  if (direction === 'down') inOrder.reverse();
  const isBefore = (a: string, b: string) => (direction === 'up' ? a < b : a > b);
  /** Place of the first key that does not sort before this one. */
  const placeOf = (key: string): number => {
    let [low, high] = [0, inOrder.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(inOrder[middle] ?? '', key)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const behind = (key: string) => {
    const place = placeOf(key);
    return inOrder[place] === key ? place + 1 : place;
  };
  const startOf = ({ after }: KeyRange) => (after === undefined ? 0 : behind(after));
  const endOf = ({ until }: KeyRange) => (until === undefined ? inOrder.length : behind(until));
  return {
    page(range: KeyRange = {}) {
      const [start, end] = [startOf(range), endOf(range)];
      const page = inOrder.slice(start, Math.min(start + pageSize, end));
      return { page, next: start + pageSize < end ? page.at(-1) : undefined };
    },
    /** The last key of a range. */
    last: (range: KeyRange) => (startOf(range) < endOf(range) ? inOrder[endOf(range) - 1] : undefined),
  };
}

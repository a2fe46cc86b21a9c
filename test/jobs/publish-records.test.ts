import type { DynamoDBRecord } from 'aws-lambda';
import { changedPass } from '../../lambdas/domain/pass/pass.ts';
import type { RecordChange } from '../../lambdas/domain/pass/record-change.ts';
import type { ServiceEvent } from '../../lambdas/domain/updates/pass-events.ts';
import { publishRecords } from '../../lambdas/jobs/events/publish-records.ts';
import { itemOf } from '../../lambdas/storage/record-change.ts';
import { examplePass, now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { recordingLog } from '../helpers/recording-log.ts';

const [one, two] = ['one', 'two'].map((passKey) => examplePass({}, { passKey })) as [never, never];
const made = (pass: ReturnType<typeof examplePass>): RecordChange => ({ kind: 'pass', id: '1', after: pass });
const updated = (before: ReturnType<typeof examplePass>): RecordChange => ({
  kind: 'pass',
  id: '2',
  before,
  after: changedPass(before, { trackingId: 'another' }, { writeId: 'w', at: now }),
});

/** Publishes these changes on a bus that fails with each failure in turn. */
async function publish(changes: readonly RecordChange[], failures: Error[] = [], notCounted?: Error, ageSeconds = 0) {
  const calls: (readonly ServiceEvent[])[] = [];
  const kept: number[][] = [];
  const parked: string[] = [];
  const log = recordingLog();
  const records = changes.map((change, place) => {
    const { passKey } = change.after as { passKey: string };
    const Keys = { PK: { S: `PASS#${passKey}` }, SK: { S: 'PASS' } };
    const madeAt = now.getTime() / 1_000 - ageSeconds;
    return { dynamodb: { SequenceNumber: String(place), Keys, ApproximateCreationDateTime: madeAt } };
  }) as DynamoDBRecord[];
  const used: string[] = [];
  const services: Parameters<typeof publishRecords>[1] = {
    brandOf: async () => 'tern',
    clock: fixedClock(),
    events: {
      put: async (events) => {
        const failure = failures.shift();
        if (failure) throw failure;
        calls.push(events);
      },
    },
    history: { add: async (entries) => void kept.push(entries.map(({ number }) => number)), remove: async () => 0 },
    numbers: { write: async () => {} },
    isOutage: (error) => !(error instanceof TypeError),
    itemOf,
    log,
    parked: {
      findItems: async () => new Set(),
      park: async (item) => void parked.push(item),
      beginAttempt: async () => 1,
      endAttempt: async () => {},
    },
    usage: {
      add: async (shard, uses) => {
        if (notCounted) throw notCounted;
        used.push(...uses.map(({ brand, kind, sequenceNumber }) => [shard, sequenceNumber, brand, kind].join(' ')));
      },
    },
    readChange: ({ dynamodb }) => {
      const change = changes[Number(dynamodb?.SequenceNumber)];
      if (change?.id === 'unreadable') throw new TypeError('Nobody can read this');
      return change;
    },
  };
  const answer = await publishRecords(records, services, 'shard');
  return {
    answer,
    codes: log.lines.map((line) => (line as string[])[0]),
    ids: calls.map((ofCall) => ofCall.map((each) => each['event-id'])),
    kept,
    parked,
    used,
  };
}

test('events of different passes go in one call, those of one pass in the order of its changes', async () => {
  const { answer, ids } = await publish([made(one), made(two), updated(one)]);
  expect(ids).toEqual([['1-PassGenerated', '1-PassGenerated'], ['2-PassUpdated']]);
  expect(answer).toEqual({ batchItemFailures: [] });
});

test('a change without an event costs no call', async () => {
  const pushed = { kind: 'pass', id: '3', before: one, after: one } as RecordChange;
  expect((await publish([pushed])).ids).toEqual([]);
});

test('while the event bus is out the stream comes back, and no event is parked', async () => {
  const { answer, codes, kept, parked } = await publish([made(one), updated(one)], [new Error('The event bus is out')]);
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '0' }] });
  expect([codes, parked]).toEqual([['EVENTS-RETRY'], []]);
  // The history does not wait for the bus.
  expect(kept).toEqual([[1]]);
});

test('an event that fails by itself is parked, and later ones of its pass behind it', async () => {
  const own = Array.from({ length: 3 }, () => new TypeError('There is something about this pass'));
  const { answer, codes, parked } = await publish([made(one), updated(one)], own);
  expect(answer).toEqual({ batchItemFailures: [] });
  expect([codes, parked.length]).toEqual([['EVENTS-PARKED', 'EVENTS-PARKED-BEHIND'], 2]);
});

test('usage is counted by shard and brand, also of what is parked; nothing can be counted of an unreadable record', async () => {
  const unreadable: RecordChange = { ...made(two), id: 'unreadable' };
  const { parked, used } = await publish([made(one), updated(one), unreadable]);
  expect([used, parked.length]).toEqual([['shard 0 tern issued', 'shard 1 tern changed'], 1]);
});

test('while the table is out the batch comes again; another failure to count holds up no event', async () => {
  const out = await publish([made(one), updated(one)], [], new Error('The table is out'));
  expect([out.answer, out.codes]).toEqual([{ batchItemFailures: [{ itemIdentifier: '0' }] }, ['EVENTS-RETRY']]);
  const broken = await publish([made(one)], [], new TypeError('There is something about this count'));
  expect([broken.answer, broken.codes]).toEqual([{ batchItemFailures: [] }, ['USAGE-NOT-COUNTED']]);
  expect(broken.ids).toEqual([['1-PassGenerated']]);
});

test('usage that cannot be written, for want of a permission perhaps, holds up later events for five minutes at most', async () => {
  const out = new Error('AccessDenied');
  const [held, passed] = await Promise.all([299, 300].map((age) => publish([made(one)], [], out, age)));
  expect([held?.answer, held?.codes]).toEqual([{ batchItemFailures: [{ itemIdentifier: '0' }] }, ['EVENTS-RETRY']]);
  expect([passed?.answer, passed?.codes]).toEqual([{ batchItemFailures: [] }, ['USAGE-NOT-COUNTED']]);
  expect(passed?.ids).toEqual([['1-PassGenerated']]);
});

test('the call at the end of a window has no records, and does nothing', async () => {
  expect((await publish([])).answer).toEqual({ batchItemFailures: [] });
});

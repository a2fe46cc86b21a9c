import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import type { DynamoDBRecord } from 'aws-lambda';
import { findStreamReaders } from '../../bin/admin/deployment.ts';
import { replay } from '../../bin/admin/replay.ts';
import { WaitingRecords } from '../../bin/admin/waiting-records.ts';
import { sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import { publishRecords } from '../../lambdas/jobs/events/publish-records.ts';
import { relayRecords } from '../../lambdas/jobs/relay/relay-records.ts';
import { DynamoHistory } from '../../lambdas/storage/history.ts';
import { itemOf } from '../../lambdas/storage/record-change.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { eventsOn, relayOn } from '../helpers/jobs.ts';
import { issuePass } from '../helpers/passkit.ts';
import { recordingLog } from '../helpers/recording-log.ts';
import { numberEntries, streamImage } from '../helpers/stream.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

const { api } = apiForAllTests();
const dataDirectory = temporaryDirectory();
const mappingIds = { relay: 'relay-mapping', events: 'events-mapping' };
let waiting: WaitingRecords;
beforeAll(async () => {
  const table = tableOf(api.env.TABLE_NAME, sdkConfig(), fixedClock());
  waiting = new WaitingRecords(table, new S3Client(sdkConfig()), api.env.BUCKET_NAME, mappingIds);
});

/** The records of a new pass and of its update, with these sequence numbers. */
async function recordsOf(...sequenceNumbers: [string, string]): Promise<DynamoDBRecord[]> {
  const templateId = await api.createTemplate();
  const pass = await issuePass(api, templateId);
  const image = () => streamImage(api.env, `PASS#${pass.serial}`, 'PASS');
  const made = await image();
  await pass.update({ 'seat-number': '1A' });
  const updated = await image();
  const Keys = { PK: made?.PK, SK: made?.SK };
  return [
    { eventID: `${pass.serial}-1`, dynamodb: { Keys, SequenceNumber: sequenceNumbers[0], NewImage: made } },
    {
      eventID: `${pass.serial}-2`,
      dynamodb: { Keys, SequenceNumber: sequenceNumbers[1], OldImage: made, NewImage: updated },
    },
  ] as DynamoDBRecord[];
}

const overrides = () => ({ clock: fixedClock(), log: recordingLog() });
const healthy = () => eventsOn(api.aws, overrides());
const unwilling = async () => {
  throw new TypeError('There is something about this pass');
};
const ill = () => ({ ...healthy(), events: { put: unwilling } });
const relay = () => relayOn(api.aws, overrides());
const illRelay = () => ({ ...relay(), templates: { findLatest: unwilling }, renderings: { deleteAll: unwilling } });
/** A replay with this function in place of the publisher of events. */
const replayWith = (events = healthy(), relaying: ReturnType<typeof illRelay> | ReturnType<typeof relay> = relay()) =>
  replay(waiting, { relay: relaying, events, passes: api.services.passes, readChange: healthy().readChange });
const eventIds = () => api.aws.events.all().map(({ Detail }) => (Detail as Record<string, unknown>)['event-id']);

test('what was parked is published in order, events with their first ids, and the item goes on as before', async () => {
  // Numeric order differs from the order of texts here.
  const records = await recordsOf('999', '1000');
  for (const record of records) expect(await publishRecords([record], ill())).toEqual({ batchItemFailures: [] });
  const [item = ''] = records.map(itemOf);
  const before = eventIds().length;
  expect(await waiting.revisionOf('events', item)).toBe(2);

  expect(await replayWith(ill() as never)).toMatch(
    /^Relayed again: 0\nPublished again: 0\nFailed again: event-failures\/PASS=\S+999.json: TypeError$/,
  );
  expect(await replayWith()).toBe('Relayed again: 0\nPublished again: 2');
  const serial = records[0]?.eventID?.slice(0, -2);
  expect(eventIds().slice(before)).toEqual([`${serial}-1-PassGenerated`, `${serial}-2-PassUpdated`]);
  expect([await waiting.revisionOf('events', item), await waiting.items('events')]).toEqual([undefined, []]);
  expect(await replayWith()).toBe('Relayed again: 0\nPublished again: 0');
});

test('a record that one reader of the stream has parked holds up nothing of the other', async () => {
  const [made, updated] = (await recordsOf('1', '2')) as [DynamoDBRecord, DynamoDBRecord];
  await relayRecords([made], illRelay());
  const before = eventIds().length;
  expect(await publishRecords([made, updated], healthy())).toEqual({ batchItemFailures: [] });
  expect(eventIds().length - before).toBe(2);
  expect([await waiting.items('relay'), await waiting.items('events')]).toEqual([[itemOf(made)], []]);
  expect(
    await replay(waiting, {
      relay: relay(),
      events: ill(),
      passes: api.services.passes,
      readChange: relay().readChange,
    }),
  ).toBe('Relayed again: 1\nPublished again: 0');
});

test('a record that ends the function each time waits for a replay after three tries; a try that ends counts no more', async () => {
  const [made] = (await recordsOf('1', '2')) as [DynamoDBRecord, DynamoDBRecord];
  const late = { ...made, dynamodb: { ...made.dynamodb, ApproximateCreationDateTime: 0 } };
  const endsTheFunction = async () => {
    const begun = Promise.withResolvers<void>();
    const put = () => new Promise<void>(() => begun.resolve());
    void publishRecords([late], { ...healthy(), events: { put } });
    await begun.promise;
  };
  await endsTheFunction();
  await endsTheFunction();
  await publishRecords([late], healthy());
  for (let call = 1; call <= 3; call++) await endsTheFunction();
  expect(await waiting.items('events')).toEqual([]);
  expect(await publishRecords([late], ill())).toEqual({ batchItemFailures: [] });
  expect(await replayWith()).toBe('Relayed again: 0\nPublished again: 1');
});

test('a record that is parked while its item is replayed is replayed, too', async () => {
  const [made, updated] = (await recordsOf('1', '2')) as [DynamoDBRecord, DynamoDBRecord];
  await publishRecords([made], ill());
  const services = healthy();
  const before = eventIds().length;
  let isMeanwhile = true;
  const events = {
    async put(all: Parameters<typeof services.events.put>[0]) {
      if (isMeanwhile) await publishRecords([updated], healthy());
      isMeanwhile = false;
      await services.events.put(all);
    },
  };
  expect(await replayWith({ ...services, events } as never)).toBe('Relayed again: 0\nPublished again: 2');
  expect(eventIds().slice(before)).toHaveLength(2);
  expect(await waiting.items('events')).toEqual([]);
});

test.each([
  ['relay-mapping', 'by the relay', 2, 0],
  ['events-mapping', 'by the function that publishes events', 0, 2],
  ['mapping-of-an-earlier-deployment', 'by both, as either may have lacked it', 2, 2],
])(
  'what Lambda gave up for %s is done again %s, from the whole event that it wrote',
  async (mapping, _by, relayed, published) => {
    const records = await recordsOf('1', '2');
    const key = `aws/lambda/${mapping}/shardId-1/2027/03/15/2027-03-15T12.00.00-id`;
    const content = { version: '1.0', payload: JSON.stringify({ Records: records }) };
    api.aws.bucket.put(key, Buffer.from(JSON.stringify(content)), {});
    const before = eventIds().length;
    expect(await replayWith()).toBe(`Relayed again: ${relayed}\nPublished again: ${published}`);
    expect(eventIds().length - before).toBe(published);
    expect(api.aws.bucket.get(key)).toBeUndefined();
  },
);

test('what Lambda gave up of a pass that was deleted since makes it no history, and it is found by no number', async () => {
  const records = await recordsOf('1', '2');
  const passKey = records[0]?.eventID?.slice(0, -2) ?? '';
  const pass = await api.services.passes.find(passKey);
  if (pass) await api.services.passes.delete(pass, 'deleted', now);
  const content = { version: '1.0', payload: JSON.stringify({ Records: records }) };
  api.aws.bucket.put('aws/lambda/events-mapping/shardId-1/id', Buffer.from(JSON.stringify(content)), {});
  expect(await replayWith()).toContain('Published again: 2');
  const table = tableOf(api.env.TABLE_NAME, sdkConfig(), fixedClock());
  expect(await new DynamoHistory(table).latest(passKey, { most: 9 })).toEqual([]);
  expect(await numberEntries(api.env, passKey)).toEqual([]);
});

async function readersOf(outputs: object) {
  writeFileSync(path.join(dataDirectory, 'operator.json'), JSON.stringify({ outputs }));
  const { DATA_DIR } = process.env;
  process.env.DATA_DIR = dataDirectory;
  try {
    return await findStreamReaders({ local: true });
  } finally {
    process.env.DATA_DIR = DATA_DIR ?? '';
  }
}

test('a stage of a version whose relay published events is refused, as its events would be lost', async () => {
  const names = ['FanOutQueueUrl', 'PriorityPushQueueUrl', 'PushQueueUrl', 'GoogleQueueUrl', 'EventBusName'];
  const outputs = [...names, 'TableName', 'BucketName', 'RelayMappingId'].map((name) => [name, name]);
  await expect(readersOf(Object.fromEntries(outputs))).rejects.toThrow('has no output EventsMappingId');
});

import type { DynamoDBRecord } from 'aws-lambda';
import { relayRecords } from '../../lambdas/jobs/relay-records.ts';
import { staleLinkOf } from '../../lambdas/storage/stale-link.ts';
import { recordingLog } from '../helpers/recording-log.ts';

const pass = (version: string, nonce = 'n'.repeat(26)) => ({
  SK: { S: 'PASS' },
  passKey: { S: 'k'.repeat(32) },
  nonce: { S: nonce },
  version: { N: version },
});
const tombstone = { SK: { S: 'PASS' }, deletedAtUtc: { S: '2027-03-10T08:00:00.000Z' } };
const link = 'k'.repeat(32) + 'n'.repeat(26);

const record = (SequenceNumber: string, OldImage?: object, NewImage?: object) =>
  ({ dynamodb: { SequenceNumber, OldImage, NewImage } }) as DynamoDBRecord;

function relay(records: DynamoDBRecord[], remove: (link: string) => Promise<void> = async () => {}) {
  const removed: string[] = [];
  const renderings = { delete: async (stale: string) => remove(stale).then(() => void removed.push(stale)) };
  return relayRecords(records, { log: recordingLog(), renderings, staleLinkOf }).then((answer) => ({
    answer,
    removed,
  }));
}

test.each([
  ['a deleted pass', pass('1'), tombstone, [link]],
  ['a changed pass', pass('1'), pass('2'), [link]],
  ['a pass with a new link', pass('1'), pass('1', 'm'.repeat(26)), [link]],
  ['a removed item', pass('1'), undefined, [link]],
  ['a new pass', undefined, pass('1'), []],
  ['a write that changed nothing shown', pass('1'), pass('1'), []],
  ['a template', { SK: { S: 'TEMPLATE' } }, { SK: { S: 'TEMPLATE' } }, []],
])('relay: %s', async (_title, before, after, expected) => {
  const { answer, removed } = await relay([record('1', before, after)]);
  expect(removed).toEqual(expected);
  expect(answer).toEqual({ batchItemFailures: [] });
});

test('relay: stops at the first record that fails and reports it, so that the stream comes back to it', async () => {
  const records = [
    record('1', pass('1'), tombstone),
    record('2', pass('1', 'x'.repeat(26)), tombstone),
    record('3', pass('1'), tombstone),
  ];
  const { answer, removed } = await relay(records, async (stale) => {
    if (stale.endsWith('x')) throw new Error('S3 is out of reach');
  });
  expect(removed).toEqual([link]);
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
});

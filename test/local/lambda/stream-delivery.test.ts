import type { _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import { StreamDelivery } from '../../../local/lambda/stream-delivery.ts';

const settings = {
  streamArn: 'arn:stream',
  maxRetries: -1,
  bisectOnError: false,
  reportsItems: true,
  onFailure: () => {},
};
const [PK, SK] = [{ S: 'PASS#1' }, { S: 'PASS' }];
const record = (SequenceNumber: string, Keys: object) => ({ dynamodb: { SequenceNumber, Keys } }) as StreamRecord;

test('records of an item are in one batch, in whatever order its keys are named', () => {
  const delivery = new StreamDelivery({ invoke: async () => null }, { ...settings, parallelBatches: 10 });
  const records = [record('1', { PK, SK }), record('2', { SK, PK }), record('3', { PK, SK: { S: 'DEVICE#1' } })];
  const batches = delivery.batchesOf('shard', records);
  const numbers = batches.map((batch) => batch.records.map(({ dynamodb }) => dynamodb?.SequenceNumber));
  expect(numbers).toEqual([['1', '2'], ['3']]);
});

import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { laneOf, StreamLane } from '../../../world/aws/stream-lane.ts';

type TimeWindowEvent = DynamoDBStreamEvent & {
  readonly shardId: string;
  readonly window: { readonly start: string };
  readonly isFinalInvokeForWindow: boolean;
};

const record = (Keys: object) => ({ dynamodb: { Keys } }) as DynamoDBRecord;
const [PK, SK] = [{ S: 'PASS#1' }, { S: 'PASS' }];

test('records of an item are in one lane, in whatever order its keys are named', () => {
  const lanes = Array.from({ length: 10 }, (_, number) => number);
  const items = Array.from({ length: 50 }, (_, number) => ({ S: `DEVICE#${number}` }));
  expect(laneOf(record({ PK, SK }), lanes)).toBe(laneOf(record({ SK, PK }), lanes));
  expect(new Set(items.map((item) => laneOf(record({ PK, SK: item }), lanes))).size).toBe(10);
});

test('a batch that was processed comes again when a fault asks for it, and the order holds', async () => {
  const delivered: string[] = [];
  let isAgain = true;
  const invoke = async (event: unknown) =>
    void delivered.push(...(event as DynamoDBStreamEvent).Records.map(({ eventID = '' }) => eventID));
  const ports = { clock: { now: () => 0 }, strikes: () => isAgain };
  const settings = { streamArn: 'arn', batchSize: 2, maxRetries: -1, bisectOnError: true, reportsItems: true };
  const lane = new StreamLane('shard', ports, { invoke }, { ...settings, onFailure: () => {} });
  for (const eventID of ['a', 'b', 'c']) lane.add({ eventID });
  await lane.deliver();
  expect(lane.size).toBe(3);
  isAgain = false;
  while (lane.isReady()) await lane.deliver();
  expect([delivered.join(''), lane.size]).toEqual(['ababc', 0]);
});

test('in windows of time events name their shard, each window ends with a call, and an answer without a state has failed', async () => {
  const delivered: unknown[] = [];
  let state: object | undefined;
  const invoke = async (event: unknown) => {
    const { Records, shardId, window, isFinalInvokeForWindow } = event as TimeWindowEvent;
    const ids = Records.map(({ eventID = '' }) => eventID).join('');
    delivered.push([ids, shardId, window.start.slice(11, 16), isFinalInvokeForWindow]);
    return { batchItemFailures: [], state };
  };
  const settings = { streamArn: 'arn', batchSize: 3, maxRetries: -1, bisectOnError: false, reportsItems: true };
  const ports = { clock: { now: () => 0 } };
  const lane = new StreamLane('shard', ports, { invoke }, { ...settings, windowMs: 900_000, onFailure: () => {} });
  const at = (minutes: number) => ({ ApproximateCreationDateTime: minutes * 60 });
  for (const [eventID, minutes] of [
    ['a', 1],
    ['b', 14],
    ['c', 15],
  ] as const)
    lane.add({ eventID, dynamodb: at(minutes) });
  await lane.deliver();
  expect([delivered.splice(0), lane.size]).toEqual([[['ab', 'shard', '00:00', false]], 3]);
  state = {};
  while (lane.size > 0) await lane.deliver();
  expect(delivered).toEqual([
    ['ab', 'shard', '00:00', false],
    ['', 'shard', '00:00', true],
    ['c', 'shard', '00:15', false],
  ]);
});

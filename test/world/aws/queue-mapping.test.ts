import { Queue } from '../../../world/aws/queue.ts';
import { QueueMapping, type QueueMappingSettings } from '../../../world/aws/queue-mapping.ts';

let now = Date.parse('2027-03-15T12:00:00Z');
let queues = 0;

interface SqsEvent {
  Records: { messageId: string; body: string; attributes: Record<string, string> }[];
}

const defaults = { batchSize: 10, maxConcurrency: 2, functionArn: 'arn:worker', reportsItems: true };

function mapped(target: (event: SqsEvent) => Promise<unknown>, settings: Partial<QueueMappingSettings> = {}) {
  const name = `queue-${++queues}`;
  const queue = new Queue({ name, url: name, arn: name, visibilityTimeoutSeconds: 30 }, { clock: { now: () => now } });
  const mapping = new QueueMapping(
    queue,
    { invoke: (event) => target(event as SqsEvent) },
    { ...defaults, ...settings },
  );
  return { queue, mapping };
}

const left = (queue: Queue) => {
  now += 3_600_000;
  return queue.receive(10).map(({ body }) => body);
};

test('what is sent reaches the function, and is deleted when it has answered', async () => {
  const got: unknown[] = [];
  const { queue, mapping } = mapped(async ({ Records }) => {
    got.push(...Records.map(({ body, attributes }) => [body, attributes.ApproximateReceiveCount]));
  });
  queue.send({ body: 'one' });
  queue.send({ body: 'two' });
  await mapping.drain();
  expect(got).toEqual([
    ['one', '1'],
    ['two', '1'],
  ]);
  expect(left(queue)).toEqual([]);
});

test('only the messages that the function names stay', async () => {
  const { queue, mapping } = mapped(async ({ Records }) => ({
    batchItemFailures: Records.filter(({ body }) => body === 'bad').map(({ messageId }) => ({
      itemIdentifier: messageId,
    })),
  }));
  for (const body of ['good', 'bad']) queue.send({ body });
  await mapping.drain();
  expect(left(queue)).toEqual(['bad']);
});

// Source: AWS Lambda Developer Guide, "Handling errors for an SQS event source in Lambda".
const failed = (itemIdentifier: unknown) => ({ batchItemFailures: [{ itemIdentifier }] });
test.each([
  ['an identifier of no message', failed('unknown')],
  ['an empty identifier', failed('')],
  ['a null identifier', failed(null)],
  ['another key', { batchItemFailures: [{ messageId: 'x' }] }],
  ['no list', { batchItemFailures: 'x' }],
  ['no object', 'done'],
])('an answer with %s fails the whole batch', async (_, answer) => {
  const { queue, mapping } = mapped(async () => answer);
  queue.send({ body: 'kept' });
  await mapping.drain();
  expect(left(queue)).toEqual(['kept']);
});

test.each([[null], [{}], [{ batchItemFailures: null }], [{ batchItemFailures: [] }]])(
  'the answer %j is that of success',
  async (answer) => {
    const { queue, mapping } = mapped(async () => answer);
    queue.send({ body: 'done' });
    await mapping.drain();
    expect(left(queue)).toEqual([]);
  },
);

test('without ReportBatchItemFailures the answer is not read', async () => {
  const { queue, mapping } = mapped(async () => failed('unknown'), { reportsItems: false });
  queue.send({ body: 'lost' });
  await mapping.drain();
  expect(left(queue)).toEqual([]);
});

test('messages that together are too large for an event come in several', async () => {
  const sizes: number[] = [];
  let messages = 0;
  const { queue, mapping } = mapped(async (event) => {
    sizes.push(Buffer.byteLength(JSON.stringify(event)));
    messages += event.Records.length;
  });
  for (let message = 0; message < 10; message++) queue.send({ body: 'x'.repeat(1_000_000) });
  await mapping.drain();
  expect(messages).toBe(10);
  expect(Math.max(...sizes)).toBeLessThan(6 * 1024 * 1024);
});

test('a function that fails leaves all of its batch', async () => {
  const { queue, mapping } = mapped(async () => {
    throw new Error('failed');
  });
  queue.send({ body: 'kept' });
  await mapping.drain();
  expect(left(queue)).toEqual(['kept']);
});

test('no more batches are under way than the concurrency allows, and batches no larger than requested', async () => {
  let running = 0;
  const seen = { most: 0, sizes: [] as number[] };
  const { queue, mapping } = mapped(
    async ({ Records }) => {
      seen.most = Math.max(seen.most, ++running);
      seen.sizes.push(Records.length);
      await new Promise(setImmediate);
      running -= 1;
    },
    { batchSize: 2 },
  );
  for (let message = 0; message < 20; message++) queue.send({ body: String(message) });
  await mapping.drain();
  expect([seen.most, Math.max(...seen.sizes), seen.sizes.reduce((a, b) => a + b)]).toEqual([2, 2, 20]);
});

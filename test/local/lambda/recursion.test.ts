import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Sqs } from '../../../local/aws/sqs.ts';
import { LocalClock } from '../../../local/basics/clock.ts';
import { LocalFunction } from '../../../local/lambda/function.ts';
import { FunctionLog } from '../../../local/lambda/function-log.ts';
import type { Queue } from '../../../world/aws/queue.ts';
import { QueueMapping } from '../../../world/aws/queue-mapping.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
let nowMs = 0;
const sqs = new Sqs(path.join(directory, 'sqs'), () => nowMs);
let worker: LocalFunction;
let server: Awaited<ReturnType<Sqs['listen']>>;

/** Queues its message anew, with the AWS SDK. */
const code = `
  import { createRequire } from 'node:module';
  const { SQSClient, SendMessageCommand } = createRequire(${JSON.stringify(import.meta.filename)})('@aws-sdk/client-sqs');
  const client = new SQSClient({});
  export async function handler({ Records }) {
    for (const { body } of Records) {
      const { QueueUrl, left, times = 1 } = JSON.parse(body);
      const MessageBody = JSON.stringify({ QueueUrl, left: left - 1 });
      if (left > 0) for (let n = 0; n < times; n++) await client.send(new SendMessageCommand({ QueueUrl, MessageBody }));
    }
  }`;

beforeAll(async () => {
  server = await sqs.listen();
  writeFileSync(path.join(directory, 'loop.mjs'), code);
  const definition = {
    name: 'loop',
    arn: 'arn:loop',
    directory,
    handler: 'loop.handler',
    environment: {
      AWS_ENDPOINT_URL_SQS: server.url,
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
    },
    timeoutMs: 3_600_000,
    memoryMb: 128,
  };
  const log = new FunctionLog(path.join(directory, 'logs'));
  worker = await LocalFunction.create(definition, new LocalClock(path.join(directory, 'clock')), log);
});
afterAll(async () => {
  await worker.close();
  await server.close();
});

function mapped(name: string): { queue: Queue; failures: Queue; mapping: QueueMapping; url: string } {
  const declare = (queue: string, more = {}) => sqs.declare(queue, `arn:${queue}`, `${server.url}/1/${queue}`, more);
  const failures = declare(`${name}-failures`);
  const RedrivePolicy = { deadLetterTargetArn: `arn:${name}-failures`, maxReceiveCount: 2 };
  const queue = declare(name, { RedrivePolicy });
  const mapping = new QueueMapping(queue, worker, {
    ...{ batchSize: 1, maxConcurrency: 4 },
    ...{ functionArn: 'arn:loop', reportsItems: false },
  });
  return { queue, failures, mapping, url: queue.settings.url };
}

test('a function that queues for itself is called 16 times; the next message ends in the failure queue', async () => {
  const { queue, failures, mapping, url: QueueUrl } = mapped('endless');
  queue.send({ body: JSON.stringify({ QueueUrl, left: 100 }) });
  for (let attempt = 0; attempt < 3; attempt++) {
    await mapping.drain();
    nowMs += 60_000;
  }
  expect(failures.receive(10).map(({ body }) => JSON.parse(body).left)).toEqual([100 - 16]);
  expect(queue.counts()).toEqual({ visible: 0, invisible: 0 });
});

test('calls are counted for each chain of messages, however many there are side by side', async () => {
  const { queue, failures, mapping, url: QueueUrl } = mapped('wide');
  queue.send({ body: JSON.stringify({ QueueUrl, left: 15, times: 5 }) });
  await mapping.drain();
  nowMs += 60_000;
  await mapping.drain();
  expect([queue.counts().visible, failures.counts().visible]).toEqual([0, 0]);
  expect(mapping.delivered).toBe(1 + 5 * 15);
});

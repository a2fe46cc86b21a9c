import {
  ChangeMessageVisibilityCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { QueueProperties } from '../../../local/aws/limits/sqs.ts';
import { Sqs } from '../../../local/aws/sqs.ts';
import { arn, credentials, region } from '../../../local/basics/account.ts';
import type { Listening } from '../../../local/basics/http.ts';
import { queueUrl } from '../../../local/basics/names.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const start = Date.parse('2027-03-15T12:00:00Z');
let now = start;
let sqs: Sqs;
let server: Listening;
let client: SQSClient;
let queues = 0;

beforeAll(async () => {
  sqs = new Sqs(directory, () => now);
  server = await sqs.listen();
  client = new SQSClient({ endpoint: server.url, region, credentials });
});
afterAll(async () => {
  client.destroy();
  await server.close();
});

/** Makes a queue for one test. @returns its URL */
function newQueue(properties: QueueProperties = {}): string {
  now = start;
  const name = `queue-${++queues}`;
  const url = queueUrl(server.url, name);
  sqs.declare(name, arn('sqs', name), url, properties);
  return url;
}

const send = (QueueUrl: string, MessageBody: string, DelaySeconds?: number) =>
  client.send(new SendMessageCommand({ QueueUrl, MessageBody, DelaySeconds }));
const receive = async (QueueUrl: string, MaxNumberOfMessages = 10) => {
  const request = { QueueUrl, MaxNumberOfMessages, MessageSystemAttributeNames: ['All' as const] };
  return (await client.send(new ReceiveMessageCommand(request))).Messages ?? [];
};
const bodies = async (QueueUrl: string) => (await receive(QueueUrl)).map(({ Body }) => Body);

test('messages are received in the order they were sent, and are then hidden', async () => {
  const url = newQueue();
  await send(url, 'first');
  await send(url, 'second – with ümlauts');
  expect(await bodies(url)).toEqual(['first', 'second – with ümlauts']);
  expect(await bodies(url)).toEqual([]);
});

test('a message that is not deleted comes back after the visibility timeout and counts its receptions', async () => {
  const url = newQueue({ VisibilityTimeout: 60 });
  await send(url, 'again');
  await receive(url);
  now += 59_999;
  expect(await bodies(url)).toEqual([]);
  now += 1;
  expect((await receive(url))[0]?.Attributes).toMatchObject({
    ApproximateReceiveCount: '2',
    SentTimestamp: String(start),
  });
});

test('a receiver can give a message back at once, but not with an old receipt', async () => {
  const QueueUrl = newQueue();
  await send(QueueUrl, 'back');
  const [message] = await receive(QueueUrl);
  const giveBack = new ChangeMessageVisibilityCommand({
    QueueUrl,
    ReceiptHandle: message?.ReceiptHandle,
    VisibilityTimeout: 0,
  });
  await client.send(giveBack);
  expect(await bodies(QueueUrl)).toEqual(['back']);
  await expect(client.send(giveBack)).rejects.toMatchObject({
    name: 'InvalidParameterValue',
    message: expect.stringContaining('not available for visibility timeout change'),
  });
});

test('a delayed message is not there before its time, whether the queue or the message says so', async () => {
  const url = newQueue({ DelaySeconds: 5 });
  await send(url, 'after 5 s');
  await send(url, 'after 120 s', 120);
  expect(await bodies(url)).toEqual([]);
  now += 5_000;
  expect(await bodies(url)).toEqual(['after 5 s']);
  now = start + 120_000;
  expect(await bodies(url)).toContain('after 120 s');
});

test('after the allowed receptions a message goes to the dead-letter queue', async () => {
  const deadLetters = newQueue();
  const deadLetterTargetArn = arn('sqs', `queue-${queues}`);
  const url = newQueue({ RedrivePolicy: { deadLetterTargetArn, maxReceiveCount: 2 }, VisibilityTimeout: 1 });
  await send(url, 'poison');
  for (const _ of [1, 2]) {
    expect(await bodies(url)).toEqual(['poison']);
    now += 1_000;
  }
  expect([await bodies(url), await bodies(deadLetters)]).toEqual([[], ['poison']]);
});

test('a batch answers for each entry, with the message group and attributes stored', async () => {
  const QueueUrl = newQueue();
  const { Successful, Failed } = await client.send(
    new SendMessageBatchCommand({
      QueueUrl,
      Entries: [
        {
          Id: 'a',
          MessageBody: 'a',
          MessageGroupId: 'demo',
          MessageAttributes: { kind: { DataType: 'String', StringValue: 'x' } },
        },
        { Id: 'b', MessageBody: 'b', DelaySeconds: 901 },
      ],
    }),
  );
  expect([Successful?.map(({ Id }) => Id), Failed?.map(({ Id }) => Id)]).toEqual([['a'], ['b']]);
  const [message] = await receive(QueueUrl);
  expect(message).toMatchObject({
    Attributes: { MessageGroupId: 'demo' },
    MessageAttributes: { kind: { StringValue: 'x' } },
  });
});

test('a batch of eleven is refused as a whole', async () => {
  const QueueUrl = newQueue();
  const Entries = Array.from({ length: 11 }, (_, index) => ({ Id: String(index), MessageBody: 'x' }));
  const refused = client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
  await expect(refused).rejects.toMatchObject({ name: 'TooManyEntriesInBatchRequest' });
  expect(await bodies(QueueUrl)).toEqual([]);
});

test('a queue says how much it holds', async () => {
  const QueueUrl = newQueue();
  await send(QueueUrl, 'one');
  await send(QueueUrl, 'two');
  await receive(QueueUrl, 1);
  const { Attributes } = await client.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }));
  expect(Attributes).toMatchObject({ ApproximateNumberOfMessages: '1', ApproximateNumberOfMessagesNotVisible: '1' });
});

test('an unknown queue is an error of its own', async () => {
  await expect(send(`${server.url}/0/unknown`, 'x')).rejects.toMatchObject({ name: 'QueueDoesNotExist' });
});

test('messages outlive the server', async () => {
  const url = newQueue();
  const name = `queue-${queues}`;
  await send(url, 'kept');
  await receive(url);
  const again = new Sqs(directory, () => now + 60_000).declare(name, arn('sqs', name), url, {});
  expect(again.receive(10).map(({ body }) => body)).toEqual(['kept']);
});

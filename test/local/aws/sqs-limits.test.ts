import {
  ChangeMessageVisibilityCommand,
  ReceiveMessageCommand,
  type ReceiveMessageCommandInput,
  SendMessageBatchCommand,
  type SendMessageBatchRequestEntry,
  SendMessageCommand,
  type SendMessageCommandInput,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { maxInFlight, refuseInFlight } from '../../../local/aws/limits/sqs.ts';
import { Sqs } from '../../../local/aws/sqs.ts';
import { arn, credentials, region } from '../../../local/basics/account.ts';
import type { Listening } from '../../../local/basics/http.ts';
import { queueUrl } from '../../../local/basics/names.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const start = Date.parse('2027-03-15T12:00:00Z');
let now = start;
const sqs = new Sqs(temporaryDirectory(), () => now);
let server: Listening;
let client: SQSClient;
let QueueUrl: string;

beforeAll(async () => {
  server = await sqs.listen();
  client = new SQSClient({ endpoint: server.url, region, credentials, maxAttempts: 1 });
  QueueUrl = queueUrl(server.url, 'work');
  sqs.declare('work', arn('sqs', 'work'), QueueUrl, {});
});
afterAll(async () => {
  client.destroy();
  await server.close();
});

const send = (MessageBody: string, more: Partial<SendMessageCommandInput> = {}) =>
  client.send(new SendMessageCommand({ QueueUrl, MessageBody, ...more }));
const sendAll = (...Entries: SendMessageBatchRequestEntry[]) =>
  client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
const receive = (more: Partial<ReceiveMessageCommandInput> = {}) =>
  client.send(new ReceiveMessageCommand({ QueueUrl, ...more }));
const postpone = (ReceiptHandle: string | undefined, VisibilityTimeout: number) =>
  client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout }));
const entry = (Id: string, MessageBody = 'x') => ({ Id, MessageBody });
const attribute = (StringValue: string) => ({ DataType: 'String', StringValue });
const attributes = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [`a${place}`, attribute('1')]));
const mebibyte = 1024 * 1024;

test.each<[string, string, () => Promise<unknown>]>([
  ['a message of more than 1 MiB', 'InvalidParameterValue', () => send('x'.repeat(mebibyte + 1))],
  [
    'a message that its attributes make too large',
    'InvalidParameterValue',
    () => send('x'.repeat(mebibyte - 10), { MessageAttributes: { a: attribute('12345') } }),
  ],
  ['a message without text', 'MissingParameter', () => send('')],
  ['a message with U+FFFF', 'InvalidMessageContents', () => send('a\uffff')],
  ['a message with a control character', 'InvalidMessageContents', () => send('a\u0000')],
  ['eleven attributes', 'InvalidParameterValue', () => send('x', { MessageAttributes: attributes(11) })],
  ['a delay of 901 s', 'InvalidParameterValue', () => send('x', { DelaySeconds: 901 })],
  ['a group of 129 characters', 'InvalidParameterValue', () => send('x', { MessageGroupId: 'g'.repeat(129) })],
  ['a group with a space', 'InvalidParameterValue', () => send('x', { MessageGroupId: 'a b' })],
  ['no entries', 'EmptyBatchRequest', () => sendAll()],
  ['an entry id with a dot', 'InvalidBatchEntryId', () => sendAll(entry('a.b'))],
  ['an entry id of 81 characters', 'InvalidBatchEntryId', () => sendAll(entry('a'.repeat(81)))],
  ['the same id twice', 'BatchEntryIdsNotDistinct', () => sendAll(entry('a'), entry('a'))],
  ['a batch of more than 1 MiB', 'BatchRequestTooLong', () => sendAll(entry('a', 'x'.repeat(mebibyte)), entry('b'))],
  ['eleven messages at a time', 'InvalidParameterValue', () => receive({ MaxNumberOfMessages: 11 })],
  ['a wait of 21 s', 'InvalidParameterValue', () => receive({ WaitTimeSeconds: 21 })],
  ['a visibility timeout of 43,201 s', 'InvalidParameterValue', () => receive({ VisibilityTimeout: 43_201 })],
  ['a postponement of 43,201 s', 'InvalidParameterValue', () => postpone('a:b', 43_201)],
  ['a receipt that is none', 'ReceiptHandleIsInvalid', () => postpone('none', 1)],
  ['the receipt of a message that is gone', 'InvalidParameterValue', () => postpone('a:b', 1)],
])('%s is refused: %s', async (_, name, request) => {
  await expect(request()).rejects.toMatchObject({ name });
});

test('what is at the limits is taken', async () => {
  await send('x'.repeat(mebibyte), { DelaySeconds: 900 });
  await send('a\t\n\r\ud83d\ude00', {
    MessageAttributes: attributes(10),
    MessageGroupId: '!"#$%&/{|}~'.padEnd(128, 'g'),
  });
  expect((await sendAll(entry('a_-'.padEnd(80, 'x')))).Failed ?? []).toEqual([]);
});

test('a message that is visible again cannot be postponed with its receipt', async () => {
  const url = queueUrl(server.url, 'again');
  sqs.declare('again', arn('sqs', 'again'), url, { VisibilityTimeout: 60 });
  await send('again', { QueueUrl: url });
  const { Messages } = await receive({ QueueUrl: url });
  now += 60_000;
  const late = { QueueUrl: url, ReceiptHandle: Messages?.[0]?.ReceiptHandle, VisibilityTimeout: 5 };
  await expect(client.send(new ChangeMessageVisibilityCommand(late))).rejects.toMatchObject({
    name: 'InvalidParameterValue',
    message: expect.stringContaining('not available for visibility timeout change'),
  });
});

test('a message is gone after the retention period, also in the dead-letter queue, where the time counts on', () => {
  now = start;
  const failures = sqs.declare('failures', arn('sqs', 'failures'), 'failures', { MessageRetentionPeriod: 120 });
  const queue = sqs.declare('short', arn('sqs', 'short'), 'short', {
    MessageRetentionPeriod: 60,
    VisibilityTimeout: 50,
    RedrivePolicy: { deadLetterTargetArn: arn('sqs', 'failures'), maxReceiveCount: 1 },
  });
  queue.send({ body: 'received' });
  queue.receive(1);
  now += 50_000;
  queue.receive(1);
  queue.send({ body: 'forgotten' });
  now += 60_000;
  expect([queue.receive(1), failures.counts().visible]).toEqual([[], 1]);
  now += 10_000;
  expect(failures.counts().visible).toBe(0);
});

test('a queue delivers nothing more while 120,000 messages are in flight', () => {
  refuseInFlight(maxInFlight - 1);
  expect(() => refuseInFlight(maxInFlight)).toThrow('At most 120000 messages may be in flight');
});

test.each([
  { DelaySeconds: 901 },
  { MessageRetentionPeriod: 1_209_601 },
  { MessageRetentionPeriod: 59 },
  { VisibilityTimeout: 43_201 },
  { RedrivePolicy: { deadLetterTargetArn: 'arn', maxReceiveCount: 1_001 } },
])('a queue with %j is not created', (properties) => {
  expect(() => sqs.declare('new', 'arn', 'url', properties)).toThrow('is invalid. Reason: Must be between');
});

import { ChangeMessageVisibilityCommand, SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { SqsRedelivery, SqsWorkQueue } from '../../lambdas/storage/sqs.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';

const sqs = mockClient(SQSClient);
afterAll(() => sqs.restore());
const url = 'https://sqs.example.com/111122223333/push';
const queue = new SqsWorkQueue<{ account: string; n: number }>(new SQSClient({}), url, fixedClock());
beforeEach(() => sqs.reset());

const work = (count: number) => Array.from({ length: count }, (_, n) => ({ account: `account-${n % 2}`, n }));
const sent = () => sqs.commandCalls(SendMessageBatchCommand).map(({ args }) => args[0].input);
const failure = (Id: string) => ({ Id, Code: 'InternalError', SenderFault: false });

test('work is sent in tens, each message in its account’s group, when it is due', async () => {
  sqs.on(SendMessageBatchCommand).resolves({});
  await queue.add(work(23), { delaySeconds: 120 });
  expect(sent().map(({ Entries }) => Entries?.length)).toEqual([10, 10, 3]);
  expect(sent()[2]?.Entries?.[0]).toEqual({
    Id: '20',
    MessageBody: '{"account":"account-0","n":20}',
    MessageGroupId: 'account-0',
    DelaySeconds: 120,
  });
  expect(sent()[0]?.QueueUrl).toBe(url);
});

test('nothing to send is not sent', async () => {
  await queue.add([]);
  expect(sent()).toEqual([]);
});

test('what a batch’s answer says has failed is sent again, and only that', async () => {
  sqs
    .on(SendMessageBatchCommand)
    .resolvesOnce({ Failed: [failure('1'), failure('3')] })
    .resolves({});
  await queue.add(work(5));
  expect(sent().map(({ Entries }) => Entries?.map(({ Id }) => Id))).toEqual([
    ['0', '1', '2', '3', '4'],
    ['1', '3'],
  ]);
});

test('what keeps failing is not passed over in silence', async () => {
  sqs.on(SendMessageBatchCommand).resolves({ Failed: [failure('1')] });
  await expect(queue.add(work(2))).rejects.toThrow('1 of 2 messages could not be queued: InternalError');
  expect(sent()).toHaveLength(6);
});

test('a message is postponed in the queue that it came from', async () => {
  const redelivery = new SqsRedelivery(new SQSClient({}), `${url},${url}-priority`);
  const eventSourceARN = 'arn:aws:sqs:eu-central-1:111122223333:push-priority';
  await redelivery.postpone({ eventSourceARN, receiptHandle: 'receipt' }, 30);
  expect(sqs.commandCalls(ChangeMessageVisibilityCommand)[0]?.args[0].input).toEqual({
    QueueUrl: `${url}-priority`,
    ReceiptHandle: 'receipt',
    VisibilityTimeout: 30,
  });
});

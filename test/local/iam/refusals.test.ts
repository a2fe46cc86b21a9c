import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { GetScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { ReceiveMessageCommand, SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { type BusEvent, listenEventBus } from '../../../local/aws/event-bus.ts';
import { S3 } from '../../../local/aws/s3.ts';
import { Scheduler } from '../../../local/aws/scheduler.ts';
import { SecretsManager } from '../../../local/aws/secrets-manager.ts';
import { Sqs } from '../../../local/aws/sqs.ts';
import { arn, credentials as operator, region } from '../../../local/basics/account.ts';
import type { Listening } from '../../../local/basics/http.ts';
import { secretArn } from '../../../local/basics/names.ts';
import { Recorder } from '../../../local/basics/recorder.ts';
import { iamWithFunction, imagesOnce, policy, refusalOf } from '../../helpers/local-iam.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const allow = (Action: string, Resource: string) => ({ Effect: 'Allow', Action, Resource });
const { iam, log, credentials } = iamWithFunction(
  allow('s3:*Object', 'arn:aws:s3:::files/*'),
  allow('sqs:SendMessage', arn('sqs', 'work')),
  allow('secretsmanager:GetSecretValue', arn('secretsmanager', 'secret:open/*')),
);
iam.addResourcePolicy('arn:aws:s3:::files', imagesOnce('files'));
const forEvents = {
  Effect: 'Allow',
  Action: 'sqs:SendMessage',
  Resource: '*',
  Principal: { Service: 'events.amazonaws.com' },
};
iam.addResourcePolicy(arn('sqs', 'failures'), policy(forEvents));

const now = () => 0;
const events = new Recorder<BusEvent>(`${directory}/events.jsonl`);
const servers: Listening[] = [];
let [s3, sqs, secrets, bus, scheduler] = [] as unknown as [
  S3Client,
  SQSClient,
  SecretsManagerClient,
  EventBridgeClient,
  SchedulerClient,
];

beforeAll(async () => {
  const buckets = new S3(`${directory}/s3`);
  for (const name of ['files', 'others']) buckets.declare(name).put('there', Buffer.from('text'), {});
  const queues = new Sqs(`${directory}/sqs`, now);
  for (const name of ['work', 'failures']) queues.declare(name, arn('sqs', name), `http://sqs/${name}`, {});
  const secretStore = new SecretsManager(`${directory}/secrets`, now);
  for (const name of ['open/one', 'closed/one']) secretStore.declare(name, { SecretString: name });
  servers.push(
    await buckets.listen(iam),
    await queues.listen(iam),
    await secretStore.listen(iam),
    await listenEventBus(events, now, { guard: iam }),
    await new Scheduler(`${directory}/schedules`, now, async () => {}).listen(iam),
  );
  const client = (at: number) => ({ endpoint: servers[at]?.url ?? '', region, credentials });
  s3 = new S3Client(client(0));
  sqs = new SQSClient(client(1));
  secrets = new SecretsManagerClient(client(2));
  bus = new EventBridgeClient(client(3));
  scheduler = new SchedulerClient(client(4));
});
afterAll(async () => {
  for (const client of [s3, sqs, secrets, bus, scheduler]) client.destroy();
  await Promise.all(servers.map((server) => server.close()));
});
afterEach(() => log.splice(0));

const put = (Key: string, more: object = {}) =>
  s3.send(new PutObjectCommand({ Bucket: 'files', Key, Body: 'text', ...more }));

test('S3 refuses what the role may not do, in XML, and quotes the resource', async () => {
  const message = refusalOf('s3:GetObject', '"arn:aws:s3:::others/there"');
  const denied = s3.send(new GetObjectCommand({ Bucket: 'others', Key: 'there' }));
  await expect(denied).rejects.toMatchObject({ name: 'AccessDenied', message, $metadata: { httpStatusCode: 403 } });
  expect(log).toEqual([message]);
  await expect(s3.send(new ListObjectsV2Command({ Bucket: 'files' }))).rejects.toMatchObject({ name: 'AccessDenied' });
});

test('S3 refuses what the policy of the bucket denies, whatever the role may do', async () => {
  await put('there');
  await put('images/a', { IfNoneMatch: '*' });
  const message = 'with an explicit deny in a resource-based policy';
  await expect(put('images/b')).rejects.toMatchObject({
    name: 'AccessDenied',
    message: expect.stringContaining(message),
  });
});

test('S3 says of an object that is not there that access is denied, without the permission to list; the log says nothing', async () => {
  const missing = s3.send(new GetObjectCommand({ Bucket: 'files', Key: 'missing' }));
  await expect(missing).rejects.toMatchObject({ name: 'AccessDenied' });
  expect(log).toEqual([]);
});

test('S3 refuses single keys of a deletion of several', async () => {
  const Objects = [{ Key: 'there' }];
  const { Errors, Deleted } = await s3.send(new DeleteObjectsCommand({ Bucket: 'others', Delete: { Objects } }));
  expect([Errors, Deleted]).toEqual([[expect.objectContaining({ Key: 'there', Code: 'AccessDenied' })], undefined]);
  const { Deleted: deleted } = await s3.send(new DeleteObjectsCommand({ Bucket: 'files', Delete: { Objects } }));
  expect(deleted).toEqual([{ Key: 'there' }]);
});

test('SQS refuses in lower case; a batch needs the permission of its operation', async () => {
  const entries = { Entries: [{ Id: '1', MessageBody: 'text' }] };
  await sqs.send(new SendMessageBatchCommand({ QueueUrl: 'http://sqs/work', ...entries }));
  const denied = sqs.send(new SendMessageBatchCommand({ QueueUrl: 'http://sqs/failures', ...entries }));
  const message = refusalOf('sqs:sendmessage', arn('sqs', 'failures'));
  await expect(denied).rejects.toMatchObject({ name: 'AccessDeniedException', message });
  const received = sqs.send(new ReceiveMessageCommand({ QueueUrl: 'http://sqs/work' }));
  await expect(received).rejects.toMatchObject({ message: refusalOf('sqs:receivemessage', arn('sqs', 'work')) });
});

test('Secrets Manager refuses a secret by its name and by its ARN', async () => {
  await secrets.send(new GetSecretValueCommand({ SecretId: 'open/one' }));
  const message = refusalOf('secretsmanager:GetSecretValue', secretArn('closed/one'));
  for (const SecretId of ['closed/one', secretArn('closed/one')])
    await expect(secrets.send(new GetSecretValueCommand({ SecretId }))).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message,
      $metadata: { httpStatusCode: 400 },
    });
});

test('EventBridge refuses a call, and records none of its events', async () => {
  const entry = { Source: 'test', DetailType: 'test', Detail: '{}', EventBusName: 'bus' };
  const message = refusalOf('events:PutEvents', arn('events', 'event-bus/bus'));
  const denied = bus.send(new PutEventsCommand({ Entries: [entry] }));
  await expect(denied).rejects.toMatchObject({ name: 'AccessDeniedException', message });
  expect(events.all()).toEqual([]);
});

test('Scheduler refuses with status 403', async () => {
  const denied = scheduler.send(new GetScheduleCommand({ Name: 'any' }));
  const $metadata = { httpStatusCode: 403 };
  await expect(denied).rejects.toMatchObject({ name: 'AccessDeniedException', $metadata });
});

test('a service that calls in its own name is let in by the policy of the resource, and by nothing else', () => {
  const sending = (queue: string) => ({ action: 'sqs:SendMessage', resource: arn('sqs', queue) });
  expect(iam.allowsService('events.amazonaws.com', sending('failures'))).toBe(true);
  expect(iam.allowsService('events.amazonaws.com', sending('work'))).toBe(false);
  expect(iam.allowsService('sns.amazonaws.com', sending('failures'))).toBe(false);
});

test('requests with an unknown access key, or without one, are refused', async () => {
  const send = (client: SQSClient) =>
    client.send(new SendMessageCommand({ QueueUrl: 'http://sqs/work', MessageBody: 'text' }));
  const endpoint = servers[1]?.url ?? '';
  const stranger = new SQSClient({ endpoint, region, credentials: { ...operator, accessKeyId: 'stranger' } });
  await expect(send(stranger)).rejects.toMatchObject({ name: 'UnrecognizedClientException' });
  const unsigned = await fetch(endpoint, { method: 'POST', headers: { 'x-amz-target': 'AmazonSQS.SendMessage' } });
  expect([unsigned.status, await unsigned.json()]).toMatchObject([
    400,
    { __type: 'MissingAuthenticationTokenException' },
  ]);
  expect((await fetch(`${servers[0]?.url}/files/there`)).status).toBe(403);
  await send(new SQSClient({ endpoint, region, credentials: operator }));
});

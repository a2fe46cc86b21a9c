import { DynamoDBClient, GetItemCommand, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { type Listening, listen, readBody } from '../../../local/basics/http.ts';
import {
  type FaultSettings,
  faultSettings,
  type LocalFaults,
  type Target,
} from '../../../local/faults/fault-settings.ts';
import { faultyHttp } from '../../../local/faults/faulty-http.ts';
import { Faults } from '../../../world/faults/faults.ts';

const now = Date.parse('2027-03-15T12:00:00Z');
const text = 'the whole answer';

let server: Listening;
let faults: LocalFaults;
let handled: string[];
beforeEach(async () => {
  faults = new Faults();
  handled = [];
  server = await listen(async (request, response) => {
    handled.push((await readBody(request)).toString());
    response.writeHead(200, { 'content-type': 'text/plain' }).end(text);
  });
});
afterEach(() => server.close());

function begin(
  settings: Partial<FaultSettings> & Pick<FaultSettings, 'kind'>,
  target: Exclude<Target, 'apns'> = 'edge',
) {
  faults.set(faultSettings.parse({ target, ...settings }));
  server.through(faultyHttp(faults, target, { now: () => now, isExempt: ({ url }) => url === '/exempt' }));
}

const send = (path = '/', signal?: AbortSignal) =>
  fetch(server.url + path, { method: 'POST', body: 'asked', ...(signal && { signal }) });

test('without a strike the answer is the server’s own', async () => {
  begin({ kind: 'error', rate: 0 });
  expect(await (await send()).text()).toBe(text);
});

test('requests about the stack itself are spared', async () => {
  begin({ kind: 'error' });
  expect((await send('/exempt')).status).toBe(200);
});

test('error: nothing is done, and a gateway says so', async () => {
  begin({ kind: 'error' });
  expect([500, 502, 503, 504]).toContain((await send()).status);
  expect(handled).toEqual([]);
});

test('lost-answer: it is done, and the connection ends', async () => {
  begin({ kind: 'lost-answer' });
  await expect(send()).rejects.toThrow('fetch failed');
  expect(handled).toEqual(['asked']);
});

test('half-answer: it is done, and the body ends too early', async () => {
  begin({ kind: 'half-answer' });
  const answer = await send();
  expect(answer.headers.get('content-length')).toBe(String(text.length));
  await expect(answer.text()).rejects.toThrow('terminated');
  expect(handled).toEqual(['asked']);
});

test('silence: nothing is done, and no answer comes', async () => {
  begin({ kind: 'silence' });
  const asking = new AbortController();
  const answer = send('/', asking.signal);
  while (faults.list()[0]?.struck === 0) await new Promise(setImmediate);
  asking.abort();
  await expect(answer).rejects.toThrow('aborted');
  expect(handled).toEqual([]);
});

test.each(['latency', 'slow'] as const)('%s: the answer is whole, and later', async (kind) => {
  begin({ kind, 'latency-ms': 20 });
  const startedAt = performance.now();
  expect(await (await send()).text()).toBe(text);
  expect(performance.now() - startedAt).toBeGreaterThan(15);
});

test('duplicate: it is done twice and answered once', async () => {
  begin({ kind: 'duplicate' });
  expect(await (await send()).text()).toBe(text);
  expect(handled).toEqual(['asked', 'asked']);
});

const sdk = () => ({
  endpoint: server.url,
  region: 'eu-central-1',
  credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  maxAttempts: 1,
  forcePathStyle: true,
});
const key = { TableName: 'T', Key: { PK: { S: 'a' } } };

const requests = {
  dynamodb: () => new DynamoDBClient(sdk()).send(new GetItemCommand(key)),
  s3: () => new S3Client(sdk()).send(new GetObjectCommand({ Bucket: 'b', Key: 'k' })),
  sqs: () => new SQSClient(sdk()).send(new GetQueueAttributesCommand({ QueueUrl: `${server.url}/q` })),
  events: () => new EventBridgeClient(sdk()).send(new PutEventsCommand({ Entries: [{ Source: 's' }] })),
  secrets: () => new SecretsManagerClient(sdk()).send(new GetSecretValueCommand({ SecretId: 's' })),
};

test.each([
  ['dynamodb', 'error', 'InternalServerError', 500],
  ['dynamodb', 'throttle', 'ProvisionedThroughputExceededException', 400],
  ['dynamodb', 'clock-skew', 'InvalidSignatureException', 400],
  ['s3', 'error', 'InternalError', 500],
  ['s3', 'throttle', 'SlowDown', 503],
  ['s3', 'clock-skew', 'RequestTimeTooSkewed', 403],
  ['sqs', 'error', 'InternalFailure', 500],
  ['sqs', 'throttle', 'RequestThrottled', 400],
  ['sqs', 'clock-skew', 'InvalidSignatureException', 400],
  ['events', 'error', 'InternalException', 500],
  ['events', 'throttle', 'ThrottlingException', 400],
  ['events', 'clock-skew', 'InvalidSignatureException', 400],
  ['secrets', 'error', 'InternalServiceError', 500],
  ['secrets', 'throttle', 'ThrottlingException', 400],
  ['secrets', 'clock-skew', 'InvalidSignatureException', 400],
] as const)('the SDK reads %s of %s as %s', async (target, kind, name, httpStatusCode) => {
  begin({ kind }, target);
  await expect(requests[target]()).rejects.toMatchObject({ name, $metadata: { httpStatusCode } });
  expect(handled).toEqual([]);
});

test('a throttled transaction is cancelled, with a reason for each write', async () => {
  begin({ kind: 'throttle' }, 'dynamodb');
  const transaction = new TransactWriteItemsCommand({ TransactItems: [{ Delete: key }, { Delete: key }] });
  await expect(new DynamoDBClient(sdk()).send(transaction)).rejects.toMatchObject({
    name: 'TransactionCanceledException',
    CancellationReasons: [{ Code: 'ThrottlingError' }, { Code: 'None' }],
  });
});

test.each([
  ['error', '/token', [500], 'internal_failure'],
  ['error', '/walletobjects/v1/flightClass', [500, 503], 'backendError'],
  ['throttle', '/walletobjects/v1/flightClass', [403], 'rateLimitExceeded'],
  ['quota', '/walletobjects/v1/flightClass', [429], 'rateLimitExceeded'],
  ['refusal', '/walletobjects/v1/flightClass', [400], 'Invalid value: asked'],
  ['clock-skew', '/token', [400], 'invalid_grant'],
  ['clock-skew', '/walletobjects/v1/flightClass', [200], text],
  ['refusal', '/keys', [200], text],
] as const)('Google answers %s at %s with %j', async (kind, path, statuses, said) => {
  begin({ kind }, 'walletb');
  const answer = await send(path);
  expect(statuses).toContain(answer.status);
  expect(await answer.text()).toContain(said);
});

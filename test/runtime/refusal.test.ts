import { Readable } from 'node:stream';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { inEnglish } from '../../lambdas/domain/languages/languages.ts';
import { eventsOf } from '../../lambdas/domain/updates/pass-events.ts';
import { flightClassInput } from '../../lambdas/issuing/google.ts';
import { PushRefused } from '../../lambdas/ports/wallets.ts';
import { jsonLog } from '../../lambdas/runtime/log.ts';
import { EventBridgeBus } from '../../lambdas/storage/event-bridge-bus.ts';
import { SqsRedelivery, SqsWorkQueue } from '../../lambdas/storage/sqs.ts';
import { Table } from '../../lambdas/storage/table.ts';
import { RootKeys } from '../../lambdas/wallets/google/google-callbacks.ts';
import { GoogleWalletApi } from '../../lambdas/wallets/google/google-wallet-api.ts';
import { examplePass, exampleTemplate } from '../helpers/examples.ts';
import { FakeGoogle } from '../helpers/fake-google.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { createTestIssuer } from '../helpers/google-issuer.ts';
import { loggedLines } from '../helpers/logged-lines.ts';

const clock = fixedClock();
const { issuer } = createTestIssuer();
const noAnswer = () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } }));

const table = (handler: ReturnType<typeof refusing>) =>
  new Table(DynamoDBDocumentClient.from(new DynamoDBClient(handler)), 'table', clock);
const put = { item: { PK: 'a', SK: 'a' }, writeId: 'w', condition: 'attribute_not_exists(PK)' } as never;
const google = (...answers: FakeGoogle['answers']) => {
  const fake = new FakeGoogle();
  fake.answers.push(...answers);
  return putClass(fake.fetch);
};
const putClass = (fetch: typeof globalThis.fetch) => {
  const api = new GoogleWalletApi({ clock, fetch, fetchAfresh: fetch, attempts: 1, timeoutMs: 1_000 });
  return api.putClass(issuer, flightClassInput({ publicBaseUrl: 'https://a.example' }, exampleTemplate(), [inEnglish]));
};
const tokenRefused = async () =>
  Response.json({ error: 'invalid_grant', error_description: 'Erika Mustermann' }, { status: 400 });

/** Refusals thrown by the services' adapters, with their expected log fields and final codes. */
const refusals: readonly [
  title: string,
  refused: () => Promise<unknown>,
  expected: { status?: number; reason?: string },
  codes: readonly string[],
][] = [
  [
    'DynamoDB refuses by IAM',
    () => table(refusing(400, 'AccessDeniedException')).get({ PK: 'a', SK: 'a' }),
    { status: 400, reason: 'AccessDeniedException' },
    [
      'API-500',
      'WEB-500',
      'SETTINGS-500',
      'DESK-500',
      'UNEXPECTED',
      'LINK-CODE-UNCOUNTED',
      'LINK-RATE-UNCOUNTED',
      'API-RATE-UNCOUNTED',
      'API-USE-UNRECORDED',
      'DUE-RETRY',
      'PUSH-NOT-NOTED',
      'DELIVERY-NOT-RECORDED',
      'USAGE-NOT-COUNTED',
    ],
  ],
  [
    'DynamoDB throttles a transaction',
    () => {
      const reasons = [{ Code: 'None' }, { Code: 'ThrottlingError', Message: 'Erika Mustermann' }];
      const refused = refusing(400, 'TransactionCanceledException', { CancellationReasons: reasons });
      return table(refused).commit([put, put]);
    },
    { status: 400, reason: 'ThrottlingError' },
    ['API-BUSY', 'WEB-BUSY', 'SETTINGS-BUSY', 'DESK-BUSY', 'FAN-OUT-RETRY', 'LIST-FILING-RETRY'],
  ],
  [
    'S3 is busy',
    () => new S3Client(refusing(503, 'SlowDown')).send(new GetObjectCommand({ Bucket: 'b', Key: 'k' })),
    { status: 503, reason: 'SlowDown' },
    ['API-FILES-LEFT', 'RELAY-RETRY', 'RELAY-PARKED'],
  ],
  [
    'Secrets Manager has no such secret',
    () =>
      new SecretsManagerClient(refusing(400, 'ResourceNotFoundException')).send(
        new GetSecretValueCommand({ SecretId: 's' }),
      ),
    { status: 400, reason: 'ResourceNotFoundException' },
    ['API-500', 'RELEASE-UNCHECKED'],
  ],
  [
    'SQS does not let a message wait',
    () => {
      const sqs = new SqsRedelivery(new SQSClient(refusing(403, 'AccessDenied')), 'https://sqs/1/q');
      return sqs.postpone({ eventSourceARN: 'arn:q', receiptHandle: 'r' }, 1);
    },
    { status: 403, reason: 'AccessDenied' },
    ['NOT-POSTPONED'],
  ],
  [
    'SQS leaves out a part of a batch',
    () => {
      const Failed = [{ Id: '0', Code: 'InternalFailure', SenderFault: false }];
      return new SqsWorkQueue(new SQSClient(refusing(200, undefined, { Failed })), 'u', clock).add([{ account: 'a' }]);
    },
    { reason: 'InternalFailure' },
    ['LIST-NOT-QUEUED', 'DESK-NOT-COUNTED', 'RELAY-RETRY'],
  ],
  [
    'EventBridge leaves out an event',
    () => {
      const Entries = [{ ErrorCode: 'ThrottlingException', ErrorMessage: 'Erika Mustermann' }];
      const client = new EventBridgeClient(refusing(200, undefined, { FailedEntryCount: 1, Entries }));
      return new EventBridgeBus(client, 'b', clock).put(
        eventsOf({ kind: 'pass', id: 'r', after: examplePass() }).slice(0, 1),
      );
    },
    { reason: 'ThrottlingException' },
    ['EVENTS-RETRY', 'EVENTS-PARKED'],
  ],
  [
    'AWS cannot be reached',
    () => {
      const error = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
      const unreachable = { ...refusing(503), requestHandler: { handle: () => Promise.reject(error) } };
      return new S3Client(unreachable).send(new GetObjectCommand({ Bucket: 'b', Key: 'k' }));
    },
    { reason: 'ECONNREFUSED' },
    ['API-500', 'API-OUT', 'WEB-OUT', 'SETTINGS-OUT', 'DESK-OUT'],
  ],
  [
    'Apple Wallet has no certificate to push with',
    () => Promise.reject(new PushRefused('NoActiveCertificate')),
    { reason: 'NoActiveCertificate' },
    ['PUSH-REFUSED', 'PUSH-RETRY'],
  ],
  [
    'Google Wallet refuses a class',
    () => google({ status: 400, reason: 'badRequest' }),
    { status: 400, reason: 'badRequest' },
    ['WALLETB-REFUSED', 'WALLETB-NOT-MADE', 'WALLETB-RETRY'],
  ],
  [
    'Google Wallet does not know the service account any more',
    () => putClass(tokenRefused),
    { status: 400, reason: 'invalid_grant' },
    ['WALLETB-REFUSED'],
  ],
  ['Google Wallet cannot be reached', () => putClass(noAnswer), { reason: 'ENOTFOUND' }, ['WALLETB-RETRY']],
  [
    'Google Wallet has no keys to show',
    () => {
      const fetch = async () => new Response('<h1>Error</h1>', { status: 502 });
      return new RootKeys({ clock, fetch, url: 'https://keys.example' }).get();
    },
    { status: 502 },
    ['WALLETB-NO-KEYS'],
  ],
];

async function lineOf(refused: () => Promise<unknown>): Promise<{ status?: number; reason?: string }> {
  const lines: string[] = [];
  const log = jsonLog(fixedClock(), (line) => void lines.push(line));
  await refused().then(
    () => fail('It was not refused'),
    (error) => log.error('CODE', error),
  );
  expect(lines.join()).not.toContain('Erika');
  return JSON.parse(lines[0] ?? '{}');
}

const fail = (message: string): never => {
  throw new Error(message);
};

test.each(refusals)(
  '%s: the line says the status and the reason, and nothing else of the message',
  async (_, refused, expected) => {
    const { status, reason } = await lineOf(refused);
    expect({ status, reason }).toEqual({ status: undefined, reason: undefined, ...expected });
  },
);

test('each code of an error comes of refusals that are tried here, and hands the log the error itself', () => {
  const errors = loggedLines().filter(({ level }) => level === 'error');
  expect(new Set(refusals.flatMap(([, , , codes]) => codes))).toEqual(new Set(errors.map(({ code }) => code)));
  for (const { details } of errors) expect(details.filter((name) => /^(status|reason)$/.test(name))).toEqual([]);
});

test.each([
  ['text', Object.assign(new Error('x'), { reason: 'Seat 3D of Erika Mustermann' })],
  ['a reason that is no text', Object.assign(new Error('x'), { reason: { seat: '3D' } })],
])('%s is no reason', async (_, error) => {
  expect((await lineOf(() => Promise.reject(error))).reason).toBeUndefined();
});

/** Settings of an AWS client that is always answered with this refusal, in JSON, or for S3 in XML. */
function refusing(statusCode: number, code?: string, more: object = {}) {
  const answer = { ...(code && { __type: code }), message: 'Erika Mustermann', ...more };
  return {
    region: 'eu-central-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 's' },
    maxAttempts: 1,
    requestHandler: {
      handle: async ({ headers }: { headers: Readonly<Record<string, string>> }) => {
        const isJson = headers['x-amz-target'] !== undefined;
        const text = isJson
          ? JSON.stringify(answer)
          : `<Error><Code>${code}</Code><Message>Erika Mustermann</Message></Error>`;
        return { response: { statusCode, headers: {}, body: Readable.from([Buffer.from(text)]) } };
      },
    },
  } as const;
}

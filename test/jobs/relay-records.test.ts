import type { DynamoDBRecord } from 'aws-lambda';
import { changedPass } from '../../lambdas/domain/pass.ts';
import type { RecordChange } from '../../lambdas/domain/record-change.ts';
import type { Registration } from '../../lambdas/domain/registration.ts';
import { relayRecords } from '../../lambdas/jobs/relay-records.ts';
import { examplePass, exampleTemplate, now } from '../helpers/examples.ts';
import { recordingLog } from '../helpers/recording-log.ts';

const keys = { one: 'a'.repeat(32), two: 'b'.repeat(32), three: 'c'.repeat(32) };
const passOf = (passKey: string) => examplePass({}, { passKey, devices: 1 });
const changeOf = (passKey: string, isPriority?: true): RecordChange => {
  const before = passOf(passKey);
  return { kind: 'pass', id: passKey, before, after: changedPass(before, { isPriority }, { writeId: 'w', at: now }) };
};
const deletionOf = (passKey: string): RecordChange => ({ kind: 'pass', id: passKey, before: passOf(passKey) });
const record = (SequenceNumber: string) => ({ dynamodb: { SequenceNumber } }) as DynamoDBRecord;

/** Relays these changes; keeps everything that was done. */
async function relay(
  changes: readonly (RecordChange | undefined)[],
  { failing, templateVersion = 1 }: { failing?: string; templateVersion?: number } = {},
) {
  const done: unknown[] = [];
  const queue = (name: string) => ({
    add: async (work: readonly unknown[]) => {
      if (name === failing) throw new Error('SQS is out of reach');
      done.push(...work.map((each) => [name, each]));
    },
  });
  const log = recordingLog();
  const registration = { deviceId: 'd' } as Registration;
  const answer = await relayRecords(
    changes.map((_, index) => record(String(index + 1))),
    {
      events: {
        put: async (events) => {
          if (failing === 'events') throw new Error('EventBridge is out of reach');
          done.push(...events.map((event) => ['event', event['event-type']]));
        },
      },
      fanOuts: queue('fan-out'),
      log,
      priorityPushes: queue('priority'),
      pushes: queue('push'),
      readChange: ({ dynamodb }) => changes[Number(dynamodb?.SequenceNumber) - 1],
      registrations: {
        ofPass: async (passKey) => [{ ...registration, passKey }],
        remove: async ({ passKey, deviceId }) => Boolean(done.push(['forget', passKey, deviceId])),
      },
      renderings: {
        delete: async (link) => {
          if (failing !== undefined && link.startsWith(failing)) throw new Error('S3 is out of reach');
          done.push(['files', link.slice(0, 32)]);
        },
      },
      templates: { findLatest: async () => exampleTemplate({}, { version: templateVersion }) },
      walletB: queue('walletb'),
    },
  );
  return { answer, done, log };
}

const push = (passKey: string) => ({ account: 'demo', targets: [{ passKeys: [passKey], deviceId: undefined }] });

test('relay: a changed pass loses its files and its devices are told', async () => {
  const { answer, done } = await relay([changeOf(keys.one)]);
  expect(done).toEqual([
    ['files', keys.one],
    ['push', push(keys.one)],
  ]);
  expect(answer).toEqual({ batchItemFailures: [] });
});

test('relay: an update that cannot wait goes into its own queue', async () => {
  const { done } = await relay([changeOf(keys.one, true)]);
  expect(done).toContainEqual(['priority', push(keys.one)]);
});

test('relay: a deleted pass loses its files, and its registrations go', async () => {
  const { done } = await relay([deletionOf(keys.one)]);
  expect(done).toEqual(
    expect.arrayContaining([
      ['files', keys.one],
      ['forget', keys.one, 'd'],
    ]),
  );
});

test('relay: a changed template is handed to fan-out and Wallet B', async () => {
  const before = exampleTemplate({}, { issuerId: '3388' });
  const { done } = await relay([{ kind: 'template', id: '1', before, after: { ...before, version: 2 } }]);
  expect(done).toEqual([
    ['fan-out', { account: 'demo', templateId: before.id, version: 2 }],
    ['walletb', { account: 'demo', templateId: before.id }],
    ['event', 'TemplateUpdated'],
  ]);
});

test.each([
  [
    'from an older template',
    2,
    [
      ['event', 'PassGenerated'],
      ['files', keys.one],
    ],
  ],
  ['from the template as it is', 1, [['event', 'PassGenerated']]],
])('relay: a new pass that was rendered %s', async (_title, templateVersion, expected) => {
  const { done } = await relay([{ kind: 'pass', id: '1', after: passOf(keys.one) }], { templateVersion });
  expect(done).toEqual(expected);
});

test('relay: an item that nobody has to hear of is passed over', async () => {
  expect((await relay([undefined])).answer).toEqual({ batchItemFailures: [] });
});

test('relay: stops at the first record that fails and reports it, so that the stream comes back to it', async () => {
  const { answer, done, log } = await relay([deletionOf(keys.one), deletionOf(keys.two), deletionOf(keys.three)], {
    failing: keys.two,
  });
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
  expect(done).not.toContainEqual(['files', keys.three]);
  expect(log.lines).toEqual([['RELAY-RETRY', expect.any(Error), { sequenceNumber: '2' }]]);
});

test('relay: what cannot be queued is reported', async () => {
  expect((await relay([changeOf(keys.one)], { failing: 'push' })).answer).toEqual({
    batchItemFailures: [{ itemIdentifier: '1' }],
  });
});

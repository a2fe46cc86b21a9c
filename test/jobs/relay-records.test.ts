import type { DynamoDBRecord } from 'aws-lambda';
import { changedPass } from '../../lambdas/domain/pass/pass.ts';
import type { RecordChange } from '../../lambdas/domain/pass/record-change.ts';
import type { Registration } from '../../lambdas/domain/pass/registration.ts';
import { relayRecords } from '../../lambdas/jobs/relay/relay-records.ts';
import { itemOf } from '../../lambdas/storage/record-change.ts';
import { examplePass, exampleTemplate, now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { recordingLog } from '../helpers/recording-log.ts';

const keys = { one: 'a'.repeat(32), two: 'b'.repeat(32), three: 'c'.repeat(32) };
const passOf = (passKey: string) => examplePass({}, { passKey, devices: 1 });
const changeOf = (passKey: string, isPriority?: true): RecordChange => {
  const before = passOf(passKey);
  return { kind: 'pass', id: passKey, before, after: changedPass(before, { isPriority }, { writeId: 'w', at: now }) };
};
const deletionOf = (passKey: string): RecordChange => ({ kind: 'pass', id: passKey, before: passOf(passKey) });
/** The record of a change of the item with its key. */
const record = (SequenceNumber: string, change: RecordChange | undefined) => {
  const { passKey = 'none' } = (change?.after ?? change?.before ?? {}) as { passKey?: string };
  const Keys = { PK: { S: `PASS#${passKey}` }, SK: { S: 'PASS' } };
  const ApproximateCreationDateTime = now.getTime() / 1_000;
  return { dynamodb: { SequenceNumber, Keys, ApproximateCreationDateTime } } as DynamoDBRecord;
};

interface Settings {
  /** Unreachable parts: a queue, or the files of the pass with this key. */
  readonly failing?: string;
  /** The key of a pass whose changes always fail. */
  readonly poisoned?: string;
  /** The key of a pass that ends the function. */
  readonly fatal?: string;
  readonly templateVersion?: number;
  readonly at?: () => Date;
  /** Items with parked records. */
  readonly parked?: Set<string>;
  /** Unfinished tries of a record, by its item and sequence number. */
  readonly tries?: Map<string, number>;
}

/** Relays these changes. @returns all calls made for them */
async function relay(
  changes: readonly (RecordChange | undefined)[],
  {
    failing,
    poisoned,
    fatal,
    templateVersion = 1,
    parked = new Set(),
    tries = new Map(),
    at = () => now,
  }: Settings = {},
) {
  const done: unknown[] = [];
  const calls: string[] = [];
  const queue = (name: string) => ({
    add: async (work: readonly unknown[], options?: object) => {
      calls.push(name);
      if (name === failing) throw new Error('SQS is out of reach');
      done.push(...work.map((each) => [name, each, options].filter(Boolean)));
    },
  });
  const log = recordingLog();
  const clock = fixedClock(at);
  const registration = { deviceId: 'd' } as Registration;
  const registrations = changes.flatMap((change) => (change?.kind === 'registration' && change.after) || []);
  const answer = await relayRecords(
    changes.map((change, index) => record(String(index + 1), change)),
    {
      clock,
      fanOuts: queue('fan-out'),
      isOutage: (error) => (error as Error).message.endsWith('is out of reach'),
      itemOf,
      log,
      parked: {
        findItems: async (items) => new Set(items.filter((item) => parked.has(item))),
        park: async (item, { dynamodb }) => {
          if (failing === 'parking') throw new Error('S3 is out of reach');
          parked.add(item);
          done.push(['parked', item, dynamodb?.SequenceNumber]);
        },
        beginAttempt: async (item, { dynamodb }) => {
          const key = `${item} ${dynamodb?.SequenceNumber}`;
          tries.set(key, (tries.get(key) ?? 0) + 1);
          return tries.get(key) ?? 0;
        },
        endAttempt: async (item, { dynamodb }) => void tries.delete(`${item} ${dynamodb?.SequenceNumber}`),
      },
      priorityPushes: queue('priority'),
      pushes: queue('push'),
      records: {
        find: async (targets) => {
          calls.push('records');
          const passes = targets.flatMap(({ passKeys }) => passKeys.map((passKey) => examplePass({}, { passKey })));
          return { passes, registrations };
        },
      },
      readChange: ({ dynamodb }) => changes[Number(dynamodb?.SequenceNumber) - 1],
      registrations: {
        ofPass: async (passKey) => [{ ...registration, passKey }],
        remove: async ({ passKey, deviceId }) => Boolean(done.push(['forget', passKey, deviceId])),
      },
      renderings: {
        deleteAll: async (links) => {
          calls.push('files');
          const begins = (key: string | undefined) => key !== undefined && links.some((link) => link.startsWith(key));
          if (begins(poisoned)) throw new TypeError('There is something about this pass');
          if (begins(fatal)) await new Promise(() => {});
          if (begins(failing)) throw new Error('S3 is out of reach');
          done.push(...links.map((link) => ['files', link.slice(0, 32)]));
        },
      },
      templates: { findLatest: async () => exampleTemplate({}, { version: templateVersion }) },
      google: queue('google'),
    },
  );
  return { answer, calls, clock, done, log };
}

const push = (passKey: string) => ({ account: 'demo', targets: [{ passKeys: [passKey], deviceId: undefined }] });

test('relay: a changed pass loses its files and its devices are notified', async () => {
  const { answer, done } = await relay([changeOf(keys.one)]);
  expect(done).toEqual([
    ['files', keys.one],
    ['push', push(keys.one)],
  ]);
  expect(answer).toEqual({ batchItemFailures: [] });
});

test('relay: an update that cannot wait goes into its own queue', async () => {
  const { done } = await relay([changeOf(keys.one, true), changeOf(keys.two)]);
  expect(done).toContainEqual(['priority', push(keys.one)]);
  expect(done).toContainEqual(['push', push(keys.two)]);
});

test('relay: passes that change together make one message of each account, for fifty devices at most', async () => {
  const onPhones = (passKey: string, devices: number, account = 'demo'): RecordChange => {
    const before = examplePass({}, { passKey, devices, account });
    return { kind: 'pass', id: passKey, before, after: changedPass(before, {}, { writeId: 'w', at: now }) };
  };
  const changes = [
    onPhones('a', 40),
    onPhones('b', 10),
    onPhones('c', 1),
    onPhones('d', 60),
    onPhones('e', 1, 'other'),
  ];
  const { calls, done } = await relay(changes);
  const targets = (...passKeys: string[]) => passKeys.map((passKey) => ({ passKeys: [passKey] }));
  expect(calls.filter((call) => call === 'push')).toHaveLength(1);
  expect(done.filter((each) => (each as unknown[])[0] === 'push')).toEqual([
    ['push', { account: 'demo', targets: targets('a', 'b') }],
    ['push', { account: 'demo', targets: targets('c') }],
    ['push', { account: 'demo', targets: targets('d') }],
    ['push', { account: 'other', targets: targets('e') }],
  ]);
});

const registrationOf = (passKey: string): RecordChange => {
  const registration = { account: 'demo', passKey, deviceId: `device of ${passKey}`, pushToken: 'token' };
  return { kind: 'registration', id: passKey, after: registration as Registration };
};

test('relay: a new device that has the pass as it is makes no message', async () => {
  const { answer, calls, done } = await relay([registrationOf(keys.one), registrationOf(keys.two)]);
  expect([answer, calls, done]).toEqual([{ batchItemFailures: [] }, ['records'], []]);
});

test('relay: new devices that have missed a change are notified, by one message, once the fan-out has had its turn', async () => {
  const { done } = await relay([registrationOf(keys.one), registrationOf(keys.two)], { templateVersion: 2 });
  const targets = [keys.one, keys.two].map((passKey) => ({ passKeys: [passKey], deviceId: `device of ${passKey}` }));
  expect(done).toEqual([['push', { account: 'demo', targets }, { delaySeconds: 3 }]]);
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

test('relay: a changed template is handed to fan-out and Google Wallet', async () => {
  const before = exampleTemplate({}, { issuerId: '3388' });
  const { done } = await relay([{ kind: 'template', id: '1', before, after: { ...before, version: 2 } }]);
  expect(done).toEqual([
    ['fan-out', { account: 'demo', templateId: before.id, version: 2 }],
    ['google', { account: 'demo', templateId: before.id }],
  ]);
});

test.each([
  ['from an older template', 2, [['files', keys.one]]],
  ['from the template as it is', 1, []],
])('relay: a new pass that was rendered %s', async (_title, templateVersion, expected) => {
  const { done } = await relay([{ kind: 'pass', id: '1', after: passOf(keys.one) }], { templateVersion });
  expect(done).toEqual(expected);
});

test('relay: an item of no consequence is passed over', async () => {
  expect((await relay([undefined])).answer).toEqual({ batchItemFailures: [] });
});

test('relay: what cannot be queued is reported', async () => {
  expect((await relay([changeOf(keys.one)], { failing: 'push' })).answer).toEqual({
    batchItemFailures: [{ itemIdentifier: '1' }],
  });
});

test('relay: while a dependency is out, the stream comes back to the first record that is not done; none is parked', async () => {
  const changes = [deletionOf(keys.one), deletionOf(keys.two), changeOf(keys.two), deletionOf(keys.three)];
  const { answer, done, log } = await relay(changes, { failing: keys.two });
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
  expect(done).not.toContainEqual(['push', push(keys.two)]);
  expect(JSON.stringify(done)).not.toContain('parked');
  expect(log.lines).toEqual([['RELAY-RETRY', expect.any(Error), { sequenceNumber: '1' }]]);
});

const item = (passKey: string) => `PASS#${passKey}/PASS`;

test('relay: a record that fails by itself is parked after three tries within seconds, and the others are done', async () => {
  const changes = [deletionOf(keys.one), deletionOf(keys.two), deletionOf(keys.three)];
  const { answer, calls, clock, done, log } = await relay(changes, { poisoned: keys.two });
  expect(answer).toEqual({ batchItemFailures: [] });
  expect(done).toEqual(
    expect.arrayContaining([
      ['parked', item(keys.two), '2'],
      ['files', keys.one],
      ['files', keys.three],
    ]),
  );
  // Tries: together, and twice alone; the two others succeed when first alone.
  expect(calls.filter((call) => call === 'files')).toHaveLength(1 + 2 + 2);
  expect(clock.waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(10_000);
  expect(log.lines).toEqual([['RELAY-PARKED', expect.any(TypeError), { item: item(keys.two), sequenceNumber: '2' }]]);
});

test('relay: what follows a parked record of its item is parked behind it, in this call and in later ones', async () => {
  const parked = new Set<string>();
  const first = await relay([changeOf(keys.one), changeOf(keys.one), changeOf(keys.two)], {
    poisoned: keys.one,
    parked,
  });
  expect(first.done).toEqual(
    expect.arrayContaining([
      ['parked', item(keys.one), '1'],
      ['parked', item(keys.one), '2'],
      ['push', push(keys.two)],
    ]),
  );
  const later = await relay([changeOf(keys.one), changeOf(keys.two)], { parked });
  expect(later.done).toContainEqual(['parked', item(keys.one), '1']);
  expect(later.done).not.toContainEqual(['push', push(keys.one)]);
  expect(later.done).toContainEqual(['push', push(keys.two)]);
  expect(later.log.lines).toEqual([['RELAY-PARKED-BEHIND', { item: item(keys.one), sequenceNumber: '1' }]]);
});

test('relay: a record that cannot even be parked is not lost', async () => {
  const { answer } = await relay([deletionOf(keys.one)], { poisoned: keys.one, failing: 'parking' });
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
});

const seconds = (count: number) => () => new Date(now.getTime() + count * 1_000);
/** A call whose function ends before its answer. */
const endedCall = (changes: readonly RecordChange[], settings: Settings) =>
  Promise.race([relay(changes, settings), new Promise((resolve) => setImmediate(resolve, 'ended'))]);

test('relay: a record that has ended the function three times, alone, is parked without another try', async () => {
  const settings = { fatal: keys.one, tries: new Map(), at: seconds(10) };
  for (let call = 1; call <= 3; call++) expect(await endedCall([deletionOf(keys.one)], settings)).toBe('ended');
  const { answer, calls, done, log } = await relay([deletionOf(keys.one)], settings);
  expect([answer, calls, done]).toEqual([{ batchItemFailures: [] }, [], [['parked', item(keys.one), '1']]]);
  expect(log.lines).toEqual([
    ['RELAY-PARKED', expect.objectContaining({ name: 'FunctionEnded' }), { item: item(keys.one), sequenceNumber: '1' }],
  ]);
  expect(settings.tries.size).toBe(0);
});

test('relay: tries that the function outlives do not count, whatever became of them', async () => {
  const settings = { tries: new Map(), at: seconds(3_600) };
  for (let call = 1; call <= 5; call++) {
    const { done } = await relay([deletionOf(keys.one)], { ...settings, failing: keys.one });
    expect(JSON.stringify(done)).not.toContain('parked');
  }
  expect((await relay([deletionOf(keys.one)], settings)).done).toContainEqual(['files', keys.one]);
  expect(settings.tries.size).toBe(0);
});

test('relay: no try is counted of a record that is not late or not alone: it cannot have ended the function', async () => {
  const tries = new Map();
  const [one, two] = [deletionOf(keys.one), deletionOf(keys.two)];
  expect(await endedCall([one], { fatal: keys.one, tries, at: seconds(9) })).toBe('ended');
  expect(await endedCall([one, two], { fatal: keys.one, tries, at: seconds(3_600) })).toBe('ended');
  expect(tries.size).toBe(0);
});

test('relay: items are taken side by side and their messages together; records of one item in their order', async () => {
  const { calls, done } = await relay([changeOf(keys.one), changeOf(keys.two), deletionOf(keys.one)]);
  expect(calls).toEqual(['files', 'push', 'files']);
  expect(done.slice(-2)).toEqual([
    ['files', keys.one],
    ['forget', keys.one, 'd'],
  ]);
});

test('relay: a call that takes long ends in time, and the stream comes back to the rest', async () => {
  let calls = 0;
  const { answer } = await relay([changeOf(keys.one), changeOf(keys.one)], {
    at: () => new Date(now.getTime() + 20_000 * calls++),
  });
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
});

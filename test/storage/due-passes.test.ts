import { sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import type { DueWork } from '../../lambdas/domain/updates/work.ts';
import { DynamoDuePasses } from '../../lambdas/storage/dynamo-pass-queries.ts';
import { DynamoPasses } from '../../lambdas/storage/dynamo-passes.ts';
import { startEmbeddedAws } from '../helpers/embedded-aws.ts';
import { examplePass, now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { forEachTest } from '../helpers/for-tests.ts';

const aws = forEachTest(() => startEmbeddedAws());
let passes: DynamoPasses;
let duePasses: DynamoDuePasses;
beforeEach(() => {
  const table = tableOf(aws.env.TABLE_NAME, sdkConfig(), fixedClock());
  passes = new DynamoPasses(table);
  duePasses = new DynamoDuePasses(table);
});

const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const keyOf = (name: string) => name.padEnd(32, 'a');

const create = (name: string, seconds?: number, account = 'demo') =>
  passes.create(
    examplePass(
      {},
      { passKey: keyOf(name), account, dueAtUtc: seconds === undefined ? undefined : after(seconds).toISOString() },
    ),
  );

async function dueAt(seconds: number, maxOfShard = 1_000): Promise<DueWork[]> {
  const all: DueWork[] = [];
  for await (const page of duePasses.until(after(seconds), maxOfShard)) all.push(...page);
  return all;
}

test('every shard is queried: a pass of each is found, once it is due', async () => {
  const firsts = [...'abcdefghijklmnopqrstuvwxyz234567'];
  await Promise.all(firsts.map((first) => create(first, 60)));
  expect(await dueAt(59)).toEqual([]);
  expect((await dueAt(60)).map(({ passKey }) => passKey)).toEqual(firsts.map(keyOf));
});

test('of a shard with more than a run takes, what has been due longest comes first', async () => {
  await create('b2', 20);
  await create('b3', 30);
  await create('b4', 10, 'other');
  expect(await dueAt(60, 2)).toEqual([
    { account: 'other', passKey: keyOf('b4') },
    { account: 'demo', passKey: keyOf('b2') },
  ]);
});

test('a pass moves with its due time, and leaves the index when nothing is to come or it is gone', async () => {
  await create('c2', 10);
  await create('c3', 10);
  await create('c4');
  const [moved, gone] = [await passes.find(keyOf('c2')), await passes.find(keyOf('c3'))];
  if (!moved || !gone) throw new Error('Not stored');
  const later = { ...moved, revision: 2, writeId: 'later', dueAtUtc: after(90).toISOString() };
  expect(await passes.update(later)).toBe(true);
  expect(await passes.archive(gone, 'archive', after(10))).toBe(true);
  expect(await dueAt(60)).toEqual([]);
  expect(await dueAt(90)).toEqual([{ account: 'demo', passKey: keyOf('c2') }]);
  expect(await passes.update({ ...later, revision: 3, writeId: 'never', dueAtUtc: undefined })).toBe(true);
  expect(await dueAt(90)).toEqual([]);
});

import { changedPass } from '../../lambdas/domain/pass/pass.ts';
import { passesOf } from '../../lambdas/storage/list-keys.ts';
import { FaultInjectingHandler } from '../helpers/fault-injecting-handler.ts';
import { forEachTest } from '../helpers/for-tests.ts';
import { passKeyOf, TestLists } from '../helpers/lists.ts';

const template = 'Template0000000000001';
const names = (count: number) => Array.from({ length: count }, (_, index) => `pass-${String(index).padStart(2, '0')}`);

const requests = new FaultInjectingHandler();
beforeEach(() => requests.reset());
const lists = forEachTest(() => TestLists.start({ requestHandler: requests }, { chunk: 5, transaction: 3 }));

/** Makes passes, one a second, and lets time pass until they can be filed. */
async function createSettled(count: number): Promise<string[]> {
  for (const name of names(count)) {
    await lists.create(template, name);
    lists.advance(1);
  }
  lists.advance(60);
  return names(count);
}

const counts = async () => (await lists.chunks(template)).map(({ count }) => count);

/** Runs `meanwhile` once, after the first answer to the operation. */
function onceAfter(operation: string, meanwhile: () => Promise<void>): void {
  requests.meanwhile = async (answered) => {
    if (answered !== operation) return;
    requests.meanwhile = async () => {};
    await meanwhile();
  };
}

test('filing moves a list into chunks, in its order, and counts them; full ones are sealed', async () => {
  const listed = await createSettled(12);
  await lists.file(template);
  expect(await lists.chunks(template)).toMatchObject([
    { SK: 'CHUNK#00000000', count: 5, filled: 5, sealedAtUtc: lists.nowUtc },
    { SK: 'CHUNK#00000001', count: 5, filled: 5, sealedAtUtc: lists.nowUtc },
    { SK: 'CHUNK#00000002', count: 2, filled: 2 },
  ]);
  expect((await lists.chunks(template))[2]?.sealedAtUtc).toBeUndefined();
  expect((await lists.listSorts(template)).map((sort) => sort.slice(0, 8))).toEqual([
    ...Array(5).fill('00000000'),
    ...Array(5).fill('00000001'),
    ...Array(2).fill('00000002'),
  ]);
  for (const size of [1, 4, 5, 7, 100]) expect(await lists.pages(template, size)).toEqual(listed);
});

test('a pass is filed when it is a minute old: until then an older one may still appear', async () => {
  await lists.create(template, 'first');
  lists.advance(59);
  await lists.create(template, 'second');
  await lists.file(template);
  expect(await counts()).toEqual([]);
  lists.advance(2);
  await lists.file(template);
  expect(await counts()).toEqual([1]);
  expect(await lists.pages(template, 1)).toEqual(['first', 'second']);
});

test('jobs that run at the same time, and again, count each pass once', async () => {
  const listed = await createSettled(17);
  await Promise.all([1, 2, 3, 4].map(() => lists.file(template)));
  await lists.file(template);
  expect(await counts()).toEqual([5, 5, 5, 2]);
  expect(await lists.pages(template, 3)).toEqual(listed);
});

test('a job that has read the open chunk before another files into it, and dies, counts each pass once', async () => {
  const listed = await createSettled(9);
  onceAfter('Query', async () => {
    requests.fault = (operation, attempt) =>
      operation === 'TransactWriteItems' && attempt > 1 ? 'unreachable' : undefined;
    await expect(lists.file(template)).rejects.toThrow();
    requests.fault = () => undefined;
  });
  await lists.file(template);
  expect(await counts()).toEqual([5, 4]);
  expect(await lists.pages(template, 3)).toEqual(listed);
});

test('a job whose answers get lost counts each pass once', async () => {
  const listed = await createSettled(7);
  requests.fault = (operation, attempt) =>
    operation === 'TransactWriteItems' && attempt % 2 === 1 ? 'lost-answer' : undefined;
  await lists.file(template);
  expect(await counts()).toEqual([5, 2]);
  expect(await lists.pages(template, 3)).toEqual(listed);
});

test('a job that sees an index behind the table files what is left of it', async () => {
  const listed = await createSettled(9);
  // Queries: the last chunk, then the index. Deletion and filing come between that and the transaction.
  onceAfter('Query', async () =>
    onceAfter('Query', async () => {
      await lists.delete(template, 'pass-01');
      await lists.file(template);
    }),
  );
  await lists.file(template);
  expect(await counts()).toEqual([5, 3]);
  expect(await lists.pages(template, 2)).toEqual(listed.filter((name) => name !== 'pass-01'));
});

test('a pass that is deleted while a job files it is neither counted nor listed, and the others are', async () => {
  const listed = await createSettled(5);
  onceAfter('Query', async () => onceAfter('Query', () => lists.delete(template, 'pass-01')));
  await lists.file(template);
  expect(await counts()).toEqual([4]);
  expect(await lists.listSorts(template)).toHaveLength(4);
  expect(await lists.pages(template, 2)).toEqual(listed.filter((name) => name !== 'pass-01'));
});

test('entries that the index still shows as unfiled, although they are counted, are listed once', async () => {
  const listed = await createSettled(10);
  const before = await lists.listSorts(template);
  await lists.file(template);
  const after = await lists.listSorts(template);
  const show = async (name: string, listSort = '') =>
    lists.table.writeIf({
      Key: { PK: `PASS#${passKeyOf(template, name)}`, SK: 'PASS' },
      UpdateExpression: 'SET listSort = :shown',
      ExpressionAttributeValues: { ':shown': listSort },
    });
  for (const place of [5, 6, 7, 8, 9]) await show(names(10)[place] ?? '', before[place]);
  lists.advance(9);
  for (const size of [2, 5, 10]) expect(await lists.pages(template, size)).toEqual(listed);
  for (const place of [5, 6, 7, 8, 9]) await show(names(10)[place] ?? '', after[place]);
  lists.advance(1);
  for (const size of [2, 5, 10]) expect(await lists.pages(template, size)).toEqual(listed);
});

test('a pass made while nothing is filed, and one made after filing, are listed at once', async () => {
  await lists.create(template, 'first');
  expect(await lists.pages(template, 2)).toEqual(['first']);
  lists.advance(61);
  await lists.file(template);
  await lists.create(template, 'second');
  expect(await lists.pages(template, 1)).toEqual(['first', 'second']);
});

test('deleting a filed pass takes it out of its list and of the count, in one transaction that may be repeated', async () => {
  await createSettled(7);
  await lists.file(template);
  requests.operations.length = 0;
  requests.fault = (operation, attempt) =>
    operation === 'TransactWriteItems' && attempt === 1 ? 'lost-answer' : undefined;
  await lists.delete(template, 'pass-03');
  expect(requests.operations).toEqual(['GetItem', 'GetItem', 'TransactWriteItems', 'TransactWriteItems']);
  expect(await counts()).toEqual([4, 2]);
  expect(await lists.passes.find(passKeyOf(template, 'pass-03'))).toBeUndefined();
  expect(await lists.listSorts(template)).toHaveLength(6);
});

test('a pass that is filed while it is being deleted is taken out of the count', async () => {
  const listed = await createSettled(4);
  onceAfter('GetItem', async () => onceAfter('GetItem', () => lists.file(template)));
  await lists.delete(template, 'pass-02');
  expect(await counts()).toEqual([3]);
  expect(await lists.pages(template, 2)).toEqual(listed.filter((name) => name !== 'pass-02'));
});

test('passes of one chunk that are deleted at the same time are each taken out of the count once', async () => {
  await createSettled(5);
  await lists.file(template);
  await Promise.all(names(4).map((name) => lists.delete(template, name)));
  expect(await counts()).toEqual([1]);
  expect(await lists.pages(template, 2)).toEqual(['pass-04']);
});

test('a pass deleted twice at the same time is taken out of the count once', async () => {
  await createSettled(5);
  await lists.file(template);
  const pass = await lists.passes.find(passKeyOf(template, 'pass-00'));
  if (pass === undefined) throw new Error('no pass');
  const deletions = ['call-1', 'call-2'].map((call) => lists.passes.delete(pass, call, new Date(lists.nowUtc)));
  expect((await Promise.all(deletions)).filter(Boolean)).toHaveLength(1);
  expect(await counts()).toEqual([4]);
});

test('an updated pass stays where it has been filed', async () => {
  await createSettled(6);
  const read = await lists.passes.find(passKeyOf(template, 'pass-02'));
  if (read === undefined) throw new Error('no pass');
  await lists.file(template);
  const sorts = await lists.listSorts(template);
  const updatedAtUtc = lists.nowUtc;
  expect(await lists.passes.update(changedPass(read, {}, { writeId: 'update-call', at: new Date(updatedAtUtc) }))).toBe(
    true,
  );
  expect(await lists.listSorts(template)).toEqual(sorts);
  expect((await lists.lists.passes(template, { number: 3, size: 1 }))[0]).toMatchObject({
    passId: 'pass-02',
    updatedAtUtc,
  });
});

test('lists of two templates are filed apart', async () => {
  await createSettled(2);
  await lists.create('Other1', 'pass-00');
  lists.advance(61);
  await lists.filing.file(passesOf('Other1'));
  expect(await lists.chunks('Other1')).toHaveLength(1);
  expect(await counts()).toEqual([]);
});

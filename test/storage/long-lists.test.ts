import { FaultInjectingHandler } from '../helpers/fault-injecting-handler.ts';
import { forAllTests } from '../helpers/for-tests.ts';
import { listedItem, TestLists, writeLongList } from '../helpers/lists.ts';

let template: string;
let made = 0;

const requests = new FaultInjectingHandler();
const lists = forAllTests(() => TestLists.start({ requestHandler: requests }));
beforeEach(() => {
  template = `Template${made++}`;
  lists.queued.length = 0;
  requests.operations.length = 0;
});

const nameOf = (index: number) => listedItem(template, index).passId;

/** Operations that read a page. */
async function requestsOf(number: number, size: number): Promise<string[]> {
  requests.operations.length = 0;
  const page = await lists.page(template, number, size);
  expect(page[0]).toBe(nameOf((number - 1) * size));
  expect(page).toHaveLength(size);
  return requests.operations;
}

test('any page of a filed list takes two queries at most: the counts, and the entries', async () => {
  await writeLongList(lists.tableName, template, 6_000);
  expect(await requestsOf(1, 100)).toEqual(['Query']);
  expect(await requestsOf(31, 100)).toEqual(['Query', 'Query']);
  expect(await requestsOf(60, 100)).toEqual(['Query', 'Query']);
  expect(await requestsOf(6, 1_000)).toEqual(['Query', 'Query']);
  expect(lists.queued).toEqual([]);
});

test('the number of passes is read from the counts, and from the entries that are in none of them', async () => {
  await writeLongList(lists.tableName, template, 6_000, 900);
  requests.operations.length = 0;
  expect(await lists.lists.countPasses(template)).toBe(6_000);
  expect(requests.operations).toEqual(['Query', 'Query']);
  expect(lists.queued).toEqual([]);
});

test('a long list that is counted before any of it is filed is filed', async () => {
  await writeLongList(lists.tableName, template, 2_500, 2_500);
  expect(await lists.lists.countPasses(template)).toBe(2_500);
  expect(lists.queued).toEqual([`LIST#PASSES#${template}`]);
});

test('a list is filed in chunks of 1,000, and is then read as any other', async () => {
  await writeLongList(lists.tableName, template, 2_500, 2_500);
  expect(await lists.page(template, 24, 100)).toHaveLength(100);
  expect(lists.queued).toEqual([`LIST#PASSES#${template}`]);
  await lists.file(template);
  expect((await lists.chunks(template)).map(({ count }) => count)).toEqual([1_000, 1_000, 500]);
  lists.advance(10);
  lists.queued.length = 0;
  expect(await requestsOf(25, 100)).toEqual(['Query', 'Query']);
  expect(lists.queued).toEqual([]);
});

test('a reader that skips unfiled entries behind a filed part requests filing only when these are 2,000', async () => {
  await writeLongList(lists.tableName, template, 5_000, 2_100);
  await lists.page(template, 49, 100);
  expect(lists.queued).toEqual([]);
  await lists.page(template, 50, 100);
  expect(lists.queued).toEqual([`LIST#PASSES#${template}`]);
});

test('a reader whom filing overtakes between two answers misses nothing', async () => {
  const size = 6_000;
  await writeLongList(lists.tableName, template, size, size);
  requests.operations.length = 0;
  expect(await lists.page(template, 6, 1_000)).toHaveLength(1_000);
  // Overtaking needs more than one answer; each but the first is followed by a look at its beginning.
  expect(requests.operations.filter((operation) => operation === 'GetItem').length).toBeGreaterThan(0);

  requests.operations.length = 0;
  // Queries: the counts, then the first part of the entries.
  requests.meanwhile = async (operation, attempt) => {
    if (operation !== 'Query' || attempt !== 2) return;
    requests.meanwhile = async () => {};
    await lists.file(template);
  };
  const page = await lists.page(template, 6, 1_000);
  expect(page).toEqual(Array.from({ length: 1_000 }, (_, index) => nameOf(5_000 + index)));
});

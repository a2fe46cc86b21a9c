import { BatchGetCommand, BatchWriteCommand, PutCommand, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { type Database, databases } from '../../helpers/databases.ts';

type Item = Record<string, unknown>;

describe.each(Object.keys(databases))('reads: the database %s', (kind) => {
  let database: Database;
  let count = 0;
  let TableName = '';
  beforeAll(async () => {
    database = (await databases[kind]?.()) as Database;
  });
  afterAll(() => database.stop());
  beforeEach(async () => {
    TableName = `table-${++count}`;
    await database.createTable(TableName);
  });

  const put = async (...items: Item[]) => {
    for (const Item of items) await database.client.send(new PutCommand({ TableName, Item }));
  };
  const query = (condition: string, values: Item, more: object = {}) =>
    database.client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: condition,
        ExpressionAttributeValues: values,
        ...more,
      }),
    );
  const sortKeys = async (...requested: Parameters<typeof query>) =>
    ((await query(...requested)).Items ?? []).map(({ SK, listSort }) => listSort ?? SK);
  const refused = (sending: Promise<unknown>) =>
    sending.then(
      () => 'accepted',
      ({ name }) => name,
    );

  test.each([
    ['PK = :pk', ['a', 'b#1', 'b#2', 'c', 'ä', '\u{ffff}', '😀']],
    ['PK = :pk AND SK = :b1', ['b#1']],
    ['SK >= :b1 AND PK = :pk', ['b#1', 'b#2', 'c', 'ä', '\u{ffff}', '😀']],
    ['PK = :pk AND SK > :b1', ['b#2', 'c', 'ä', '\u{ffff}', '😀']],
    ['PK = :pk AND SK < :b1', ['a']],
    ['PK = :pk AND SK <= :b1', ['a', 'b#1']],
    ['PK = :pk AND SK BETWEEN :b AND :c', ['b#1', 'b#2', 'c']],
    ['PK = :pk AND begins_with(SK, :b)', ['b#1', 'b#2']],
  ])('%s finds its items in the order of UTF-8, and backwards', async (condition, expected) => {
    const all = ['ä', 'b#2', 'c', 'a', '😀', 'b#1', '\u{ffff}'];
    await put(...all.map((SK) => ({ PK: 'one', SK })), { PK: 'two', SK: 'b' });
    const values = Object.fromEntries(
      Object.entries({ ':pk': 'one', ':b': 'b', ':b1': 'b#1', ':c': 'c' }).filter(([name]) =>
        new RegExp(`${name}\\b`).test(condition),
      ),
    );
    expect(await sortKeys(condition, values)).toEqual(expected);
    expect(await sortKeys(condition, values, { ScanIndexForward: false })).toEqual(expected.toReversed());
  });

  test('an index has the items that have its keys, with what it projects', async () => {
    await put(
      { PK: 'p1', SK: 'PASS', listKey: 'list', listSort: '2', passId: 'one', other: 'x' },
      { PK: 'p2', SK: 'PASS', listKey: 'list', listSort: '1', dueKey: 'due', dueSort: '1' },
      { PK: 'p3', SK: 'PASS', listKey: 'list' },
      { PK: 'p4', SK: 'PASS', listKey: 'other', listSort: '1' },
    );
    const list = await query('listKey = :list', { ':list': 'list' }, { IndexName: 'byList' });
    expect(list.Items).toEqual([
      { PK: 'p2', SK: 'PASS', listKey: 'list', listSort: '1' },
      { PK: 'p1', SK: 'PASS', listKey: 'list', listSort: '2', passId: 'one' },
    ]);
    const due = await query('dueKey = :due AND dueSort < :two', { ':due': 'due', ':two': '2' }, { IndexName: 'byDue' });
    expect(due.Items).toEqual([{ PK: 'p2', SK: 'PASS', dueKey: 'due', dueSort: '1' }]);
    await put({ PK: 'p1', SK: 'PASS', listKey: 'other', listSort: '2' }, { PK: 'p2', SK: 'PASS' });
    expect(await sortKeys('listKey = :list', { ':list': 'list' }, { IndexName: 'byList' })).toEqual([]);
    expect(await sortKeys('listKey = :list', { ':list': 'other' }, { IndexName: 'byList' })).toEqual(['1', '2']);
  });

  test.each([{ IndexName: undefined }, { IndexName: 'byList' }])(
    'pages go through all of %j, both ways',
    async (source) => {
      const keys = Array.from({ length: 7 }, (_, n) => ({ PK: 'list', SK: `${n}` }));
      await put(...keys.map((key) => ({ ...key, listKey: 'list', listSort: 'same' })));
      for (const ScanIndexForward of [true, false]) {
        const seen: unknown[] = [];
        let ExclusiveStartKey: Item | undefined;
        do {
          const more = { ...source, Limit: 3, ExclusiveStartKey, ScanIndexForward };
          const page = await query(`${source.IndexName ? 'listKey' : 'PK'} = :list`, { ':list': 'list' }, more);
          seen.push(...(page.Items ?? []).map(({ SK }) => SK));
          ExclusiveStartKey = page.LastEvaluatedKey;
          // Changes between pages move no entry.
          if (ExclusiveStartKey) await put({ ...keys[0], listKey: 'list', listSort: 'same', changed: true });
        } while (ExclusiveStartKey);
        expect(seen.toSorted()).toEqual(keys.map(({ SK }) => SK));
      }
    },
  );

  test('a limit counts what is read, before the filter', async () => {
    await put(...[1, 2, 3, 4].map((n) => ({ PK: 'one', SK: `${n}`, n, word: 'x' })));
    const page = await query(
      'PK = :pk',
      { ':pk': 'one', ':two': 2 },
      { FilterExpression: 'n >= :two', Limit: 2, ProjectionExpression: 'n, SK' },
    );
    expect(page).toMatchObject({ Count: 1, ScannedCount: 2, LastEvaluatedKey: { PK: 'one', SK: '2' } });
    expect(page.Items).toEqual([{ n: 2, SK: '2' }]);
  });

  test('a page is cut at 1 MB', async () => {
    await put(...[1, 2, 3, 4].map((n) => ({ PK: 'one', SK: `${n}`, text: 'x'.repeat(399_000) })));
    const first = await query('PK = :pk', { ':pk': 'one' });
    expect(first.LastEvaluatedKey).toEqual({ PK: 'one', SK: first.Items?.at(-1)?.SK });
    const next = await query('PK = :pk', { ':pk': 'one' }, { ExclusiveStartKey: first.LastEvaluatedKey });
    expect([...(first.Items ?? []), ...(next.Items ?? [])].map(({ SK }) => SK)).toEqual(['1', '2', '3', '4']);
  });

  test('the segments of a scan have every item once, also in pages', async () => {
    await put(...Array.from({ length: 20 }, (_, n) => ({ PK: `p${n % 9}`, SK: `${n}` })));
    const seen: unknown[] = [];
    for (const Segment of [0, 1, 2]) {
      let ExclusiveStartKey: Item | undefined;
      do {
        const scan = { TableName, Segment, TotalSegments: 3, Limit: 2, ExclusiveStartKey };
        const page = await database.client.send(new ScanCommand(scan));
        seen.push(...(page.Items ?? []).map(({ SK }) => Number(SK)));
        ExclusiveStartKey = page.LastEvaluatedKey;
      } while (ExclusiveStartKey);
    }
    expect(seen.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  test('a scan filters by what maps hold', async () => {
    await put(
      { PK: 'a', SK: '1', hashes: { email: 'e1' } },
      { PK: 'b', SK: '1', hashes: { phone: 'p1' } },
      { PK: 'c', SK: '1' },
    );
    const scan = new ScanCommand({
      TableName,
      FilterExpression: 'hashes.email IN (:e1, :e2) OR hashes.phone IN (:e2)',
      ExpressionAttributeValues: { ':e1': 'e1', ':e2': 'e2' },
      ProjectionExpression: 'PK, SK',
    });
    expect(await database.client.send(scan)).toMatchObject({
      Items: [{ PK: 'a', SK: '1' }],
      Count: 1,
      ScannedCount: 3,
    });
  });

  test('a batch reads what is there, and writes and deletes', async () => {
    const keys = Array.from({ length: 5 }, (_, n) => ({ PK: `p${n}`, SK: 'x' }));
    const writes = keys.map((key) => ({ PutRequest: { Item: { ...key, n: 1 } } }));
    await database.client.send(new BatchWriteCommand({ RequestItems: { [TableName]: writes } }));
    const deletes = keys.slice(3).map((Key) => ({ DeleteRequest: { Key } }));
    await database.client.send(new BatchWriteCommand({ RequestItems: { [TableName]: deletes } }));
    const read = await database.client.send(
      new BatchGetCommand({ RequestItems: { [TableName]: { Keys: keys, ConsistentRead: true } } }),
    );
    expect(read.UnprocessedKeys).toEqual({});
    expect(read.Responses?.[TableName]?.toSorted((a, b) => (a.PK < b.PK ? -1 : 1))).toEqual(
      keys.slice(0, 3).map((key) => ({ ...key, n: 1 })),
    );
    for (const wrong of [[keys[0], keys[0]], [], Array.from({ length: 101 }, (_, n) => ({ PK: `p${n}`, SK: 'x' }))]) {
      const reading = new BatchGetCommand({ RequestItems: { [TableName]: { Keys: wrong as Item[] } } });
      expect(await refused(database.client.send(reading))).toBe('ValidationException');
    }
  });

  test.each<[string, string, Item, object?]>([
    ['without the partition', 'SK = :a', { ':a': 'a' }],
    ['with another attribute', 'PK = :a AND n = :a', { ':a': 'a' }],
    ['with a part of partitions', 'begins_with(PK, :a)', { ':a': 'a' }],
    ['with one of two', 'PK = :a OR PK = :b', { ':a': 'a', ':b': 'b' }],
    ['filtered by a key', 'PK = :a', { ':a': 'a' }, { FilterExpression: 'SK = :a' }],
    ['of an index that is not there', 'PK = :a', { ':a': 'a' }, { IndexName: 'none' }],
    ['of an index, consistently', 'listKey = :a', { ':a': 'a' }, { IndexName: 'byList', ConsistentRead: true }],
    ['of none', 'PK = :a', { ':a': 'a' }, { Limit: 0 }],
    ['after what is no key', 'PK = :a', { ':a': 'a' }, { ExclusiveStartKey: { PK: 'a' } }],
    [
      'after a key of the table, in an index',
      'listKey = :a',
      { ':a': 'a' },
      { IndexName: 'byList', ExclusiveStartKey: { PK: 'a', SK: 'a' } },
    ],
  ])('refuses a query %s', async (_, ...requested) => {
    expect(await refused(query(...requested))).toBe('ValidationException');
  });

  test('refuses requests to a table that is not there', async () => {
    expect(await refused(query('PK = :a', { ':a': 'a' }, { TableName: 'none' }))).toBe('ResourceNotFoundException');
  });
});

import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { type Database, databases } from '../../helpers/databases.ts';

describe.each(Object.keys(databases))('writes: the database %s', (kind) => {
  let database: Database;
  const TableName = 'table';
  let count = 0;
  let Key = { PK: '', SK: 'ITEM' };
  beforeAll(async () => {
    database = (await databases[kind]?.()) as Database;
    await database.createTable(TableName);
  });
  afterAll(() => database.stop());
  beforeEach(() => {
    Key = { PK: `ITEM#${++count}`, SK: 'ITEM' };
  });

  const put = (Item: object, more: object = {}) =>
    database.client.send(new PutCommand({ TableName, Item: { ...Key, ...Item }, ...more }));
  const update = (input: Omit<UpdateCommandInput, 'TableName' | 'Key'>) =>
    database.client.send(new UpdateCommand({ TableName, Key, ...input }));
  const get = async (key = Key) =>
    (await database.client.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }))).Item;
  const errorOf = (sending: Promise<unknown>) =>
    sending.then(
      () => undefined,
      (error) => error,
    );
  const isTrueFor = async (Item: object, ConditionExpression: string, more: object = {}) => {
    await put(Item);
    const error = await errorOf(put(Item, { ConditionExpression, ...more }));
    if (error !== undefined && error.name !== 'ConditionalCheckFailedException') return error.name;
    return error === undefined;
  };

  test('stores values of every type, without undefined ones', async () => {
    const item = {
      text: 'ü',
      whole: 12,
      decimal: 0.25,
      yes: true,
      nothing: null,
      empty: '',
      list: [1, [], {}, ''],
      map: { deep: { deeper: [null, false] } },
      bytes: new Uint8Array([0, 255]),
      words: new Set(['a', 'b']),
    };
    await put({ ...item, absent: undefined, inner: { absent: undefined } });
    expect(await get()).toEqual({ ...Key, ...item, inner: {} });
  });

  test('an item that was read or written does not change with what the caller changes', async () => {
    const item = { map: { list: [1] } };
    await put(item);
    item.map.list.push(2);
    const read = await get();
    read?.map.list.push(3);
    expect((await get())?.map).toEqual({ list: [1] });
  });

  test.each([
    ['attribute_exists(PK)', true],
    ['attribute_not_exists(PK)', false],
    ['attribute_exists(#map.#deep)', true],
    ['attribute_not_exists(#map.absent)', true],
    ['attribute_not_exists(absent.#deep)', true],
    ['#n = :three', true],
    ['#n <> :three', false],
    ['absent <> :three', true],
    ['absent = :three', false],
    ['NOT absent = :three', true],
    ['#n < :four', true],
    ['#n >= :four', false],
    ['#n < :text', false],
    ['#n BETWEEN :three AND :four', true],
    ['#n IN (:four, :three)', true],
    ['absent IN (:four, :three)', false],
    ['begins_with(word, :text)', true],
    ['begins_with(#n, :text)', false],
    ['contains(word, :text)', true],
    ['contains(words, :text)', false],
    ['contains(words, :word)', true],
    ['contains(things, :three)', true],
    ['#n = :four OR #n = :three AND word = :word', true],
    ['(#n = :four OR #n = :three) AND word = :text', false],
    ['NOT (#n = :four OR word = :text)', true],
    ['#map = :map', true],
    ['#map.#deep = #n', true],
    ['flag = :true', true],
    ['nothing = :null', true],
    ['nothing = :true', false],
  ])('the condition %s is %s', async (condition, expected) => {
    const item = {
      word: 'word',
      words: new Set(['word', 'other']),
      things: [1, 3],
      n: 3,
      map: { deep: 3 },
      flag: true,
      nothing: null,
    };
    const names = { '#n': 'n', '#map': 'map', '#deep': 'deep' };
    const values = { ':three': 3, ':four': 4, ':text': 'wo', ':word': 'word', ':map': { deep: 3 }, ':true': true };
    const used = <Each>(all: Record<string, Each>) => {
      const some = Object.entries(all).filter(([name]) => new RegExp(`${name}\\b`).test(condition));
      return some.length > 0 ? Object.fromEntries(some) : undefined;
    };
    expect(
      await isTrueFor(item, condition, {
        ExpressionAttributeNames: used(names),
        ExpressionAttributeValues: used<unknown>({ ...values, ':null': null }),
      }),
    ).toBe(expected);
  });

  test.each([
    ['a word that is reserved', 'attribute_exists(count)', {}],
    ['a name that is not given', 'attribute_exists(#a)', {}],
    ['a value that is not given', 'a = :a', {}],
    ['a value that is not used', 'attribute_exists(a)', { ExpressionAttributeValues: { ':a': 1 } }],
    ['a name that is not used', 'attribute_exists(a)', { ExpressionAttributeNames: { '#a': 'a' } }],
    ['values without any', 'attribute_exists(a)', { ExpressionAttributeValues: {} }],
    ['an empty condition', '', {}],
    ['more than 4 KB of condition', Array(300).fill('attribute_exists(a)').join(' OR '), {}],
    ['a condition without end', 'attribute_exists(a) AND', {}],
    ['a bracket too many', 'attribute_exists(a))', {}],
    ['two brackets for one', '((attribute_exists(a)))', {}],
    ['a sign of no language', 'a ~ b', {}],
    ['a number that is no start', 'begins_with(a, :a)', { ExpressionAttributeValues: { ':a': 1 } }],
    ['bounds in the wrong order', 'a BETWEEN :a AND :b', { ExpressionAttributeValues: { ':a': 2, ':b': 1 } }],
  ])('refuses %s', async (_, condition, more) => {
    expect(await isTrueFor({ a: 1 }, condition, more)).toBe('ValidationException');
  });

  test('a failed condition shows the item in the way, if it is requested', async () => {
    await put({ writeId: 'one' });
    const again = { ConditionExpression: 'attribute_not_exists(PK)' };
    const plain = await errorOf(put({}, again));
    expect(plain).toBeInstanceOf(ConditionalCheckFailedException);
    expect(plain.Item).toBeUndefined();
    const showing = await errorOf(put({}, { ...again, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }));
    expect(showing.Item).toEqual({ PK: { S: Key.PK }, SK: { S: 'ITEM' }, writeId: { S: 'one' } });
  });

  test('an update sets, removes and adds, all of it computed from the item before', async () => {
    await put({ a: 1, b: 2, c: 3, map: { x: 1, y: 2 } });
    await update({
      UpdateExpression:
        'REMOVE b, #map.y SET a = b, d = if_not_exists(d, :ten), #map.z = :ten, e = a + :ten ADD c :ten, f :ten',
      ExpressionAttributeNames: { '#map': 'map' },
      ExpressionAttributeValues: { ':ten': 10 },
    });
    expect(await get()).toEqual({ ...Key, a: 2, c: 13, d: 10, e: 11, f: 10, map: { x: 1, z: 10 } });
  });

  test('NULL is a value: it exists, and nothing can be added to it', async () => {
    await put({ a: null });
    await update({
      UpdateExpression: 'SET a = if_not_exists(a, :one)',
      ExpressionAttributeValues: { ':one': 1 },
    });
    expect(await get()).toEqual({ ...Key, a: null });
    const adding = update({ UpdateExpression: 'ADD a :one', ExpressionAttributeValues: { ':one': 1 } });
    expect((await errorOf(adding)).name).toBe('ValidationException');
  });

  test('an update of an absent item creates it', async () => {
    await update({ UpdateExpression: 'ADD n :one', ExpressionAttributeValues: { ':one': 1 } });
    expect(await get()).toEqual({ ...Key, n: 1 });
    await database.client.send(new DeleteCommand({ TableName, Key }));
    await update({});
    expect(await get()).toEqual(Key);
  });

  test.each([
    ['NONE', undefined],
    ['ALL_OLD', { a: 1, map: { x: 1, y: 2 } }],
    ['ALL_NEW', { a: 2, b: 2, map: { x: 2, y: 2 } }],
    ['UPDATED_OLD', { a: 1, map: { x: 1 } }],
    ['UPDATED_NEW', { a: 2, b: 2, map: { x: 2 } }],
  ] as const)('an update answers %s', async (ReturnValues, expected) => {
    await put({ a: 1, map: { x: 1, y: 2 } });
    const { Attributes } = await update({
      UpdateExpression: 'SET a = :two, b = :two, #map.x = :two',
      ExpressionAttributeNames: { '#map': 'map' },
      ExpressionAttributeValues: { ':two': 2 },
      ReturnValues,
    });
    expect(Attributes).toEqual(expected && { ...(ReturnValues.startsWith('ALL') && Key), ...expected });
  });

  test.each([
    ['a path that leads nowhere', 'SET absent.x = :one', { ':one': 1 }],
    ['a part of what is no map', 'SET a.x = :one', { ':one': 1 }],
    ['paths that overlap', 'SET a = :one REMOVE a', { ':one': 1 }],
    ['an absent attribute as value', 'SET b = absent', undefined],
    ['a number added to a text', 'ADD #word :one', { ':one': 1 }],
    ['a text as what is added', 'ADD n :text', { ':text': 'text' }],
    ['a sum with a text', 'SET b = #word + :one', { ':one': 1 }],
    ['a change of its key', 'SET SK = :one', { ':one': 'other' }],
    ['a clause that is there twice', 'SET b = :one SET c = :one', { ':one': 1 }],
    ['another type of an index key', 'SET listKey = :one', { ':one': 1 }],
    ['an empty key of an index', 'SET listKey = :empty', { ':empty': '' }],
  ])('an update refuses %s and changes nothing', async (_, UpdateExpression, ExpressionAttributeValues) => {
    await put({ a: 1, word: 'word' });
    const names = UpdateExpression.includes('#word') ? { '#word': 'word' } : undefined;
    const error = await errorOf(
      update({ UpdateExpression, ExpressionAttributeValues, ExpressionAttributeNames: names }),
    );
    expect(error?.name).toBe('ValidationException');
    expect(await get()).toEqual({ ...Key, a: 1, word: 'word' });
  });

  test.each([
    ['an empty key', { PK: '' }],
    ['a key that is a number', { PK: 1 }],
    ['a key too long', { PK: 'x'.repeat(2_049) }],
    ['a sort key too long', { SK: 'x'.repeat(1_025) }],
    ['more than 400 KB', { a: 'x'.repeat(400 * 1_024) }],
  ])('refuses an item with %s', async (_, item) => {
    expect((await errorOf(put(item))).name).toBe('ValidationException');
  });

  test('refuses a key with too few or too many attributes', async () => {
    for (const wrong of [{ PK: 'a' }, { ...Key, more: 'x' }])
      expect((await errorOf(get(wrong as typeof Key))).name).toBe('ValidationException');
  });

  test('a transaction writes all or nothing, with the reasons by position', async () => {
    await put({ n: 1 });
    const other = { PK: `${Key.PK}#other`, SK: 'ITEM' };
    const third = { PK: `${Key.PK}#third`, SK: 'ITEM' };
    const transaction = (n: number) =>
      database.client.send(
        new TransactWriteCommand({
          TransactItems: [
            { Put: { TableName, Item: { ...other, n } } },
            {
              Update: {
                TableName,
                Key,
                UpdateExpression: 'ADD n :one',
                ConditionExpression: 'n = :n',
                ExpressionAttributeValues: { ':one': 1, ':n': n },
                ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
              },
            },
            { ConditionCheck: { TableName, Key: third, ConditionExpression: 'attribute_not_exists(PK)' } },
            { Delete: { TableName, Key: { ...third, SK: 'more' } } },
          ],
        }),
      );
    const error = await errorOf(transaction(7));
    expect(error).toBeInstanceOf(TransactionCanceledException);
    expect(error.CancellationReasons.map(({ Code }: { Code: string }) => Code)).toEqual([
      'None',
      'ConditionalCheckFailed',
      'None',
      'None',
    ]);
    expect(error.CancellationReasons[1].Item).toMatchObject({ n: { N: '1' } });
    expect(await get(other)).toBeUndefined();
    await transaction(1);
    expect([await get(other), await get()]).toEqual([
      { ...other, n: 1 },
      { ...Key, n: 2 },
    ]);
  });

  test('a transaction takes an item once, and what its token has written is not written again', async () => {
    const Put = { TableName, Item: Key };
    const twice = database.client.send(new TransactWriteCommand({ TransactItems: [{ Put }, { Put }] }));
    expect((await errorOf(twice)).name).toBe('ValidationException');
    const add = (by: number) =>
      database.client.send(
        new TransactWriteCommand({
          ClientRequestToken: `token-${Key.PK}`,
          TransactItems: [
            {
              Update: { TableName, Key, UpdateExpression: 'ADD n :by', ExpressionAttributeValues: { ':by': by } },
            },
          ],
        }),
      );
    await add(1);
    await add(1);
    expect((await get())?.n).toBe(1);
    expect((await errorOf(add(2))).name).toBe('IdempotentParameterMismatchException');
  });

  test('an invalid update in a transaction is its reason', async () => {
    await put({ a: 'text' });
    const error = await errorOf(
      database.client.send(
        new TransactWriteCommand({
          TransactItems: [
            { Update: { TableName, Key, UpdateExpression: 'ADD a :one', ExpressionAttributeValues: { ':one': 1 } } },
          ],
        }),
      ),
    );
    expect(error.CancellationReasons).toMatchObject([{ Code: 'ValidationError' }]);
  });

  test('deletes, under a condition or not, and answers the old item', async () => {
    await put({ n: 1 });
    const remove = (more: object) => database.client.send(new DeleteCommand({ TableName, Key, ...more }));
    const refused = await errorOf(
      remove({ ConditionExpression: 'n = :two', ExpressionAttributeValues: { ':two': 2 } }),
    );
    expect(refused).toBeInstanceOf(ConditionalCheckFailedException);
    expect((await remove({ ReturnValues: 'ALL_OLD' })).Attributes).toEqual({ ...Key, n: 1 });
    expect((await remove({ ReturnValues: 'ALL_OLD' })).Attributes).toBeUndefined();
  });
});

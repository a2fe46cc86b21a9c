import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';

/**
 * A random request of lambdas/storage's kinds, sometimes a wrong one. Texts with `§` are in the keys of a
 * history: each has its own.
 */
export interface Request {
  readonly operation: keyof typeof commands;
  readonly input: Record<string, unknown>;
}

const commands = {
  batchGet: BatchGetCommand,
  batchWrite: BatchWriteCommand,
  delete: DeleteCommand,
  get: GetCommand,
  put: PutCommand,
  query: QueryCommand,
  scan: ScanCommand,
  transactWrite: TransactWriteCommand,
  update: UpdateCommand,
};

export const TableName = 'histories';

const pick = <Each>(...values: Each[]) => fc.constantFrom(...values);
const maybe = <Each>(some: fc.Arbitrary<Each>) => fc.option(some, { nil: undefined });

const key = fc.record({ PK: pick('§a', '§b'), SK: pick('1', '2', '10', 'é') });
const sortText = pick('1', '2', '10', '~', 'é', '😀', '￿');
/** Long, to take more than one unit. */
const word = pick('x', 'xy', 'y', '', 'é'.repeat(700));
const number = pick(-1, 0, 1, 2, 10);
const scalar = fc.oneof(word, number, fc.boolean(), fc.constant(null));
const map = fc.record({ x: scalar, y: fc.array(scalar, { maxLength: 2 }) }, { requiredKeys: [] });
const value = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: map },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }) },
  { weight: 1, arbitrary: pick(new Set(['x']), new Set(['x', 'y'])) },
);

const attributes = fc.record(
  { n: number, a: value, b: value, m: map, listKey: pick('§l', '§m'), listSort: sortText, name: word, passId: word },
  { requiredKeys: [] },
);

/** A part of an expression with its placeholders. */
interface Part {
  readonly text: string;
  readonly names?: Record<string, string>;
  readonly values?: Record<string, unknown>;
}

const joined = (parts: readonly Part[], text: (texts: string[]) => string): Part => ({
  text: text(parts.map((part) => part.text)),
  names: Object.assign({}, ...parts.map(({ names }) => names)),
  values: Object.assign({}, ...parts.map(({ values }) => values)),
});

const path = pick<Part>(
  { text: 'n' },
  { text: 'a' },
  { text: 'b' },
  { text: 'm' },
  { text: 'm.x' },
  { text: 'm.#x', names: { '#x': 'x' } },
  { text: '#name', names: { '#name': 'name' } },
  { text: 'listSort' },
);

/** A value with a placeholder named after its kind: parts of a request with the same name have values of one type. */
const given = (some: fc.Arbitrary<unknown>, kind: string): fc.Arbitrary<Part> =>
  fc
    .tuple(pick('1', '2', '3', '4'), some)
    .map(([n, is]) => ({ text: `:${kind}${n}`, values: { [`:${kind}${n}`]: is } }));

/** A sequence of parts; later ones may change a placeholder's value of earlier ones. */
const sequence = (text: (texts: string[]) => string, ...parts: fc.Arbitrary<Part>[]) =>
  fc.tuple(...parts).map((all) => joined(all, text));

const ordered = fc.oneof(number, word);

const atom: fc.Arbitrary<Part> = fc.oneof(
  sequence(([a]) => `attribute_exists(${a})`, path),
  sequence(([a]) => `attribute_not_exists(${a})`, path),
  pick<Part>({ text: 'attribute_not_exists(PK)' }, { text: 'attribute_exists(PK)' }),
  ...['=', '<>'].map((by) => sequence(([a, b]) => `${a} ${by} ${b}`, path, given(value, 'value'))),
  ...['<', '<=', '>', '>='].map((by) => sequence(([a, b]) => `${a} ${by} ${b}`, path, given(ordered, 'ordered'))),
  sequence(([a, b]) => `begins_with(${a}, ${b})`, path, given(word, 'word')),
  sequence(([a, b]) => `contains(${a}, ${b})`, path, given(scalar, 'scalar')),
  sequence(([a, b]) => `${a} IN (${b})`, path, given(value, 'value')),
  fc.tuple(path, pick<[unknown, unknown]>([0, 2], ['', 'xx'], ['x', 'x'])).map(([{ text, names }, [low, high]]) => ({
    text: `${text} BETWEEN :low AND :high`,
    ...(names && { names }),
    values: { ':low': low, ':high': high },
  })),
);

const condition: fc.Arbitrary<Part> = fc.oneof(
  { weight: 3, arbitrary: atom },
  { weight: 1, arbitrary: sequence(([a, b]) => `${a} AND ${b}`, atom, atom) },
  { weight: 1, arbitrary: sequence(([a, b]) => `${a} OR NOT ${b}`, atom, atom) },
  { weight: 1, arbitrary: sequence(([a, b, c]) => `(${a} OR ${b}) AND ${c}`, atom, atom, atom) },
  { weight: 1, arbitrary: sequence(([a, b, c]) => `${a} OR ${b} AND ${c}`, atom, atom, atom) },
);

const term = fc.oneof(
  given(value, 'value'),
  path,
  sequence(([a, b]) => `if_not_exists(${a}, ${b})`, path, given(value, 'value')),
  sequence(([a, b]) => `${a} + ${b}`, path, given(number, 'number')),
  sequence(([a, b]) => `${b} - ${a}`, path, given(number, 'number')),
);

/** The action of an update on one attribute. */
const action = (to: Part): fc.Arbitrary<Part & { readonly clause: string }> =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: sequence(
        ([a, b]) => `${a} = ${b}`,
        fc.constant(to),
        to.text === 'listSort' ? given(sortText, 'sortText') : term,
      ).map((part) => ({ ...part, clause: 'SET' })),
    },
    // DynamoDB refuses to remove a path outside any map, which the embedded database ignores.
    { weight: to.text.startsWith('m.') ? 0 : 1, arbitrary: fc.constant({ ...to, clause: 'REMOVE' }) },
    {
      weight: 1,
      arbitrary: sequence(([a, b]) => `${a} ${b}`, fc.constant(to), given(number, 'number')).map((part) => ({
        ...part,
        clause: 'ADD',
      })),
    },
  );

const clauses = ['SET', 'REMOVE', 'ADD'];

/** An update with each attribute once: the embedded database lets paths overlap in transactions. */
const update = fc
  .uniqueArray(path, { selector: ({ text }) => text.split('.')[0], minLength: 1, maxLength: 5 })
  .chain((paths) => fc.tuple(...paths.map(action)))
  .map((actions) =>
    joined(actions, () =>
      [...Map.groupBy(actions, ({ clause }) => clause)]
        .sort(([a], [b]) => clauses.indexOf(a) - clauses.indexOf(b))
        .map(([clause, parts]) => `${clause} ${parts.map(({ text }) => text).join(', ')}`)
        .join(' '),
    ),
  );

/** Parameters of expressions. Two share the request's placeholders, so that a value may differ from its draw. */
function parameters(expressions: Record<string, Part | undefined>): Record<string, unknown> {
  const parts = Object.values(expressions).filter((part) => part !== undefined);
  const { names = {}, values = {} } = joined(parts, () => '');
  return {
    ...Object.fromEntries(Object.entries(expressions).map(([name, part]) => [name, part?.text])),
    ExpressionAttributeNames: Object.keys(names).length > 0 ? names : undefined,
    ExpressionAttributeValues: Object.keys(values).length > 0 ? values : undefined,
  };
}

const onFailure = pick(undefined, 'ALL_OLD');

const put = fc.record({ key, attributes, ConditionExpression: maybe(condition), onFailure }).map((drawn) => ({
  TableName,
  Item: { ...drawn.key, ...drawn.attributes },
  ...parameters({ ConditionExpression: drawn.ConditionExpression }),
  ReturnValuesOnConditionCheckFailure: drawn.onFailure,
}));
const change = fc
  .record({ Key: key, ConditionExpression: maybe(condition), UpdateExpression: update, onFailure })
  .map((drawn) => ({
    TableName,
    Key: drawn.Key,
    ...parameters({ ConditionExpression: drawn.ConditionExpression, UpdateExpression: drawn.UpdateExpression }),
    ReturnValuesOnConditionCheckFailure: drawn.onFailure,
  }));
const removal = fc.record({ Key: key, ConditionExpression: maybe(condition), onFailure }).map((drawn) => ({
  TableName,
  Key: drawn.Key,
  ...parameters({ ConditionExpression: drawn.ConditionExpression }),
  ReturnValuesOnConditionCheckFailure: drawn.onFailure,
}));
const check = fc.record({ Key: key, ConditionExpression: condition, onFailure }).map((drawn) => ({
  TableName,
  Key: drawn.Key,
  ...parameters({ ConditionExpression: drawn.ConditionExpression }),
  ReturnValuesOnConditionCheckFailure: drawn.onFailure,
}));

const answering = (input: fc.Arbitrary<Record<string, unknown>>, ...values: string[]) =>
  fc.tuple(input, pick(undefined, 'NONE', ...values)).map(([one, ReturnValues]) => ({ ...one, ReturnValues }));

const named = (sorts: string, text: string): Part => ({ text: text.replaceAll('SORT', sorts) });

const sortCondition = (sorts: string) =>
  fc.oneof(
    fc.constant(undefined),
    ...['=', '<', '<=', '>', '>='].map((by) =>
      sortText.map((sort) => ({ ...named(sorts, `SORT ${by} :s`), values: { ':s': sort } })),
    ),
    pick('1', 'é').map((sort) => ({ ...named(sorts, 'begins_with(SORT, :s)'), values: { ':s': sort } })),
    fc.constant({ ...named(sorts, 'SORT BETWEEN :low AND :s'), values: { ':low': '10', ':s': '~' } }),
  );

const query = fc
  .oneof(
    fc.record({
      of: pick('§a', '§b'),
      by: sortCondition('SK'),
      source: fc.constant({ hash: 'PK', IndexName: undefined }),
    }),
    fc.record({
      of: pick('§l', '§m'),
      by: sortCondition('listSort'),
      source: fc.constant({ hash: 'listKey', IndexName: 'byList' }),
    }),
  )
  .chain(({ of, by, source: { hash, IndexName } }) =>
    fc
      .record({
        Limit: pick(undefined, 1, 2, 3),
        ScanIndexForward: pick(undefined, true, false),
        isConsistent: fc.boolean(),
      })
      .map(({ isConsistent, ...more }) => {
        const partition: Part = { text: `${hash} = :hash`, values: { ':hash': of } };
        return {
          TableName,
          IndexName,
          ...parameters({
            KeyConditionExpression: by ? joined([partition, by], (texts) => texts.join(' AND ')) : partition,
          }),
          ...more,
          ConsistentRead: isConsistent && IndexName === undefined ? true : undefined,
        };
      }),
  );

const request = (operation: Request['operation'], input: fc.Arbitrary<Record<string, unknown>>) =>
  input.map((drawn): Request => ({ operation, input: drawn }));

export const histories = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: request('put', answering(put, 'ALL_OLD')) },
    // ALL_OLD is left out: for a missing item the embedded database answers the key, and DynamoDB nothing.
    { weight: 6, arbitrary: request('update', answering(change, 'ALL_NEW', 'UPDATED_OLD', 'UPDATED_NEW')) },
    { weight: 2, arbitrary: request('delete', answering(removal, 'ALL_OLD')) },
    {
      weight: 1,
      arbitrary: request(
        'get',
        key.map((Key) => ({ TableName, Key, ConsistentRead: true })),
      ),
    },
    { weight: 5, arbitrary: request('query', query) },
    {
      weight: 4,
      arbitrary: request(
        'transactWrite',
        fc
          .array(
            fc.oneof(
              put.map((Put) => ({ Put })),
              change.map((Update) => ({ Update })),
              removal.map((Delete) => ({ Delete })),
              check.map((ConditionCheck) => ({ ConditionCheck })),
            ),
            { minLength: 1, maxLength: 3 },
          )
          .map((TransactItems) => ({ TransactItems })),
      ),
    },
    {
      weight: 1,
      arbitrary: request(
        'batchGet',
        fc.array(key, { minLength: 1, maxLength: 3 }).map((Keys) => ({
          RequestItems: { [TableName]: { Keys, ConsistentRead: true } },
        })),
      ),
    },
    {
      weight: 1,
      arbitrary: request(
        'batchWrite',
        fc.array(fc.tuple(key, fc.boolean()), { minLength: 1, maxLength: 3 }).map((writes) => ({
          RequestItems: {
            [TableName]: writes.map(([Key, isPut]) =>
              isPut ? { PutRequest: { Item: { ...Key, n: 1 } } } : { DeleteRequest: { Key } },
            ),
          },
        })),
      ),
    },
  ),
  { minLength: 1, maxLength: 24 },
);

/** The reliable part of a database's answer to a request; for a query, of all pages. */
export async function answerTo(client: DynamoDBDocumentClient, { operation, input }: Request, history: string) {
  const pages: unknown[] = [];
  let ExclusiveStartKey: unknown;
  try {
    do {
      const Command = commands[operation] as typeof PutCommand;
      const requested = {
        ...ownKeys(input, history),
        ReturnConsumedCapacity: 'TOTAL',
        ...(ExclusiveStartKey !== undefined && { ExclusiveStartKey }),
      };
      const { $metadata: _, ...answer } = (await client.send(new Command(requested as never))) as Record<
        string,
        unknown
      > & {
        $metadata: unknown;
      };
      ExclusiveStartKey = operation === 'query' ? answer.LastEvaluatedKey : undefined;
      pages.push(comparable(answer));
    } while (ExclusiveStartKey !== undefined);
    return pages;
  } catch (error) {
    const { name, Item, CancellationReasons } = error as Record<string, unknown>;
    if (name === 'Error' || name === 'TypeError') throw error;
    const reasons = (CancellationReasons as { Code?: string; Item?: unknown }[] | undefined)?.map((reason) => [
      reason.Code,
      reason.Item,
    ]);
    return { refused: name, Item, reasons };
  }
}

/** The answer with units as a sum, not by reads and writes, and with items of a batch, which come in no order, in one. */
function comparable({ ConsumedCapacity = [], ...others }: Record<string, unknown>): unknown {
  const units = [ConsumedCapacity as { CapacityUnits: number }[]].flat().map(({ CapacityUnits }) => CapacityUnits);
  const answer: Record<string, unknown> = { ...others, units };
  if (answer.Responses === undefined) return answer;
  const found = Object.values(answer.Responses as Record<string, Record<string, unknown>[]>).flat();
  return { ...answer, Responses: found.toSorted((a, b) => (`${a.PK}/${a.SK}` < `${b.PK}/${b.SK}` ? -1 : 1)) };
}

const ownKeys = <Input>(input: Input, history: string): Input => {
  if (typeof input === 'string') return input.replace('§', `${history}#`) as Input;
  if (input instanceof Set || typeof input !== 'object' || input === null) return input;
  if (Array.isArray(input)) return input.map((each) => ownKeys(each, history)) as Input;
  return Object.fromEntries(Object.entries(input).map(([name, each]) => [name, ownKeys(each, history)])) as Input;
};

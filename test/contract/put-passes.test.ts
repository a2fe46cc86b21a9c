import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { outcomesOf, resultsOf } from '../helpers/batches.ts';
import { at, checkInOn, evening, event, makeBrand } from '../helpers/check-in.ts';

const { api, requests } = apiForAllTests();
const { dataOf, put } = checkInOn(api);

beforeAll(async () => {
  await makeBrand(api);
});

test.each([
  ['a superseded event reads the pass', 1, { reads: 1, writes: 0, files: 0 }],
  ['a newer event that changes nothing writes its time', -1, { reads: 1, writes: 1, files: 0 }],
])('%s', async (_title, seenAt, expected) => {
  await put(`cost-${seenAt}`, at(seenAt));
  const before = requests.operations.length;
  await put(`cost-${seenAt}`, at(0));
  const made = requests.operations.slice(before);
  const count = (pattern: RegExp) => made.filter((operation) => pattern.test(operation)).length;
  expect({
    reads: count(/^(GetItem|BatchGetItem|Query)$/),
    writes: count(/^(PutItem|UpdateItem|TransactWriteItems)$/),
    files: count(/^(PUT|DELETE) /),
  }).toEqual(expected);
});

describe('putpasses', () => {
  const rowOf = (...of: Parameters<typeof event>) => {
    const { action: _action, ...row } = event(...of);
    return row;
  };
  const putAll = (passes: readonly object[], key?: string) => api.send({ action: 'putpasses', passes }, undefined, key);

  test('events of several flights in any order, several of one pass by their time', async () => {
    const answer = await putAll([
      rowOf('all-1', at(20), { 'seat-number': '3D' }),
      rowOf('all-2', at(0), {}, evening),
      rowOf('all-1', at(0), { 'seat-number': '1A' }),
      rowOf('all-1', at(10), { 'seat-number': '2B' }),
      rowOf('all-3', '2027', {}),
    ]);
    expect(outcomesOf(answer)).toEqual(['success', 'success', 'success', 'success', 'E9003']);
    const results = resultsOf(answer);
    expect(results.map(({ outcome }) => outcome)).toEqual(['updated', 'issued', 'issued', 'updated', undefined]);
    expect(await dataOf(results[0] ?? {})).toMatchObject({ 'seat-number': '3D' });
  });

  test('repeated with its Idempotency-Key it gives the first answers', async () => {
    const rows = [rowOf('key-1', at(0)), rowOf('key-2', at(0))];
    const first = await putAll(rows, 'putpasses-1');
    expect(resultsOf(await putAll(rows, 'putpasses-1'))).toEqual(resultsOf(first));
  });

  test('a brand beside the rows is that of rows without one', async () => {
    const brand = await makeBrand(api);
    const { body } = await api.send({
      action: 'putpasses',
      brand,
      passes: [rowOf('brand-1', at(0)), rowOf('brand-2', at(0), {}, { brand: 'none' })],
    });
    const [first, second] = body.results as Record<string, string>[];
    const template = await api.services.templates.findLatest('demo', String(first?.['pass-template-id']));
    expect(template?.brand).toBe(brand);
    expect(second).toMatchObject({ 'error-code': 'E9006' });
  });
});

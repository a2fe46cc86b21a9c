import { actions } from '../../lambdas/api/actions/index.ts';
import { mayBeBatch } from '../../lambdas/api/request-body.ts';
import type { TestApi } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { generate, outcomesOf, passRow, resultsOf, update } from '../helpers/batches.ts';
import { exampleRequest } from '../helpers/examples.ts';

const { api, requests, log } = apiForAllTests();
let templateId: string;
let last = 0;
beforeAll(async () => {
  templateId = await api.createTemplate();
});

const newId = () => `pass-${++last}`;
const rowsOf = (ids: readonly string[]) => ids.map((id) => passRow(id));
const ids = (count: number) => Array.from({ length: count }, newId);

async function madePasses(count: number): Promise<string[]> {
  const made = ids(count);
  expect(await api.send(generate(templateId, rowsOf(made)))).toMatchObject({ body: { status: 'success' } });
  return made;
}

const seatOf = async (passId: string) => {
  const { body } = await api.send({ action: 'getpassdata', 'pass-template-id': templateId, 'pass-id': passId });
  return (body['pass-data'] as Record<string, unknown>)['seat-number'];
};

test('every batch is read as one, whatever its name', async () => {
  for (const [name, load] of actions)
    expect([name, mayBeBatch(JSON.stringify({ action: name }))]).toEqual([name, 'rowAction' in (await load())]);
});

describe('generatepasses', () => {
  test('makes each row’s pass, in the order of the rows', async () => {
    const made = ids(20);
    const answer = await api.send(generate(templateId, rowsOf(made)));
    expect(answer).toMatchObject({ httpStatus: 200, body: { status: 'success' }, headers: undefined });
    expect(resultsOf(answer).map((result) => result['pass-id'])).toEqual(made);
    const [, second] = resultsOf(answer);
    const { pathname } = new URL(String(second?.['pass-install-url']));
    expect(await api.open('GET', `${pathname}/pass.pkpass`)).toMatchObject({ statusCode: 200 });
    expect(new Set(resultsOf(answer).map((result) => result['tracking-id'])).size).toBe(20);
  });

  test('writes sixteen rows at the same time', async () => {
    const rows = 16;
    const allUnderWay = new Promise<void>((resolve) => {
      requests.fault = (operation, attempt) => {
        if (operation === 'PutItem' && attempt === rows) resolve();
        return undefined;
      };
    });
    // None is answered before the last has been sent: one after the other, they would wait for ever.
    requests.meanwhile = (operation) => (operation === 'PutItem' ? allUnderWay : Promise.resolve());
    expect(await api.send(generate(templateId, rowsOf(ids(rows))))).toMatchObject({ body: { status: 'success' } });
  });

  test('of two rows with one pass-id the first makes the pass', async () => {
    const [id = ''] = ids(1);
    const rows = ['1A', '2B'].map((seat) => {
      const row = passRow(id);
      return { ...row, 'pass-data': { ...(row['pass-data'] as object), 'seat-number': seat } };
    });
    expect(outcomesOf(await api.send(generate(templateId, rows)))).toEqual(['success', 'E9005']);
    expect(await seatOf(id)).toBe('1A');
  });

  test('a row may not name a template: that of the call is meant', async () => {
    const row = { ...passRow(newId()), 'pass-template-id': templateId };
    const [result] = resultsOf(await api.send(generate(templateId, [row])));
    expect(result?.errors).toEqual([
      { field: 'pass-template-id', message: 'is not a field here: it stands beside passes' },
    ]);
  });
});

describe('updatepasses', () => {
  test('rows about one pass are done in their order, also where they go back and forth', async () => {
    const [one = '', other = ''] = await madePasses(2);
    const seats = Array.from({ length: 12 }, (_, place) => `${place + 1}A`);
    const rows = seats.flatMap((seat) =>
      [one, other].map((id) => ({ 'pass-id': id, 'pass-data': { 'seat-number': seat } })),
    );
    expect(await api.send(update(templateId, rows))).toMatchObject({ body: { status: 'success' } });
    expect([await seatOf(one), await seatOf(other)]).toEqual(['12A', '12A']);
  });

  test('a row that is refused is not to be sent again, and later rows about its pass are done', async () => {
    const [id = ''] = await madePasses(1);
    const rows = ['x'.repeat(61), '1A'].map((seat) => ({ 'pass-id': id, 'pass-data': { 'seat-number': seat } }));
    const answer = await api.send(update(templateId, rows));
    expect(outcomesOf(answer)).toEqual(['E9003', 'success']);
    expect(answer).toMatchObject({ headers: undefined, body: { status: 'partial' } });
  });

  test('a row that fails by our fault is to be sent again, and so are later rows about its pass', async () => {
    const [id = '', other = ''] = await madePasses(2);
    requests.meanwhile = async (operation, attempt) => {
      if (operation === 'GetItem' && attempt === 1) throw new TypeError('Ours');
    };
    const rows = [id, id, other].map((id, place) => ({
      'pass-id': id,
      'pass-data': { 'seat-number': `${place + 1}A` },
    }));
    const answer = await api.send(update(templateId, rows));
    expect(outcomesOf(answer)).toEqual(['E809', 'E9021', 'success']);
    expect(answer).toMatchObject({ headers: { 'retry-after': '1' }, body: { status: 'partial' } });
  });

  test('a row may name a template of its own, and each may where none stands beside them', async () => {
    const [one = '', other = ''] = await madePasses(2);
    const elsewhere = await api.createTemplate();
    const rows = [
      { 'pass-id': one, 'pass-status': 'redeemed' },
      { 'pass-id': one, 'pass-template-id': elsewhere, 'pass-status': 'redeemed' },
      { 'pass-id': other, 'pass-template-id': ' ', 'pass-status': 'redeemed' },
    ];
    expect(outcomesOf(await api.send(update(templateId, rows)))).toEqual(['success', 'E9007', 'success']);
    const { 'pass-template-id': _, ...own } = update(templateId, [
      { 'pass-id': one, 'pass-template-id': templateId, 'pass-status': 'active' },
      { 'pass-id': other, 'pass-status': 'active' },
    ]);
    expect(outcomesOf(await api.send(own))).toEqual(['success', 'E9003']);
  });
});

describe('a row is answered as a call of its own', () => {
  const data = {
    'passenger-name': 'A',
    'boarding-group': '1',
    'boarding-position': '2',
    'seat-number': '1A',
    'confirmation-number': 'C',
  };
  const withData = (more: object) => JSON.stringify({ 'pass-id': '<id>', 'pass-data': { ...data, ...more } });
  const plain = withData({});

  /** Texts of rows, each with a placeholder for its pass-id. */
  const rows: [string, string][] = [
    ['a plain one', plain],
    [
      'with digits for texts, and null',
      plain.replace('"1A"', '12').replace('"C"', '"C","ticket-number":12345678901234567,"ibeacons":null'),
    ],
    ['with data of the caller’s', plain.replace('}}', '}, "reference-data": {"n": 12345678901234567, "z": null}}')],
    ['with a field twice', plain.replace('"seat-number"', '"seat-number":"2B","seat-number"')],
    ['with text that was decoded wrongly', withData({ 'passenger-name': 'M\ufffdller' })],
    ['with its escape', plain.replace('"A"', '"\\ufffd"')],
    ['with __proto__', plain.replace('{"pass-id"', '{"__proto__":{},"pass-id"')],
    ['nested too deeply', plain.replace('}}', `}, "reference-data": ${'{"a":'.repeat(16)}1${'}'.repeat(16)}}`)],
    ['with data that is too long', withData({ 'seat-number': 'x'.repeat(61) })],
    ['longer than a request', withData({ 'seat-number': 'x'.repeat(256 * 1024) })],
    ['with unknown fields', withData({ 'seat-nubmer': '1A', 'origin-gate': 'B1' }).replace('{', '{"surprise":1,')],
    ['that is empty', '{}'],
    ['that is a list', '["<id>"]'],
    ['that is a text', '"<id>"'],
    ['that is null', 'null'],
    ['with a pass-id that is none', plain.replace('<id>', 'a b')],
    [
      'with a barcode of another passenger',
      withData({ 'barcode-value': 'M1OTHER/NAME          EABC123 MUCBERLH 2724 074Y003D0042 100' }),
    ],
  ];

  /** Removes the parts that differ from call to call. */
  const comparable = (result: unknown) =>
    JSON.stringify(result, (name, value) => (/^(tracking-id|pass-install-url)$/.test(name) ? '…' : value))
      .replaceAll(/(one|two)-\d+/g, '<id>')
      .replaceAll(/column \d+/g, '<column>');

  test.each(rows)('%s', async (_title, text) => {
    const number = ++last;
    const single = `{"action":"generatepass","pass-template-id":"${templateId}",${text.slice(1)}`.replaceAll(
      '<id>',
      `one-${number}`,
    );
    const isObject = text.startsWith('{');
    const alone = await api.send(isObject ? single.replace(/,\}$/, '}') : text);
    const batch = JSON.stringify(generate(templateId, ['<row>'])).replace(
      '"<row>"',
      text.replaceAll('<id>', `two-${number}`),
    );
    const [result] = resultsOf(await api.send(batch));
    const { 'pass-template-id': template, ...rest } = result ?? {};
    // An unreadable row has the template beside it.
    if ('pass-template-id' in alone.body) expect(template).toBe(templateId);
    const { 'pass-template-id': _, ...expected } = alone.body;
    expect(comparable(rest)).toBe(comparable(expected));
  });
});

describe('the whole call is refused, and no row is begun, for', () => {
  const codeOf = ({ httpStatus, body }: Awaited<ReturnType<TestApi['send']>>) => [httpStatus, body['error-code']];
  const one = () => passRow(newId());

  test.each<[string, () => unknown, string]>([
    ['no rows', () => [], 'must have 1 to 500 entries'],
    ['501 rows', () => Array(501).fill({}), 'must have 1 to 500 entries'],
    ['rows that are no list', () => one(), 'must be an array'],
    ['rows that are missing', () => undefined, 'is required'],
  ])('%s', async (_title, passes, message) => {
    const answer = await api.send({ ...generate(templateId, []), passes: passes() });
    expect(codeOf(answer)).toEqual([400, 'E9003']);
    expect(answer.body.errors).toEqual([{ field: 'passes', message }]);
  });

  test('a field that belongs to the rows, and an unknown one', async () => {
    const answer = await api.send({ ...update(templateId, [{}]), priority: true, surprise: 1 });
    expect(answer.body.errors).toEqual([
      { field: 'priority', message: 'is not a field of this call: it belongs to updatepassdata' },
      { field: 'surprise', message: 'is not a field of this call' },
    ]);
  });

  test('a template that generatepasses does not name', async () => {
    const { 'pass-template-id': _, ...request } = generate(templateId, [one()]);
    expect((await api.send(request)).body.errors).toEqual([{ field: 'pass-template-id', message: 'is required' }]);
  });

  test('rows that are given twice', async () => {
    const answer = await api.send(
      JSON.stringify(generate(templateId, [one()])).replace('"passes"', '"passes":[{}],"passes"'),
    );
    expect(answer.body.errors).toEqual([{ field: 'passes', message: 'is given more than once' }]);
  });

  test('what is not JSON, with its place in the whole body', async () => {
    const { body } = await api.send(`{"action":"generatepasses","passes":[{},\n{"pass-id" 1}]}`);
    expect(body['error-message']).toBe('The request body is not a JSON object; line 2, column 12: expected ":".');
  });

  test('more than 2 MB; up to there rows are read', async () => {
    const padding = 'x'.repeat(100_000);
    const large = (rows: number) => generate(templateId, Array(rows).fill({ padding }));
    expect(codeOf(await api.send(large(21)))).toEqual([413, 'E9004']);
    expect(new Set(outcomesOf(await api.send(large(20))))).toEqual(new Set(['E9003']));
  });

  test('more than 256 KB of another action, whatever names it has', async () => {
    for (const action of ['generatepass', 'nosuchpasses']) {
      const request = { action, 'reference-data': { action: 'generatepasses', x: 'x'.repeat(256 * 1024) } };
      const answer = await api.send(request);
      expect([answer.httpStatus, answer.body['error-message']]).toEqual([
        413,
        'The request body is larger than 256 KB.',
      ]);
    }
  });
});

test('a name that is written with escapes is read', async () => {
  const text = JSON.stringify(generate(templateId, [passRow(newId(), { 'reference-data': { n: null } })]));
  const answer = await api.send(
    text.replace('"generatepasses"', '"generatep\\u0061sses"').replace('"passes"', '"p\\u0061sses"'),
  );
  expect(answer).toMatchObject({ httpStatus: 200, body: { status: 'success' } });
});

test('500 rows with errors in very many fields are answered within what Lambda can answer', async () => {
  const row = Object.fromEntries(Array.from({ length: 100 }, (_, place) => [`"${place}`, 1]));
  const answer = await api.send(generate(templateId, Array(10).fill({ ...row, 'pass-id': '"'.repeat(500) })));
  const [result] = resultsOf(answer);
  expect(result).toMatchObject({ 'error-code': 'E9003', 'pass-template-id': templateId });
  expect(result?.errors).toHaveLength(10);
  expect(result).not.toHaveProperty('pass-id');
  // A function's answer is JSON that has the body as a text.
  expect(JSON.stringify({ body: JSON.stringify(answer.body) }).length * 50).toBeLessThan(6 * 1024 * 1024);
});

test('an outage is logged once, with the number of its rows, and the rows are to be sent again', async () => {
  requests.fault = (operation) => (operation === 'PutItem' ? 'unreachable' : undefined);
  log.lines.length = 0;
  const answer = await api.send(generate(templateId, rowsOf(ids(3))));
  expect(answer).toMatchObject({ httpStatus: 200, headers: { 'retry-after': '1' }, body: { status: 'failure' } });
  expect(outcomesOf(answer)).toEqual(['E9021', 'E9021', 'E9021']);
  expect(log.lines).toEqual([['API-OUT', expect.any(Error), { action: 'generatepass', rows: 3 }]]);
});

test.each([
  ['generatepasses', { 'pass-template-id': 'NoSuchTemplate' }, 'E9006'],
  ['updatepasses', { 'pass-template-id': 'NoSuchTemplate' }, 'E9007'],
  ['movepasses', { 'pass-template-id': 'NoSuchTemplate', 'to-pass-template-id': 'NorThisOne' }, 'E9007'],
])('%s under an unknown template is answered with 200 and a failure at each row', async (action, ids, code) => {
  const { 'pass-data': data } = exampleRequest('generate-pass');
  const passes = ['A', 'B'].map((id) => ({ 'pass-id': id, ...(action === 'generatepasses' && { 'pass-data': data }) }));
  const { httpStatus, body } = await api.send({ action, ...ids, passes });
  expect([httpStatus, body.status]).toEqual([200, 'failure']);
  expect((body.results as object[]).map((each) => (each as Record<string, unknown>)['error-code'])).toEqual([
    code,
    code,
  ]);
});

import { CallFailed, createClient } from '../../clients/typescript/client.ts';

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const json =
  (status: number, body: unknown, headers = {}) =>
  () =>
    Response.json(body, { status, headers });
const done = json(200, { status: 'success', 'pass-id': 'P1', 'pass-template-id': 'T1' });
const failed = json(500, { status: 'failure', 'error-code': 'E821', 'error-message': 'Internal error.' });
const unreachable = (): Response => {
  throw new TypeError('fetch failed');
};

/** A client of a service with these answers, one to each attempt. */
function clientOf(answers: readonly (() => Response)[], options: { attempts?: number; baseUrl?: string } = {}) {
  const sent: Sent[] = [];
  const waits: number[] = [];
  const fetch = async (url: unknown, { method, headers, body }: RequestInit = {}) => {
    sent.push({ url, method, headers, body: JSON.parse(String(body)) } as Sent);
    return (answers[sent.length - 1] ?? unreachable)();
  };
  const wait = async (ms: number) => waits.push(ms);
  const client = createClient({ baseUrl: 'https://passes.example.com', apiKey: 'key', fetch, wait, ...options });
  return { client, sent, waits };
}

const request = { action: 'deletepassdata', 'pass-template-id': 'T1', 'pass-id': 'P1' } as const;

test('a base URL may end with a slash', async () => {
  const { client, sent } = clientOf([done], { baseUrl: 'https://passes.example.com/' });
  await client.call(request);
  expect(sent).toMatchObject([{ url: 'https://passes.example.com/v3' }]);
});

test('a call is a POST of the request with the key, and gives the answer', async () => {
  const { client, sent } = clientOf([done]);
  const answer = await client.call(request, { idempotencyKey: 'mine' });
  expect(answer['pass-id']).toBe('P1');
  expect(sent).toEqual([
    {
      url: 'https://passes.example.com/v3',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': 'key', 'idempotency-key': 'mine' },
      body: request,
    },
  ]);
});

test('a dry run is a call with dry-run, and gives what would be made', async () => {
  const trial = { 'dry-run': true, 'pass-template': {}, 'trial-pass': { walleta: 'UEsD' } };
  const { client, sent } = clientOf([json(200, { status: 'success', ...trial })]);
  const update = { action: 'updatepasstemplate', 'pass-template-id': 'T1', 'origin-gate': 'G24' } as const;
  const answer = await client.dryRun(update);
  expect(answer['trial-pass'].walleta).toBe('UEsD');
  expect(sent).toMatchObject([{ body: { ...update, 'dry-run': true } }]);
});

test.each([
  ['no answer', unreachable],
  ['a failure of the service', failed],
  ['too many requests', json(429, { message: 'Too Many Requests' })],
  ['an answer of a gateway that is no JSON', () => new Response('<html>', { status: 502 })],
  ['a first attempt that is still running', json(409, { 'error-code': 'E9016' })],
])('after %s the same request is sent again with the same key, a little later', async (_title, first) => {
  const { client, sent, waits } = clientOf([first, done]);
  expect(await client.call(request)).toMatchObject({ status: 'success' });
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(waits).toEqual([expect.any(Number)]);
});

test('it waits at least as long as a busy service requests', async () => {
  const busy = json(503, { status: 'failure', 'error-code': 'E9021' }, { 'retry-after': '1' });
  const { client, sent, waits } = clientOf([busy, done]);
  expect(await client.call(request)).toMatchObject({ status: 'success' });
  expect(sent[1]).toEqual(sent[0]);
  expect(waits[0]).toBeGreaterThanOrEqual(1_000);
  expect(waits[0]).toBeLessThan(1_500);
});

test('every call has a key of its own', async () => {
  const { client, sent } = clientOf([done, done]);
  await client.call(request);
  await client.call(request);
  const keys = sent.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
});

test('after three attempts it gives up with what the last one met, having waited longer each time', async () => {
  const { client, sent, waits } = clientOf([unreachable, failed, failed, done]);
  await expect(client.call(request)).rejects.toMatchObject({ name: 'CallFailed', code: 'E821', httpStatus: 500 });
  expect(sent).toHaveLength(3);
  const [first = 0, second = 0] = waits;
  expect(second).toBeGreaterThan(first);
});

test('a service that cannot be reached throws what fetch throws', async () => {
  const { client, sent } = clientOf([], { attempts: 1 });
  await expect(client.call(request)).rejects.toThrow('fetch failed');
  expect(sent).toHaveLength(1);
});

test('a refusal is thrown at once, with everything that the service says of it', async () => {
  const errors = [{ field: 'pass-id', message: 'is required' }];
  const body = { status: 'failure', 'error-code': 'E9003', 'error-message': 'Invalid request.', errors };
  const { client, sent } = clientOf([json(400, body, { 'apigw-requestid': 'abc=' }), done]);
  const refusal = await client.call(request).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(CallFailed);
  expect(refusal).toMatchObject({
    message: 'deletepassdata: E9003 Invalid request.',
    action: 'deletepassdata',
    httpStatus: 400,
    code: 'E9003',
    errors,
    requestId: 'abc=',
  });
  expect(sent).toHaveLength(1);
});

test('a refusal of updateflight has the outcome of each template', async () => {
  const passTemplates = [
    { 'pass-template-id': 'T1', status: 'failure' },
    { 'pass-template-id': 'T2', status: 'failure', 'error-code': 'E9008' },
  ];
  const { client } = clientOf([
    json(400, { status: 'failure', 'error-code': 'E9008', 'pass-templates': passTemplates }),
  ]);
  const flight = { 'flight-number-label': 'LH', 'flight-number': '2724', 'origin-airport': 'MUC' };
  const refusal = client.call({
    action: 'updateflight',
    ...flight,
    'departure-date': '2027-03-15',
    'origin-gate': 'G24',
  });
  await expect(refusal).rejects.toMatchObject({ passTemplates });
});

test('the message of a list call is read as well', async () => {
  const body = { status: 'failure', 'error-code': 'E9006', 'error-info': 'No such pass template.' };
  const { client } = clientOf([json(404, body)]);
  const refusal = client.call({ action: 'getpassids', 'pass-template-id': 'T1' });
  await expect(refusal).rejects.toThrow('getpassids: E9006 No such pass template.');
});

test('what a call takes and gives is known to the compiler', () => {
  const check = async () => {
    const { client } = clientOf([]);
    const { 'pass-install-url': url } = await client.call({
      action: 'generatepassbyid',
      'pass-template-id': 'T1',
      'pass-id': 'P1',
    });
    url.startsWith('https://');
    // @ts-expect-error: no such action
    await client.call({ action: 'flyaway' });
    // @ts-expect-error: pass-data is required
    await client.call({ action: 'generatepass', 'pass-template-id': 'T1', 'pass-id': 'P1' });
    const newPass = { ...request, action: 'generatepass' } as const;
    const standby = {
      'passenger-name': 'Erika',
      'confirmation-number': 'ABC123',
      'passenger-kind': 'standby',
    } as const;
    await client.call({ ...newPass, 'pass-data': standby });
    // @ts-expect-error: a confirmed passenger needs a seat
    await client.call({ ...newPass, 'pass-data': { ...standby, 'passenger-kind': 'confirmed' } });
    // @ts-expect-error: no such field
    await client.call({ ...request, action: 'getpassids', 'pass-template-id': 'T1', 'page-numbr': 1 });
  };
  // The proof is the compilation: tsc fails where an expected error is missing.
  expect(check).toBeInstanceOf(Function);
});

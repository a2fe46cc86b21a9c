import { type Listening, listen, readBody } from '../../../local/basics/http.ts';
import { answerTrial, isTrial } from '../../../local/edge/trials.ts';

const target = '/_local/try-it';
const now = Date.parse('2027-03-10T08:00:00Z');

let service: Listening;
let sent: unknown;
beforeAll(async () => {
  service = await listen(async (request, response) => {
    const { method, url, headers } = request;
    sent = { method, url, key: headers['x-api-key'], body: (await readBody(request)).toString() };
    response.writeHead(404, { 'x-request-id': 'request-1', 'set-cookie': 'a=1' }).end('{"status":"failure"}');
  });
});
afterAll(() => service.close());
beforeEach(() => {
  sent = undefined;
});

const ownPage = {
  method: 'POST',
  headers: { host: 'localhost:3000', origin: 'http://localhost:3000' } as Record<string, string>,
  sourceIp: '::1',
};

async function answerTo(request: Partial<typeof ownPage> = {}, url = service.url) {
  const stack = { publicBaseUrl: 'https://t.example', url, apiKey: 'secret', demoTemplate: { templateId: 'T1' } };
  const whole = { ...ownPage, ...request, target, body: Buffer.from('{"action":"getpassids"}') };
  const { status, headers, body } = await answerTrial(whole, stack, now);
  return { status, headers, text: body.toString() };
}

test('a request of an own page is sent with the key, which neither it nor its answer has', async () => {
  expect(isTrial({ target })).toBe(true);
  expect(await answerTo()).toEqual({
    status: 404,
    headers: { 'content-type': 'application/json', 'x-request-id': 'request-1' },
    text: '{"status":"failure"}',
  });
  expect(sent).toEqual({ method: 'POST', url: '/v3', key: 'secret', body: '{"action":"getpassids"}' });
});

test('a page is told what the stack has in place of the values of examples, and not the key', async () => {
  const { status, text } = await answerTo({ method: 'GET', headers: { host: '127.0.0.1:3000' } });
  expect([status, JSON.parse(text)]).toEqual([
    200,
    { publicBaseUrl: 'https://t.example', url: service.url, templateId: 'T1', now: '2027-03-10T08:00:00.000Z' },
  ]);
});

test.each([
  ['a page of another site', { headers: { host: 'localhost:3000', origin: 'https://evil.example' } }],
  ['a page of another port of this machine', { headers: { host: 'localhost:3000', origin: 'http://localhost:8080' } }],
  ['a page whose origin is hidden', { headers: { host: 'localhost:3000', origin: 'null' } }],
  ['a site whose name leads here', { headers: { host: 'evil.example', origin: 'http://evil.example' } }],
  [
    'a site whose name begins as ours',
    { headers: { host: 'localhost.evil.example', origin: 'http://localhost.evil.example' } },
  ],
  ['a site whose name leads here, by GET', { method: 'GET', headers: { host: 'evil.example' } }],
  ['a tunnel that ends here', { headers: { host: 'localhost:3000', origin: 'https://t.example' } }],
  ['another machine, under our name', { sourceIp: '192.168.1.7' }],
  ['another machine, by IPv4 in IPv6', { sourceIp: '::ffff:192.168.1.7' }],
  ['a request without an origin', { headers: { host: 'localhost:3000' } }],
  ['another method', { method: 'PUT' }],
])('%s is refused, and nothing is sent', async (_title, request) => {
  expect(await answerTo(request)).toMatchObject({ status: 403, text: expect.not.stringContaining('T1') });
  expect(sent).toBeUndefined();
});

test('a stack that does not answer is said', async () => {
  const gone = await listen((_, response) => void response.destroy());
  expect(await answerTo({}, gone.url)).toMatchObject({ status: 502, text: expect.stringContaining('did not answer') });
  await gone.close();
});

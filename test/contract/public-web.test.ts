import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { inEnglish } from '../../lambdas/domain/languages/languages.ts';
import { flightClassInput } from '../../lambdas/issuing/google.ts';
import { answerPublic } from '../../lambdas/web/router.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { decoded } from '../helpers/decoded.ts';
import { exampleRequest, exampleTemplate } from '../helpers/examples.ts';
import { linkFor, makeLink, targetOf } from '../helpers/followed-links.ts';
import { openApi } from '../helpers/openapi.ts';
import { publicRequest } from '../helpers/public-request.ts';

const { api } = apiForAllTests();
const ownData = exampleRequest('generate-pass')['pass-data'] as object;
let templateId: string;
let link: string;
beforeAll(async () => {
  templateId = await api.createTemplate();
  const { body } = await api.send(api.passRequest(templateId));
  link = String(body['pass-install-url']).split('/i/')[1] as string;
});

/** The address of Google's callbacks. */
const flightClassUrl = () => flightClassInput(api.web, exampleTemplate(), [inEnglish]).callbackUrl;

/** Reads robots.txt by RFC 9309, section 2.2: the group of the agent, else of all; the longest rule counts. */
function isAllowed(robots: string, agent: string, path: string): boolean {
  const groups = robots.split('\n\n').map((group) => group.trim().split('\n'));
  const group =
    groups.find(([first]) => first === `User-agent: ${agent}`) ?? groups.find(([first]) => first?.endsWith('*'));
  const rules = (group ?? []).slice(1).map((line) => line.split(': ') as [string, string]);
  const matching = rules.filter(([, prefix]) => path.startsWith(prefix)).sort((a, b) => b[1].length - a[1].length);
  return matching[0]?.[0] !== 'Disallow';
}

const get = (path: string, method = 'GET') => api.open(method, path);

const pass = (pkpass: Uint8Array) => JSON.parse(strFromU8(unzipSync(pkpass)['pass.json'] as Uint8Array));

test('an install page that S3 lacks is rendered from the record, equal to what was stored, and not stored', async () => {
  const stored = api.aws.bucket.get(`i/${link}`);
  api.aws.bucket.delete(`i/${link}`);
  const answer = await answerPublic(publicRequest('GET', `/i/${link}`), api.web);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' };
  expect(stored?.headers).toMatchObject(headers);
  expect(answer).toMatchObject({ statusCode: 200, headers, isBase64Encoded: true });
  expect(answer.body).toBe(stored?.body.toString('base64'));
  expect(api.aws.bucket.get(`i/${link}`)).toBeUndefined();
});

test('a .pkpass that S3 lacks is built from the record, with the same pass.json, and not stored', async () => {
  const stored = api.aws.bucket.get(`i/${link}/pass.pkpass`)?.body as Buffer;
  api.aws.bucket.delete(`i/${link}/pass.pkpass`);
  const answer = await get(`/i/${link}/pass.pkpass`);
  expect(answer).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': 'application/vnd.apple.pkpass' },
    isBase64Encoded: true,
  });
  expect(pass(Buffer.from(answer.body ?? '', 'base64'))).toEqual(pass(stored));
  expect(api.aws.bucket.get(`i/${link}/pass.pkpass`)).toBeUndefined();
});

test('the template’s logo is served by its content', async () => {
  const page = (await get(`/i/${link}`)).body ?? '';
  const logo = /\/images\/[0-9a-f]{64}\.png/.exec(page)?.[0] as string;
  const answer = await get(logo);
  expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/png' } });
  expect(
    Buffer.from(answer.body ?? '', 'base64')
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
});

test('sample images are served for first templates, and no other file beside them', async () => {
  const answer = await get('/images/samples/icon.png');
  expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/png' } });
  expect(Buffer.from(answer.body ?? '', 'base64')).toEqual(readFileSync('lambdas/web/samples/icon.png'));
});

test.each([
  ['an unknown pass', `/i/${'a'.repeat(58)}`],
  ['an unknown .pkpass', `/i/${'a'.repeat(58)}/pass.pkpass`],
  ['a text that is no link', '/i/hello'],
  ['an unknown image', `/images/${'0'.repeat(64)}.png`],
  ['an unknown sample image', '/images/samples/constructor.png'],
  ['any other path', '/admin'],
])('%s answers 404 with a friendly page', async (_title, path) => {
  const answer = await get(path);
  expect(answer).toMatchObject({ statusCode: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(answer.body).toContain('no longer available');
});

test('a notice speaks the language of its reader, and no cache stores it', async () => {
  const answer = await api.open('GET', '/i/hello', { headers: { 'accept-language': 'ar-EG,en;q=0.5' } });
  expect(answer).toMatchObject({ statusCode: 404, headers: { 'cache-control': 'no-store' } });
  expect(answer.body).toContain('<html lang="ar" dir="rtl">');
  expect(answer.body).toContain('<h1>لم تعد بطاقة الصعود هذه متاحة</h1>');
});

test.each(['GET', 'HEAD'])(
  '%s of the bare host is answered with a page, in the language of its reader',
  async (method) => {
    const answer = await api.open(method, '/', { headers: { 'accept-language': 'de' } });
    expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(answer.body).toContain('Dieser Link führt zu keiner Bordkarte');
  },
);

test('a link with the right pass and a wrong nonce answers like an unknown one', async () => {
  const wrong = await get(`/i/${link.slice(0, 32)}${'a'.repeat(26)}`);
  const unknown = await get(`/i/${'a'.repeat(58)}`);
  expect(wrong).toEqual(unknown);
});

test('the description of the API is the checked-in one, may be cached, and read by pages of other sites', async () => {
  const answer = await get('/v3/openapi.json');
  expect(answer).toMatchObject({
    statusCode: 200,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
    },
  });
  expect(JSON.parse(answer.body ?? '')).toEqual(openApi);
  expect((await get('/v3/openapi.json', 'HEAD')).statusCode).toBe(200);
  expect((await get('/v3/openapi.json', 'POST')).statusCode).toBe(405);
});

test('robots.txt lets Googlebot reach the callback address, without which Google sends no callback, and no pass', async () => {
  const answer = await get('/robots.txt');
  expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  const allowed = (agent: string, path: string) => isAllowed(answer.body ?? '', agent, path);
  for (const path of [new URL(flightClassUrl()).pathname, `/images/${'0'.repeat(64)}.png`])
    expect(allowed('Googlebot', path)).toBe(true);
  expect(allowed('Otherbot', '/callbacks/walletb')).toBe(false);
  for (const agent of ['Googlebot', 'Otherbot'])
    for (const path of [`/i/${link}`, '/l/link', '/settings', '/v3', '/passkit/v1/log', '/'])
      expect(allowed(agent, path)).toBe(false);
});

test('HEAD is answered like GET, other methods with 405', async () => {
  expect((await get(`/i/${link}`, 'HEAD')).statusCode).toBe(200);
  expect(await get(`/i/${link}`, 'POST')).toMatchObject({ statusCode: 405, headers: { allow: 'GET, HEAD' } });
  expect(await get('/v3')).toMatchObject({ statusCode: 405, headers: { allow: 'POST' } });
});

test('a program at a wrong address is answered with that of the API', async () => {
  const answerOf = async (path: string, method?: string) => {
    const { statusCode, body } = await get(path, method);
    const { 'error-code': code, 'error-message': message } = JSON.parse(body ?? '');
    return [statusCode, code, message];
  };
  expect(await answerOf('/v3')).toEqual([405, 'E9024', 'This address does not take this method: use POST.']);
  expect(await answerOf('/v3/openapi.json', 'POST')).toEqual([
    405,
    'E9024',
    expect.stringMatching(/: use GET, HEAD\.$/),
  ]);
  const noSuchAddress = [404, 'E9023', 'No such address: the API is POST /v3.'];
  for (const [path, method] of [
    ['/v2', 'POST'],
    ['/v1/passes', 'GET'],
    ['/api/v3', 'POST'],
    ['/', 'POST'],
    ['/x', 'PUT'],
  ] as const)
    expect([path, await answerOf(path, method)]).toEqual([path, noSuchAddress]);
  for (const path of ['/', '/x', '/vip', '/i/x'])
    expect([path, (await get(path)).headers?.['content-type']]).toEqual([path, 'text/html; charset=utf-8']);
});

test('the page of a deleted pass is no longer available', async () => {
  const { body } = await api.send(api.passRequest(templateId, { 'pass-id': 'to-be-deleted' }));
  const path = `/i/${String(body['pass-install-url']).split('/i/')[1]}`;
  expect((await get(path)).statusCode).toBe(200);
  await api.send({ action: 'deletepassdata', 'pass-template-id': templateId, 'pass-id': 'to-be-deleted' });
  expect((await get(path)).statusCode).toBe(404);
});

const browser = { headers: { 'accept-encoding': 'gzip, br' } };

test('a page is answered uncoded under /identity, where the edge sends clients that do not accept gzip', async () => {
  const [coded, plain] = await Promise.all(
    [`/i/${link}`, `/i/${link}/identity`].map((path) => answerPublic(publicRequest('GET', path), api.web)),
  );
  expect(coded?.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(plain?.headers).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-encoding',
  });
  expect(plain).toMatchObject({ statusCode: 200, isBase64Encoded: false, body: decoded(coded ?? {}).body });
});

test.each(
  ['nothing/identity', 'NOTHING', 'nothing/walletb', 'nothing/pass.pkpass']
    .map((end) => `/i/${end}`)
    .concat('/l/none?a=b', '/no'),
)('a notice at %s can be read without gzip', async (target) => {
  const headers = { 'accept-language': 'de' };
  const { statusCode, ...answer } = await answerPublic(publicRequest('GET', target, { headers }), api.web);
  expect([statusCode, answer.headers?.['content-encoding']]).toEqual([404, undefined]);
  expect(answer.headers?.vary).toBe('accept-language, accept-encoding');
  expect(answer.body).toContain('<html lang="de"');
});

test('a page of a group and a notice are in gzip for browsers', async () => {
  const request = { 'pass-id': 'in-a-group', 'pass-data': { ...ownData, 'group-id': 'G1' } };
  const { body } = await api.send(api.passRequest(templateId, request));
  const group = new URL(String(body['group-install-url'])).pathname;
  const codings = async (path: string) =>
    Promise.all(
      [browser, {}].map(
        async (more) => (await answerPublic(publicRequest('GET', path, more), api.web)).headers?.['content-encoding'],
      ),
    );
  expect(await codings(group)).toEqual(['gzip', undefined]);
  expect(await codings(`${group}/`)).toEqual(['gzip', undefined]);
  expect(await codings('/nothing')).toEqual(['gzip', undefined]);
});

test.each(['/', '.', ',', ').', ']', '>', '”', '…'])(
  '%s, which a mail program leaves behind an address, is no other page',
  async (added) => {
    for (const path of [`/i/${link}`, `/i/${link}/pass.pkpass`]) {
      const [plain, damaged] = await Promise.all([get(path), get(`${path}${added}`)]);
      const { vary: _vary, 'content-encoding': _coding, ...headers } = plain?.headers ?? {};
      expect([damaged?.statusCode, damaged?.headers]).toEqual([200, expect.objectContaining(headers)]);
    }
    const request = { 'pass-id': `G${added.codePointAt(0)}`, 'pass-data': { ...ownData, 'group-id': 'G2' } };
    const { body: made } = await api.send(api.passRequest(templateId, request));
    expect((await get(`${new URL(String(made['group-install-url'])).pathname}${added}`))?.statusCode).toBe(200);
    const right = linkFor(await makeLink(api, templateId));
    for (const url of [`${right}${added}`, right.replace('?', '/?')]) {
      expect(await api.open('GET', targetOf(new URL(url).href))).toMatchObject({ statusCode: 303 });
      expect((await api.send({ action: 'checkpassissuancelink', url })).body).toMatchObject({ valid: true });
    }
  },
);

test.each([
  ['POST', '/', '*/*'],
  ['POST', '/v2', '*/*'],
  ['PUT', '/passes', '*/*'],
  ['GET', '/passes', 'application/json, text/plain;q=0.5'],
])('%s %s of a program that forgot /v3 is refused with JSON that names it', async (method, path, accept) => {
  const { statusCode, headers, body } = await api.open(method, path, { headers: { accept } });
  expect([statusCode, headers?.['content-type']]).toEqual([404, 'application/json']);
  expect(JSON.parse(body ?? '')).toEqual({
    status: 'failure',
    'error-code': 'E9023',
    'error-message': 'No such address: the API is POST /v3.',
    'request-id': 'request-1',
  });
});

test('a browser at an address without a page gets a page', async () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  expect((await api.open('GET', '/nothing', { headers: { accept } })).body).toMatch(/^<!doctype/);
});

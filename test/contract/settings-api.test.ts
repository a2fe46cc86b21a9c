import { DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';
import { createAccountSettings } from '../../lambdas/context/operator.ts';
import { createSettingsContext } from '../../lambdas/context/settings.ts';
import type { SettingsServices } from '../../lambdas/ports/staff-services.ts';
import { answerSettings } from '../../lambdas/settings/router.ts';
import { apiKey, otherApiKey } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { createTestChain } from '../helpers/certificates.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { forAllTests } from '../helpers/for-tests.ts';
import { origin, type StaffMember, signedInAs, staffEvent } from '../helpers/staff.ts';

const { api, requests, log, time } = apiForAllTests();
const chain = forAllTests(createTestChain);
let services: SettingsServices;
/** Admins of two accounts. */
let demo: StaffMember;
let other: StaffMember;
const seconds = (count: number) => new Date(now.getTime() + count * 1_000);
beforeAll(async () => {
  const clock = fixedClock(() => time.at);
  services = createSettingsContext(
    { ...api.env, LOCAL_APPLE_ROOT: chain.rootSha256 },
    { clock, log, requestHandler: requests },
  );
  demo = await signedInAs(api.env, 'admin', { id: 'user-1', clock });
  other = await signedInAs(api.env, 'admin', { id: 'user-2', account: 'other', clock });
});

const script = '/* script */';

async function call(request: string, member: StaffMember | undefined = demo, body?: unknown) {
  const [method = '', path = ''] = request.split(' ');
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  const event = staffEvent(`${method} /settings/api/${path}`, member, text === undefined ? {} : { body: text });
  const { statusCode, headers, body: answer } = await answerSettings(event, services, { script });
  return { statusCode, headers, answer: JSON.parse(answer ?? '') };
}

const upload = (certificate = chain.certificate) => ({
  wallet: 'walleta',
  certificate: Buffer.from(certificate.certificatePem).toString('base64'),
  privateKey: Buffer.from(certificate.privateKeyPem).toString('base64'),
  intermediate: Buffer.from(certificate.intermediatePem).toString('base64'),
  root: Buffer.from(chain.rootPem).toString('base64'),
});

test('what is shown is the account of the token', async () => {
  expect((await call('GET account')).answer.account).toMatchObject({ id: 'demo', name: 'Demo Air' });
  expect((await call('GET keys/first')).answer).toEqual({ status: 'success', apiKey });
  expect((await call('GET account', other)).answer.account).toMatchObject({ id: 'other', name: 'Other Air' });
  expect((await call('GET keys/first', other)).answer.apiKey).toBe(otherApiKey);
});

test('without a session every call is refused, and with one of a role that is less than an admin', async () => {
  const members: readonly (readonly [StaffMember, number, string])[] = [
    [{ ...demo, cookie: '' }, 401, 'E9050'],
    [{ ...demo, cookie: demo.cookie.replace('demo', 'other') }, 401, 'E9050'],
    [{ ...demo, cookie: demo.cookie.replace('user-1', 'user-2') }, 401, 'E9050'],
    [await signedInAs(api.env, 'agent'), 403, 'E9054'],
    [await signedInAs(api.env, 'viewer'), 403, 'E9054'],
  ];
  for (const [member, status, code] of members)
    for (const [requested, body] of [
      ['GET account'],
      ['GET keys'],
      ['GET keys/first'],
      ['GET certificates'],
      ['GET people'],
      ['POST keys', { name: 'a', scopes: ['all'] }],
      ['POST keys/first/end', { afterHours: 0 }],
      ['POST people', { email: 'eve@example.com', role: 'admin' }],
    ] as const) {
      const { statusCode, answer } = await call(requested, member, body);
      expect([requested, statusCode, answer['error-code']]).toEqual([requested, status, code]);
      expect(JSON.stringify(answer)).not.toContain(apiKey);
    }
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['no token', { 'x-csrf-token': '' }],
  ['the token of another person', { 'x-csrf-token': 'a'.repeat(64) }],
])('a change with %s is refused, and nothing is changed', async (_, headers) => {
  const event = staffEvent('POST /settings/api/keys/first/end', demo, { body: '{"afterHours":0}', headers });
  const { statusCode, body } = await answerSettings(event, services, { script });
  expect([statusCode, JSON.parse(body ?? '')]).toEqual([403, expect.objectContaining({ 'error-code': 'E9055' })]);
  expect((await call('GET keys/first')).answer).toEqual({ status: 'success', apiKey });
});

test('nothing in path, query or body leads to another account', async () => {
  const certificate = { ...upload(), account: 'demo' };
  expect((await call('POST certificates', other, certificate)).answer).toMatchObject({ 'error-code': 'E9003' });
  const { answer } = await call('POST certificates/walleta/pass.com.example.boarding/deactivate', other);
  expect(answer).toMatchObject({ 'error-code': 'E9051' });
  const { certificates } = (await call('GET certificates')).answer;
  expect(certificates).toMatchObject([{ id: 'pass.com.example.boarding', isActive: true, isDefault: true }]);
});

test('a certificate is uploaded, made the default, deactivated and activated', async () => {
  const renewed = await chain.variant({ passTypeId: 'pass.com.example.new' });
  const { answer } = await call('POST certificates', undefined, upload(renewed));
  expect(answer.certificate).toMatchObject({ id: 'pass.com.example.new', isActive: true, isDefault: false });
  const path = 'certificates/walleta/pass.com.example.new';
  const state = async () => {
    const { certificates } = (await call('GET certificates')).answer;
    const found = certificates.find(({ id }: { id: string }) => id === 'pass.com.example.new');
    return { isActive: found.isActive, isDefault: found.isDefault };
  };
  for (const [change, expected] of [
    ['default', { isActive: true, isDefault: true }],
    ['deactivate', { isActive: false, isDefault: false }],
    ['activate', { isActive: true, isDefault: false }],
  ] as const) {
    expect((await call(`POST ${path}/${change}`)).statusCode).toBe(200);
    expect({ change, ...(await state()) }).toEqual({ change, ...expected });
  }
});

test('a certificate that passkit-generator cannot sign with is refused, and nothing is stored', async () => {
  const refused = await chain.variant({ passTypeId: 'pass.com.example.refused', isElliptic: true });
  const { statusCode, answer } = await call('POST certificates', undefined, upload(refused));
  expect([statusCode, answer['error-code']]).toEqual([400, 'E9051']);
  expect(answer['error-message']).toContain('passkit-generator builds no pass with this certificate');
  const { certificates } = (await call('GET certificates')).answer;
  expect(certificates.map(({ id }: { id: string }) => id)).not.toContain('pass.com.example.refused');
});

test.each([
  ['no JSON', 'x', 400, 'E9001'],
  ['too much', JSON.stringify({ wallet: 'walleta', certificate: 'A'.repeat(200_000) }), 413, 'E9004'],
  ['no wallet', {}, 400, 'E9003'],
  ['no base64', { wallet: 'walleta', certificate: '%' }, 400, 'E9003'],
  ['an issuer that is no number', { wallet: 'walletb', issuerId: '../x', serviceAccountJson: '{}' }, 400, 'E9003'],
  ['a password decoded wrongly', { wallet: 'walleta', certificate: 'AAAA', password: '\ufffd' }, 400, 'E9003'],
  [
    'a file decoded wrongly',
    { wallet: 'walletb', issuerId: '3388000000', serviceAccountJson: '"\ufffd"' },
    400,
    'E9003',
  ],
  ['no certificate', { wallet: 'walleta', certificate: 'AAAA' }, 400, 'E9051'],
  ['no service account', { wallet: 'walletb', issuerId: '3388000000', serviceAccountJson: '{}' }, 400, 'E9051'],
])('an upload with %s is refused', async (_, body, statusCode, code) => {
  const { statusCode: status, answer } = await call('POST certificates', undefined, body);
  expect([status, answer['error-code']]).toEqual([statusCode, code]);
});

test('an upload cannot bring a root of its own, and no setting can name one here', async () => {
  const other = await createTestChain({ rootName: 'Other Root CA' });
  const files = { ...upload(other.certificate), root: Buffer.from(other.rootPem).toString('base64') };
  const { answer } = await call('POST certificates', undefined, files);
  expect(answer).toMatchObject({ 'error-code': 'E9051', 'error-message': expect.stringContaining('Other Root CA') });
  for (const name of ['acceptedRoot', 'accept-root', 'LOCAL_APPLE_ROOT']) {
    const named = await call('POST certificates', undefined, { ...files, [name]: other.rootSha256 });
    expect(named.answer['error-code']).toBe('E9003');
  }
});

test('unknown addresses are refused, and no cache stores answers', async () => {
  for (const requested of ['GET key', 'DELETE keys', 'GET keys/a/b', 'GET ', 'POST certificates/walleta/../default']) {
    const { statusCode, headers, answer } = await call(requested);
    expect([statusCode, answer['error-code']]).toEqual([404, 'E9052']);
    expect(headers?.['cache-control']).toBe('no-store');
  }
});

test('a key is added, listed without its text, shown, and ended later or at once', async () => {
  const sent = { name: 'check-in', scopes: ['issue', 'read'], ratePerMinute: 600 };
  const { key, apiKey: added } = (await call('POST keys', other, sent)).answer;
  expect(added).toMatch(/^[A-Za-z0-9]{40}$/);
  expect(key).toMatchObject(sent);
  const list = async () => (await call('GET keys', other)).answer.keys;
  expect(await list()).toMatchObject([{ id: 'first' }, { ...sent, id: key.id }]);
  expect(JSON.stringify(await list())).not.toMatch(new RegExp(`${added}|${otherApiKey}|sealed|hash`));
  expect((await call(`GET keys/${key.id}`, other)).answer.apiKey).toBe(added);
  expect((await call(`GET keys/${key.id}`)).answer['error-code']).toBe('E9051');
  expect((await call(`POST keys/${key.id}/end`, undefined, { afterHours: 0 })).answer['error-code']).toBe('E9051');
  await call(`POST keys/${key.id}/end`, other, { afterHours: 48 });
  expect((await list())[1].endsAtUtc).toBe(new Date(time.at.getTime() + 48 * 3_600_000).toISOString());
  await call(`POST keys/${key.id}/end`, other, { afterHours: 0 });
  expect(await list()).toHaveLength(1);
});

test('an end of a key is only ever brought forward, and a key that has ended stays ended', async () => {
  const { key } = (await call('POST keys', other, { name: 'ending', scopes: ['read', 'read'] })).answer;
  expect(key.scopes).toEqual(['read']);
  const end = async (afterHours: number) =>
    (await call(`POST keys/${key.id}/end`, other, { afterHours })).answer['error-message'];
  expect([await end(48), await end(0.5)]).toEqual([undefined, undefined]);
  expect(await end(0.6)).toBe('The API key ends at 2027-03-10T08:30:00.000Z already: choose an earlier end');
  time.at = seconds(1_800);
  expect(await end(1)).toBe('The API key has ended: add another');
  expect((await call('GET keys', other)).answer.keys).toContainEqual({ ...key, endsAtUtc: '2027-03-10T08:30:00.000Z' });
  expect(await end(0)).toBeUndefined();
});

test.each(['keys', 'keys/first/end', 'people'])('a body of more than 128 KB is refused, for %s', async (path) => {
  const { statusCode, answer } = await call(`POST ${path}`, undefined, { name: 'a'.repeat(128 * 1024) });
  expect([statusCode, answer['error-code'], answer['error-message']]).toEqual([413, 'E9004', expect.any(String)]);
  expect(answer['error-message']).toContain('The request body is larger than 128 KB.');
});

test.each([
  ['no name', { name: '', scopes: ['all'] }, 'name'],
  ['a line break in its name', { name: 'a\nb', scopes: ['all'] }, 'name'],
  ['a control character in its name', { name: '\u001b[31m', scopes: ['all'] }, 'name'],
  ['an override of the direction in its name', { name: 'x\u202ey', scopes: ['all'] }, 'name'],
  ['a name too long', { name: 'a'.repeat(51), scopes: ['all'] }, 'name'],
  ['no scope', { name: 'a', scopes: [] }, 'scopes'],
  ['an unknown scope', { name: 'a', scopes: ['admin'] }, 'scopes.0'],
  ['a rate of nothing', { name: 'a', scopes: ['all'], ratePerMinute: 0 }, 'ratePerMinute'],
])('a key with %s is refused', async (_, body, field) => {
  const { statusCode, answer } = await call('POST keys', undefined, body);
  expect([statusCode, answer.errors?.[0]?.field]).toEqual([400, field]);
});

/** The audit trail of an account from now on, oldest first, compared with the log. */
async function audited(account: string, act: () => Promise<unknown>) {
  const trail = async () => {
    const lines = [];
    for await (const line of createAccountSettings(api.env).audit(account)) lines.push(line);
    return lines.reverse();
  };
  const [before, linesBefore] = [(await trail()).length, log.lines.length];
  await act();
  const written = (await trail()).slice(before);
  expect(log.lines.slice(linesBefore)).toEqual(written.map((line) => ['SETTINGS-AUDIT', line]));
  return written;
}

test('each change, and each reading of the key, is in the audit trail: who, what, which, when, and in which request', async () => {
  const path = 'certificates/walleta/pass.com.example.audited';
  const certificate = await chain.variant({ passTypeId: 'pass.com.example.audited' });
  const colleague = await signedInAs(api.env, 'admin', { id: 'user-9' });
  const lines = await audited('demo', async () => {
    await call('GET account');
    await call('GET certificates');
    time.at = seconds(1);
    await call('GET keys');
    await call('GET keys/first');
    time.at = seconds(2);
    await call('POST certificates', undefined, upload(certificate));
    time.at = seconds(3);
    await call(`POST ${path}/deactivate`, colleague);
  });
  const byUser = { account: 'demo', user: 'user-1' };
  const which = { certificate: 'walleta pass.com.example.audited' };
  const requestId = (call: string) => `request of /settings/api/${call}`;
  expect(lines).toEqual([
    { ...byUser, atUtc: seconds(1).toISOString(), act: 'key-read', key: 'first', requestId: requestId('keys/first') },
    {
      ...byUser,
      ...which,
      atUtc: seconds(2).toISOString(),
      act: 'certificate-added',
      requestId: requestId('certificates'),
    },
    {
      ...byUser,
      ...which,
      atUtc: seconds(3).toISOString(),
      act: 'certificate-deactivated',
      user: 'user-9',
      requestId: requestId(`${path}/deactivate`),
    },
  ]);
});

test('what is refused changes nothing, and nothing is recorded', async () => {
  expect(
    await audited('demo', async () => {
      await call('POST certificates/walleta/pass.com.example.none/default');
      await call('POST certificates', undefined, 'x');
    }),
  ).toEqual([]);
});

test('a fault of ours is logged, and what callers do wrong is not', async () => {
  const since = log.lines.length;
  expect(await call('GET nothing')).toMatchObject({ statusCode: 404 });
  const fault = () => {
    throw new TypeError('Ours');
  };
  const event = staffEvent('GET /settings/api/account', demo);
  const { statusCode, headers } = await answerSettings(event, { ...services, accountSettingsOf: fault }, { script });
  expect([statusCode, headers?.['retry-after']]).toEqual([500, undefined]);
  expect(log.lines.slice(since)).toEqual([['SETTINGS-500', new TypeError('Ours'), {}]]);
});

test('a key whose reading cannot be recorded is not shown', async () => {
  requests.fault = (operation) => (operation === 'PutItem' ? 'unreachable' : undefined);
  const { statusCode, answer } = await call('GET keys/first');
  requests.fault = () => undefined;
  expect([statusCode, JSON.stringify(answer)]).toEqual([503, expect.not.stringContaining(apiKey)]);
});

test('a line is retained for a year', async () => {
  const query = new QueryCommand({
    TableName: api.env.TABLE_NAME,
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: { ':pk': { S: 'AUDIT#demo' } },
  });
  const { Items = [] } = await new DynamoDBClient().send(query);
  expect(Items.length).toBeGreaterThan(3);
  for (const { ttl, atUtc } of Items) expect((Number(ttl?.N) - Date.parse(atUtc?.S ?? '') / 1_000) / 86_400).toBe(366);
});

test('while the database fails, the page says so and asks to come back', async () => {
  requests.fault = () => 'unreachable';
  const { statusCode, headers, body } = await answerSettings(staffEvent('GET /settings', demo), services, { script });
  expect([statusCode, headers?.['retry-after'], body]).toEqual([503, '1', expect.stringContaining('Try again')]);
});

test('the log has no key', () => {
  expect(JSON.stringify(log.lines)).not.toMatch(new RegExp(`${apiKey}|${otherApiKey}|PRIVATE KEY`));
});

test('the page is for admins, by GET and HEAD, and no cache stores it; others get a page that says what to do', async () => {
  const open = async (target: string, member?: StaffMember) => {
    const { statusCode, headers, body = '' } = await answerSettings(staffEvent(target, member), services, { script });
    return { statusCode, cached: headers?.['cache-control'], body };
  };
  for (const method of ['GET', 'HEAD'])
    expect(await open(`${method} /settings`, demo)).toMatchObject({
      ...{ statusCode: 200, cached: 'no-store' },
      body: expect.stringContaining(script),
    });
  expect(await open('POST /settings', demo)).toMatchObject({ statusCode: 405 });
  const signedOut = await open('GET /settings');
  expect(signedOut).toMatchObject({ statusCode: 200, cached: 'no-store' });
  expect(signedOut.body).toContain(`href="${origin}/desk/sign-in?to=%2Fsettings"`);
  expect(signedOut.body).not.toContain(script);
  const agent = await open('GET /settings', await signedInAs(api.env, 'agent'));
  expect(agent).toMatchObject({ statusCode: 403, body: expect.stringContaining('ask an admin') });
  expect(agent.body).not.toContain(script);
});

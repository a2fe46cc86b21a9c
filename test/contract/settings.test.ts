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
import {
  alertOf,
  appleUpload,
  keyOn,
  noticeOf,
  openSettings,
  problemOf,
  rowOf,
  type SentForm,
  text,
} from '../helpers/settings.ts';
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

const open = (target: string, member: StaffMember = demo, form?: SentForm, from?: string) =>
  openSettings(services, target, member, form, from);

const show = (id: string, member = demo) => open(`POST /settings/keys/${id}/show`, member, {});
const end = (id: string, hours: string, member = demo) => open(`POST /settings/keys/${id}/end`, member, { hours });
const newKey = { name: 'check-in', scopes: ['issue', 'read'], ratePerMinute: '600' };

/** Id of the key of a name on a page. */
const idOf = (page: string, name: string) =>
  new RegExp(`/settings/keys/([^/]+)/show"[^>]*>[^\n]*aria-label="Show ${name}"`).exec(page)?.[1] ?? 'none';

test('what is shown is the account of the session', async () => {
  const { page, headers } = await open('GET /settings');
  expect([page.includes('Demo Air'), headers['cache-control']]).toEqual([true, 'no-store']);
  expect(page).not.toContain(apiKey);
  expect(keyOn((await show('first')).page)).toBe(apiKey);
  expect((await open('GET /settings', other)).page).toContain('Other Air');
  expect(keyOn((await show('first', other)).page)).toBe(otherApiKey);
});

test('the page runs no script, and its policy lets in nothing but its own styles', async () => {
  const { page } = await open('GET /settings');
  const policy = /Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1]?.replaceAll('&#39;', "'").split('; ');
  expect(page).not.toContain('<script');
  expect(policy).toEqual([
    "default-src 'none'",
    "img-src 'self' data:",
    expect.stringMatching(/^style-src 'sha256-[\w+/]+='$/),
    "script-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]);
});

test('without a session every request is refused, and with one of a role that is less than an admin', async () => {
  const members: readonly (readonly [StaffMember, number])[] = [
    [{ ...demo, cookie: '' }, 401],
    [{ ...demo, cookie: demo.cookie.replace('demo', 'other') }, 401],
    [{ ...demo, cookie: demo.cookie.replace('user-1', 'user-2') }, 401],
    [await signedInAs(api.env, 'agent'), 403],
    [await signedInAs(api.env, 'viewer'), 403],
  ];
  for (const [member, status] of members)
    for (const [target, form] of [
      ['GET /settings'],
      ['GET /settings/keys/first/end?hours=0'],
      ['POST /settings/keys/first/show', {}],
      ['POST /settings/keys', newKey],
      ['POST /settings/keys/first/end', { hours: '0' }],
      ['POST /settings/certificates/walleta', appleUpload(chain)],
      ['POST /settings/people', { email: 'eve@example.com', role: 'admin' }],
    ] as const) {
      const { statusCode, page } = await open(target, member, form);
      expect([target, statusCode]).toEqual([target, status === 401 && target.startsWith('GET') ? 200 : status]);
      expect(page).not.toMatch(new RegExp(`${apiKey}|First key`));
    }
});

test.each([
  ['another origin', {}, 'https://evil.example'],
  ['no origin', {}, 'null'],
  ['no token', { csrf: '' }, origin],
  ['a file for a token', { csrf: Buffer.from('a') }, origin],
  ['the token of another person', { csrf: 'a'.repeat(64) }, origin],
])('a form with %s is refused, and nothing is changed', async (_, token, from) => {
  const { statusCode, page } = await open('POST /settings/keys/first/end', demo, { hours: '0', ...token }, from);
  expect([statusCode, page]).toEqual([403, expect.stringContaining('This did not come from our page')]);
  expect(keyOn((await show('first')).page)).toBe(apiKey);
});

const boundary = '----WebKitFormBoundary0123456789abcdef';
const part = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

test.each([
  ['text', 'text/plain', (csrf: string) => `csrf=${csrf}&hours=0`],
  ['JSON', 'application/json', (csrf: string) => JSON.stringify({ csrf, hours: '0' })],
  ['a form that breaks off', `multipart/form-data; boundary=${boundary}`, (csrf: string) => part('csrf', csrf)],
  ['parts of another boundary', 'multipart/form-data; boundary=other', (csrf: string) => part('csrf', csrf)],
  ['no boundary', 'multipart/form-data', (csrf: string) => part('csrf', csrf)],
  [
    'an endless header',
    `multipart/form-data; boundary=${boundary}`,
    () => `--${boundary}\r\n${'a: b\r\n'.repeat(9_000)}`,
  ],
  ['nothing', `multipart/form-data; boundary=${boundary}`, () => ''],
])('a body with %s is no form of ours', async (_, type, bodyOf) => {
  const body = bodyOf(demo.csrfToken);
  const event = staffEvent('POST /settings/keys/first/end', demo, { body, headers: { 'content-type': type } });
  expect(await answerSettings(event, services)).toMatchObject({ statusCode: 403 });
  expect(keyOn((await show('first')).page)).toBe(apiKey);
});

test('a form of very many parts is read', async () => {
  const fields = [part('csrf', demo.csrfToken), part('hours', '0').repeat(1_000), `--${boundary}--\r\n`];
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const event = staffEvent('POST /settings/keys/none/end', demo, { body: fields.join(''), headers });
  const { statusCode, body = '' } = await answerSettings(event, services);
  expect([statusCode, alertOf(body)]).toEqual([400, 'The account demo has no such API key.']);
});

test('nothing in path, query or form leads to another account', async () => {
  const upload = await open('POST /settings/certificates/walleta', other, { ...appleUpload(chain), account: 'demo' });
  expect([upload.statusCode, alertOf(upload.page)]).toEqual([400, expect.stringContaining('"account"')]);
  const path = '/settings/certificates/walleta/pass.com.example.boarding';
  expect((await open(`POST ${path}/deactivate`, other, {})).statusCode).toBe(400);
  const { page } = await open('GET /settings?account=other');
  expect(rowOf(page, 'pass.com.example.boarding')).toContain('Default Active');
});

test('addresses that there are not are refused, and no cache stores the answer', async () => {
  for (const target of [
    'GET /settings/key',
    'GET /settings/api/account',
    'POST /settings/certificates/walleta/../default',
  ]) {
    const { statusCode, headers } = await open(target, demo, target.startsWith('POST') ? {} : undefined);
    expect([target, statusCode, headers['cache-control']]).toEqual([target, 404, 'no-store']);
  }
  for (const target of ['POST /settings', 'GET /settings/keys', 'DELETE /settings/people'])
    expect((await open(target, demo, target.startsWith('POST') ? {} : undefined)).statusCode).toBe(405);
});

test('a key is added and shown, listed without its text, and ended later or at once, after a question', async () => {
  const added = await open('POST /settings/keys', other, newKey);
  expect([noticeOf(added.page), added.headers['cache-control']]).toEqual(['check-in is added and works.', 'no-store']);
  expect(keyOn(added.page)).toMatch(/^[A-Za-z0-9]{40}$/);
  const { page } = await open('GET /settings', other);
  expect(page).not.toMatch(new RegExp(`${keyOn(added.page)}|${otherApiKey}|sealed|hash`));
  expect(rowOf(page, 'check-in')).toMatch(/no use recorded · 600 calls a minute read · issue Show/);
  const id = idOf(page, 'check-in');
  expect(keyOn((await show(id, other)).page)).toBe(keyOn(added.page));
  for (const refused of [await show(id), await end(id, '0')])
    expect([refused.statusCode, alertOf(refused.page)]).toEqual([400, 'The account demo has no such API key.']);

  expect((await open(`GET /settings/keys/${id}/end?hours=48`, other)).page).toContain('End check-in?');
  expect(noticeOf((await end(id, '48', other)).page)).toBe('check-in ends in 48 hours.');
  time.at = seconds(1);
  expect(alertOf((await end(id, '48', other)).page)).toContain('ends at 2027-03-12T08:00:00.000Z already');
  for (const hours of ['', '1', '-1']) expect((await end(id, hours, other)).statusCode).toBe(400);
  const { page: ended } = await end(id, '0', other);
  expect([noticeOf(ended), rowOf(ended, 'check-in')]).toEqual(['The key has ended.', '']);
});

test('a form that is sent twice counts once, and as soon as it is corrected once more', async () => {
  const once = { ...newKey, name: 'once', once: 'of-the-page' };
  const answers = await Promise.all([
    open('POST /settings/keys', other, once),
    open('POST /settings/keys', other, once),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 303]);
  expect(answers.map(({ page }) => noticeOf(page)).sort()).toEqual([
    'This form was sent before. See what came of it below, and send it again only if that is missing.',
    'once is added and works.',
  ]);
  const certificate = await chain.variant({ passTypeId: 'pass.com.example.once' });
  for (const privateKey of [Buffer.from('wrong'), Buffer.from(certificate.privateKeyPem)])
    await open('POST /settings/certificates/walleta', other, {
      ...appleUpload(chain, certificate),
      privateKey,
      once: once.once,
    });
  const { page } = await open('GET /settings', other);
  expect(page.match(/<h3>once<\/h3>/g)).toHaveLength(1);
  expect(rowOf(page, 'pass.com.example.once')).toContain('Active');
});

test('people are invited, get another role, and are removed after a question', async () => {
  const invited = await open('POST /settings/people', other, { email: ' Erika@Example.com', role: 'agent' });
  expect(noticeOf(invited.page)).toBe('erika@example.com is invited as agent.');
  const idIn = (location: string) => new URLSearchParams(location.split('?')[1]).get('id') ?? '';
  const changed = await open(`POST /settings/people/${idIn(invited.location)}/role`, other, { role: 'viewer' });
  expect(noticeOf(changed.page)).toBe('erika@example.com is viewer now.');
  const path = `/settings/people/${idIn(changed.location)}/remove`;
  expect((await open(`GET ${path}`, other)).page).toContain('Remove erika@example.com?');
  expect((await open(`GET ${path}`)).statusCode).toBe(400);
  const removed = await open(`POST ${path}`, other, {});
  expect([noticeOf(removed.page), rowOf(removed.page, 'erika@example.com')]).toEqual(['The person is removed.', '']);
  const own = await open('POST /settings/people/user-2/role', other, { role: 'agent' });
  expect([own.statusCode, alertOf(own.page)]).toEqual([400, 'Nobody changes their own role: ask another admin.']);
});

test.each(['keys', 'keys/first/end', 'people', 'certificates/walleta'])(
  'a form of more than 128 KB is refused, for %s',
  async (path) => {
    const { statusCode, page } = await open(`POST /settings/${path}`, demo, { certificate: Buffer.alloc(128 * 1024) });
    expect([statusCode, text(page)]).toEqual([413, expect.stringContaining('larger than 128 KB')]);
  },
);

test.each<[string, SentForm, string, string]>([
  ['no name', { name: ' ' }, 'name', 'Say which system or person has it.'],
  ['a line break in its name', { name: 'a\nb' }, 'name', 'This must be printable text without line breaks.'],
  ['a control character in its name', { name: '\u001b[31m' }, 'name', 'This must be printable text'],
  ['an override of the direction in its name', { name: 'x\u202ey' }, 'name', 'invisible character U+202E'],
  ['a name too long', { name: 'a'.repeat(51) }, 'name', 'A name has at most 50 characters.'],
  ['no scope', { scopes: [] }, 'scopes', 'Choose what it may do.'],
  ['an unknown scope', { scopes: ['admin'] }, 'scopes', 'There is no such choice.'],
  ['a rate of nothing', { ratePerMinute: '0' }, 'ratePerMinute', 'Enter at least 1.'],
  ['a rate that is no number', { ratePerMinute: 'many' }, 'ratePerMinute', 'Enter a whole number.'],
])('a key with %s is refused, and the form keeps what was typed', async (_, change, field, problem) => {
  const { statusCode, page } = await open('POST /settings/keys', demo, { ...newKey, ...change });
  expect([statusCode, problemOf(page, `keys-${field}`)]).toEqual([400, expect.stringContaining(problem)]);
  if (field !== 'name') expect(page).toMatch(/name="name"[^>]* value="check-in"/);
  if (field !== 'scopes') expect(page).toMatch(/value="issue" checked/);
  expect(page).not.toContain('<h3>check-in</h3>');
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
  const path = '/settings/certificates/walleta/pass.com.example.audited';
  const certificate = await chain.variant({ passTypeId: 'pass.com.example.audited' });
  const colleague = await signedInAs(api.env, 'admin', { id: 'user-9' });
  const lines = await audited('demo', async () => {
    await open('GET /settings');
    await open(`GET ${path}/deactivate`);
    time.at = seconds(1);
    await show('first');
    time.at = seconds(2);
    await open('POST /settings/certificates/walleta', demo, appleUpload(chain, certificate));
    time.at = seconds(3);
    await open(`POST ${path}/deactivate`, colleague, {});
  });
  const byUser = { account: 'demo', user: 'user-1' };
  const which = { certificate: 'walleta pass.com.example.audited' };
  const requestId = (path: string) => `request of ${path}`;
  expect(lines).toEqual([
    {
      ...byUser,
      atUtc: seconds(1).toISOString(),
      act: 'key-read',
      key: 'first',
      requestId: requestId('/settings/keys/first/show'),
    },
    {
      ...byUser,
      ...which,
      atUtc: seconds(2).toISOString(),
      act: 'certificate-added',
      requestId: requestId('/settings/certificates/walleta'),
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
      await open('POST /settings/certificates/walleta/pass.com.example.none/default', demo, {});
      await open('POST /settings/certificates/walleta', demo, { certificate: Buffer.from('none') });
    }),
  ).toEqual([]);
});

test('a fault of ours is logged, and what callers do wrong is not', async () => {
  const since = log.lines.length;
  expect(await open('GET /settings/nothing')).toMatchObject({ statusCode: 404 });
  const fault = () => {
    throw new TypeError('Ours');
  };
  const { statusCode, headers } = await openSettings({ ...services, accountSettingsOf: fault }, 'GET /settings', demo);
  expect([statusCode, headers['retry-after']]).toEqual([500, undefined]);
  expect(log.lines.slice(since)).toEqual([['SETTINGS-500', new TypeError('Ours'), {}]]);
});

test('a key whose reading cannot be recorded is not shown', async () => {
  requests.fault = (operation) => (operation === 'PutItem' ? 'unreachable' : undefined);
  const { statusCode, page } = await show('first');
  requests.fault = () => undefined;
  expect([statusCode, page]).toEqual([503, expect.not.stringContaining(apiKey)]);
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
  const { statusCode, headers, page } = await open('GET /settings');
  expect([statusCode, headers['retry-after'], page]).toEqual([503, '1', expect.stringContaining('at the moment')]);
});

test('the log has no key', () => {
  expect(JSON.stringify(log.lines)).not.toMatch(new RegExp(`${apiKey}|${otherApiKey}|PRIVATE KEY`));
});

test('the page is for admins, by GET and HEAD; others get a page that says what to do', async () => {
  expect(await open('HEAD /settings')).toMatchObject({ statusCode: 200, page: expect.stringContaining('Demo Air') });
  const signedOut = await openSettings(services, 'GET /settings');
  expect(signedOut.page).toContain(`href="${origin}/desk/sign-in?to=%2Fsettings"`);
  const agent = await open('GET /settings', await signedInAs(api.env, 'agent'));
  expect(agent).toMatchObject({ statusCode: 403, page: expect.stringContaining('ask an admin') });
});

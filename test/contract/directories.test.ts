import { CreateSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { generateKeyPair, UnsecuredJWT } from 'jose';
import { createDeskContext } from '../../lambdas/context/desk.ts';
import { createAccountSettings } from '../../lambdas/context/operator.ts';
import { createSettingsContext } from '../../lambdas/context/settings.ts';
import { answerDesk } from '../../lambdas/desk/router.ts';
import type { DeskServices } from '../../lambdas/ports/staff-services.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { now } from '../helpers/examples.ts';
import { type Claims, directorySecret, type FakeDirectory, startDirectory } from '../helpers/fake-directory.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { origin, staffEvent } from '../helpers/staff.ts';

const { api, log, requests, time } = apiForAllTests();
const clock = fixedClock(() => time.at);
const cognito = { SIGN_IN_URL: origin, SIGN_IN_ISSUER: origin, SIGN_IN_CLIENT_ID: 'client' };
let air: FakeDirectory;
let rival: FakeDirectory;
let desk: DeskServices;

/** The desk of a stage with both directories, with nothing cached. */
const newDesk = (change: object = {}) =>
  createDeskContext(
    {
      ...{ ...api.env, ...cognito, PUBLIC_BASE_URL: origin },
      DIRECTORIES: JSON.stringify([{ ...air.settings, ...change }, rival.settings]),
    },
    { clock, log, requestHandler: requests },
  );

beforeAll(async () => {
  [air, rival] = await Promise.all([startDirectory('air'), startDirectory('rival', 'other')]);
  for (const { settings } of [air, rival]) {
    const secret = { Name: settings.clientSecret, SecretString: `${directorySecret}\n` };
    await new SecretsManagerClient().send(new CreateSecretCommand(secret));
  }
});
afterAll(() => Promise.all([air.close(), rival.close()]));
beforeEach(() => {
  for (const each of [air, rival]) each.describe({});
  desk = newDesk();
});

const open = (target: string, cookies: readonly string[] = []) =>
  answerDesk({ ...staffEvent(target), cookies: [...cookies] }, desk);

/** Begins a sign-in. @returns the browser's cookie, and what the directory is asked for */
async function begin(way = 'air', to = '/desk') {
  const {
    statusCode,
    headers,
    cookies = [],
  } = await open(`GET /desk/sign-in?with=${way}&to=${encodeURIComponent(to)}`);
  expect(statusCode).toBe(303);
  const [cookie = ''] = (cookies[0] ?? '').split(';');
  return { cookie, asked: new URL(String(headers?.location)) };
}

type Begun = Awaited<ReturnType<typeof begin>>;

let codes = 0;

/** The directory signs a person in, and the browser comes back. */
async function comeBack(
  { cookie, asked }: Begun,
  claims: Claims,
  {
    from = air,
    to = 'air',
    query = {},
    token,
  }: { from?: FakeDirectory; to?: string; query?: object; token?: string } = {},
) {
  const code = `code-${++codes}`;
  from.give(code, token ?? (await from.sign({ nonce: asked.searchParams.get('nonce'), ...claims })));
  const answer = new URLSearchParams({ code, state: asked.searchParams.get('state') ?? '', ...query });
  const target = `GET /desk/signed-in/${to}?${answer}`;
  const { statusCode, headers, cookies = [], body } = await open(target, [cookie]);
  const session = cookies.find((each) => /^__Host-session=\S+;/.test(each))?.split(';')[0];
  return { target, statusCode, location: headers?.location, page: String(body), session };
}

const signIn = async (claims: Claims) => comeBack(await begin(), claims);
const people = (account = 'demo') => desk.peopleOf(account);
const personOf = async (sub: string, name = sub) =>
  (await people()).find(({ ofDirectory }) => ofDirectory?.name === name);
/** The status with which a session's page is answered, and whether it is the desk. */
const isIn = async (session = '') => String((await open('GET /desk', [session])).body).includes('Sign out');
const settingsOf = (user: string) =>
  createSettingsContext(api.env, { clock, log, requestHandler: requests }).peopleOf({ user, requestId: 'request-7' });

test('where airlines have directories, a page asks for the way, and goes there with code flow, PKCE, state and nonce', async () => {
  const { statusCode, body } = await open('GET /desk/sign-in?to=%2Fsettings');
  expect(statusCode).toBe(200);
  const ways = [...String(body).matchAll(/<a class="button" href="([^"]*)">([^<]*)/g)].map(([, href, name]) => [
    name,
    href,
  ]);
  expect(ways).toEqual([
    ['With Staff of air', '/desk/sign-in?with=air&#38;to=%2Fsettings'],
    ['With Staff of rival', '/desk/sign-in?with=rival&#38;to=%2Fsettings'],
    ['With an invited e-mail address', '/desk/sign-in?with=invitation&#38;to=%2Fsettings'],
  ]);
  const { asked } = await begin();
  expect(asked.origin + asked.pathname).toBe(air.usual.authorization_endpoint);
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'client-of.air',
    redirect_uri: `${origin}/desk/signed-in/air`,
    scope: 'openid profile',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  expect((await begin('invitation')).asked.href).toContain(`${origin}/oauth2/authorize`);
});

test('the scope has the groups where the directory knows them as one, and the secret goes as the directory takes it', async () => {
  air.describe({ scopes_supported: ['openid', 'groups'] });
  expect((await begin()).asked.searchParams.get('scope')).toBe('openid profile groups');
  await signIn({ sub: 'basic' });
  const credentials = Buffer.from(String(air.asked.at(-1)?.authorization).replace('Basic ', ''), 'base64').toString();
  expect(credentials).toBe('client-of.air:of-the_desk.~%2B%2F');
  desk = newDesk();
  air.describe({ token_endpoint_auth_methods_supported: ['client_secret_post'] });
  await signIn({ sub: 'post' });
  expect(air.asked.at(-1)?.form.get('client_secret')).toBe(directorySecret);
});

test.each([
  [['crew'], 'viewer'],
  ['ops', 'agent'],
  [['crew', 'desk-admins', 'gate'], 'admin'],
] as const)('whoever signs in first with the groups %j is a person of the account, as %s', async (groups, role) => {
  const { statusCode, location, session } = await comeBack(await begin('air', '/desk/audit'), {
    ...{ sub: role, name: `The ${role}`, groups, account: 'other', 'custom:account': 'other' },
  });
  expect([statusCode, location, await isIn(session)]).toEqual([303, '/desk/audit', true]);
  expect(await personOf(role, `The ${role}`)).toEqual({
    ...{ id: expect.stringMatching(/^[\w-]{43}$/), account: 'demo', email: '', role, invitedAtUtc: now.toISOString() },
    ofDirectory: { name: `The ${role}`, directory: 'Staff of air' },
  });
  expect(await people('other')).toEqual([]);
});

test('each sign-in gives the role of the groups of now, to other sessions of the person, too', async () => {
  const first = await signIn({ sub: 'moves', name: 'Moves', groups: ['desk-admins'] });
  const { id, invitedAtUtc } = (await personOf('moves', 'Moves')) ?? {};
  time.at = new Date(now.getTime() + 60_000);
  await signIn({ sub: 'moves', name: 'Moves On', groups: ['crew'] });
  expect(await personOf('moves', 'Moves On')).toMatchObject({ id, invitedAtUtc, role: 'viewer' });
  expect((await open('GET /desk/audit', [first.session ?? ''])).statusCode).toBe(403);
  const none = await signIn({ sub: 'moves', groups: ['catering'] });
  expect([none.statusCode, none.session, await isIn(first.session)]).toEqual([400, undefined, false]);
  expect((await people()).some((person) => person.id === id)).toBe(false);
  const trail = await Array.fromAsync(createAccountSettings(api.env).audit('demo'));
  const acts = trail.filter(({ user }) => user === id).map(({ act, role }) => [act, role]);
  expect(acts.sort()).toEqual([
    ['person-removed', 'viewer'],
    ['signed-in', 'admin'],
    ['signed-in', 'viewer'],
  ]);
});

test.each<[string, Claims, RegExp]>([
  ['in no group with a role', { groups: ['catering', 'Gate'] }, /in no group of Staff of air that has access/],
  ['without a groups claim', { groups: undefined, roles: ['desk-admins'] }, /in no group/],
  ['with groups of another form', { groups: { admin: 'desk-admins' } }, /in no group/],
  ['in too many groups', { groups: undefined, _claim_names: { groups: 'src1' } }, /too many.*app roles/],
])('whoever is %s gets a page that says so, and nothing is stored', async (_, claims, text) => {
  const before = await people();
  const { statusCode, page, session } = await signIn({ sub: 'nobody', ...claims });
  expect([statusCode, session]).toEqual([400, undefined]);
  expect(page).toMatch(text);
  expect(await people()).toEqual(before);
});

test('a person whom an admin removes is out from the next click, and stays out until they are allowed again', async () => {
  await signIn({ sub: 'boss', name: 'Boss', groups: ['desk-admins'] });
  const admin = settingsOf((await personOf('boss', 'Boss'))?.id ?? '');
  const { session } = await signIn({ sub: 'leaver', name: 'Leaver', groups: ['desk-admins'] });
  const { id = '' } = (await personOf('leaver', 'Leaver')) ?? {};
  await admin.remove('demo', id);
  expect(await isIn(session)).toBe(false);
  const again = await signIn({ sub: 'leaver', name: 'Leaver', groups: ['desk-admins'] });
  expect([again.session, again.page]).toEqual([undefined, expect.stringContaining('has taken your access')]);
  await signIn({ sub: 'leaver', groups: [] });
  expect(await personOf('leaver', 'Leaver')).toMatchObject({ isRemoved: true });
  await expect(settingsOf(id).remove('demo', id)).rejects.toThrow('Nobody changes their own access');
  await expect(settingsOf(id).allow('demo', id)).rejects.toThrow('You are no admin of the account any more');
  time.at = new Date(now.getTime() + 60_000);
  await admin.allow('demo', id);
  await expect(admin.allow('demo', id)).rejects.toThrow('not removed any more');
  expect((await signIn({ sub: 'leaver', name: 'Leaver' })).session).toBeDefined();
  expect(await isIn(session)).toBe(false);
});

test('a removal at the moment of a sign-in holds', async () => {
  await signIn({ sub: 'racer', name: 'Racer' });
  const { id = '' } = (await personOf('racer', 'Racer')) ?? {};
  requests.meanwhile = async (operation) => {
    if (operation !== 'GetItem') return;
    requests.meanwhile = async () => {};
    await settingsOf('operator').remove('demo', id);
  };
  expect((await signIn({ sub: 'racer', name: 'Racer' })).session).toBeUndefined();
  expect(await personOf('racer', 'Racer')).toMatchObject({ isRemoved: true });
});

test('an e-mail address of a directory, verified or not, joins nobody: neither role nor removal of who was invited', async () => {
  const invited = await settingsOf('operator').invite('demo', 'victim@example.com', 'admin');
  const claims = { name: invited.email, email: invited.email, email_verified: true, preferred_username: invited.email };
  await signIn({ sub: 'eve', ...claims, groups: ['crew'] });
  const eve = await personOf('eve', invited.email);
  expect([eve?.id === invited.id, eve?.role, eve?.email]).toEqual([false, 'viewer', '']);
  expect((await people()).find(({ id }) => id === invited.id)).toEqual(invited);
  expect(await settingsOf('operator').invite('demo', invited.email, 'agent')).toMatchObject({ email: invited.email });
  expect(await personOf('eve', invited.email)).toEqual(eve);
});

test('a name that is none, or could change how a page reads, is replaced by a part of the id', async () => {
  time.at = new Date(now.getTime() + 120_000);
  for (const name of [undefined, '', '\u202eada', 'a\nb', { first: 'ada' }]) await signIn({ sub: 'unnamed', name });
  const { id = '' } = (await people()).find(({ invitedAtUtc }) => invitedAtUtc === time.at.toISOString()) ?? {};
  expect(await personOf('unnamed', `user ${id.slice(0, 8)}`)).toBeDefined();
  await signIn({ sub: 'unnamed', name: 'x'.repeat(500) });
  expect(await personOf('unnamed', 'x'.repeat(80))).toBeDefined();
});

describe('refused is', () => {
  const nobody = { session: undefined, statusCode: 400 };

  test.each<[string, Claims]>([
    ['another audience', { aud: 'another' }],
    ['further audiences without ours as the authorized party', { aud: ['client-of.air', 'another'], azp: 'another' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['an end in the past', { exp: 1 }],
    ['no end', { exp: undefined }],
    ['no subject', { sub: undefined }],
  ])('a token with %s', async (_, claims) => expect(await signIn(claims)).toMatchObject(nobody));

  test('a token without a signature, or with that of another key', async () => {
    const begun = await begin();
    const claims = { ...air.usual, iss: air.usual.issuer, aud: 'client-of.air', sub: 'ada', groups: ['desk-admins'] };
    const nonce = begun.asked.searchParams.get('nonce');
    const unsigned = new UnsecuredJWT({ ...claims, nonce }).setIssuedAt().setExpirationTime('5m').encode();
    expect(await comeBack(begun, {}, { token: unsigned })).toMatchObject(nobody);
    const { privateKey } = await generateKeyPair('RS256');
    const token = await air.sign({ nonce }, privateKey);
    expect(await comeBack(await begin(), {}, { token })).toMatchObject(nobody);
  });

  test('an answer again, in the same browser or another one', async () => {
    const begun = await begin();
    const { target, session } = await comeBack(begun, { sub: 'replayed' });
    expect(session).toBeDefined();
    for (const cookies of [[begun.cookie], [], [(await begin()).cookie]]) {
      const { statusCode, cookies: set = [] } = await open(target, cookies);
      expect([statusCode, set.filter((each) => each.startsWith('__Host-session'))]).toEqual([400, []]);
    }
  });

  test('an answer of another directory than the one that was chosen, by its address, issuer or token', async () => {
    expect(await comeBack(await begin('air'), {}, { from: rival, to: 'rival' })).toMatchObject(nobody);
    expect(await comeBack(await begin('rival'), {}, { from: air, to: 'air' })).toMatchObject(nobody);
    expect(await comeBack(await begin('air'), {}, { query: { iss: rival.usual.issuer } })).toMatchObject(nobody);
    const token = await rival.sign({ groups: ['desk-admins'] });
    expect(await comeBack(await begin('air'), {}, { token })).toMatchObject(nobody);
    expect(await comeBack(await begin('air'), {}, { to: 'unknown' })).toMatchObject(nobody);
  });

  test('a directory whose metadata is of another issuer: nobody can begin', async () => {
    air.describe({ issuer: rival.usual.issuer });
    const { statusCode, body } = await open('GET /desk/sign-in?with=air');
    expect([statusCode, body]).toEqual([503, expect.stringContaining('<a class="button" href="/desk/sign-in">')]);
  });

  test('a directory that failed is asked again after ten seconds, until when nobody waits for it', async () => {
    const status = async () => (await open('GET /desk/sign-in?with=air')).statusCode;
    air.describe({ issuer: rival.usual.issuer });
    expect(await status()).toBe(503);
    air.describe({});
    expect(await status()).toBe(503);
    time.at = new Date(time.at.getTime() + 10_000);
    expect(await status()).toBe(303);
  });

  test('metadata at another address, to which that of the issuer leads', async () => {
    air.redirect(`${rival.usual.issuer}/.well-known/openid-configuration`);
    rival.describe(air.usual);
    expect((await open('GET /desk/sign-in?with=air')).statusCode).toBe(503);
  });

  test('groups from the address, or from a claim that is not the configured one', async () => {
    const query = { groups: 'desk-admins', roles: 'desk-admins' };
    const claims = { sub: 'greedy', name: 'Greedy', groups: ['crew'], roles: ['desk-admins'], role: 'admin' };
    await comeBack(await begin(), claims, { query });
    expect((await personOf('greedy', 'Greedy'))?.role).toBe('viewer');
  });
});

test('no log line has a token, a claim or a secret', async () => {
  await signIn({ sub: 'logged', name: 'Logged Person', groups: ['gate'] });
  const lines = JSON.stringify(log.lines);
  await comeBack(await begin(), {}, { token: 'eyJ.eyJ.eyJ' });
  expect(log.lines.at(-1)).toEqual([
    'DESK-SIGN-IN-REFUSED',
    { directory: 'air', reason: expect.stringMatching(/^[A-Z_]+$/) },
  ]);
  for (const secret of ['Logged Person', '"logged"', 'eyJ', directorySecret]) expect(lines).not.toContain(secret);
});

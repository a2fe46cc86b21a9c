import { LimitExceededException } from '@aws-sdk/client-cognito-identity-provider';
import { UserPool } from '../../lambdas/cognito/user-pool.ts';
import { createAccountSettings } from '../../lambdas/context/operator.ts';
import { createSettingsContext } from '../../lambdas/context/settings.ts';
import { AccountRefused } from '../../lambdas/ports/accounts.ts';
import type { AuditLine } from '../../lambdas/ports/audit.ts';
import type { People, Person, Role } from '../../lambdas/ports/people.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { signedInAs } from '../helpers/staff.ts';

const { api, log, requests, time } = apiForAllTests();
const clock = fixedClock(() => time.at);
const later = new Date(now.getTime() + 60_000);
let count = 0;
/** Another address for each test. */
const address = () => `person-${++count}@example.com`;

/** The people of accounts, on behalf of an author. */
const by = (user: string) =>
  createSettingsContext(api.env, { clock, log, requestHandler: requests }).peopleOf({ user, requestId: 'request-7' });
const admin = () => by('admin-1');
const operator = () => by('operator');
const userOf = (email: string) => api.aws.users.find(email) ?? {};
beforeAll(async () => {
  for (const account of ['demo', 'other'])
    for (const id of ['admin-1', 'admin-2']) await signedInAs(api.env, 'admin', { account, id });
});
const emails = async (account: string) => (await admin().of(account)).map(({ email }) => email);

test('where Cognito sends no more e-mails today, the admin is told so', async () => {
  const send = jest.fn().mockRejectedValue(new LimitExceededException({ message: 'quota', $metadata: {} }));
  const invited = new UserPool({ send }, 'pool').create(address(), 'demo');
  await expect(invited).rejects.toThrow(
    new AccountRefused('No more invitations can be sent today: send this one again tomorrow'),
  );
});

/** Lines that are added to an account's audit trail meanwhile, in their order in the log, which has the same. */
async function audited(account: string, act: () => Promise<unknown>): Promise<AuditLine[]> {
  const trail = async () => (await Array.fromAsync(createAccountSettings(api.env).audit(account))).map(textOf);
  const [before, linesBefore] = [await trail(), log.lines.length];
  await act();
  const logged = log.lines.slice(linesBefore) as [code: string, line: AuditLine][];
  expect(logged.filter(([code]) => code !== 'SETTINGS-AUDIT')).toEqual([]);
  const lines = logged.map(([, line]) => line);
  expect((await trail()).filter((text) => !before.includes(text)).sort()).toEqual(lines.map(textOf).sort());
  return lines;
}

const textOf = (line: AuditLine) => JSON.stringify(Object.entries(line).sort());

test('who is invited is a person of the account with their role, a user of the pool, and of no other account', async () => {
  const email = address();
  const person = await operator().invite('demo', email, 'agent');
  const invitedAtUtc = now.toISOString();
  expect(person).toEqual({
    id: expect.stringMatching(/^[\w-]+$/),
    account: 'demo',
    email,
    role: 'agent',
    invitedAtUtc,
  });
  expect(await admin().of('demo')).toContainEqual(person);
  expect(await emails('other')).not.toContain(email);
  expect(api.aws.users.find(email)).toEqual({
    ...{ sub: person.id, email, email_verified: 'true', 'custom:account': 'demo' },
    'cognito:user_status': 'FORCE_CHANGE_PASSWORD',
  });
});

test('the people of an account are in the order of their addresses, and those of an unknown account are nobody', async () => {
  const admins = ['admin-1@example.com', 'admin-2@example.com'];
  for (const email of ['zoe@example.com', 'adam@example.com', 'Émile@example.com'.toLowerCase()])
    await operator().invite('other', email, 'viewer');
  expect(await emails('other')).toEqual(['adam@example.com', ...admins, 'émile@example.com', 'zoe@example.com']);
  expect(await emails('nobody')).toEqual([]);
});

test('who has signed in and is invited again gets another role, and stays the same person since the first invitation', async () => {
  const email = address();
  const first = await operator().invite('demo', email, 'viewer');
  api.aws.users.signIn(userOf(email));
  time.at = later;
  const roles: Role[] = ['admin', 'agent', 'agent'];
  for (const role of roles) expect(await operator().invite('demo', email, role)).toEqual({ ...first, role });
  expect((await admin().of('demo')).filter((person) => person.email === email)).toEqual([{ ...first, role: 'agent' }]);
});

test('who is removed is nobody of the account and of the pool any more, and can be invited again, as somebody new', async () => {
  const email = address();
  const { id } = await operator().invite('demo', email, 'admin');
  await admin().remove('demo', id);
  expect(await emails('demo')).not.toContain(email);
  expect(api.aws.users.find(email)).toBeUndefined();
  await expect(admin().remove('demo', id)).rejects.toThrow('There is no such person any more');
  time.at = later;
  const again = await operator().invite('demo', email, 'viewer');
  expect(again).toMatchObject({ role: 'viewer', invitedAtUtc: later.toISOString() });
  expect(again.id).not.toBe(id);
});

test('who is removed in one account can be invited to another, whose person stays when the former one goes', async () => {
  const email = address();
  const former = await operator().invite('other', email, 'viewer');
  await admin().remove('other', former.id);
  const person = await operator().invite('demo', email, 'viewer');
  expect(await emails('other')).not.toContain(email);
  expect(api.aws.users.find(email)).toMatchObject({ sub: person.id, 'custom:account': 'demo' });
});

test('nobody changes their own role, nor takes their own access', async () => {
  const email = address();
  const { id } = await operator().invite('demo', email, 'admin');
  const lines = await audited('demo', async () => {
    for (const role of ['viewer', 'admin'] as const)
      await expect(by(id).invite('demo', email, role)).rejects.toThrow('Nobody changes their own role');
    await expect(by(id).remove('demo', id)).rejects.toThrow('Nobody changes their own access');
  });
  expect(lines).toEqual([]);
  expect((await admin().of('demo')).find((person) => person.id === id)).toMatchObject({ role: 'admin' });
});

test('whoever is removed while the user pool is down has no access, and another invitation makes another user', async () => {
  const email = address();
  const former = await operator().invite('demo', email, 'agent');
  api.aws.users.signIn(userOf(email));
  requests.fault = (operation) => (operation === 'AdminDeleteUser' ? 'unreachable' : undefined);
  await expect(admin().remove('demo', former.id)).rejects.toThrow();
  requests.fault = () => undefined;
  expect(await emails('demo')).not.toContain(email);
  const again = await admin().invite('demo', email, 'agent');
  expect([again.id !== former.id, userOf(email).sub]).toEqual([true, again.id]);
});

test('whoever has not signed in yet gets a new password with each invitation, and the latest account is theirs', async () => {
  const email = address();
  const ids = [(await operator().invite('other', email, 'viewer')).id];
  for (const account of ['other', 'demo', 'other', 'demo']) {
    const person = await operator().invite(account, email, 'agent');
    expect(userOf(email)).toMatchObject({ sub: person.id, 'custom:account': account });
    ids.push(person.id);
  }
  expect(new Set(ids).size).toBe(5);
  for (const account of ['other', 'demo'])
    expect((await emails(account)).filter((each) => each === email)).toEqual([email]);
});

test('an invitation of an address that works for another account looks like any other, and changes nothing of theirs', async () => {
  const [taken, unknown] = [address(), address()];
  const person = await operator().invite('other', taken, 'admin');
  api.aws.users.signIn(userOf(taken));
  const users = () => api.aws.users.operations.AdminGetUser({ UserPoolId: 'pool', Username: taken });
  const before = users();
  const answers = async (email: string) => {
    const [first, again] = [
      await admin().invite('demo', email, 'viewer'),
      await admin().invite('demo', email, 'agent'),
    ];
    expect((await admin().of('demo')).filter((each) => each.email === email)).toEqual([again]);
    await admin().remove('demo', again.id);
    expect(await emails('demo')).not.toContain(email);
    return JSON.stringify([first, again, first.id === again.id]).replace(/[\da-f-]{36}|person-\d+/g, '');
  };
  expect(await answers(taken)).toBe(await answers(unknown));
  expect([users(), (await admin().of('other')).find(({ id }) => id === person.id)]).toEqual([before, person]);
  await expect(operator().invite('demo', taken, 'viewer')).rejects.toThrow('The address is of the account other');
});

test('an account sends 20 invitations a day; changes of roles and the operator are not counted, other accounts are by themselves', async () => {
  time.at = new Date('2027-03-12T20:00:00Z');
  const working = address();
  await operator().invite('demo', working, 'viewer');
  api.aws.users.signIn(userOf(working));
  const taken = await operator().invite('other', address(), 'viewer');
  api.aws.users.signIn(userOf(taken.email));
  for (let sent = 0; sent < 19; sent++) await admin().invite('demo', address(), 'viewer');
  await admin().invite('demo', taken.email, 'viewer');
  const refused = 'An account sends 20 invitations a day: go on tomorrow (UTC), or ask the operator';
  for (const email of [address(), taken.email])
    await expect(admin().invite('demo', email, 'viewer')).rejects.toThrow(refused);
  expect(await admin().invite('demo', working, 'agent')).toMatchObject({ role: 'agent' });
  expect(await operator().invite('demo', address(), 'agent')).toMatchObject({ role: 'agent' });
  expect(await admin().invite('other', address(), 'agent')).toMatchObject({ role: 'agent' });
  time.at = new Date('2027-03-13T00:00:00Z');
  expect(await admin().invite('demo', address(), 'agent')).toMatchObject({ role: 'agent' });
});

test.each([
  ['remove', async (by: People, { id }: Person) => by.remove('demo', id)],
  ['demote', async (by: People, { email }: Person) => by.invite('demo', email, 'viewer')],
])('of two admins who %s each other at once one succeeds, and can still sign in', async (_, act) => {
  const emailOf = [address(), address()];
  for (const email of emailOf) {
    await operator().invite('demo', email, 'admin');
    api.aws.users.signIn(userOf(email));
  }
  const both = (await admin().of('demo')).filter(({ email }) => emailOf.includes(email));
  const [one, other] = both as [Person, Person];
  const ends = await Promise.allSettled([act(by(one.id), other), act(by(other.id), one)]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(ends).toContainEqual(
    expect.objectContaining({ reason: new AccountRefused('You are no admin of the account any more') }),
  );
  const left = (await admin().of('demo')).filter(({ email, role }) => emailOf.includes(email) && role === 'admin');
  expect(left.map(({ email, id }) => userOf(email).sub === id)).toEqual([true]);
});

test('a person of another account cannot be removed', async () => {
  const { id, email } = await operator().invite('other', address(), 'viewer');
  await expect(admin().remove('demo', id)).rejects.toThrow('There is no such person any more');
  expect(await emails('other')).toContain(email);
});

test('an account that does not exist invites nobody, and the user pool is not asked', async () => {
  const email = address();
  await expect(operator().invite('nobody', email, 'admin')).rejects.toThrow('There is no account nobody');
  expect(api.aws.users.find(email)).toBeUndefined();
});

test('an address that takes no invitation is refused', async () => {
  await expect(operator().invite('demo', 'no-address', 'viewer')).rejects.toThrow('No invitation can be sent');
  expect(await emails('demo')).not.toContain('no-address');
});

test('each change is in the audit trail: who, whom, which role, when, and in which request', async () => {
  const email = address();
  const lines = await audited('demo', async () => {
    const { id } = await admin().invite('demo', email, 'viewer');
    api.aws.users.signIn(userOf(email));
    time.at = later;
    await admin().invite('demo', email, 'admin');
    await by('operator').remove('demo', id);
  });
  const [{ person } = {}] = lines;
  const of = { account: 'demo', requestId: 'request-7', person };
  const byAdmin = { ...of, user: 'admin-1', act: 'person-invited' };
  expect(lines).toEqual([
    { ...byAdmin, role: 'viewer', atUtc: now.toISOString() },
    { ...byAdmin, role: 'admin', atUtc: later.toISOString() },
    { ...of, user: 'operator', act: 'person-removed', role: 'admin', atUtc: later.toISOString() },
  ]);
  expect(JSON.stringify(lines)).not.toContain(email);
});

test('two admins who change the same person at once: both changes are made, one after the other', async () => {
  const email = address();
  const { id } = await operator().invite('demo', email, 'viewer');
  api.aws.users.signIn(userOf(email));
  requests.meanwhile = async (operation) => {
    if (operation !== 'Query') return;
    requests.meanwhile = async () => {};
    await by('admin-2').invite('demo', email, 'admin');
  };
  requests.operations.length = 0;
  const lines = await audited('demo', () => admin().invite('demo', email, 'agent'));
  expect(lines.map(({ user, role }) => [user, role])).toEqual([
    ['admin-2', 'admin'],
    ['admin-1', 'agent'],
  ]);
  expect((await admin().of('demo')).find((person) => person.id === id)?.role).toBe('agent');
});

test('who has been removed while their role was changed is invited anew, with a user of the pool', async () => {
  const email = address();
  const { id } = await operator().invite('demo', email, 'viewer');
  requests.operations.length = 0;
  requests.meanwhile = async (operation) => {
    if (operation !== 'Query') return;
    requests.meanwhile = async () => {};
    await by('admin-2').remove('demo', id);
  };
  time.at = later;
  const person = await admin().invite('demo', email, 'agent');
  expect(person).toMatchObject({ role: 'agent', invitedAtUtc: later.toISOString() });
  expect(api.aws.users.find(email)?.sub).toBe(person.id);
  expect((await admin().of('demo')).filter((each) => each.email === email)).toEqual([person]);
});

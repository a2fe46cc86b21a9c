import { createAccountSettings } from '../../lambdas/context/operator.ts';
import { createSettingsContext } from '../../lambdas/context/settings.ts';
import type { AuditLine } from '../../lambdas/ports/audit.ts';
import type { Role } from '../../lambdas/ports/people.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';

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
const emails = async (account: string) => (await admin().of(account)).map(({ email }) => email);

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
  const person = await admin().invite('demo', email, 'agent');
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
  });
});

test('the people of an account are in the order of their addresses, and those of an unknown account are nobody', async () => {
  for (const email of ['zoe@example.com', 'adam@example.com', 'Émile@example.com'.toLowerCase()])
    await admin().invite('other', email, 'viewer');
  expect(await emails('other')).toEqual(['adam@example.com', 'émile@example.com', 'zoe@example.com']);
  expect(await emails('nobody')).toEqual([]);
});

test('who is invited again gets another role, and stays the same person since the first invitation', async () => {
  const email = address();
  const first = await admin().invite('demo', email, 'viewer');
  time.at = later;
  const roles: Role[] = ['admin', 'agent', 'agent'];
  for (const role of roles) expect(await admin().invite('demo', email, role)).toEqual({ ...first, role });
  expect((await admin().of('demo')).filter((person) => person.email === email)).toEqual([{ ...first, role: 'agent' }]);
});

test('who is removed is nobody of the account and of the pool any more, and can be invited again, as somebody new', async () => {
  const email = address();
  const { id } = await admin().invite('demo', email, 'admin');
  await admin().remove('demo', id);
  expect(await emails('demo')).not.toContain(email);
  expect(api.aws.users.find(email)).toBeUndefined();
  await expect(admin().remove('demo', id)).rejects.toThrow('There is no such person any more');
  time.at = later;
  const again = await admin().invite('demo', email, 'viewer');
  expect(again).toMatchObject({ role: 'viewer', invitedAtUtc: later.toISOString() });
  expect(again.id).not.toBe(id);
});

test('who is removed in one account can be invited to another, whose person stays when the former one goes', async () => {
  const email = address();
  const former = await admin().invite('other', email, 'viewer');
  // The user is deleted, and then the table does not answer.
  requests.fault = (operation) => (operation === 'TransactWriteItems' ? 'unreachable' : undefined);
  await expect(admin().remove('other', former.id)).rejects.toThrow();
  requests.fault = () => undefined;
  expect(await emails('other')).toContain(email);
  const person = await admin().invite('demo', email, 'viewer');
  await admin().remove('other', former.id);
  expect(await emails('other')).not.toContain(email);
  expect(api.aws.users.find(email)).toMatchObject({ sub: person.id, 'custom:account': 'demo' });
});

test('nobody changes their own role, nor takes their own access', async () => {
  const email = address();
  const { id } = await admin().invite('demo', email, 'admin');
  const lines = await audited('demo', async () => {
    for (const role of ['viewer', 'admin'] as const)
      await expect(by(id).invite('demo', email, role)).rejects.toThrow('Nobody changes their own role');
    await expect(by(id).remove('demo', id)).rejects.toThrow('Nobody changes their own access');
  });
  expect(lines).toEqual([]);
  expect((await admin().of('demo')).find((person) => person.id === id)).toMatchObject({ role: 'admin' });
});

test('the address of somebody of another account is refused, and nothing of theirs changes', async () => {
  const email = address();
  const person = await admin().invite('other', email, 'admin');
  const lines = await audited('demo', () =>
    expect(admin().invite('demo', email, 'viewer')).rejects.toThrow('This address cannot be invited'),
  );
  expect(lines).toEqual([]);
  expect(await emails('demo')).not.toContain(email);
  expect((await admin().of('other')).find(({ id }) => id === person.id)).toEqual(person);
});

test('a person of another account cannot be removed', async () => {
  const { id, email } = await admin().invite('other', address(), 'viewer');
  await expect(admin().remove('demo', id)).rejects.toThrow('There is no such person any more');
  expect(await emails('other')).toContain(email);
});

test('an account that does not exist invites nobody, and the user pool is not asked', async () => {
  const email = address();
  await expect(admin().invite('nobody', email, 'admin')).rejects.toThrow('There is no account nobody');
  expect(api.aws.users.find(email)).toBeUndefined();
});

test('an address that takes no invitation is refused', async () => {
  await expect(admin().invite('demo', 'no-address', 'viewer')).rejects.toThrow('No invitation can be sent');
  expect(await emails('demo')).not.toContain('no-address');
});

test('each change is in the audit trail: who, whom, which role, when, and in which request', async () => {
  const email = address();
  const lines = await audited('demo', async () => {
    const { id } = await admin().invite('demo', email, 'viewer');
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
  const { id } = await admin().invite('demo', email, 'viewer');
  let isChanged = false;
  requests.meanwhile = async (operation, attempt) => {
    // The second item that is read is the person.
    if (operation !== 'GetItem' || attempt !== 2 || isChanged) return;
    isChanged = true;
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
  const { id } = await admin().invite('demo', email, 'viewer');
  requests.operations.length = 0;
  requests.meanwhile = async (operation, attempt) => {
    if (operation !== 'GetItem' || attempt !== 2) return;
    requests.meanwhile = async () => {};
    await by('admin-2').remove('demo', id);
  };
  time.at = later;
  const person = await admin().invite('demo', email, 'agent');
  expect(person).toMatchObject({ role: 'agent', invitedAtUtc: later.toISOString() });
  expect(api.aws.users.find(email)?.sub).toBe(person.id);
  expect((await admin().of('demo')).filter((each) => each.email === email)).toEqual([person]);
});

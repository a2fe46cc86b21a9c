import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { createStore, sdkConfig } from '../../lambdas/context/sdk.ts';
import { createSettingsContext } from '../../lambdas/context/settings.ts';
import type { Person, Role } from '../../lambdas/ports/people.ts';
import { signedInBy } from '../../lambdas/sessions/signed-in.ts';
import { DynamoSessions } from '../../lambdas/storage/dynamo-sessions.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { type StaffMember, signedInAs, staffEvent } from '../helpers/staff.ts';

const { api, log, requests, time } = apiForAllTests();
const clock = fixedClock(() => time.at);
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
let sessions: DynamoSessions;
beforeAll(() => {
  sessions = new DynamoSessions(createStore(api.env, clock, sdkConfig({ requestHandler: requests })).table);
});

let count = 0;
/** Somebody new, signed in at the test's beginning. */
const somebody = (role: Role = 'viewer', id = `person-${++count}`) => signedInAs(api.env, role, { id, clock });
const isSignedIn = async ({ cookie }: Pick<StaffMember, 'cookie'>) => (await sessions.find(cookie)) !== undefined;

/** The people of accounts, for the operator. */
const people = () =>
  createSettingsContext(api.env, { clock, log }).peopleOf({ user: 'operator', requestId: 'of the test' });
const invite = (email: string, role: Role) => people().invite('demo', email, role);
const remove = ({ account, id }: Person) => people().remove(account, id);

test('a session is found by its cookie, and says who has it, with the role of now', async () => {
  const agent = await somebody('agent');
  expect(await sessions.find(agent.cookie)).toEqual({ person: agent.person, csrfToken: agent.csrfToken });
  const promoted = await somebody('admin', agent.person.id);
  expect((await sessions.find(agent.cookie))?.person.role).toBe('admin');
  expect(promoted.person.invitedAtUtc).toBe(agent.person.invitedAtUtc);
});

test('each session has a cookie and a token of its own, also for the same person', async () => {
  const one = await somebody();
  const two = { ...one, cookie: await sessions.begin(one.person) };
  expect(two.cookie).not.toBe(one.cookie);
  expect((await sessions.find(two.cookie))?.csrfToken).not.toBe(one.csrfToken);
  await sessions.end(one.cookie);
  expect([await isSignedIn(one), await isSignedIn(two)]).toEqual([false, true]);
});

test('a cookie with another account, another person or other random bits finds nothing', async () => {
  const [one, two] = [await somebody(), await somebody()];
  const stranger = await signedInAs(api.env, 'admin', { account: 'other', id: one.person.id, clock });
  const [, , bits = ''] = one.cookie.split('.');
  for (const cookie of [
    `other.${one.person.id}.${bits}`,
    `demo.${two.person.id}.${bits}`,
    `demo.${one.person.id}.${stranger.cookie.split('.')[2]}`,
    `demo.${one.person.id}.${'A'.repeat(43)}`,
    `${one.cookie}x`,
    ` ${one.cookie}`,
    `${one.cookie}\n`,
    one.cookie.toUpperCase(),
    bits,
    '',
  ])
    expect([cookie, await sessions.find(cookie)]).toEqual([cookie, undefined]);
  expect(await isSignedIn(one)).toBe(true);
});

test('only the cookie of this name signs a request in', async () => {
  const { cookie } = await somebody();
  const signedIn = (cookies?: string[]) =>
    signedInBy({ ...staffEvent('GET /desk'), ...(cookies && { cookies }) }, { sessions });
  expect(await signedIn([`other=1`, `__Host-session=${cookie}`])).toBeDefined();
  for (const cookies of [undefined, [], [`session=${cookie}`], [`__Host-sessions=${cookie}`], ['__Host-session=']])
    expect([cookies, await signedIn(cookies)]).toEqual([cookies, undefined]);
});

test('a session ends an hour after its last request', async () => {
  const [used, unused] = [await somebody(), await somebody()];
  time.at = minutes(59);
  expect(await isSignedIn(used)).toBe(true);
  time.at = minutes(60);
  expect(await isSignedIn(unused)).toBe(false);
  time.at = new Date(minutes(59 + 60).getTime() - 1);
  expect(await isSignedIn(used)).toBe(true);
  time.at = new Date(minutes(59 + 60 + 60).getTime() - 1);
  expect(await isSignedIn(used)).toBe(false);
});

test('a session ends twelve hours after it began, however often it is used', async () => {
  const member = await somebody();
  for (let minute = 30; minute < 12 * 60; minute += 30) {
    time.at = minutes(minute);
    expect([minute, await isSignedIn(member)]).toEqual([minute, true]);
  }
  time.at = new Date(minutes(12 * 60).getTime() - 1);
  expect(await isSignedIn(member)).toBe(true);
  time.at = minutes(12 * 60);
  expect(await isSignedIn(member)).toBe(false);
});

test('the last request counts in steps of five minutes: a session ends at most so much earlier', async () => {
  const member = await somebody();
  time.at = minutes(4.9);
  expect(await isSignedIn(member)).toBe(true);
  time.at = minutes(60);
  expect(await isSignedIn(member)).toBe(false);
});

test('use is recorded in steps of five minutes: most requests write nothing', async () => {
  const member = await somebody();
  const writes = async (minute: number) => {
    time.at = minutes(minute);
    const before = requests.operations.length;
    expect(await isSignedIn(member)).toBe(true);
    return requests.operations.slice(before).filter((operation) => operation === 'UpdateItem').length;
  };
  expect([await writes(1), await writes(4.9), await writes(5), await writes(6), await writes(9.9)]).toEqual([
    0, 0, 1, 0, 0,
  ]);
  expect(await writes(10)).toBe(1);
});

test('a session that is signed out ends at once, and a request that was under way does not bring it back', async () => {
  const member = await somebody();
  time.at = minutes(30);
  // Signing out comes after the session has been read, and before its use is recorded.
  let reads = 0;
  requests.meanwhile = async (operation) => {
    if (operation === 'GetItem' && ++reads === 2)
      await new DynamoSessions(createStore(api.env, clock).table).end(member.cookie);
  };
  expect(await sessions.find(member.cookie)).toBeUndefined();
  expect(requests.operations.slice(-3)).toEqual(['GetItem', 'GetItem', 'UpdateItem']);
  expect(await isSignedIn(member)).toBe(false);
  await sessions.end(member.cookie);
  expect(await isSignedIn(member)).toBe(false);
});

test('who is removed has no access from the next request on, also if the user pool still knows them', async () => {
  const person = await invite('erika@example.com', 'admin');
  const cookie = await sessions.begin(person);
  expect(api.aws.users.find(person.email)).toMatchObject({ sub: person.id, 'custom:account': 'demo' });
  expect(await isSignedIn({ cookie })).toBe(true);
  await remove(person);
  expect(await isSignedIn({ cookie })).toBe(false);
  expect(api.aws.users.find(person.email)).toBeUndefined();
  // Cognito signs in whom it has not forgotten yet: the session that would begin is nobody's.
  expect(await isSignedIn({ cookie: await sessions.begin(person) })).toBe(false);
});

test('who is removed and invited again signs in again: no session from before comes back', async () => {
  const member = await somebody('admin');
  await remove(member.person);
  time.at = minutes(1);
  const again = await somebody('viewer', member.person.id);
  expect([await isSignedIn(member), await isSignedIn(again)]).toEqual([false, true]);
});

test('the table has no cookie, and nothing that makes one', async () => {
  const member = await somebody();
  const { Items = [] } = await new DynamoDBClient().send(new ScanCommand({ TableName: api.env.TABLE_NAME }));
  const ofSessions = Items.filter(({ PK }) => PK?.S?.startsWith('SESSION#'));
  expect(ofSessions.length).toBeGreaterThan(0);
  for (const item of ofSessions) {
    expect(Object.keys(item).sort()).toEqual(['PK', 'SK', 'beganAtUtc', 'ttl', 'usedAtUtc']);
    expect(item.PK?.S).toMatch(/^SESSION#[0-9a-f]{64}$/);
  }
  const bits = member.cookie.split('.').at(-1) ?? '';
  for (const secret of [member.cookie, bits, member.csrfToken]) expect(JSON.stringify(Items)).not.toContain(secret);
  expect(JSON.stringify(log.lines)).not.toContain(bits);
});

test('DynamoDB deletes a session once it is over at the latest', async () => {
  const began = now.getTime();
  const { cookie } = await somebody();
  const { Items = [] } = await new DynamoDBClient().send(
    new ScanCommand({
      TableName: api.env.TABLE_NAME,
      FilterExpression: 'begins_with(PK, :session) AND beganAtUtc = :began',
      ExpressionAttributeValues: { ':session': { S: 'SESSION#' }, ':began': { S: now.toISOString() } },
    }),
  );
  expect(await isSignedIn({ cookie })).toBe(true);
  expect(Items.length).toBeGreaterThan(0);
  for (const { ttl } of Items) expect(Number(ttl?.N)).toBe(began / 1_000 + 12 * 3_600);
});

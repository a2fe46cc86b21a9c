import { sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import { withAnotherDevice, withOneDeviceLess, withOneMoreDevice } from '../../lambdas/domain/pass/installs.ts';
import type { Pass } from '../../lambdas/domain/pass/pass.ts';
import type { Registration } from '../../lambdas/domain/pass/registration.ts';
import { DynamoRegistrations } from '../../lambdas/storage/dynamo-registrations.ts';
import { type Key, registrationKey } from '../../lambdas/storage/keys.ts';
import { registrationRecords } from '../../lambdas/storage/policy-names.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { exampleTemplate, now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { type IssuedPass, issuePass, passType } from '../helpers/passkit.ts';

const { api, requests } = apiForAllTests();
let templateId: string;
let issued: IssuedPass;
beforeEach(async () => {
  templateId = await api.createTemplate();
  issued = await issuePass(api, templateId);
  requests.operations.length = 0;
});

const template = exampleTemplate();
let writes = 0;
const event = () => ({ writeId: `write-${++writes}`, at: now });

const registrationOf = ({ passKey }: Pick<Pass, 'passKey'>, deviceId = 'device'): Registration => ({
  account: 'demo',
  passKey,
  templateId,
  deviceId,
  pushToken: 'token',
  passTypeId: passType,
  registeredAtUtc: now.toISOString(),
  writeId: `write-${++writes}`,
});

const store = () => api.web.registrations;

/** Registers a device, like the web service. */
async function registered(deviceId = 'device', of = issued): Promise<Registration> {
  const pass = await of.record();
  const registration = registrationOf(pass, deviceId);
  expect(await store().put(registration, withOneMoreDevice(template, pass, event()))).toBe(true);
  return registration;
}

test('a new registration and the pass that counts it are one write: either changed in between, neither is written', async () => {
  const pass = await issued.record();
  const registration = registrationOf(pass);
  const counted = withOneMoreDevice(template, pass, event());
  await issued.update({ 'seat-number': '1A' });
  expect(await store().put(registration, counted)).toBe(false);
  expect(await store().find(pass.passKey, 'device')).toBeUndefined();

  await registered();
  const current = await issued.record();
  expect(await store().put(registration, withOneMoreDevice(template, current, event()))).toBe(false);
  expect(await issued.record()).toEqual(current);
});

test.each(['put', 'remove'] as const)('%s succeeds once when DynamoDB did it but its answer got lost', async (name) => {
  const known = name === 'remove' ? await registered() : undefined;
  const pass = await issued.record();
  requests.operations.length = 0;
  requests.fault = (operation, attempt) =>
    operation === 'TransactWriteItems' && attempt === 1 ? 'lost-answer' : undefined;
  const isDone = known
    ? await store().remove(known, withOneDeviceLess(template, pass, event()))
    : await store().put(registrationOf(pass), withOneMoreDevice(template, pass, event()));
  expect(isDone).toBe(true);
  expect(requests.operations).toEqual(['TransactWriteItems', 'TransactWriteItems']);
  expect(await issued.record()).toMatchObject({ devices: known ? 0 : 1, revision: pass.revision + 1 });
});

describe('a registration that makes room for another', () => {
  const swapped = async (evicted: Registration) => {
    const pass = await issued.record();
    return store().put(registrationOf(pass, 'new'), withAnotherDevice(template, pass, event()), evicted);
  };
  const ids = async () => (await store().ofPass(issued.serial)).map(({ deviceId }) => deviceId);

  test('goes in the one write in which the other comes, once also when the answer got lost', async () => {
    const evicted = await registered();
    requests.operations.length = 0;
    requests.fault = (operation, attempt) =>
      operation === 'TransactWriteItems' && attempt === 1 ? 'lost-answer' : undefined;
    expect(await swapped(evicted)).toBe(true);
    expect(requests.operations.filter((each) => each === 'TransactWriteItems')).toHaveLength(2);
    expect(await ids()).toEqual(['new']);
    expect(await issued.record()).toMatchObject({ devices: 1, wallets: { walleta: { state: 'installed' } } });
  });

  test('stays when Apple has taken a push for it meanwhile, and so does everything else', async () => {
    const evicted = await registered();
    await store().recordPush(evicted, 4, now);
    const before = await issued.record();
    expect(await swapped(evicted)).toBe(false);
    expect(await ids()).toEqual(['device']);
    expect(await issued.record()).toEqual(before);
  });

  test('stays when it was renewed, or has gone, meanwhile', async () => {
    const evicted = await registered();
    await store().put({ ...evicted, pushToken: 'another', writeId: 'renewed' });
    expect(await swapped(evicted)).toBe(false);
    const gone = await registered('gone');
    await store().remove(gone, withOneDeviceLess(template, await issued.record(), event()));
    expect(await swapped(gone)).toBe(false);
    expect(await ids()).toEqual(['device']);
  });
});

test('a registration is replaced only where there is one, and as often as it is repeated', async () => {
  const registration = await registered();
  const replaced = { ...registration, pushToken: 'another', writeId: 'replaced' };
  requests.fault = (operation, attempt) => (operation === 'UpdateItem' && attempt === 1 ? 'lost-answer' : undefined);
  expect(await store().put(replaced)).toBe(true);
  expect(await store().find(issued.serial, 'device')).toMatchObject(replaced);
  expect(await store().put(registrationOf({ passKey: issued.serial }, 'nobody'))).toBe(false);
  expect(await store().ofPass(issued.serial)).toHaveLength(1);
});

test('a push that is recorded before the repetition of a replacement stays recorded: the phone is not notified again', async () => {
  const registration = await registered();
  const replaced = { ...registration, pushToken: 'another', writeId: 'replaced' };
  requests.fault = (operation, attempt) => (operation === 'UpdateItem' && attempt === 1 ? 'lost-answer' : undefined);
  requests.meanwhile = async (operation) => {
    if (operation !== 'UpdateItem') return;
    requests.meanwhile = async () => {};
    await store().recordPush(replaced, 4, now);
  };
  expect(await store().put(replaced)).toBe(true);
  expect(await store().find(issued.serial, 'device')).toMatchObject({ ...replaced, pushedSum: 4 });
});

test('no record on a registration calls the relay; a new token does, and leaves what the device asked for and fetched', async () => {
  const registration = await registered();
  const key = registrationKey(issued.serial, 'device');
  const item = () => tableOf(api.env.TABLE_NAME, sdkConfig(), fixedClock()).get<Key & Record<string, unknown>>(key);
  const isRelayed = async () => {
    const names = Object.keys((await item()) ?? {});
    return registrationRecords.every((name) => !names.includes(name));
  };
  const renew = async (n: number) => {
    await store().put({ ...registration, pushToken: `token-${n}`, writeId: `renewed-${n}` });
    expect(await isRelayed()).toBe(true);
    return { ...registration, pushToken: `token-${n}` };
  };
  const deliveries = api.web.deliveries;
  const records: ((renewed: Registration) => Promise<unknown>)[] = [
    (renewed) => store().recordPush(renewed, 4, now),
    (renewed) => store().recordRefusal(renewed, { reason: 'BadCertificate', atUtc: now.toISOString() }),
    () => deliveries.recordAsked('device', issued.serial, 4),
    (renewed) => deliveries.recordFetch([renewed], 4),
  ];
  for (const [n, record] of records.entries()) {
    await record(await renew(n));
    expect(await isRelayed()).toBe(false);
  }
  await renew(9);
  const { refusal, pushedAtUtc, ...left }: Record<string, unknown> = (await item()) ?? {};
  expect([refusal, pushedAtUtc]).toEqual([undefined, undefined]);
  expect(left).toMatchObject({ askedSum: 4, fetched: { sum: 4, count: 1 } });
});

test('records come to registrations that are there only, and never go back', async () => {
  const registration = await registered();
  const { recordAsked, recordFetch, find } = {
    recordAsked: (sum: number) => api.web.deliveries.recordAsked('device', issued.serial, sum),
    recordFetch: (sum: number) => api.web.deliveries.recordFetch([registration], sum),
    find: () => store().find(issued.serial, 'device'),
  };
  await recordAsked(4);
  await recordAsked(3);
  for (const sum of [3, 5, 4, 5]) await recordFetch(sum);
  expect(await find()).toMatchObject({ askedSum: 4, fetched: { sum: 5, count: 2 } });
  await store().remove(registration, withOneDeviceLess(template, await issued.record(), event()));
  await recordAsked(6);
  await recordFetch(6);
  await store().recordRefusal(registration, { reason: 'BadCertificate', atUtc: now.toISOString() });
  expect(await find()).toBeUndefined();
});

test('a registration that was renewed after it was read is not removed', async () => {
  const registration = await registered();
  await store().put({ ...registration, pushToken: 'another', writeId: 'renewed' });
  const pass = await issued.record();
  expect(await store().remove(registration, withOneDeviceLess(template, pass, event()))).toBe(false);
  expect(await issued.record()).toEqual(pass);
  expect(await store().ofPass(issued.serial)).toHaveLength(1);
});

test('the registrations of a pass that has gone are removed without it, as often as that is repeated', async () => {
  const registration = await registered();
  await issued.delete();
  await store().put({ ...registration, pushToken: 'another', writeId: 'renewed meanwhile' });
  requests.operations.length = 0;
  requests.fault = (operation, attempt) => (operation === 'DeleteItem' && attempt === 1 ? 'lost-answer' : undefined);
  expect(await store().remove(registration, undefined)).toBe(true);
  expect(await store().remove(registration, undefined)).toBe(true);
  // The SDK repeats the first. A transaction of one would take a write unit more.
  expect(requests.operations).toEqual(['DeleteItem', 'DeleteItem', 'DeleteItem']);
  expect(await store().ofPass(issued.serial)).toEqual([]);
});

test('with a pass, a registration that has gone is not removed twice: the pass counts it once', async () => {
  const [registration] = [await registered(), await registered('other')];
  await store().remove(registration, withOneDeviceLess(template, await issued.record(), event()));
  const pass = await issued.record();
  expect(await store().remove(registration, withOneDeviceLess(template, pass, event()))).toBe(false);
  expect(await issued.record()).toMatchObject({ devices: 1 });
});

test('a push is recorded only forward, for the token that it went to, and never for a registration that has gone', async () => {
  const registration = await registered();
  const sum = async () => (await store().find(issued.serial, 'device'))?.pushedSum;
  await store().recordPush(registration, 4, now);
  await store().recordPush(registration, 3, now);
  expect(await sum()).toBe(4);
  requests.fault = (operation, attempt) => (operation === 'UpdateItem' && attempt === 3 ? 'lost-answer' : undefined);
  await store().recordPush(registration, 5, now);
  expect(await sum()).toBe(5);
  await store().recordPush({ ...registration, pushToken: 'another' }, 9, now);
  expect(await sum()).toBe(5);
  await store().recordPush(registrationOf({ passKey: issued.serial }, 'nobody'), 9, now);
  expect(await store().find(issued.serial, 'nobody')).toBeUndefined();
});

test('a push is repeated by one worker at a time, unless that one is dead, and once', async () => {
  const registration = await registered();
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
  const begins = (repeat: number, seconds: number, of = registration, sum = 4) =>
    store().beginRepeat(of, sum, repeat, after(seconds), `${repeat} ${seconds}`);
  expect(await begins(1, 60)).toBe(false);
  await store().recordPush(registration, 4, now);
  requests.fault = (operation, attempt) => (operation === 'UpdateItem' && attempt === 3 ? 'lost-answer' : undefined);
  expect([await begins(1, 60), await begins(1, 149), await begins(1, 151)]).toEqual([true, false, true]);
  expect(await store().recordPush({ ...registration, pushToken: 'another' }, 4, after(152), 1)).toBe(false);
  await store().recordPush(registration, 4, after(152), 1);
  expect(await store().find(issued.serial, 'device')).toMatchObject({ pushedAtUtc: now.toISOString(), repeats: 1 });
  expect([await begins(1, 300), await begins(2, 300, { ...registration, pushToken: 'another' })]).toEqual([
    false,
    false,
  ]);
  expect([await begins(2, 300, registration, 3), await begins(2, 300)]).toEqual([false, true]);
  await store().recordPush(registration, 5, after(301));
  expect(await store().find(issued.serial, 'device')).not.toHaveProperty('repeats');
  expect(await begins(1, 302, registration, 5)).toBe(true);
});

test('a push that is recorded while a registration is being removed does not stop the removal', async () => {
  const registration = await registered();
  await store().recordPush(registration, 4, now);
  const pass = await issued.record();
  expect(await store().remove(registration, withOneDeviceLess(template, pass, event()))).toBe(true);
});

test('the passes of a device are those of one type, and of this very device', async () => {
  const second = await issuePass(api, templateId);
  await registered('phone-1');
  await registered('phone-1', second);
  await registered('phone-12');
  const keysOf = async (...of: [string, string]) => (await store().passKeysOf(...of)).newest.toSorted();
  expect(await keysOf('phone-1', passType)).toEqual([issued.serial, second.serial].sort());
  expect(await keysOf('phone-1', passType.slice(0, -1))).toEqual([]);
  expect(await keysOf('phone', passType)).toEqual([]);
});

test('the newest pass of a device comes first, and last those of before their keys had a time', async () => {
  const [second, third] = [await issuePass(api, templateId), await issuePass(api, templateId)];
  const old = { ...(await registered('phone-2')), deviceKey: 'DEVICE#phone-2' };
  const table = tableOf(api.env.TABLE_NAME, sdkConfig(), fixedClock(now));
  await table.put({
    ...old,
    ...registrationKey(issued.serial, 'phone-2'),
    deviceSort: `${passType}#${issued.serial}`,
  } as Key);
  for (const [of, at] of [
    [second, '2027-03-02T00:00:00.000Z'],
    [third, '2027-03-03T00:00:00.000Z'],
  ] as const) {
    const registration = { ...registrationOf(await of.record(), 'phone-2'), registeredAtUtc: at };
    await store().put(registration, withOneMoreDevice(template, await of.record(), event()));
  }
  const { newest, hasMore } = await store().passKeysOf('phone-2', passType);
  expect({ newest, hasMore }).toEqual({ newest: [third.serial, second.serial, issued.serial], hasMore: false });
});

test('the registrations of a template come page by page, those of one device side by side', async () => {
  const passes = await Promise.all(Array.from({ length: 3 }, () => issuePass(api, templateId)));
  for (const [index, pass] of passes.entries()) {
    await registered('family', pass);
    for (let device = 0; device < 40; device++) await registered(`device-${index}-${device}`, pass);
  }
  const inHundreds = new DynamoRegistrations(tableOf(api.env.TABLE_NAME, sdkConfig(), fixedClock(now)), 100);
  const found: Pick<Registration, 'deviceId' | 'passKey'>[] = [];
  let after: string | undefined;
  let pages = 0;
  do {
    const { registrations, next } = await inHundreds.pageOf(templateId, { after });
    found.push(...registrations);
    after = next;
    pages++;
  } while (after !== undefined);
  expect(pages).toBe(2);
  expect(found).toHaveLength(3 * 41);
  const devices = found.map(({ deviceId }) => deviceId);
  expect(devices).toEqual([...devices].sort());
  expect(devices.filter((device) => device === 'family')).toHaveLength(3);
  expect(new Set(found.map(({ passKey }) => passKey))).toEqual(new Set(passes.map(({ serial }) => serial)));
});

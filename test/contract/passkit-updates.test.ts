import type { Registration } from '../../lambdas/domain/pass/registration.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { now } from '../helpers/examples.ts';
import { copiesOnPhone, type IssuedPass, issuePass, passType } from '../helpers/passkit.ts';
import { inProcessPhone } from '../helpers/phones.ts';

const { api, log, requests, time } = apiForAllTests();
let templateId: string;
let pass: IssuedPass;
beforeEach(async () => {
  templateId = await api.createTemplate();
  pass = await issuePass(api, templateId);
  await pass.phone.install(pass.pkpass);
});

/** Reads since the operations were forgotten: records have tests of their own. */
const readOperations = () => requests.operations.filter((each) => each !== 'UpdateItem').sort();

test('the first list holds every pass of the device; while nothing changes the next ones are 204', async () => {
  const second = await issuePass(api, templateId, pass.phone);
  await pass.phone.install(second.pkpass);
  const first = await pass.phone.list(passType);
  expect(first.headers.get('content-type')).toBe('application/json');
  const { lastUpdated, serialNumbers } = JSON.parse(first.body.toString());
  expect({ lastUpdated, listed: serialNumbers.toSorted() }).toEqual({
    lastUpdated: expect.any(String),
    listed: [pass.serial, second.serial].sort(),
  });
  expect(await pass.phone.onPush(passType)).toEqual({ [pass.serial]: 200, [second.serial]: 200 });
  const next = await pass.phone.list(passType);
  expect(next.status).toBe(204);
  expect(next.body).toHaveLength(0);
});

test('a list names the passes that changed, and no others', async () => {
  const second = await issuePass(api, templateId, pass.phone);
  await pass.phone.install(second.pkpass);
  await pass.phone.onPush(passType);
  await second.update({ 'seat-number': '31K' });
  expect(await pass.phone.onPush(passType)).toEqual({ [second.serial]: 200 });
  expect(await pass.phone.onPush(passType)).toEqual({});
  expect(JSON.stringify(pass.phone.passes.get(second.serial)?.passJson)).toContain('31K');
});

test('a change of the template changes all its passes, at once and for a warm function, too', async () => {
  await pass.phone.onPush(passType);
  await pass.updateTemplate({ 'origin-gate': 'G77' });
  expect(await pass.phone.onPush(passType)).toEqual({ [pass.serial]: 200 });
  expect(JSON.stringify(pass.phone.passes.get(pass.serial)?.passJson)).toContain('G77');
});

test('a status is a change, too', async () => {
  await pass.phone.onPush(passType);
  await pass.update({}, { 'pass-status': 'voided' });
  expect(await pass.phone.onPush(passType)).toEqual({ [pass.serial]: 200 });
  expect(pass.phone.passes.get(pass.serial)?.passJson.voided).toBe(true);
});

test('two changes within one second are two changes', async () => {
  await pass.phone.onPush(passType);
  for (const seat of ['1A', '2B']) {
    await pass.update({ 'seat-number': seat });
    expect(await pass.phone.onPush(passType)).toEqual({ [pass.serial]: 200 });
  }
});

test('a change that commits late, with an earlier time than what the phone has seen, is not missed', async () => {
  const second = await issuePass(api, templateId, pass.phone);
  await pass.phone.install(second.pkpass);
  time.at = new Date(now.getTime() + 60_000);
  await second.update({ 'seat-number': '1A' });
  await pass.phone.onPush(passType);
  time.at = new Date(now.getTime() + 30_000);
  await pass.update({ 'seat-number': '2B' });
  expect(await pass.phone.onPush(passType)).toEqual({ [pass.serial]: 200 });
});

test('a change while the list is being read is in this list or in the next', async () => {
  await pass.phone.onPush(passType);
  let isChanged = false;
  requests.meanwhile = async (operation) => {
    if (isChanged || operation !== 'BatchGetItem') return;
    isChanged = true;
    await pass.update({ 'seat-number': '2B' });
  };
  // The function had read the record before its change.
  expect(await pass.phone.onPush(passType)).toEqual({});
  expect(isChanged).toBe(true);
  expect(await pass.phone.onPush(passType)).toEqual({ [pass.serial]: 200 });
});

test.each(['', '0', 'garbage', '1.', '1.aaaaaa', '2.abcdef2', '1804665600', 'a'.repeat(4_000)])(
  'a tag of another format means everything: %s',
  async (tag) => {
    const answer = await pass.phone.list(passType, tag);
    expect(JSON.parse(answer.body.toString()).serialNumbers).toEqual([pass.serial]);
  },
);

test('deleted passes are in no list', async () => {
  const second = await issuePass(api, templateId, pass.phone);
  await pass.phone.install(second.pkpass);
  await second.delete();
  expect(await pass.phone.onPush(passType)).toEqual({ [pass.serial]: 200 });
  await pass.delete();
  expect((await pass.phone.list(passType, '')).status).toBe(204);
});

test.each([
  ['an unknown device', 'unknown', passType],
  ['another pass type', undefined, 'pass.com.example'],
  ['a device that cannot be one', 'a'.repeat(3_000), passType],
  ['a pass type that cannot be one', undefined, 'a'.repeat(3_000)],
])('%s has nothing new', async (_title, device, type) => {
  const path = `/passkit/v1/devices/${device ?? pass.device}/registrations/${type}`;
  expect(await api.open('GET', path)).toEqual({ statusCode: 204, headers: { 'cache-control': 'no-store' } });
});

test('a phone that is notified of two flights at once gets both, whatever a warm function knows of them', async () => {
  const other = await issuePass(api, await api.createTemplate(), pass.phone);
  await pass.phone.install(other.pkpass);
  await pass.phone.onPush(passType);
  time.at = new Date(now.getTime() + 31_000);
  const neighbour = await issuePass(api, String((await other.record()).templateId));
  await neighbour.phone.install(neighbour.pkpass);
  // The function reads the other flight before its change, and this flight after.
  await neighbour.phone.list(passType);
  await pass.updateTemplate({ 'origin-gate': 'G77' });
  await other.updateTemplate({ 'origin-gate': 'G78' });
  expect(await pass.phone.onPush(passType)).toEqual({ [pass.serial]: 200, [other.serial]: 200 });
  expect(await pass.phone.onPush(passType)).toEqual({});
});

test('a list takes a query, a batch of its passes, and the template once unless the function has a newer one than the phone', async () => {
  const second = await issuePass(api, templateId, pass.phone);
  await pass.phone.install(second.pkpass);
  await pass.phone.onPush(passType);
  requests.operations.length = 0;
  expect((await pass.phone.list(passType)).status).toBe(204);
  expect(requests.operations.sort()).toEqual(['BatchGetItem', 'GetItem', 'Query']);
  const neighbour = await issuePass(api, templateId);
  await neighbour.phone.install(neighbour.pkpass);
  await pass.updateTemplate({ 'origin-gate': 'G77' });
  await neighbour.phone.list(passType);
  requests.operations.length = 0;
  expect((await pass.phone.list(passType)).status).toBe(200);
  expect(readOperations()).toEqual(['BatchGetItem', 'Query']);
});

test('of a device with very many passes a list reads the 200 that came last, in three requests', async () => {
  const serials = [pass.serial, ...(await copiesOnPhone(api, pass, 201))];
  requests.operations.length = 0;
  const first = await pass.phone.list(passType, '');
  expect(readOperations()).toEqual(['BatchGetItem', 'BatchGetItem', 'GetItem', 'Query']);
  const { lastUpdated, serialNumbers } = JSON.parse(first.body.toString());
  expect(serialNumbers.toSorted()).toEqual(serials.slice(2).sort());
  requests.operations.length = 0;
  expect((await pass.phone.list(passType, lastUpdated)).status).toBe(204);
  expect(requests.operations.sort()).toEqual(['BatchGetItem', 'BatchGetItem', 'GetItem', 'Query']);
  expect(log.lines).toContainEqual(['PASSES-UNLISTED', { account: 'demo' }]);
});

test('of a device with passes of five templates these are read together, as they are now', async () => {
  await copiesOnPhone(api, pass, 4, () => api.createTemplate());
  requests.operations.length = 0;
  const { lastUpdated, serialNumbers } = JSON.parse((await pass.phone.list(passType, '')).body.toString());
  expect(serialNumbers).toHaveLength(5);
  expect(readOperations()).toEqual(['BatchGetItem', 'BatchGetItem', 'Query']);
  await pass.updateTemplate({ 'origin-gate': 'G77' });
  const changed = await pass.phone.list(passType, lastUpdated);
  expect(JSON.parse(changed.body.toString()).serialNumbers).toEqual([pass.serial]);
});

test('a first list reads the template only where the function has an older one than the phone was notified of', async () => {
  const registration = await api.web.registrations.find(pass.serial, pass.deviceId);
  if (registration === undefined) throw new Error('No such registration');
  const first = async () => {
    requests.operations.length = 0;
    expect((await pass.phone.list(passType, '')).status).toBe(200);
    return requests.operations.sort();
  };
  const [cached, latest] = [
    ['BatchGetItem', 'Query', 'UpdateItem'],
    ['BatchGetItem', 'GetItem', 'Query', 'UpdateItem'],
  ];
  expect(await first()).toEqual(latest);
  await api.web.registrations.recordPush(registration, 2, now);
  expect(await first()).toEqual(cached);
  await pass.updateTemplate({ 'origin-gate': 'G77' });
  await api.web.registrations.recordPush(registration, 3, now);
  expect(await first()).toEqual(latest);
  expect(await first()).toEqual(cached);
  // The tag given with the list is that of the present version.
  expect(await pass.phone.onPush(passType)).toEqual({ [pass.serial]: 200 });
  expect(await pass.phone.onPush(passType)).toEqual({});
});

describe('what is known of a phone', () => {
  const registration = async () => (await api.web.registrations.find(pass.serial, pass.deviceId)) as Registration;
  const asked = { askedSum: 2, askedAtUtc: now.toISOString() };

  test('a list says of each pass that it names which version it was named with, once', async () => {
    await pass.phone.list(passType, '');
    expect(await registration()).toMatchObject(asked);
    const later = await pass.phone.onPush(passType);
    expect(later).toEqual({ [pass.serial]: 200 });
    expect(await registration()).toMatchObject({ ...asked, fetched: { sum: 2, atUtc: now.toISOString(), count: 1 } });
    requests.operations.length = 0;
    expect((await pass.phone.list(passType)).status).toBe(204);
    expect(requests.operations).not.toContain('UpdateItem');
  });

  test('of several passes it says so of those that it names', async () => {
    const second = await issuePass(api, templateId, pass.phone);
    const third = await issuePass(api, templateId, pass.phone);
    for (const { pkpass } of [second, third]) await pass.phone.install(pkpass);
    await pass.phone.onPush(passType);
    for (const each of [pass, second]) await each.update({ 'seat-number': '1A' });
    await pass.phone.list(passType);
    const sums = [pass, second, third].map(async ({ serial }) => {
      return (await api.web.registrations.find(serial, pass.deviceId))?.askedSum;
    });
    expect(await Promise.all(sums)).toEqual([3, 3, 2]);
  });

  test('a list that cannot be recorded is answered', async () => {
    await pass.phone.onPush(passType);
    await pass.updateTemplate({ 'origin-gate': 'G77' });
    requests.fault = (operation) => (operation === 'UpdateItem' ? 'throttle' : undefined);
    expect(await pass.phone.onPush(passType)).toEqual({ [pass.serial]: 200 });
    expect(log.lines).toContainEqual(expect.arrayContaining(['DELIVERY-NOT-RECORDED']));
    expect((await registration()).askedSum).toBe(2);
  });

  test('a fetch that cannot be recorded is answered', async () => {
    await pass.updateTemplate({ 'origin-gate': 'G77' });
    await pass.phone.list(passType, '');
    requests.fault = (operation) => (operation === 'UpdateItem' ? 'throttle' : undefined);
    expect(await pass.phone.onPush(passType)).toEqual({ [pass.serial]: 200 });
    expect((await registration()).fetched).toBeUndefined();
  });

  test('fetches of one version are counted; 304 is told only of a phone of which no fetch is known', async () => {
    const fetched = async () => (await registration()).fetched;
    const fetch = (headers: Record<string, string> = {}) => pass.phone.request(pass.serial, 'GET', headers);
    const first = await fetch();
    await fetch();
    expect(await fetched()).toMatchObject({ sum: 2, count: 2 });
    const shown = { 'if-modified-since': String(first.headers.get('last-modified')) };
    expect((await fetch(shown)).status).toBe(304);
    expect(await fetched()).toMatchObject({ count: 2 });
    await pass.update({ 'seat-number': '1A' });
    await fetch(shown);
    expect(await fetched()).toMatchObject({ sum: 3, count: 1 });
  });

  test('a fetch before the list named the version is known with the 304 that follows it, beside another phone’s', async () => {
    const other = inProcessPhone(api, 'other-device');
    await other.install(pass.pkpass);
    await pass.update({ 'seat-number': '1A' });
    const early = await pass.phone.request(pass.serial, 'GET', {});
    expect((await registration()).fetched).toBeUndefined();
    expect(await other.onPush(passType)).toEqual({ [pass.serial]: 200 });
    await pass.phone.list(passType, '');
    const shown = { 'if-modified-since': String(early.headers.get('last-modified')) };
    for (let time = 0; time < 2; time++) expect((await pass.phone.request(pass.serial, 'GET', shown)).status).toBe(304);
    expect((await registration()).fetched).toMatchObject({ sum: 3, count: 1 });
  });
});

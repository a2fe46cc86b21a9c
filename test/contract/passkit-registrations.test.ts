import { withOneMoreDevice } from '../../lambdas/domain/pass/installs.ts';
import { deviceIdOf } from '../../lambdas/web/passkit/phone-request.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { exampleTemplate, now } from '../helpers/examples.ts';
import { type IssuedPass, issuePass, passType } from '../helpers/passkit.ts';
import { inProcessPhone } from '../helpers/phones.ts';
import { openPkpass } from '../helpers/pkpass.ts';

const { api, requests, time } = apiForAllTests();
let templateId: string;
let pass: IssuedPass;
beforeEach(async () => {
  templateId = await api.createTemplate();
  pass = await issuePass(api, templateId);
});

const later = (seconds: number) => {
  time.at = new Date(now.getTime() + seconds * 1000);
};

describe('registration', () => {
  test('is answered 201 the first time and 200 ever after, and marks the pass installed once', async () => {
    expect(await pass.phone.install(pass.pkpass)).toEqual({ status: 201, serial: pass.serial });
    const installed = await pass.record();
    expect(installed).toMatchObject({
      devices: 1,
      version: 1,
      revision: 2,
      firstInstalledAtUtc: now.toISOString(),
      wallets: { walleta: { state: 'installed', atUtc: now.toISOString() } },
    });
    later(60);
    for (let times = 0; times < 3; times++) expect((await pass.phone.register(pass.serial)).status).toBe(200);
    expect(await pass.record()).toEqual(installed);
  });

  test('takes two reads and one write; repeated, the reads alone', async () => {
    requests.operations.length = 0;
    await pass.phone.install(pass.pkpass);
    expect(requests.operations).toEqual(['Query', 'GetItem', 'TransactWriteItems']);
    requests.operations.length = 0;
    await pass.phone.register(pass.serial);
    expect(requests.operations).toEqual(['Query', 'GetItem']);
  });

  test('with another push token replaces it, forgets the notifications of the old one, and leaves the pass alone', async () => {
    await pass.phone.install(pass.pkpass);
    const { registrations } = api.web;
    const first = await registrations.find(pass.serial, pass.deviceId);
    if (!first) throw new Error('Not registered');
    await registrations.recordPush(first, 5, now);
    const before = await pass.record();
    expect((await pass.phone.register(pass.serial, 'another-token')).status).toBe(200);
    const [only, ...others] = await registrations.ofPass(pass.serial);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ pushToken: 'another-token', registeredAtUtc: first.registeredAtUtc });
    expect(only?.pushedSum).toBeUndefined();
    expect(await pass.record()).toEqual(before);
  });

  test('of a device 20 times at once makes one registration and counts once', async () => {
    await pass.phone.install(pass.pkpass);
    await pass.phone.remove(pass.serial);
    const again = Array.from({ length: 20 }, () => inProcessPhone(api, 'eager').install(pass.pkpass));
    const statuses = (await Promise.all(again)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(19).fill(200), 201]);
    expect(await pass.record()).toMatchObject({ devices: 1, firstInstalledAtUtc: now.toISOString() });
    expect(await api.web.registrations.ofPass(pass.serial)).toHaveLength(1);
  });

  test('whose answer from the database got lost is done once, and so is its end', async () => {
    const loseFirst = () => {
      requests.operations.length = 0;
      requests.fault = (operation, attempt) =>
        operation === 'TransactWriteItems' && attempt === 1 ? 'lost-answer' : undefined;
    };
    loseFirst();
    expect((await pass.phone.install(pass.pkpass)).status).toBe(201);
    expect(await pass.record()).toMatchObject({ devices: 1, revision: 2 });
    loseFirst();
    expect(await pass.phone.remove(pass.serial)).toBe(200);
    expect(await pass.record()).toMatchObject({ devices: 0, revision: 3 });
  });

  test('that the database cannot do now changes nothing, and is done when the phone tries again', async () => {
    requests.fault = (operation) => (operation === 'TransactWriteItems' ? 'unreachable' : undefined);
    expect((await pass.phone.install(pass.pkpass)).status).toBe(503);
    requests.fault = () => undefined;
    expect(await pass.record()).toMatchObject({ revision: 1 });
    expect((await pass.phone.register(pass.serial)).status).toBe(201);
  });

  test('of ten devices at once, while the pass is updated, loses nothing', async () => {
    const devices = Array.from({ length: 10 }, (_, index) => inProcessPhone(api, `family-${index}`, undefined, true));
    const { pkpass } = pass;
    await Promise.all([
      ...devices.map((device) => device.install(pkpass)),
      ...['1A', '2B', '3C'].map((seat) => pass.update({ 'seat-number': seat })),
    ]);
    expect(await pass.record()).toMatchObject({ devices: 10, version: 4 });
    expect(await api.web.registrations.ofPass(pass.serial)).toHaveLength(10);
    await Promise.all([
      ...devices.slice(1).map((device) => device.remove(pass.serial)),
      pass.update({ 'seat-number': '9K' }),
    ]);
    expect(await pass.record()).toMatchObject({ devices: 1, version: 5, wallets: { walleta: { state: 'installed' } } });
  });

  test('and deletion of the pass at once end with the pass gone, in either order', async () => {
    const { pkpass } = pass;
    const [, ...statuses] = await Promise.all([
      pass.delete(),
      ...['one', 'two', 'three'].map(async (id) => (await inProcessPhone(api, id).install(pkpass)).status),
    ]);
    expect(statuses.every((status) => status === 201 || status === 401)).toBe(true);
    expect(await api.services.passes.find(pass.serial)).toBeUndefined();
    expect((await inProcessPhone(api, 'late').install(pkpass)).status).toBe(401);
  });

  test('starts auto-expiry: the pass then shows another expiration, so it is a new version', async () => {
    await pass.update({ 'expiration-timestamp': '' });
    await pass.updateTemplate({
      'expiration-setting': 'auto',
      'auto-expire-number-days': 2,
      'auto-expire-timezone': 'Europe/Berlin',
    });
    expect((await pass.phone.install(pass.pkpass)).status).toBe(201);
    expect(await pass.record()).toMatchObject({ version: 3, dueAtUtc: '2027-03-12T08:00:00.000Z' });
    expect(await pass.phone.onPush(passType)).toEqual({ [pass.serial]: 200 });
    expect(Date.parse(pass.phone.passes.get(pass.serial)?.passJson.expirationDate)).toBe(
      Date.parse('2027-03-12T08:00:00Z'),
    );
  });

  test.each([
    ['no JSON', 'pushToken'],
    ['no token', '{}'],
    ['a token of strange characters', '{"pushToken":"../../x"}'],
    ['a token that is too long', JSON.stringify({ pushToken: 'a'.repeat(201) })],
    ['a token that is no text', '{"pushToken":7}'],
    ['a body that is too large', `${' '.repeat(5_000)}{"pushToken":"token"}`],
    ['null', 'null'],
  ])('with %s is refused with 400, and nothing is stored', async (_title, body) => {
    const { authenticationToken } = openPkpass(pass.pkpass).passJson;
    const answer = await api.open('POST', `/passkit/v1/devices/device/registrations/${passType}/${pass.serial}`, {
      headers: { authorization: `ApplePass ${authenticationToken}` },
      body,
    });
    expect(answer.statusCode).toBe(400);
    expect(await pass.record()).toMatchObject({ revision: 1 });
  });

  test('of a device whose id cannot be one is refused with 400', async () => {
    for (const id of ['a#b', 'a'.repeat(101), 'ä'])
      expect((await inProcessPhone(api, id).install(pass.pkpass)).status).toBe(400);
    expect(await pass.record()).toMatchObject({ revision: 1 });
  });

  describe('of the 101st device', () => {
    const invented = (index: number) => inProcessPhone(api, `invented-${index}`);
    const idsOf = async () => (await api.web.registrations.ofPass(pass.serial)).map(({ deviceId }) => deviceId);
    const recordPushTo = async (id: string) => {
      const registration = await api.web.registrations.find(pass.serial, deviceIdOf(id));
      if (registration) await api.web.registrations.recordPush(registration, 5, now);
    };

    /** Registers the passenger's phone, then 99 invented ones, a second apart. */
    beforeEach(async () => {
      await pass.phone.install(pass.pkpass);
      let record = await pass.record();
      for (let index = 1; index < 100; index++) {
        later(index);
        const writeId = `invented-${index}`;
        const { account, passKey } = record;
        const device = { deviceId: deviceIdOf(writeId), pushToken: 'token', registeredAtUtc: time.at.toISOString() };
        record = withOneMoreDevice(exampleTemplate(), record, { writeId, at: time.at });
        const registration = { account, passKey, templateId, passTypeId: passType, ...device, writeId };
        await api.web.registrations.put(registration, record);
      }
      later(100);
    });

    test('makes room by the newest that Apple has never taken a push for, and the pass still counts 100', async () => {
      await recordPushTo('invented-99');
      expect((await invented(100).install(pass.pkpass)).status).toBe(201);
      const ids = await idsOf();
      expect(ids).toHaveLength(100);
      expect(ids).toEqual(expect.arrayContaining(['invented-99', 'invented-100'].map(deviceIdOf)));
      expect(ids).not.toContain(deviceIdOf('invented-98'));
      const { devices, revision, wallets } = await pass.record();
      expect({ devices, revision }).toEqual({ devices: 100, revision: 102 });
      expect(wallets).toEqual({ walleta: { state: 'installed', atUtc: now.toISOString() } });
    });

    test('is refused with 403 when all others have been notified of something', async () => {
      for (let index = 1; index < 100; index++) await recordPushTo(`invented-${index}`);
      const before = await pass.record();
      expect((await invented(100).install(pass.pkpass)).status).toBe(403);
      expect(await pass.record()).toEqual(before);
      expect(await idsOf()).toContain(pass.deviceId);
    });

    test('and of five more at once leaves 100, each once, and the first among them', async () => {
      const phones = Array.from({ length: 5 }, (_, index) => invented(200 + index));
      const answers = await Promise.all(phones.map((phone) => phone.install(pass.pkpass)));
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
      const ids = await idsOf();
      expect(ids).toHaveLength(100);
      expect(ids).toContain(pass.deviceId);
      expect(await pass.record()).toMatchObject({ devices: 100 });
    });
  });
});

describe('the end of a registration', () => {
  test('of the last device marks the pass removed and leaves nothing of the device', async () => {
    const second = inProcessPhone(api, 'second');
    await pass.phone.install(pass.pkpass);
    await second.install(pass.pkpass);
    later(60);
    expect(await pass.phone.remove(pass.serial)).toBe(200);
    expect(await pass.record()).toMatchObject({ devices: 1, wallets: { walleta: { state: 'installed' } } });
    expect(await second.remove(pass.serial)).toBe(200);
    expect(await pass.record()).toMatchObject({
      devices: 0,
      version: 1,
      firstInstalledAtUtc: now.toISOString(),
      wallets: { walleta: { state: 'removed', atUtc: time.at.toISOString() } },
    });
    expect(await api.web.registrations.ofPass(pass.serial)).toEqual([]);
    expect((await api.web.registrations.passKeysOf(deviceIdOf('second'), passType)).newest).toEqual([]);
  });

  test('that is not there is answered 200, and changes nothing', async () => {
    await pass.phone.install(pass.pkpass);
    await pass.phone.remove(pass.serial);
    const before = await pass.record();
    const stranger = inProcessPhone(api, pass.device);
    stranger.add(pass.pkpass);
    expect(await stranger.remove(pass.serial)).toBe(200);
    expect(await pass.record()).toEqual(before);
  });
});

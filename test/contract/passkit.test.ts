import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { now } from '../helpers/examples.ts';
import { type IssuedPass, issuePass, passType } from '../helpers/passkit.ts';
import { openPkpass } from '../helpers/pkpass.ts';

const { api } = apiForAllTests();
let templateId: string;
let pass: IssuedPass;
beforeEach(async () => {
  templateId = await api.createTemplate();
  pass = await issuePass(api, templateId);
});

const tokenOf = ({ pkpass }: IssuedPass) => String(openPkpass(pkpass).passJson.authenticationToken);
const lastModified = async () => (await pass.phone.request(pass.serial, 'GET')).headers.get('last-modified');

describe('the pass', () => {
  test('is what S3 would have served', async () => {
    const stored = openPkpass(pass.pkpass);
    await pass.phone.install(pass.pkpass);
    const answer = await pass.phone.request(pass.serial, 'GET');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/vnd.apple.pkpass');
    const served = openPkpass(answer.body);
    expect(served.passJson).toEqual(stored.passJson);
    expect(served.manifest).toEqual(stored.manifest);
    expect(Object.keys(served.files).sort()).toEqual(Object.keys(stored.files).sort());
  });

  test('is what the install link gives after changes of pass and template', async () => {
    await pass.phone.install(pass.pkpass);
    await pass.update({ 'seat-number': '31K' });
    await pass.updateTemplate({ 'origin-gate': 'G77' });
    const link = await api.open('GET', `/i/${pass.link}/pass.pkpass`);
    const served = openPkpass((await pass.phone.request(pass.serial, 'GET')).body);
    expect(served.manifest).toEqual(openPkpass(Buffer.from(link.body ?? '', 'base64')).manifest);
    for (const changed of ['31K', 'G77']) expect(JSON.stringify(served.passJson)).toContain(changed);
  });

  test('is dated one second later with each change, also of the template and within one second', async () => {
    await pass.phone.install(pass.pkpass);
    const dates = [await lastModified()];
    const changes = [
      () => pass.update({ 'seat-number': '1A' }),
      () => pass.update({ 'seat-number': '2B' }),
      () => pass.updateTemplate({ 'origin-gate': 'G77' }),
    ];
    for (const change of changes) {
      expect((await change()).httpStatus).toBe(200);
      dates.push(await lastModified());
    }
    expect(dates.map((date) => Date.parse(date ?? '') - now.getTime())).toEqual([2_000, 3_000, 4_000, 5_000]);
    expect(dates[0]).toBe('Wed, 10 Mar 2027 08:00:02 GMT');
  });

  test('is answered 304 to exactly its own date, neither to an earlier nor to a later one', async () => {
    await pass.phone.install(pass.pkpass);
    expect(await pass.phone.fetch(pass.serial)).toBe(200);
    expect(await pass.phone.fetch(pass.serial)).toBe(304);
    for (const date of ['Wed, 10 Mar 2027 08:00:01 GMT', 'Wed, 10 Mar 2027 08:00:03 GMT', 'yesterday', ''])
      expect((await pass.phone.request(pass.serial, 'GET', { 'if-modified-since': date })).status).toBe(200);
    await pass.update({ 'seat-number': '1A' });
    expect(await pass.phone.fetch(pass.serial)).toBe(200);
    expect(await pass.phone.fetch(pass.serial)).toBe(304);
  });

  test('answers HEAD with the headers of GET', async () => {
    await pass.phone.install(pass.pkpass);
    const [get, head] = await Promise.all([
      pass.phone.request(pass.serial, 'GET'),
      pass.phone.request(pass.serial, 'HEAD'),
    ]);
    expect([...head.headers]).toEqual([...get.headers]);
    expect(head.status).toBe(200);
  });
});

describe.each(['AndroidPass', 'WalletUnionPass', 'WalletUnionHMSPass'])('a wallet that sends %s', (scheme) => {
  const ask = (method: string, path: string, headers: object = {}, token = tokenOf(pass)) =>
    api.open(method, `/passkit/v1/${path}`, {
      headers: { authorization: `${scheme} ${token}`, ...headers },
      // A token of Firebase Cloud Messaging, which is none of Apple's.
      body: '{"pushToken":"eyKU4bqE:APA91bPX848I"}',
    });
  const ofPass = () => `passes/${passType}/${pass.serial}`;
  const registration = (device = 'android') => `devices/${device}/registrations/${passType}/${pass.serial}`;

  test('gets the pass when it asks, 304 where nothing has changed, and the change after it', async () => {
    const first = await ask('GET', ofPass());
    expect(first.statusCode).toBe(200);
    const since = { 'if-modified-since': first.headers?.['last-modified'] };
    expect((await ask('GET', ofPass(), since)).statusCode).toBe(304);
    await pass.update({ 'seat-number': '31K' });
    expect((await ask('GET', ofPass(), since)).statusCode).toBe(200);
  });

  test('registers and unregisters, of which nothing is stored: it is no install, and its fetch is no iPhone’s', async () => {
    await pass.phone.install(pass.pkpass);
    const before = await api.web.registrations.ofPass(pass.serial);
    for (const device of ['android', pass.phone.id])
      for (const method of ['POST', 'DELETE']) expect((await ask(method, registration(device))).statusCode).toBe(200);
    expect((await ask('GET', ofPass())).statusCode).toBe(200);
    expect(await api.web.registrations.ofPass(pass.serial)).toEqual(before);
    expect((await ask('GET', `devices/android/registrations/${passType}`)).statusCode).toBe(204);
  });

  test('needs the token of the pass', async () => {
    for (const path of [ofPass(), registration()])
      expect((await ask(path === ofPass() ? 'GET' : 'POST', path, {}, 'wrong')).statusCode).toBe(401);
  });
});

describe('without the token of the pass', () => {
  const everyCall = (key: string, type = passType): readonly (readonly [string, string])[] => [
    ['POST', `/passkit/v1/devices/device/registrations/${type}/${key}`],
    ['DELETE', `/passkit/v1/devices/device/registrations/${type}/${key}`],
    ['GET', `/passkit/v1/passes/${type}/${key}`],
    ['HEAD', `/passkit/v1/passes/${type}/${key}`],
  ];
  const answers = (calls: readonly (readonly [string, string])[], authorization?: string) =>
    Promise.all(
      calls.map(([method, path]) =>
        api.open(method, path, { headers: { authorization }, body: '{"pushToken":"token"}' }),
      ),
    );

  test('every call is answered with one and the same 401, as for a serial number that never was', async () => {
    const { authenticationToken } = openPkpass(pass.pkpass).passJson;
    const all = await Promise.all([
      answers(everyCall(pass.serial)),
      answers(everyCall(pass.serial), 'ApplePass wrong'),
      answers(everyCall(pass.serial), `ApplePass ${authenticationToken.slice(1)}x`),
      answers(everyCall(pass.serial), `Bearer ${authenticationToken}`),
      answers(everyCall(pass.serial), authenticationToken),
      answers(everyCall('a'.repeat(32)), `ApplePass ${authenticationToken}`),
      answers(everyCall('hello'), `ApplePass ${authenticationToken}`),
      answers(everyCall('a'.repeat(3_000)), `ApplePass ${authenticationToken}`),
      answers(everyCall(pass.serial, 'pass.com.example.other'), `ApplePass ${authenticationToken}`),
    ]);
    const [first] = all.flat();
    expect(first).toEqual({
      statusCode: 401,
      headers: { 'cache-control': 'no-store', 'www-authenticate': 'ApplePass' },
    });
    for (const answer of all.flat()) expect(answer).toEqual(first);
    expect(await pass.record()).toMatchObject({ revision: 1 });
  });

  test('a deleted pass is answered like an unknown one, also to who has its token', async () => {
    const { authenticationToken } = openPkpass(pass.pkpass).passJson;
    await pass.phone.install(pass.pkpass);
    await pass.delete();
    const [unknown] = await answers(everyCall('a'.repeat(32)), 'ApplePass x');
    for (const answer of await answers(everyCall(pass.serial), `ApplePass ${authenticationToken}`))
      expect(answer).toEqual(unknown);
    expect((await pass.phone.list(passType)).status).toBe(204);
  });
});

test.each([
  ['GET', 'devices/d/registrations/pass.x/s', 'POST, DELETE'],
  ['PUT', 'devices/d/registrations/pass.x', 'GET, HEAD'],
  ['POST', 'passes/pass.x/s', 'GET, HEAD'],
  ['GET', 'log', 'POST'],
  ['constructor', 'log', 'POST'],
])('%s of %s is answered 405 with what is allowed', async (method, path, allow) => {
  expect(await api.open(method, `/passkit/v1/${path}`)).toMatchObject({ statusCode: 405, headers: { allow } });
});

test('any other path of the service is answered 404', async () => {
  for (const path of ['/passkit/', '/passkit/v1', '/passkit/v2/log', '/passkit/v1/passes/x'])
    expect(await api.open('GET', path)).toMatchObject({ statusCode: 404 });
});

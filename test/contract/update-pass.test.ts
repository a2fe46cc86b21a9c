import { strFromU8, unzipSync } from 'fflate';
import type { Pass } from '../../lambdas/domain/pass/pass.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { exampleRequest } from '../helpers/examples.ts';
import { relayChange, streamImage } from '../helpers/stream.ts';

const { api, requests, time } = apiForAllTests();
let templateId: string;
beforeAll(async () => {
  templateId = await api.createTemplate({ 'info-module': 'On time' });
});

let count = 0;
let reference: { 'pass-template-id': string; 'pass-id': string };
let link: string;
beforeEach(async () => {
  reference = { 'pass-template-id': templateId, 'pass-id': `pass-${++count}` };
  const { body } = await api.send(api.passRequest(templateId, reference));
  link = String(body['pass-install-url']).split('/i/')[1] as string;
  requests.operations.length = 0;
});

const update = (passData: object, more: object = {}) =>
  api.send({ action: 'updatepassdata', ...reference, 'pass-data': passData, ...more });

const files = () => [api.aws.bucket.get(`i/${link}`), api.aws.bucket.get(`i/${link}/pass.pkpass`)].filter(Boolean);

async function read(): Promise<Record<string, unknown> & { 'pass-data': Record<string, unknown> }> {
  const { body } = await api.send({ action: 'getpassdata', ...reference });
  return body as Awaited<ReturnType<typeof read>>;
}

async function record(): Promise<Pass> {
  const pass = await api.services.passes.find(await api.services.identity.passKey('demo', reference['pass-id']));
  if (!pass) throw new Error('No such pass');
  return pass;
}

/** The page behind the link with its heading, and the pass.json of its .pkpass. */
async function opened() {
  const [page, pkpass] = await Promise.all(
    [`/i/${link}`, `/i/${link}/pass.pkpass`].map((path) => api.open('GET', path)),
  );
  const zip = unzipSync(Buffer.from(pkpass?.body ?? '', 'base64'));
  const html = page?.body ?? '';
  const heading = /<h1>(.+)<\/h1>/.exec(html)?.[1];
  return { page: html, heading, passJson: strFromU8(zip['pass.json'] as Uint8Array) };
}

test('updatepassdata: what is sent changes, the rest stays, and the answer names the pass and the call', async () => {
  const before = (await read())['pass-data'];
  const request = exampleRequest('update-pass-data');
  const { 'barcode-value': barcode } = request['pass-data'] as Record<string, unknown>;
  const { httpStatus, body } = await api.send({ ...request, ...reference });
  expect(httpStatus).toBe(200);
  expect(body).toEqual({ status: 'success', ...reference, 'tracking-id': expect.stringMatching(/^[0-9a-f-]{36}$/) });
  const shownBarcode = { 'barcode-value': barcode, 'barcode-text': barcode };
  expect((await read())['pass-data']).toEqual({
    ...before,
    'seat-number': '3D',
    'boarding-group': '1',
    ...shownBarcode,
  });
  expect(await record()).toMatchObject({
    version: 2,
    trackingId: body['tracking-id'],
    notification: 'Your seat is now 3D',
    contact: { 'user-email': 'erika@example.com' },
  });
});

test('updatepassdata: the link of a pass that is not installed gives the new data, on page and .pkpass', async () => {
  expect(files()).toHaveLength(2);
  await update({ 'seat-number': '31K' });
  expect(files()).toEqual([]);
  const { page, passJson } = await opened();
  expect(page).toContain('31K');
  expect(passJson).toContain('31K');
});

test('updatepassdata: a warm function makes one read and one write', async () => {
  await update({ 'seat-number': '31K' });
  expect(requests.operations.sort()).toEqual(['DELETE i', 'DELETE i', 'GetItem', 'UpdateItem']);
});

test('updatepassdata: an update that changes nothing makes no new version and keeps the files', async () => {
  const before = await record();
  const same = exampleRequest('generate-pass')['pass-data'] as Record<string, unknown>;
  expect(
    (await update({ 'seat-number': same['seat-number'], 'passenger-name': same['passenger-name'] })).httpStatus,
  ).toBe(200);
  expect((await update({}, { 'pass-status': 'active' })).httpStatus).toBe(200);
  expect(await record()).toEqual(before);
  expect(files()).toHaveLength(2);
});

test('updatepassdata: contact data that come when the pass has expired by time bring that to the phones, too', async () => {
  await update({ 'expiration-timestamp': '2027-03-20T10:00:00' });
  const before = await record();
  time.at = new Date('2027-03-21T10:00:00Z');
  await update({}, { 'pass-meta-data': { 'user-email': 'new@example.com' } });
  expect(await record()).toMatchObject({ version: before.version + 1, expiryNotedUtc: '2027-03-20T10:00:00.000Z' });
});

test('updatepassdata: of 20 updates of different fields at the same time none is lost, nor done in silence', async () => {
  const fields = ['seat-number', 'boarding-group', 'boarding-position', 'sequence-number', 'ticket-number'];
  const updates = Array.from(
    { length: 20 },
    (_, index) => () =>
      index < fields.length
        ? update({ [fields[index] as string]: `N${index}` })
        : update({ 'relevant-locations': [{ key: `relevant-${index % 10 || 10}`, latitude: index, longitude: 0 }] }),
  );
  const answers = await Promise.all(updates.map((send) => send()));
  // Each round lets one update through; waiting takes no time here, so ten rounds do not suffice for all.
  const refused = updates.filter((_, index) => answers[index]?.httpStatus === 503);
  expect(refused.length).toBeLessThanOrEqual(10);
  const again = await Promise.all(refused.map((send) => send()));
  expect(again.map(({ httpStatus }) => httpStatus)).toEqual(again.map(() => 200));
  const { version, fields: stored } = await record();
  expect(version).toBe(21);
  expect(stored).toMatchObject(Object.fromEntries(fields.map((name, index) => [name, `N${index}`])));
});

test('updatepassdata: succeeds once when the database did the write but its answer got lost', async () => {
  requests.fault = (operation, attempt) => (operation === 'UpdateItem' && attempt === 1 ? 'lost-answer' : undefined);
  const { body } = await update({ 'seat-number': '31K' });
  expect(body.status).toBe('success');
  expect(requests.operations.filter((operation) => operation === 'UpdateItem')).toHaveLength(2);
  expect(await record()).toMatchObject({ version: 2, trackingId: body['tracking-id'] });
});

test('updatepassdata: is asked to retry later and changes nothing when the database is out of reach', async () => {
  requests.fault = (operation) => (operation === 'UpdateItem' ? 'unreachable' : undefined);
  const answer = await update({ 'seat-number': '31K' });
  expect(answer).toMatchObject({
    httpStatus: 503,
    body: { status: 'failure', 'error-code': 'E9021', 'pass-id': reference['pass-id'] },
  });
  expect((await read())['pass-data']).toMatchObject({ 'seat-number': '12C' });
  expect(files()).toHaveLength(2);
});

test('updatepassdata: files that stay behind, as S3 is out of reach or the function died, are removed by the relay', async () => {
  const { passKey } = await record();
  const image = () => streamImage(api.env, `PASS#${passKey}`, 'PASS');
  const before = await image();
  requests.fault = (operation) => (operation === 'DELETE i' ? 'unreachable' : undefined);
  expect((await update({ 'seat-number': '31K' })).httpStatus).toBe(200);
  expect(files()).toHaveLength(2);
  expect(await relayChange(api.aws, before, await image())).toEqual({ batchItemFailures: [] });
  expect(files()).toEqual([]);
  expect((await opened()).page).toContain('31K');
});

test.each([
  ['an unknown pass', () => ({ 'pass-id': 'unknown' })],
  ['a pass of another template', () => ({ 'pass-template-id': 'Another1' })],
])('updatepassdata: %s is E9007', async (_title, ids) => {
  const answer = await api.send({ action: 'updatepassdata', ...reference, ...ids() });
  expect(answer).toMatchObject({ httpStatus: 404, body: { 'error-code': 'E9007' } });
});

test.each([[true], ['False'], ['true'], ['']])('updatepassdata: priority %j is accepted', async (priority) => {
  expect((await update({ 'seat-number': '9A' }, { priority })).httpStatus).toBe(200);
});

describe('pass-status', () => {
  const statuses = ['redeemed', 'expired', 'voided', 'active'];

  test.each(statuses)('any status may follow %s, and the same again succeeds unchanged', async (from) => {
    for (const to of statuses) {
      await update({}, { 'pass-status': from });
      expect((await update({}, { 'pass-status': to })).httpStatus).toBe(200);
      expect((await read())['pass-status']).toBe(to);
      const { version } = await record();
      expect((await update({}, { 'pass-status': to.toUpperCase() })).httpStatus).toBe(200);
      expect((await record()).version).toBe(version);
    }
  });

  test.each([
    ['redeemed', 'Redeemed', 'This boarding pass has been used'],
    ['expired', 'Expired', 'This boarding pass has expired'],
    ['voided', 'Voided', 'This boarding pass is no longer valid'],
    ['active', 'On time', 'Your boarding pass is ready'],
  ])(
    '%s: info-module shows %s in getpassdata and .pkpass, and the page is headed %s',
    async (status, text, heading) => {
      await update({ 'pass-status': status, 'seat-number': '3D' });
      expect((await read())['pass-data']['info-module']).toBe(text);
      const files = await opened();
      expect(files.heading).toBe(heading);
      expect(files.passJson).toContain(`"value":"${text}"`);
    },
  );

  test('it may stand at top level and in pass-data, but not differently', async () => {
    expect((await update({ 'pass-status': 'VOIDED' }, { 'pass-status': 'voided' })).httpStatus).toBe(200);
    const answer = await update({ 'pass-status': 'active' }, { 'pass-status': 'voided' });
    expect(answer).toMatchObject({
      httpStatus: 400,
      body: { 'error-code': 'E9003', errors: [{ field: 'pass-status' }] },
    });
  });

  test('another value is refused', async () => {
    const answer = await update({}, { 'pass-status': 'used' });
    expect(answer).toMatchObject({ httpStatus: 400, body: { errors: [{ field: 'pass-status' }] } });
  });
});

describe('expiry', () => {
  const expiresAt = '2027-03-16T02:00:00Z';

  test('from its instant on a pass is expired, in getpassdata, page and .pkpass', async () => {
    await update({ 'expiration-timestamp': expiresAt });
    time.at = new Date(Date.parse(expiresAt) - 1);
    expect((await read())['pass-status']).toBe('active');
    expect((await opened()).passJson).not.toContain('Expired');
    time.at = new Date(expiresAt);
    expect((await read())['pass-status']).toBe('expired');
    const { heading, passJson } = await opened();
    expect(heading).toBe('This boarding pass has expired');
    expect(passJson).toContain('"value":"Expired"');
  });

  test('active is E9018 on an expired pass, unless the request also sets a later expiration', async () => {
    time.at = new Date('2027-04-01T00:00:00Z');
    const before = await record();
    const refused = await update({}, { 'pass-status': 'active' });
    expect(refused).toMatchObject({ httpStatus: 409, body: { status: 'failure', 'error-code': 'E9018' } });
    expect(await record()).toEqual(before);
    const past = await update({ 'expiration-timestamp': '2027-03-31T00:00:00Z' }, { 'pass-status': 'active' });
    expect(past.body['error-code']).toBe('E9018');
    const later = await update({ 'expiration-timestamp': '2027-05-01T00:00:00Z' }, { 'pass-status': 'active' });
    expect(later.httpStatus).toBe(200);
    expect((await read())['pass-status']).toBe('active');
  });

  test('an update of an expired pass leaves its stored status, so a later expiration brings it back', async () => {
    time.at = new Date('2027-04-01T00:00:00Z');
    await update({ 'seat-number': '31K' });
    expect((await read())['pass-status']).toBe('expired');
    expect((await record()).storedStatus).toBe('active');
    await update({ 'expiration-timestamp': '2027-05-01T00:00:00Z' });
    expect((await read())['pass-status']).toBe('active');
  });

  test('so does a later date of the template, for a pass without an expiration of its own', async () => {
    const template = await api.createTemplate();
    const own = exampleRequest('generate-pass')['pass-data'] as Record<string, unknown>;
    const passData = { ...own, 'expiration-timestamp': '', 'expiration-timezone': '' };
    reference = { 'pass-template-id': template, 'pass-id': `${reference['pass-id']}-moved` };
    await api.send(api.passRequest(template, { ...reference, 'pass-data': passData }));
    time.at = new Date('2027-04-01T00:00:00Z');
    await update({ 'seat-number': '31K' });
    expect((await read())['pass-status']).toBe('expired');
    const later = { 'pass-template-id': template, 'expiry-date': '2027-05-01T00:00:00' };
    await api.send({ action: 'updatepasstemplate', ...later });
    expect((await read())['pass-status']).toBe('active');
  });

  test('a pass that an update has said to be expired stays so when its expiration is moved', async () => {
    time.at = new Date('2027-04-01T00:00:00Z');
    await update({}, { 'pass-status': 'expired' });
    await update({ 'expiration-timestamp': '2027-05-01T00:00:00Z' });
    expect((await read())['pass-status']).toBe('expired');
  });
});

test('getpassdata: says at top level in which wallet the pass is installed', async () => {
  expect(await read()).toMatchObject({ 'walleta-status': 'not-installed', 'walletb-status': 'not-installed' });
});

import { decodeJwt } from 'jose';
import { serveInstallPage } from '../../lambdas/web/install-page.ts';
import { serveWalletB } from '../../lambdas/web/walletb-link.ts';
import { issuerId, startWalletB, type WalletBTest } from '../helpers/walletb.ts';

let walletB: WalletBTest;
let templateId: string;
beforeAll(async () => {
  walletB = await startWalletB();
  templateId = await walletB.api.createTemplate();
});
afterAll(() => walletB.api.stop());
beforeEach(() => walletB.newCalls());

const saveUrl = 'https://pay.google.com/gp/v/save/';
const classId = (id = templateId) => `${issuerId}.${id}`;
const objectId = (passKey: string) => `${issuerId}.${passKey}`;
const saved = (location: unknown) => decodeJwt(String(location).replace(saveUrl, '')).payload;
const stored = (passKey: string) => walletB.api.services.passes.find(passKey);

test('the first click of a flight makes class and object; later ones the object', async () => {
  const [one, other] = [await walletB.issue(templateId), await walletB.issue(templateId)];
  const click = await walletB.click(one.path);
  expect(click).toMatchObject({ statusCode: 303, headers: { 'cache-control': 'no-store' } });
  expect(walletB.newCalls()).toEqual(['POST flightClass', 'POST flightObject']);
  expect(saved(click.headers?.location)).toEqual({
    flightObjects: [{ id: objectId(one.passKey), classId: classId() }],
  });
  await walletB.click(other.path);
  expect(walletB.newCalls()).toEqual(['POST flightObject']);
  expect(await stored(one.passKey)).toMatchObject({
    version: 1,
    walletBObject: { passVersion: 1, templateVersion: 1 },
  });
});

test('a click on what was made before makes what Google has lost, and leaves alone what it has', async () => {
  const { path, passKey } = await walletB.issue(templateId);
  const first = await walletB.click(path);
  const before = await stored(passKey);
  for (const answer of [{ status: 200 }, { status: 409, reason: 'existingResource' }]) {
    walletB.newCalls();
    walletB.google.answers.push(answer);
    expect((await walletB.click(path)).headers?.location).toBe(first.headers?.location);
    expect(walletB.newCalls()).toEqual(['POST flightObject']);
  }
  expect(walletB.google.requests.at(-1)?.body).toMatchObject({ id: objectId(passKey), classId: classId() });
  expect(await stored(passKey)).toEqual(before);
});

test('what Google has already is brought up to date', async () => {
  const { path, passKey } = await walletB.issue(templateId);
  walletB.google.answers.push({ status: 409, reason: 'existingResource' });
  expect((await walletB.click(path)).statusCode).toBe(303);
  expect(walletB.newCalls()).toEqual(['POST flightObject', `PATCH flightObject/${objectId(passKey)}`]);
});

test('a pass that changes while its object is made is sent again', async () => {
  const { path, passKey, passId } = await walletB.issue(templateId);
  const update = { action: 'updatepassdata', 'pass-template-id': templateId, 'pass-id': passId };
  const { web } = walletB.api;
  const putObject: typeof web.google.putObject = async (...args) => {
    await web.google.putObject(...args);
    await walletB.api.send({ ...update, 'pass-data': { 'seat-number': '7F' } });
  };
  const { putClass, saveLink } = web.google;
  const google = { ...web.google, putClass, saveLink, putObject };
  await serveWalletB(path.slice(3), { ...web, google }, 'GET');
  expect(walletB.newCalls()).toEqual(['POST flightObject', 'POST flightObject']);
  expect(walletB.google.requests.at(-1)?.body).toMatchObject({ boardingAndSeatingInfo: { seatNumber: '7F' } });
  expect(await stored(passKey)).toMatchObject({ version: 2, walletBObject: { passVersion: 2 } });
});

test('HEAD makes nothing', async () => {
  const { path, passKey } = await walletB.issue(templateId);
  expect(await walletB.api.open('HEAD', `${path}/walletb`)).toMatchObject({ statusCode: 200, body: '' });
  expect(walletB.newCalls()).toEqual([]);
  expect((await stored(passKey))?.walletBObject).toBeUndefined();
});

test.each([
  ['an unknown link', () => `/i/${'a'.repeat(58)}`],
  [
    'a link with a wrong secret',
    async () => `${(await walletB.issue(templateId)).path.slice(0, -26)}${'a'.repeat(26)}`,
  ],
])('%s leads nowhere', async (_title, path) => {
  expect((await walletB.click(await path())).statusCode).toBe(404);
  expect(walletB.newCalls()).toEqual([]);
});

test('other methods are not answered', async () => {
  const { path } = await walletB.issue(templateId);
  expect((await walletB.api.open('POST', `${path}/walletb`)).statusCode).toBe(405);
});

describe('while Google is out of reach', () => {
  const down = () => walletB.google.answers.push('no answer', 'no answer');

  test('a pass that was made before is saved all the same', async () => {
    const { path } = await walletB.issue(templateId);
    await walletB.click(path);
    walletB.newCalls();
    down();
    expect((await walletB.click(path)).statusCode).toBe(303);
    expect(walletB.newCalls()).toHaveLength(2);
  });

  test('the page says what to do where the link cannot bring all that is missing', async () => {
    const { path, passKey } = await walletB.issue(await walletB.createTemplate());
    down();
    const answer = await walletB.click(path);
    expect(answer).toMatchObject({ statusCode: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(answer.body).toContain('cannot take your boarding pass right now');
    expect(answer.body).toContain(`<a class="button" href="${path}/walletb">Try again</a>`);
    expect((await stored(passKey))?.walletBObject).toBeUndefined();
    expect((await walletB.click(path)).statusCode).toBe(303);
  });

  test('a pass of a flight that Google knows is brought by the link, and completed once it is saved', async () => {
    const { path, passKey } = await walletB.issue(templateId);
    down();
    const click = await walletB.click(path);
    expect(click.statusCode).toBe(303);
    expect(String(click.headers?.location).length).toBeLessThan(1_800);
    expect(saved(click.headers?.location)).toMatchObject({
      flightObjects: [{ id: objectId(passKey), classId: classId(), passengerName: 'Erika Mustermann' }],
    });
    expect((await walletB.tell({ templateId, passKey })).statusCode).toBe(200);
    expect(await stored(passKey)).toMatchObject({ walletBObject: { passVersion: 0, templateVersion: 0 } });
    walletB.newCalls();
    await walletB.work({ passKey });
    expect(walletB.newCalls()).toEqual([`PATCH flightObject/${objectId(passKey)}`]);
  });
});

test('where the service account may not, or Google refuses the pass, the page says so and the log why', async () => {
  const { path } = await walletB.issue(templateId);
  walletB.google.answers.push({ status: 403, reason: 'permissionDenied' });
  expect((await walletB.click(path)).statusCode).toBe(503);
  expect(JSON.stringify(walletB.api.web.log)).toContain('"kind":"forbidden","status":403,"reason":"permissionDenied"');
});

describe('a template without an issuer', () => {
  test('has no button for Wallet B, and its address leads nowhere', async () => {
    const other = await walletB.issue(templateId);
    expect((await walletB.api.open('GET', other.path)).body).toContain(`${other.path}/walletb`);
    const template = await walletB.api.services.templates.findLatest('demo', templateId);
    const web = walletB.api.web;
    const templates = { ...web.templates, findLatest: async () => template && { ...template, issuerId: undefined } };
    const services = { ...web, templates };
    expect((await serveInstallPage(other.path.slice(3), services)).body).not.toContain('walletb"');
    expect((await serveWalletB(other.path.slice(3), services, 'GET')).statusCode).toBe(404);
  });
});

describe('a pass that must not be shared', () => {
  test('is offered until it is in a wallet, and again once it is in none', async () => {
    const id = await walletB.createTemplate({ 'disable-pass-sharing': 'True' });
    const { path, passKey } = await walletB.issue(id);
    const addresses = [`${path}/walletb`, `${path}/pass.pkpass`];
    await walletB.click(path);
    await walletB.tell({ templateId: id, passKey });
    for (const address of addresses) {
      const answer = await walletB.api.open('GET', address);
      expect(answer.statusCode).toBe(409);
      expect(answer.body).toContain('already in a wallet');
    }
    const page = (await walletB.api.open('GET', path)).body;
    expect(page).toContain('one device only');
    expect(page).not.toMatch(/id="wallet[ab]"/);
    await walletB.tell({ templateId: id, passKey, event: 'del' });
    expect((await walletB.click(path)).statusCode).toBe(303);
    expect((await walletB.api.open('GET', `${path}/pass.pkpass`)).statusCode).toBe(200);
  });
});

test.each(['voided', 'redeemed', 'expired'])(
  'a pass that is %s leads back to its page, and Google hears nothing',
  async (status) => {
    const { path, passId } = await walletB.issue(templateId);
    await walletB.api.send({
      action: 'updatepassdata',
      'pass-template-id': templateId,
      'pass-id': passId,
      'pass-status': status,
    });
    const click = await walletB.click(path);
    expect(click).toMatchObject({ statusCode: 303, headers: { location: path, 'cache-control': 'no-store' } });
    expect(walletB.newCalls()).toEqual([]);
  },
);

import { decodeJwt } from 'jose';
import { serveGoogle } from '../../lambdas/web/google-link.ts';
import { answerPublic } from '../../lambdas/web/router.ts';
import type { Resource } from '../../world/wallets/google-rules.ts';
import { decoded } from '../helpers/decoded.ts';
import { forAllTests } from '../helpers/for-tests.ts';
import { issuerId, startGoogle } from '../helpers/google.ts';
import { publicRequest } from '../helpers/public-request.ts';
import { streamImage } from '../helpers/stream.ts';

const wallet = forAllTests(startGoogle);
let templateId: string;
beforeAll(async () => {
  templateId = await wallet.api.createTemplate();
});
beforeEach(() => wallet.newCalls());

const saveUrl = 'https://pay.google.com/gp/v/save/';
const classId = (id = templateId) => `${issuerId}.${id}`;
const objectId = (passKey: string) => `${issuerId}.${passKey}`;
const saved = (location: unknown) => decodeJwt(String(location).replace(saveUrl, '')).payload;
const stored = (passKey: string) => wallet.api.services.passes.find(passKey);

test('the first click of a flight makes class and object; later ones the object', async () => {
  const [one, other] = [await wallet.issue(templateId), await wallet.issue(templateId)];
  const click = await wallet.click(one.path);
  expect(click).toMatchObject({ statusCode: 303, headers: { 'cache-control': 'no-store' } });
  expect(wallet.newCalls()).toEqual(['POST flightClass', 'POST flightObject']);
  expect(saved(click.headers?.location)).toEqual({
    flightObjects: [{ id: objectId(one.passKey), classId: classId() }],
  });
  await wallet.click(other.path);
  expect(wallet.newCalls()).toEqual(['POST flightObject']);
  expect(await stored(one.passKey)).toMatchObject({
    version: 1,
    googleObject: { passVersion: 1, templateVersion: 1 },
  });
  const { TABLE_NAME } = wallet.api.env;
  expect(await streamImage({ TABLE_NAME }, `TEMPLATE#${templateId}`, 'TEMPLATE')).toHaveProperty('walletBClass');
});

test('a click on what was made before makes what Google has lost, and leaves alone what it has', async () => {
  const { path, passKey } = await wallet.issue(templateId);
  const first = await wallet.click(path);
  const before = await stored(passKey);
  wallet.google.service.lose('flightObject', objectId(passKey));
  for (let again = 0; again < 2; again++) {
    wallet.newCalls();
    expect((await wallet.click(path)).headers?.location).toBe(first.headers?.location);
    expect(wallet.newCalls()).toEqual(['POST flightObject']);
  }
  expect(wallet.google.requests.at(-1)?.body).toMatchObject({ id: objectId(passKey), classId: classId() });
  expect(await stored(passKey)).toEqual(before);
});

test('an object that Google has already is recorded in an unknown version, and a worker brings it up to date', async () => {
  const { path, passKey } = await wallet.issue(templateId);
  wallet.google.service.put('flightObject', { id: objectId(passKey), classId: classId() });
  expect((await wallet.click(path)).statusCode).toBe(303);
  expect(wallet.newCalls()).toEqual(['POST flightObject']);
  expect((await stored(passKey))?.googleObject).toMatchObject({ passVersion: 0 });
  await wallet.work({ passKey });
  expect(wallet.newCalls()).toEqual([`PATCH flightObject/${objectId(passKey)}`]);
  expect((await stored(passKey))?.googleObject).toMatchObject({ passVersion: 1 });
});

test('a click whose class arrives after that of another, which knew of a change, sends it again', async () => {
  const id = await wallet.api.createTemplate();
  const { path } = await wallet.issue(id);
  wallet.google.meanwhile = async () => {
    await wallet.api.send({ action: 'updatepasstemplate', 'pass-template-id': id, 'origin-gate': 'G1' });
    await wallet.click(path);
  };
  expect(await wallet.click(path)).toMatchObject({ statusCode: 303 });
  const sent = wallet.google.requests.filter(({ method, url }) => method === 'POST' && url.endsWith('flightClass'));
  expect(sent.at(-1)?.body).toMatchObject({ origin: { gate: 'G1' } });
});

test('a click on a pass whose change a worker is about to send leaves it to that', async () => {
  const { path, passKey, passId } = await wallet.issue(templateId);
  await wallet.click(path);
  const change = { 'pass-template-id': templateId, 'pass-id': passId, 'pass-data': { 'seat-number': '4C' } };
  await wallet.api.send({ action: 'updatepassdata', ...change });
  const before = await stored(passKey);
  expect((await wallet.click(path)).statusCode).toBe(303);
  expect(await stored(passKey)).toEqual(before);
  expect(before?.googleObject).toMatchObject({ passVersion: 1 });
});

test('an object that a change of the template missed, as it was not recorded yet, is sent by a worker', async () => {
  const id = await wallet.api.createTemplate();
  await wallet.click((await wallet.issue(id)).path);
  const { path, passKey } = await wallet.issue(id);
  wallet.google.meanwhile = async () => {
    await wallet.api.send({ action: 'updatepasstemplate', 'pass-template-id': id, 'info-module': 'Use entrance B' });
  };
  wallet.newCalls();
  expect((await wallet.click(path)).statusCode).toBe(303);
  expect((await stored(passKey))?.googleObject).toMatchObject({ passVersion: 0, templateVersion: 1 });
  await wallet.work({ passKey });
  expect(wallet.newCalls()).toEqual(['POST flightObject', `PATCH flightObject/${objectId(passKey)}`]);
  expect(JSON.stringify(wallet.google.requests.at(-1)?.body)).toContain('Use entrance B');
  expect((await stored(passKey))?.googleObject).toMatchObject({ passVersion: 1, templateVersion: 2 });
});

test('a click that finds the object of another, which knew of a change, sends nothing older', async () => {
  await wallet.click((await wallet.issue(templateId)).path);
  wallet.newCalls();
  const { path, passKey, passId } = await wallet.issue(templateId);
  wallet.google.meanwhile = async () => {
    const ids = { 'pass-template-id': templateId, 'pass-id': passId };
    await wallet.api.send({ action: 'updatepassdata', ...ids, 'pass-data': { 'seat-number': '3D' } });
    await wallet.click(path);
  };
  expect((await wallet.click(path)).statusCode).toBe(303);
  expect(wallet.newCalls()).toEqual(['POST flightObject', 'POST flightObject']);
  expect(await stored(passKey)).toMatchObject({ version: 2, googleObject: { passVersion: 2 } });
});

test('a pass that changes while its object is made is sent again', async () => {
  const { path, passKey, passId } = await wallet.issue(templateId);
  const update = { action: 'updatepassdata', 'pass-template-id': templateId, 'pass-id': passId };
  const { web } = wallet.api;
  const makeObject: typeof web.google.makeObject = async (...args) => {
    const isNew = await web.google.makeObject(...args);
    await wallet.api.send({ ...update, 'pass-data': { 'seat-number': '7F' } });
    return isNew;
  };
  const { putClass, saveLink } = web.google;
  const google = { ...web.google, putClass, saveLink, makeObject };
  await serveGoogle({ ...publicRequest('GET', `${path}/walletb`), params: { id: path.slice(3) } }, { ...web, google });
  expect(wallet.newCalls()).toEqual(['POST flightObject', 'POST flightObject']);
  expect(wallet.google.requests.at(-1)?.body).toMatchObject({ boardingAndSeatingInfo: { seatNumber: '7F' } });
  // Google retains the first one: a worker sends the second.
  expect(await stored(passKey)).toMatchObject({ version: 2, googleObject: { passVersion: 0 } });
  await wallet.work({ passKey });
  expect(wallet.google.service.find('flightObject', objectId(passKey))).toMatchObject({
    boardingAndSeatingInfo: { seatNumber: '7F' },
  });
  expect(await stored(passKey)).toMatchObject({ version: 2, googleObject: { passVersion: 2 } });
});

test('where Google keeps the class, a pass that moves while its object is made gets another one from a worker', async () => {
  const { path, passKey, passId } = await wallet.issue(templateId);
  const to = await wallet.api.createTemplate();
  await wallet.click((await wallet.issue(to)).path);
  wallet.newCalls();
  wallet.google.meanwhile = async () => {
    const ids = { 'pass-template-id': templateId, 'to-pass-template-id': to, 'pass-id': passId };
    expect((await wallet.api.send({ action: 'movepass', ...ids })).body).toMatchObject({ status: 'success' });
  };
  const { headers } = await wallet.click(path);
  const id = objectId(passKey);
  expect(wallet.newCalls()).toEqual(['POST flightObject', 'POST flightObject']);
  expect(saved(headers?.location)).toEqual({ flightObjects: [{ id, classId: classId() }] });
  expect((await stored(passKey))?.googleObject).toMatchObject({
    ...{ passVersion: 0, moves: 1, classOf: templateId },
    // The object may be of any flight that the pass has left.
    hasOthers: true,
  });
  wallet.google.faults.add('class-kept');
  await wallet.work({ passKey });
  wallet.google.faults.clear();
  expect(wallet.newCalls().slice(2, 4)).toEqual(['POST flightObject', `PATCH flightObject/${id}`]);
  expect((await stored(passKey))?.googleObject).toMatchObject({ number: 1, passVersion: 2 });
  const again = await wallet.click(path);
  expect(saved(again.headers?.location)).toEqual({ flightObjects: [{ id: `${id}.1`, classId: classId(to) }] });
});

test('a pass that moves while its object is made is sent again with the class of its new flight', async () => {
  const { path, passKey, passId } = await wallet.issue(templateId);
  const to = await wallet.api.createTemplate();
  const move = { 'pass-template-id': templateId, 'to-pass-template-id': to, 'pass-id': passId };
  wallet.google.meanwhile = async () => {
    expect((await wallet.api.send({ action: 'movepass', ...move })).body).toMatchObject({ status: 'success' });
  };
  await wallet.click(path);
  expect(wallet.newCalls()).toEqual(['POST flightObject', 'POST flightClass', 'POST flightObject']);
  expect(wallet.google.requests.at(-1)?.body).toMatchObject({ id: objectId(passKey), classId: classId(to) });
  // Google retains the first one: a worker sends the second.
  await wallet.work({ passKey });
  expect(wallet.google.service.find('flightObject', objectId(passKey))).toMatchObject({ classId: classId(to) });
  expect(await stored(passKey)).toMatchObject({ googleObject: { passVersion: 2, templateVersion: 1 } });
});

test('messages that the former flight sent while a click made the object count with the new one', async () => {
  const [from, to] = [await wallet.createTemplate(), await wallet.createTemplate()];
  const { path, passKey, passId } = await wallet.issue(from);
  for (const each of [from, to]) await wallet.click((await wallet.issue(each)).path);
  wallet.google.meanwhile = async () => {
    const ids = { 'pass-template-id': from, 'to-pass-template-id': to, 'pass-id': passId };
    expect(await wallet.api.send({ action: 'movepass', ...ids })).toMatchObject({ httpStatus: 200 });
    const change = { action: 'updatepasstemplate', 'pass-template-id': from, 'destination-airport-label': 'A1' };
    expect(await wallet.api.send(change)).toMatchObject({ httpStatus: 200 });
    wallet.clock.nowMs += 1_000;
    await wallet.work({ templateId: from });
    wallet.clock.nowMs += 1_000;
  };
  await wallet.click(path);
  await wallet.work({ passKey });
  // The second is the message of the move.
  expect((await stored(passKey))?.googleObject?.toldAtUtc).toHaveLength(2);
});

describe('a pass that moves twice before its object has been sent, where Google keeps the class', () => {
  test.each([
    ['back', '', [1, 2]],
    ['to a third flight', '.2', ['', 1]],
  ])('%s: one object is left, and a tombstone leads to all', async (where, shown, ended) => {
    const { path, passKey, passId } = await wallet.issue(templateId);
    const [between, third] = [await wallet.api.createTemplate(), await wallet.api.createTemplate()];
    for (const each of [templateId, between, third]) await wallet.click((await wallet.issue(each)).path);
    const last = where === 'back' ? templateId : third;
    const move = async (from: string, to: string) => {
      const ids = { 'pass-template-id': from, 'to-pass-template-id': to, 'pass-id': passId };
      expect(await wallet.api.send({ action: 'movepass', ...ids })).toMatchObject({ httpStatus: 200 });
    };
    wallet.google.meanwhile = () => move(templateId, between);
    await wallet.click(path);
    await move(between, last);
    wallet.google.faults.add('class-kept');
    await wallet.work({ passKey });
    wallet.google.faults.clear();
    const id = objectId(passKey);
    const { headers } = await wallet.click(path);
    expect(saved(headers?.location)).toEqual({ flightObjects: [{ id: `${id}${shown}`, classId: classId(last) }] });
    const others = wallet.google.requests.filter(
      ({ body }) => (body as { state?: string } | undefined)?.state === 'INACTIVE',
    );
    expect(others.slice(-2).map(({ url }) => url.split('/').at(-1))).toEqual(
      ended.map((number) => (number === '' ? id : `${id}.${number}`)),
    );
    for (const { body } of others) expect(body).toMatchObject({ passengerName: '-' });
    await wallet.api.send({ action: 'deletepassdata', 'pass-template-id': last, 'pass-id': passId });
    expect(await wallet.api.services.passes.findTombstone(passKey)).toMatchObject({ objectNumber: 2 });
  });
});

test('HEAD makes nothing', async () => {
  const { path, passKey } = await wallet.issue(templateId);
  expect(await wallet.api.open('HEAD', `${path}/walletb`)).toMatchObject({ statusCode: 200, body: '' });
  expect(wallet.newCalls()).toEqual([]);
  expect((await stored(passKey))?.googleObject).toBeUndefined();
});

test.each([
  ['an unknown link', () => `/i/${'a'.repeat(58)}`],
  ['a link with a wrong secret', async () => `${(await wallet.issue(templateId)).path.slice(0, -26)}${'a'.repeat(26)}`],
])('%s leads nowhere', async (_title, path) => {
  expect((await wallet.click(await path())).statusCode).toBe(404);
  expect(wallet.newCalls()).toEqual([]);
});

test('other methods are not answered', async () => {
  const { path } = await wallet.issue(templateId);
  expect((await wallet.api.open('POST', `${path}/walletb`)).statusCode).toBe(405);
});

describe('while Google is out of reach', () => {
  const down = () => wallet.google.answers.push('no answer', 'no answer');
  const save = (location: unknown) => {
    const { flightObjects } = saved(location) as { flightObjects: Resource[] };
    for (const each of flightObjects) wallet.google.service.put('flightObject', each);
  };

  test('a pass that was made before is saved all the same', async () => {
    const { path } = await wallet.issue(templateId);
    await wallet.click(path);
    wallet.newCalls();
    down();
    expect((await wallet.click(path)).statusCode).toBe(303);
    expect(wallet.newCalls()).toHaveLength(2);
  });

  test('the page says what to do where the link cannot bring all that is missing', async () => {
    const { path, passKey } = await wallet.issue(await wallet.createTemplate());
    down();
    const answer = await wallet.click(path);
    expect(answer).toMatchObject({ statusCode: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(answer.body).toContain('cannot take your boarding pass right now');
    expect(answer.body).toContain(`<a class="button" href="${path}/walletb">Try again</a>`);
    expect((await stored(passKey))?.googleObject).toBeUndefined();
    expect((await wallet.click(path)).statusCode).toBe(303);
  });

  test('a pass of a flight that Google knows is brought by the link, and completed once it is saved', async () => {
    const { path, passKey } = await wallet.issue(templateId);
    down();
    const click = await wallet.click(path);
    expect(click.statusCode).toBe(303);
    expect(String(click.headers?.location).length).toBeLessThan(1_800);
    expect(saved(click.headers?.location)).toMatchObject({
      flightObjects: [{ id: objectId(passKey), classId: classId(), passengerName: 'Erika Mustermann' }],
    });
    save(click.headers?.location);
    expect((await wallet.notify({ templateId, passKey })).statusCode).toBe(200);
    expect(await stored(passKey)).toMatchObject({ googleObject: { passVersion: 0, templateVersion: 0 } });
    wallet.newCalls();
    await wallet.work({ passKey });
    expect(wallet.newCalls()).toEqual([`PATCH flightObject/${objectId(passKey)}`]);
  });

  test('such a link has no badges in words, which may tell of health; they follow once it is saved', async () => {
    const brief = { 'additional-image': '', 'info-module': '', 'relevant-locations': [], 'expiry-date': '' };
    const id = await wallet.createTemplate({ ...brief, 'walletb-badge-texts': 'True' });
    await wallet.click((await wallet.issue(id)).path);
    const reference = { 'pass-template-id': id, 'pass-id': 'wheelchair-1' };
    const needed = { 'passenger-name': 'E', 'boarding-group': '2', 'boarding-position': '4', 'seat-number': '3D' };
    const short = { ...needed, 'confirmation-number': 'A', 'barcode-value': 'B', 'service-requests': ['WCHR'] };
    const { body } = await wallet.api.send(wallet.api.passRequest(id, { ...reference, 'pass-data': short }));
    const path = new URL(String(body['pass-install-url'])).pathname;
    down();
    const { location } = (await wallet.click(path)).headers ?? {};
    // The whole object, not only what boarding needs: otherwise nothing would be proved.
    expect(saved(location)).toMatchObject({ flightObjects: [{ textModulesData: [], passConstraints: {} }] });
    save(location);
    const passKey = path.slice(3, 35);
    await wallet.notify({ templateId: id, passKey });
    await wallet.work({ passKey });
    expect(JSON.stringify(wallet.google.requests.at(-1))).toContain('WCHR');
  });

  test('a pass that has moved before the object of such a link is saved gets the class of its new flight, or another one', async () => {
    const { path, passKey, passId } = await wallet.issue(templateId);
    const to = await wallet.createTemplate();
    await wallet.click((await wallet.issue(to)).path);
    down();
    save((await wallet.click(path)).headers?.location);
    const ids = { 'pass-template-id': templateId, 'to-pass-template-id': to, 'pass-id': passId };
    await wallet.api.send({ action: 'movepass', ...ids });
    await wallet.notify({ templateId, passKey });
    expect((await stored(passKey))?.googleObject).toMatchObject({ passVersion: 0, moves: 1, classOf: templateId });
    wallet.newCalls();
    await wallet.work({ passKey });
    const id = objectId(passKey);
    expect(wallet.newCalls()).toEqual([
      `PATCH flightObject/${id}`,
      `GET flightObject/${id}`,
      // The passenger has not been notified of the move.
      `POST flightObject/${id}/addMessage`,
    ]);
    expect((await stored(passKey))?.googleObject).not.toHaveProperty('classOf');
  });
});

test('where the service account may not, or Google refuses the pass, the page says so and the log why', async () => {
  const { path } = await wallet.issue(templateId);
  wallet.google.answers.push({ status: 403, reason: 'permissionDenied' });
  expect((await wallet.click(path)).statusCode).toBe(503);
  expect(JSON.stringify(wallet.api.web.log)).toContain('"kind":"forbidden","status":403,"reason":"permissionDenied"');
});

describe('a template without an issuer', () => {
  test('has no button for Google Wallet, and its address leads nowhere', async () => {
    const other = await wallet.issue(templateId);
    expect((await wallet.api.open('GET', other.path)).body).toContain(`${other.path}/walletb`);
    const template = await wallet.api.services.templates.findLatest('demo', templateId);
    const web = wallet.api.web;
    const templates = { ...web.templates, findLatest: async () => template && { ...template, issuerId: undefined } };
    const services = { ...web, templates };
    const open = async (path: string) => decoded(await answerPublic(publicRequest('GET', path), services));
    expect((await open(other.path)).body).toContain('Add to Apple Wallet');
    expect((await open(other.path)).body).not.toContain(`${other.path}/walletb`);
    expect((await open(`${other.path}/walletb`)).statusCode).toBe(404);
  });
});

test('the page of a pass in a wallet says so, and offers it to other devices, until it is in none', async () => {
  const { path, passKey } = await wallet.issue(templateId);
  await wallet.click(path);
  const heading = async () => /<h1>(.*)<\/h1>/.exec((await wallet.api.open('GET', path)).body ?? '')?.[1];
  expect(await heading()).toBe('Your boarding pass is ready');
  await wallet.notify({ templateId, passKey });
  expect(await heading()).toBe('Your boarding pass is in your wallet');
  expect((await wallet.api.open('GET', path)).body).toMatch(/id="walleta".*id="walletb"/s);
  await wallet.notify({ templateId, passKey, event: 'del' });
  expect(await heading()).toBe('Your boarding pass is ready');
});

describe('a pass that must not be shared', () => {
  test('is offered until it is in a wallet, and again once it is in none', async () => {
    const id = await wallet.createTemplate({ 'disable-pass-sharing': 'True' });
    const { path, passKey } = await wallet.issue(id);
    const addresses = [`${path}/walletb`, `${path}/pass.pkpass`];
    await wallet.click(path);
    await wallet.notify({ templateId: id, passKey });
    for (const address of addresses) {
      const answer = await wallet.api.open('GET', address);
      expect(answer.statusCode).toBe(409);
      expect(answer.body).toContain('already in a wallet');
    }
    const page = (await wallet.api.open('GET', path)).body;
    expect(page).toContain('one device only');
    expect(page).not.toMatch(/id="wallet[ab]"/);
    await wallet.notify({ templateId: id, passKey, event: 'del' });
    expect((await wallet.click(path)).statusCode).toBe(303);
    expect((await wallet.api.open('GET', `${path}/pass.pkpass`)).statusCode).toBe(200);
  });
});

test.each(['voided', 'redeemed', 'expired'])(
  'a pass that is %s leads back to its page, and Google hears nothing',
  async (status) => {
    const { path, passId } = await wallet.issue(templateId);
    await wallet.api.send({
      action: 'updatepassdata',
      'pass-template-id': templateId,
      'pass-id': passId,
      'pass-status': status,
    });
    const click = await wallet.click(path);
    expect(click).toMatchObject({ statusCode: 303, headers: { location: path, 'cache-control': 'no-store' } });
    expect(wallet.newCalls()).toEqual([]);
  },
);

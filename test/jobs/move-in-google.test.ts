import { decodeJwt } from 'jose';
import { sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import { erasedPass } from '../../lambdas/domain/pass/erased-pass.ts';
import { revisedPass } from '../../lambdas/domain/pass/pass.ts';
import { DynamoErasure } from '../../lambdas/storage/dynamo-erasure.ts';
import { archiveFolders } from '../../lambdas/storage/s3-archive.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { forAllTests } from '../helpers/for-tests.ts';
import { issuerId, startGoogle } from '../helpers/google.ts';

const wallet = forAllTests(startGoogle);
beforeEach(() => wallet.newCalls());
afterEach(() => wallet.google.faults.clear());

/** Lets objects retain their class. */
const keepClasses = () => wallet.google.faults.add('class-kept');

const record = async (passKey: string) => {
  const pass = await wallet.api.services.passes.find(passKey);
  if (pass === undefined) throw new Error('No such pass');
  return pass;
};

const update = (templateId: string, changes: object) =>
  wallet.api.send({ action: 'updatepasstemplate', 'pass-template-id': templateId, ...changes });

/** Makes a pass in Google Wallet, and another flight. */
async function saved() {
  const from = await wallet.createTemplate();
  const to = await wallet.createTemplate({ 'departure-time': '2027-03-15T20:35:00', 'flight-number': '2728' });
  const pass = await wallet.issue(from);
  await wallet.click(pass.path);
  await wallet.notify({ ...pass, templateId: from });
  wallet.newCalls();
  const move = async () => {
    const ids = { 'pass-template-id': from, 'to-pass-template-id': to, 'pass-id': pass.passId };
    const answer = await wallet.api.send({ action: 'movepass', ...ids, 'pass-data': { 'seat-number': '14A' } });
    expect(answer).toMatchObject({ httpStatus: 200 });
  };
  const id = `${issuerId}.${pass.passKey}`;
  const work = () => wallet.work({ passKey: pass.passKey });
  return { ...pass, from, to, id, move, work };
}

const bodies = () => wallet.google.requests.slice(-5).map(({ body }) => body as Record<string, unknown> | undefined);

test('the object gets the class of the new flight, which is read back, and the passenger is notified once', async () => {
  const { id, to, passKey, move, work } = await saved();
  await move();
  await work();
  await work();
  expect(wallet.newCalls()).toEqual([
    'POST flightClass',
    `PATCH flightObject/${id}`,
    `GET flightObject/${id}`,
    `POST flightObject/${id}/addMessage`,
  ]);
  const [, , patched, , notified] = bodies();
  expect(patched).toMatchObject({ classId: `${issuerId}.${to}`, boardingAndSeatingInfo: { seatNumber: '14A' } });
  expect(notified).toMatchObject({
    message: { body: 'You are now on LH2728, 20:35, seat 14A', messageType: 'TEXT_AND_NOTIFY' },
  });
  const { googleObject, version } = await record(passKey);
  expect(googleObject).toMatchObject({ passVersion: version });
  expect(googleObject).not.toHaveProperty('classOf');
  expect(googleObject).not.toHaveProperty('number');
});

test.each<[string, number]>([
  ['keeps the class', 200],
  ['refuses another one', 400],
])(
  'where Google %s, a new object takes its place, and the old one links to it and is emptied',
  async (_title, status) => {
    const { id, to, passKey, move, work } = await saved();
    await move();
    wallet.google.faults.add(status === 200 ? 'class-kept' : 'class-refused');
    await work();
    const calls = wallet.newCalls();
    expect(calls.slice(status === 200 ? 3 : 2)).toEqual([
      'POST flightObject',
      `PATCH flightObject/${id}`,
      `POST flightObject/${id}.1/addMessage`,
    ]);
    const [, , made, ended] = bodies();
    expect(made).toMatchObject({ id: `${id}.1`, classId: `${issuerId}.${to}`, state: 'ACTIVE' });
    expect(ended).toMatchObject({ state: 'INACTIVE', linkedObjectIds: [`${id}.1`], passengerName: '-', barcode: null });
    expect(JSON.stringify(ended)).not.toContain('Mustermann');
    expect((await record(passKey)).googleObject).toMatchObject({ number: 1 });
    await wallet.api.send({
      action: 'updatepassdata',
      'pass-template-id': to,
      'pass-id': (await record(passKey)).passId,
      'pass-data': { 'seat-number': '15A' },
    });
    await work();
    expect(wallet.newCalls()[0]).toBe(`PATCH flightObject/${id}.1`);
  },
);

test('another object that could not be recorded at first is recorded, also if nothing of what it shows has changed meanwhile', async () => {
  const { passKey, path, to, move, work } = await saved();
  await wallet.click((await wallet.issue(to)).path);
  await move();
  keepClasses();
  wallet.google.meanwhile = async () => {
    const pass = await record(passKey);
    const dueAtUtc = '2027-03-16T00:00:00.000Z';
    expect(await wallet.api.services.passes.update(revisedPass(pass, { dueAtUtc }, { writeId: 'due' }))).toBe(true);
  };
  await work();
  expect((await record(passKey)).googleObject).toMatchObject({ number: 1 });
  expect(await linked(path)).toMatchObject({ classId: `${issuerId}.${to}` });
});

test('an object that was made for a flight that the pass has left meanwhile is ended', async () => {
  const { from, to, id, passKey, move, work } = await saved();
  await wallet.click((await wallet.issue(to)).path);
  await move();
  keepClasses();
  wallet.google.meanwhile = async () => {
    const { passId } = await record(passKey);
    wallet.clock.nowMs += 1_000;
    const ids = { 'pass-template-id': to, 'to-pass-template-id': from, 'pass-id': passId };
    expect(await wallet.api.send({ action: 'movepass', ...ids })).toMatchObject({ httpStatus: 200 });
  };
  wallet.newCalls();
  await work();
  const calls = wallet.newCalls();
  expect(calls).toContain('POST flightObject');
  expect(calls.slice(-3)).toEqual([
    `POST flightObject/${id}/addMessage`,
    `PATCH flightObject/${id}.1`,
    `PATCH flightObject/${id}.2`,
  ]);
  expect(bodies().at(-2)).toMatchObject({ id: `${id}.1`, state: 'INACTIVE', linkedObjectIds: [id], barcode: null });
  expect(wallet.google.service.find('flightObject', id)).not.toHaveProperty('linkedObjectIds');
  const { googleObject } = await record(passKey);
  for (const name of ['classOf', 'hasOthers', 'number']) expect(googleObject).not.toHaveProperty(name);
  // A later object gets a number of its own.
  await wallet.api.send({
    action: 'movepass',
    'pass-template-id': from,
    'to-pass-template-id': to,
    'pass-id': (await record(passKey)).passId,
  });
  keepClasses();
  await work();
  expect((await record(passKey)).googleObject).toMatchObject({ number: 3 });
});

test('a message that comes back ends what an overtaken worker may have left of an earlier object', async () => {
  const { id, to, passKey, move, work } = await saved();
  await move();
  keepClasses();
  await work();
  wallet.newCalls();
  await wallet.work({ passKey }, true);
  // An overtaken worker may also have given the object another class.
  expect(wallet.newCalls()).toEqual([
    ...[`PATCH flightObject/${id}.1`, `GET flightObject/${id}.1`],
    `PATCH flightObject/${id}`,
  ]);
  expect(bodies().at(-3)).toMatchObject({ classId: `${issuerId}.${to}` });
  expect(bodies().at(-1)).toMatchObject({ id, state: 'INACTIVE', linkedObjectIds: [`${id}.1`] });
});

/** The object in the button's link. */
async function linked(path: string): Promise<unknown> {
  const { headers } = await wallet.click(path);
  const { payload } = decodeJwt(String(headers?.location).split('/').at(-1) ?? '') as {
    payload: { flightObjects: unknown[] };
  };
  return payload.flightObjects[0];
}

test('the button names the object as Google has it: until it has moved, with the class of the old flight', async () => {
  const { id, from, to, path, move, work } = await saved();
  await move();
  expect(await linked(path)).toEqual({ id, classId: `${issuerId}.${from}` });
  keepClasses();
  await work();
  expect(await linked(path)).toEqual({ id: `${id}.1`, classId: `${issuerId}.${to}` });
});

test('Google’s callbacks count with the class of either flight, and those of the object that has been replaced do not', async () => {
  const { from, to, passKey, move, work } = await saved();
  const state = async () => (await record(passKey)).wallets?.walletb?.state;
  await move();
  await wallet.notify({ templateId: from, passKey, event: 'del' });
  expect(await state()).toBe('removed');
  await wallet.notify({ templateId: to, passKey, event: 'save' });
  expect(await state()).toBe('installed');
  keepClasses();
  await work();
  await wallet.notify({ templateId: from, passKey, event: 'del' });
  expect(await state()).toBe('installed');
  await wallet.notify({ templateId: to, passKey: `${passKey}.1`, event: 'del' });
  expect(await state()).toBe('removed');
});

test('of three messages in 24 hours those of the flight that it has left count, and earlier ones of the new flight do not', async () => {
  const { from, to, passKey, move, work } = await saved();
  const other = await wallet.issue(to);
  await wallet.click(other.path);
  for (const [templateId, gates] of [
    [from, ['A1', 'A2']],
    [to, ['B1', 'B2', 'B3']],
  ] as const)
    for (const gate of gates) {
      wallet.clock.nowMs += 1_000;
      await update(templateId, { 'destination-airport-label': gate });
      await wallet.work({ templateId });
    }
  // Clocks differ by seconds: messages within them count.
  wallet.clock.nowMs += 60_000;
  await move();
  await work();
  const { googleObject } = await record(passKey);
  expect(googleObject?.toldAtUtc).toHaveLength(3);
  wallet.newCalls();
  await wallet.api.send({
    action: 'updatepassdata',
    'pass-template-id': to,
    'pass-id': (await record(passKey)).passId,
    'pass-data': { 'seat-number': '1B' },
  });
  await work();
  expect(wallet.newCalls()).toHaveLength(1);
});

test('a message of the old flight until the object has moved counts with the new one: a fourth is silent', async () => {
  const { from, id, move, work } = await saved();
  await move();
  for (const label of ['A1', 'A2', 'A3']) {
    wallet.clock.nowMs += 1_000;
    await update(from, { 'destination-airport-label': label });
    await wallet.work({ templateId: from });
  }
  wallet.newCalls();
  await work();
  expect(wallet.newCalls()).toEqual(['POST flightClass', `PATCH flightObject/${id}`, `GET flightObject/${id}`]);
});

test('a message of the old flight while Google moves the object counts, too', async () => {
  const { from, passKey, move, work } = await saved();
  await move();
  await update(from, { 'destination-airport-label': 'A1' });
  wallet.google.meanwhile = async () => {
    wallet.clock.nowMs += 1_000;
    await wallet.work({ templateId: from });
    wallet.clock.nowMs += 1_000;
  };
  await work();
  expect((await record(passKey)).googleObject?.toldAtUtc).toHaveLength(2);
});

test('a message of a flight that a pass has left again counts: a worker that died may have given the object its class', async () => {
  const { from, to, passId, passKey, move, work } = await saved();
  await wallet.click((await wallet.issue(to)).path);
  await move();
  wallet.clock.nowMs += 1_000;
  await update(to, { 'destination-airport-label': 'B1' });
  await wallet.work({ templateId: to });
  wallet.clock.nowMs += 1_000;
  const back = { 'pass-template-id': to, 'to-pass-template-id': from, 'pass-id': passId };
  expect(await wallet.api.send({ action: 'movepass', ...back })).toMatchObject({ httpStatus: 200 });
  await work();
  expect((await record(passKey)).googleObject?.toldAtUtc).toHaveLength(2);
});

test('no other object is looked for where the class of the new flight was made by several, and none has been sent', async () => {
  const { id, to, move, work } = await saved();
  await move();
  wallet.google.meanwhile = async () => void (await update(to, { 'destination-airport-label': 'A1' }));
  await work();
  const calls = wallet.newCalls().filter((call) => call.startsWith('PATCH flightObject'));
  expect(calls).toEqual([`PATCH flightObject/${id}`]);
});

test('of a deleted pass its tombstone leads to its last object and to the archives of all its flights', async () => {
  const { from, to, passId, passKey, move, work } = await saved();
  await move();
  keepClasses();
  await work();
  await wallet.api.send({ action: 'deletepassdata', 'pass-template-id': to, 'pass-id': passId });
  const tombstone = await wallet.api.services.passes.findTombstone(passKey);
  expect(tombstone).toMatchObject({ templateId: to, formerTemplates: [from], objectNumber: 1 });
  expect(archiveFolders(tombstone ?? { account: '', templateId: '', passKey })).toEqual([
    `archive/demo/${to}/${passKey}/`,
    `archive/demo/${from}/${passKey}/`,
  ]);
});

test('an erased pass that was to move is emptied where it is, and where a worker that died may have put it', async () => {
  const { id, passKey, move, work } = await saved();
  await move();
  const erased = erasedPass(await record(passKey), { at: new Date(wallet.clock.nowMs), writeId: 'erasure' });
  const table = tableOf(wallet.api.env.TABLE_NAME, sdkConfig(), fixedClock(now));
  expect(await new DynamoErasure(table).blank(erased)).toBe(true);
  await work();
  expect(wallet.newCalls()).toEqual(['POST flightClass', `PATCH flightObject/${id}`, `PATCH flightObject/${id}.1`]);
  // Google may refuse another class: the object must be emptied nevertheless.
  for (const body of bodies().slice(-2)) expect(body).not.toHaveProperty('classId');
});

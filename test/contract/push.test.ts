import type { PushWork } from '../../lambdas/domain/updates/work.ts';
import { pushDevices } from '../../lambdas/jobs/push/push-devices.ts';
import { ServiceBusy } from '../../lambdas/ports/runtime.ts';
import { type ApplePush, PushRefused } from '../../lambdas/ports/wallets.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { now } from '../helpers/examples.ts';
import { FaultInjectingHandler } from '../helpers/fault-injecting-handler.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { pushOn } from '../helpers/jobs.ts';
import { issuePass, passType } from '../helpers/passkit.ts';
import { inProcessPhone } from '../helpers/phones.ts';
import { relayChange, streamImage } from '../helpers/stream.ts';

const { api } = apiForAllTests();
let push: ReturnType<typeof pushOn>;
let notified: string[];
/** Apple's answer to a push; by default true. */
let answer: (pushToken: string) => boolean | Error;
const applePush: ApplePush = {
  async push(pushToken, certificate) {
    expect(certificate.passTypeId).toBe(passType);
    const outcome = answer(pushToken);
    if (outcome instanceof Error) throw outcome;
    notified.push(pushToken);
    return outcome;
  },
};
beforeAll(async () => {
  push = pushOn(api.aws, applePush, { clock: fixedClock(now) });
});
beforeEach(() => {
  notified = [];
  answer = () => true;
});

const pushTo = (...targets: PushWork['targets']) => pushDevices({ account: 'demo', targets }, push.services);

async function installed() {
  const pass = await issuePass(api, await api.createTemplate());
  const { serial } = await pass.phone.install(pass.pkpass);
  const pushToken = `push-token-of-${pass.device}`;
  const registration = () => api.web.registrations.find(serial, pass.deviceId);
  return { ...pass, pushToken, registration };
}

test('a device gets one push for a change, however often the message comes', async () => {
  const { serial, pushToken, update } = await installed();
  await update({ 'seat-number': '1A' });
  await pushTo({ passKeys: [serial] });
  await pushTo({ passKeys: [serial] });
  expect(notified).toEqual([pushToken]);
  await update({ 'seat-number': '1B' });
  await pushTo({ passKeys: [serial] });
  expect(notified).toEqual([pushToken, pushToken]);
});

test('clearing standby is one push, after which one field with a message on the lock screen has changed', async () => {
  const { serial, pushToken, update, phone } = await installed();
  await update({ 'passenger-kind': 'standby', 'seat-number': '', 'boarding-group': '', 'boarding-position': '' });
  const fields = async () => {
    await phone.fetch(serial);
    return Object.values(phone.passes.get(serial)?.passJson.boardingPass ?? {}).flat() as Record<string, string>[];
  };
  const before = await fields();
  await update({
    ...{ 'passenger-kind': 'confirmed', 'seat-number': '12C' },
    ...{ 'boarding-group': '2', 'boarding-position': '42' },
  });
  await pushTo({ passKeys: [serial] });
  expect(notified).toEqual([pushToken]);
  const shown = new Map(before.map(({ key, value }) => [key, value]));
  const changed = (await fields()).filter(({ key = '', value }) => shown.has(key) && shown.get(key) !== value);
  expect(changed.map(({ key, value, changeMessage }) => [key, value, changeMessage])).toEqual([
    ['seat', '12C', undefined],
    ['last-notification', 'Seat: 12C', '%@'],
  ]);
});

test('a device that has just registered is notified when the index, from which it is answered, shows it; others at once', async () => {
  const { serial, pushToken, update } = await installed();
  await update({ 'seat-number': '1A' });
  const pushAt = async (at: Date) => {
    const clock = fixedClock(at);
    await pushDevices({ account: 'demo', targets: [{ passKeys: [serial] }] }, { ...push.services, clock });
    return clock.waits;
  };
  expect(await pushAt(new Date(now.getTime() + 300))).toEqual([700]);
  await update({ 'seat-number': '1B' });
  expect(await pushAt(new Date(now.getTime() + 1_000))).toEqual([]);
  expect(notified).toEqual([pushToken, pushToken]);
});

test('a push that Apple has taken and that cannot be recorded is recorded later, and not sent again', async () => {
  const { serial, pushToken, registration, update } = await installed();
  await update({ 'seat-number': '1A' });
  for (const queue of Object.values(api.aws.queues)) queue.purge();
  const recordPush = () => Promise.reject(new ServiceBusy('DynamoDB is asked for too much at a time'));
  const work = { account: 'demo', targets: [{ passKeys: [serial] }] };
  const { registrations } = push.services;
  const failing = Object.create(registrations, { recordPush: { value: recordPush } });
  await pushDevices(work, { ...push.services, registrations: failing });
  expect((await registration())?.pushedSum).toBeUndefined();
  await push.drain();
  expect((await registration())?.pushedSum).toBe(3);
  await pushDevices(work, push.services);
  expect(notified).toEqual([pushToken]);
});

test('a push says when Apple accepted it, for the first time', async () => {
  const { serial, registration, update } = await installed();
  await update({ 'seat-number': '1A' });
  await pushTo({ passKeys: [serial] });
  const pushed = { pushedSum: 3, pushedAtUtc: now.toISOString() };
  expect(await registration()).toMatchObject(pushed);
  const later = { ...push.services, clock: fixedClock(new Date(now.getTime() + 60_000)) };
  await pushDevices({ account: 'demo', targets: [{ passKeys: [serial] }] }, later);
  expect(await registration()).toMatchObject(pushed);
});

test('a refusal is recorded when it is news, and gone with the next push that Apple accepts', async () => {
  const { serial, registration, update } = await installed();
  await update({ 'seat-number': '1A' });
  const minutes = [0, 1, 2].map((minute) => new Date(now.getTime() + minute * 60_000));
  for (const [n, reason] of ['BadCertificate', 'BadCertificate', 'TooManyProviderTokenUpdates'].entries()) {
    answer = () => new PushRefused(reason, 403);
    const services = { ...push.services, clock: fixedClock(minutes[n] ?? now) };
    const pushing = pushDevices({ account: 'demo', targets: [{ passKeys: [serial] }] }, services);
    await expect(pushing).rejects.toThrow(PushRefused);
    const since = minutes[n === 2 ? 2 : 0]?.toISOString();
    expect((await registration())?.refusal).toEqual({ reason, atUtc: since });
  }
  answer = () => true;
  await pushTo({ passKeys: [serial] });
  expect((await registration())?.refusal).toBeUndefined();
});

test('a push to an earlier token is not recorded for the one that has replaced it', async () => {
  const { serial, deviceId, registration, update } = await installed();
  await update({ 'seat-number': '1A' });
  const notified = [{ passKey: serial, deviceId, sum: 3, writeId: 'of-an-earlier-registration' }];
  await pushDevices({ account: 'demo', targets: [], told: notified }, push.services);
  expect((await registration())?.pushedSum).toBeUndefined();
});

/** Relays the changes of these items of the pass, and takes all queued messages at the same time, delayed ones, too. */
async function relayed(serial: string, kinds: readonly string[], change: () => Promise<unknown>) {
  const images = () => Promise.all(kinds.map((SK) => streamImage(api.env, `PASS#${serial}`, SK)));
  for (const queue of Object.values(api.aws.queues)) queue.purge();
  const before = await images();
  await change();
  for (const [index, after] of (await images()).entries()) await relayChange(api.aws, before[index], after);
  api.aws.passTime(3);
  const messages = api.aws.queues.push.receive(10).map(({ body }) => JSON.parse(body) as PushWork);
  await Promise.all(messages.map((work) => pushDevices(work, push.services)));
}

test('the first install of a pass that gets its expiration by it is pushed once, however close the messages are', async () => {
  const templateId = await api.createTemplate();
  const autoExpiry = { 'auto-expire-number-days': 2, 'auto-expire-timezone': 'Europe/Berlin' };
  const changes = { 'no-expiration': 'False', 'expiration-setting': 'auto', ...autoExpiry };
  await api.send({ action: 'updatepasstemplate', 'pass-template-id': templateId, ...changes });
  const { device, deviceId, phone, pkpass, record, serial, update } = await issuePass(api, templateId);
  await update({ 'expiration-timestamp': '' });
  const before = await record();
  await relayed(serial, [`DEVICE#${deviceId}`, 'PASS'], () => phone.install(pkpass));
  expect(await record()).toMatchObject({ version: before.version + 1 });
  expect(notified).toEqual([`push-token-of-${device}`]);
});

test('contact data alone are stored and published as an event, but wake no phone, patch nothing and leave the files', async () => {
  const { link, record, serial, update } = await installed();
  const before = await record();
  const eventsBefore = api.aws.events.all().length;
  const contact = { 'user-email': 'new@example.com' };
  await relayed(serial, ['PASS'], () => update({}, { 'pass-meta-data': contact }));
  expect(notified).toEqual([]);
  expect(api.aws.queues.google.counts().visible).toBe(0);
  expect(api.aws.bucket.get(`i/${link}/pass.pkpass`)).toBeDefined();
  expect(await record()).toMatchObject({
    version: before.version,
    revision: before.revision + 1,
    contact: { ...before.contact, ...contact },
  });
  expect(api.aws.events.all().slice(eventsBefore)).toMatchObject([
    { Detail: { 'event-type': 'PassUpdated', ...contact } },
  ]);
});

test('two changes before the first message is taken make one push', async () => {
  const { serial, pushToken, update, updateTemplate } = await installed();
  await update({ 'seat-number': '1A' });
  await updateTemplate({ 'origin-gate': 'Z9' });
  await pushTo({ passKeys: [serial] });
  await pushTo({ passKeys: [serial] });
  expect(notified).toEqual([pushToken]);
});

test('a device that registers for a pass as it was issued is not notified; one that missed a change is', async () => {
  const { serial, deviceId, pushToken, updateTemplate, phone, pkpass } = await installed();
  await pushTo({ passKeys: [serial], deviceId });
  expect(notified).toEqual([]);
  await phone.remove(serial);
  await updateTemplate({ 'origin-gate': 'Z9' });
  await phone.install(pkpass);
  await pushTo({ passKeys: [serial], deviceId });
  expect(notified).toEqual([pushToken]);
});

test('every device of a pass gets a push, or only a named one', async () => {
  const { serial, deviceId, pushToken, pkpass, update } = await installed();
  await inProcessPhone(api, 'second', 'second-token').install(pkpass);
  await update({ 'seat-number': '1A' });
  await pushTo({ passKeys: [serial], deviceId });
  expect(notified).toEqual([pushToken]);
  await pushTo({ passKeys: [serial] });
  expect(notified).toEqual([pushToken, 'second-token']);
});

test('a family’s passes on one phone make one push', async () => {
  const { serial, deviceId, pushToken, phone, updateTemplate, record } = await installed();
  const { templateId } = await record();
  const other = await issuePass(api, templateId, phone);
  await phone.install(other.pkpass);
  await updateTemplate({ 'origin-gate': 'Z9' });
  const target = { passKeys: [serial, other.serial], deviceId };
  await pushTo(target);
  await pushTo(target);
  await pushTo({ passKeys: [other.serial] });
  expect(notified).toEqual([pushToken]);
});

test('devices of one flight are read in one request, and their template once', async () => {
  const templateId = await api.createTemplate();
  const passes = [];
  for (let n = 0; n < 3; n++) {
    const pass = await issuePass(api, templateId);
    await pass.phone.install(pass.pkpass);
    passes.push(pass);
  }
  await passes[0]?.updateTemplate({ 'origin-gate': 'Z9' });
  const requestHandler = new FaultInjectingHandler();
  const { services } = pushOn(api.aws, applePush, { clock: fixedClock(now), requestHandler });
  const targets = passes.map(({ serial, deviceId }) => ({ passKeys: [serial], deviceId }));
  await pushDevices({ account: 'demo', targets }, services);
  expect(notified).toHaveLength(3);
  // One GetItem reads the template, the other the certificate.
  const once = ['BatchGetItem', 'GetItem', 'GetItem', 'GetSecretValue'];
  // One message repeats the pushes to those that do not fetch.
  const pushed = ['SendMessageBatch', 'UpdateItem', 'UpdateItem', 'UpdateItem'];
  expect(requestHandler.operations.sort()).toEqual([...once, ...pushed]);
});

test('a pass that was deleted meanwhile is not notified', async () => {
  const pass = await installed();
  await pass.update({ 'seat-number': '1A' });
  await pass.delete();
  await pushTo({ passKeys: [pass.serial] });
  expect(notified).toEqual([]);
});

test('a device that Apple does not know any more is forgotten, and the pass is no longer installed', async () => {
  const { serial, record, registration, update } = await installed();
  await update({ 'seat-number': '1A' });
  answer = () => false;
  await pushTo({ passKeys: [serial] });
  expect(await registration()).toBeUndefined();
  expect(await record()).toMatchObject({ devices: 0, wallets: { walleta: { state: 'removed', isGone: true } } });
});

test('of two devices the other one keeps the pass installed', async () => {
  const { serial, pushToken, pkpass, record, update } = await installed();
  await inProcessPhone(api, 'other-phone', 'other-token').install(pkpass);
  await update({ 'seat-number': '1A' });
  answer = (token) => token !== pushToken;
  await pushTo({ passKeys: [serial] });
  expect(await record()).toMatchObject({ devices: 1, wallets: { walleta: { state: 'installed' } } });
});

test('a device that has come back with another token while Apple answered stays', async () => {
  const { serial, deviceId, phone, registration, record, update } = await installed();
  await update({ 'seat-number': '1A' });
  const targets = [{ passKeys: [serial], deviceId }];
  const stale = await push.services.records.find(targets);
  await phone.register(serial, 'new-token');
  answer = () => false;
  const records = { find: async () => stale, notified: async () => [] };
  await pushDevices({ account: 'demo', targets }, { ...push.services, records });
  expect(await registration()).toMatchObject({ pushToken: 'new-token' });
  expect(await record()).toMatchObject({ devices: 1 });
});

test('what Apple cannot take now comes back with its message; the others have been notified', async () => {
  const [one, two] = [await installed(), await installed()];
  await one.update({ 'seat-number': '1A' });
  await two.update({ 'seat-number': '1A' });
  const targets = [{ passKeys: [one.serial] }, { passKeys: [two.serial] }];
  answer = (token) => (token === one.pushToken ? new Error('APNs answered 503') : true);
  await expect(pushTo(...targets)).rejects.toThrow('APNs answered 503');
  answer = () => true;
  await pushTo(...targets);
  expect(notified).toEqual([two.pushToken, one.pushToken]);
});

test('a push that Apple refuses for good is logged by its pass, without token or device', async () => {
  const { serial, pushToken, deviceId, update } = await installed();
  await update({ 'seat-number': '1A' });
  answer = () => new PushRefused('BadCertificate');
  await expect(pushTo({ passKeys: [serial] })).rejects.toThrow(PushRefused);
  expect(push.log.lines.at(-1)).toEqual([
    'PUSH-REFUSED',
    expect.any(PushRefused),
    { account: 'demo', passKey: serial },
  ]);
  expect(JSON.stringify(push.log.lines)).not.toMatch(new RegExp(`${pushToken}|${deviceId}`));
});

test('a push for which there is no certificate any more says so in the log, and comes back', async () => {
  const { serial, update } = await installed();
  await update({ 'seat-number': '1A' });
  const accounts = { appleCertificate: async () => undefined };
  const work = { account: 'demo', targets: [{ passKeys: [serial] }] };
  await expect(pushDevices(work, { ...push.services, accounts })).rejects.toThrow(PushRefused);
  const error = expect.objectContaining({ reason: 'NoActiveCertificate' });
  expect(push.log.lines.at(-1)).toEqual(['PUSH-REFUSED', error, { account: 'demo', passKey: serial }]);
  expect(notified).toEqual([]);
});

test('updates that are not to be notified are pushed all the same: the pass still changes', async () => {
  const { serial, pushToken, updateTemplate } = await installed();
  await updateTemplate({ 'enable-update-notifications': 0 });
  await pushTo({ passKeys: [serial] });
  expect(notified).toEqual([pushToken]);
});

test('a worker ends when the phones of its pushes have asked, each for its list and its pass; a repeated one at once', async () => {
  const { serial, pushToken, update } = await installed();
  await update({ 'seat-number': '1A' });
  for (const queue of Object.values(api.aws.queues)) queue.purge();
  const waitsOfWorker = async () => {
    await push.services.pushes.add([{ account: 'demo', targets: [{ passKeys: [serial] }] }]);
    const clock = fixedClock(new Date(now.getTime() + 1_000));
    const worker = pushOn(api.aws, applePush, { clock });
    Object.assign(worker.services, { paceOf: () => ({ callsPerSecond: 10, callsAtOnce: 2 }) });
    await worker.drain();
    return clock.waits;
  };
  expect(await waitsOfWorker()).toEqual([200]);
  expect(await waitsOfWorker()).toEqual([]);
  expect(notified).toEqual([pushToken]);
});

import { dispatch } from '../../lambdas/api/dispatch.ts';
import { createApiContext } from '../../lambdas/context/api.ts';
import { sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import type { PushWork } from '../../lambdas/domain/updates/work.ts';
import { byTemplateKey, registrationKey } from '../../lambdas/storage/keys.ts';
import { deviceIdOf } from '../../lambdas/web/passkit/phone-request.ts';
import { apiKey } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { now } from '../helpers/examples.ts';
import { FaultInjectingHandler } from '../helpers/fault-injecting-handler.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { drainFanOut, pushOn } from '../helpers/jobs.ts';
import { issuePass, passType } from '../helpers/passkit.ts';
import { inProcessPhone } from '../helpers/phones.ts';
import { recordingLog } from '../helpers/recording-log.ts';
import { relayChange, streamImage } from '../helpers/stream.ts';

const clock = fixedClock(now);
const { api } = apiForAllTests();
let templateId: string;
beforeEach(async () => {
  templateId = await api.createTemplate();
  for (const queue of Object.values(api.aws.queues)) queue.purge();
});

/** Changes the template and relays the change. */
async function change(fields: Record<string, unknown>): Promise<void> {
  const image = () => streamImage(api.env, `TEMPLATE#${templateId}`, 'TEMPLATE');
  const before = await image();
  await api.send({ action: 'updatepasstemplate', 'pass-template-id': templateId, ...fields });
  await relayChange(api.aws, before, await image());
}

const fanOut = () => drainFanOut(api.aws);

/** The targets of the pushes that are queued. */
function queuedTargets(): PushWork['targets'] {
  const messages = api.aws.queues.push.receive(1_000);
  return messages.flatMap(({ body }) => (JSON.parse(body) as PushWork).targets);
}

async function install(count: number) {
  const passes = [];
  for (let n = 0; n < count; n++) {
    const pass = await issuePass(api, templateId);
    await pass.phone.install(pass.pkpass);
    passes.push(pass);
  }
  return passes;
}

const isStored = (link: string) => api.aws.bucket.get(`i/${link}/pass.pkpass`) !== undefined;

test('a change of a flight is queued for every device that has a pass of it, fifty in a message', async () => {
  const devices = await install(52);
  await change({ 'origin-gate': 'Z9' });
  await fanOut();
  expect(api.aws.queues.push.counts().visible).toBe(2);
  expect(
    queuedTargets()
      .map(({ deviceId }) => deviceId)
      .sort(),
  ).toEqual(devices.map(({ deviceId }) => deviceId).sort());
});

test('a phone with the passes of a family is queued once', async () => {
  await install(1);
  const phone = inProcessPhone(api, 'family');
  for (let n = 0; n < 2; n++) await phone.install((await issuePass(api, templateId, phone)).pkpass);
  await change({ 'origin-gate': 'Z9' });
  await fanOut();
  const targets = queuedTargets();
  expect(targets).toHaveLength(2);
  expect(targets.find(({ deviceId }) => deviceId === deviceIdOf('family'))?.passKeys).toHaveLength(2);
});

test('registrations are read page by page, and no page ends within a device', async () => {
  const table = tableOf(api.env.TABLE_NAME, sdkConfig(), fixedClock());
  const register = (deviceId: string, n: number) => {
    const passKey = `pass-${deviceId}-${String(n).padStart(3, '0')}`;
    return table.put({
      ...registrationKey(passKey, deviceId),
      ...byTemplateKey(templateId, deviceId, passKey),
      ...{ account: 'demo', deviceId, passKey },
    });
  };
  const counts = { alone: 1, crowd: 503, half: 300, other: 300 };
  for (const [deviceId, count] of Object.entries(counts))
    await Promise.all(Array.from({ length: count }, (_, n) => register(deviceId, n)));
  const pages: Record<string, number>[] = [];
  let after: string | undefined;
  do {
    const { registrations, next } = await api.web.registrations.pageOf(templateId, { after });
    const devices = Map.groupBy(registrations, ({ deviceId }) => deviceId);
    pages.push(Object.fromEntries([...devices].map(([deviceId, all]) => [deviceId, all.length])));
    after = next;
  } while (after);
  // A device is split only where its registrations exceed a page.
  expect(pages).toEqual([{ alone: 1 }, { crowd: 500 }, { crowd: 3, half: 300 }, { other: 300 }]);
});

test('a newer version supersedes an older: what is queued for that is dropped', async () => {
  await install(1);
  await change({ 'origin-gate': 'Z8' });
  await change({ 'origin-gate': 'Z9' });
  await fanOut();
  expect(queuedTargets()).toHaveLength(1);
});

test('an update that changes nothing reaches no device', async () => {
  await install(1);
  await api.send({ action: 'updatepasstemplate', 'pass-template-id': templateId, 'origin-gate': 'Z9' });
  const image = await streamImage(api.env, `TEMPLATE#${templateId}`, 'TEMPLATE');
  await change({ 'origin-gate': 'Z9' });
  expect(await streamImage(api.env, `TEMPLATE#${templateId}`, 'TEMPLATE')).toEqual(image);
  expect(api.aws.queues['fan-out'].counts()).toEqual({ visible: 0, invisible: 0 });
});

test('files that a warm function stored from the old template, while the fan-out ran, go 2 minutes later', async () => {
  const warm = createApiContext(api.env, { clock, log: recordingLog() });
  const issue = async (passId: string) => {
    const request = api.passRequest(templateId, { 'pass-id': passId });
    const { body } = await dispatch({ apiKey, body: JSON.stringify(request), requestId: 'request-1' }, warm);
    return String(body['pass-install-url']).split('/i/')[1] as string;
  };
  const early = await issue('warming');
  await change({ 'origin-gate': 'Z9' });
  await fanOut();
  expect(isStored(early)).toBe(false);
  const late = await issue('late');
  expect(isStored(late)).toBe(true);
  api.aws.passTime(119);
  await fanOut();
  expect(isStored(late)).toBe(true);
  api.aws.passTime(1);
  await fanOut();
  expect(isStored(late)).toBe(false);
});

test('when a field that says what becomes of passes in time has changed, all passes know', async () => {
  const pass = await issuePass(api, templateId);
  expect((await pass.record()).dueAtUtc).toBe('2027-03-12T08:00:00.000Z');
  await change({ 'never-installed-ttl': 24 });
  await fanOut();
  const { dueAtUtc, version } = await pass.record();
  expect(dueAtUtc).toBe('2027-03-11T08:00:00.000Z');
  expect(version).toBe(1);
});

test('from the change to the phone: fan-out and pushes notify each device once', async () => {
  const devices = await install(3);
  const notified: string[] = [];
  const push = pushOn(api.aws, { push: async (token) => Boolean(notified.push(token)) }, { clock });
  await change({ 'origin-gate': 'Z9' });
  await fanOut();
  await push.drain();
  expect(notified.sort()).toEqual(devices.map(({ device }) => `push-token-of-${device}`).sort());
  api.aws.passTime(120);
  await fanOut();
  await push.drain();
  expect(notified).toHaveLength(3);
});

test('notifying 60 phones of a change takes a write for each, 22 reads and 6 batches of messages, with the second round', async () => {
  const passes = await install(60);
  const requestHandler = new FaultInjectingHandler();
  const overrides = { clock, requestHandler };
  const notified = new Set<string>();
  const push = pushOn(api.aws, { push: async (token) => Boolean(notified.add(token)) }, overrides);
  await change({ 'origin-gate': 'Z9' });
  for (const seconds of [0, 120]) {
    api.aws.passTime(seconds);
    await drainFanOut(api.aws, overrides);
    await push.drain();
    for (const { phone } of passes) await phone.onPush(passType);
  }
  expect(notified.size).toBe(passes.length);
  const count = (kind: RegExp) => requestHandler.operations.filter((operation) => kind.test(operation)).length;
  expect(count(/^(Put|Update|Delete|Transact|BatchWrite)/)).toBe(passes.length);
  expect(count(/^(Get|BatchGet)Item$|^Query$/)).toBeLessThanOrEqual(22);
  // Two of them lead to whether 50 and 10 phones are to be pushed to again.
  expect(count(/^SendMessageBatch$/)).toBeLessThanOrEqual(6);
});

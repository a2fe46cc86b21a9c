import type { PushWork } from '../../lambdas/domain/updates/work.ts';
import { pushDevices } from '../../lambdas/jobs/push/push-devices.ts';
import { ServiceBusy } from '../../lambdas/ports/runtime.ts';
import type { ApplePush } from '../../lambdas/ports/wallets.ts';
import type { PushRecords } from '../../lambdas/ports/work.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { pushOn } from '../helpers/jobs.ts';
import { issuePass, passType } from '../helpers/passkit.ts';

const { api } = apiForAllTests();

/** Seconds of the test at which pushes of each token were accepted. */
let pushedAt: [token: string, seconds: number][];
/** Apple's answer to a push; by default true. */
let answer: (pushToken: string) => boolean | Error;
let seconds: number;
const applePush: ApplePush = {
  async push(token) {
    const outcome = answer(token);
    if (outcome instanceof Error) throw outcome;
    if (outcome) pushedAt.push([token, seconds]);
    return outcome;
  },
};
const at = () => new Date(now.getTime() + seconds * 1_000);
let worker: ReturnType<typeof pushOn>;
const queues = () => [api.aws.queues.push, api.aws.queues.repeat];

beforeAll(() => {
  worker = pushOn(api.aws, applePush, { clock: fixedClock(at) });
});
beforeEach(() => {
  for (const queue of queues()) queue.purge();
  [pushedAt, seconds] = [[], 0];
  answer = () => true;
});

/** Works on messages for so many minutes. */
async function after(minutes: number): Promise<void> {
  const end = seconds + minutes * 60;
  for (;;) {
    await worker.drain();
    const isIdle = queues().every(({ size }) => size === 0);
    const step = isIdle ? end - seconds : Math.min(5, end - seconds);
    if (step === 0) return;
    seconds += step;
    api.aws.passTime(step);
  }
}

async function changed(fields: object = { 'origin-gate': 'Z9' }) {
  const pass = await issuePass(api, await api.createTemplate());
  const { serial } = await pass.phone.install(pass.pkpass);
  await pass.updateTemplate(fields);
  for (const queue of queues()) queue.purge();
  const registration = () => api.web.registrations.find(serial, pass.deviceId);
  return { ...pass, pushToken: `push-token-of-${pass.device}`, registration, work: workOf([serial]) };
}
const workOf = (passKeys: readonly string[]): PushWork => ({ account: 'demo', targets: [{ passKeys }] });
const add = (...work: PushWork[]) => worker.services.pushes.add(work);
const times = () => pushedAt.map(([, second]) => second);
const everyTime = [0, 65, 245, 725, 1805];

test('a device that does not fetch is pushed to again after 1, 4, 12 and 30 minutes, and then left in peace', async () => {
  const { work, registration } = await changed();
  const sent = jest.spyOn(api.aws.queues.repeat, 'send');
  await add(work);
  await after(120);
  expect(times()).toEqual(everyTime);
  expect(await registration()).toMatchObject({ pushedSum: 3, pushedAtUtc: now.toISOString(), repeats: 4 });
  // Lambda stops a function that has called itself 16 times, and 15 minutes are the longest delay of a message.
  expect(sent).toHaveBeenCalledTimes(5);
});

test('one that has fetched is not pushed to again, nor is one that unregisters', async () => {
  const [one, other] = [await changed(), await changed()];
  await add(one.work, other.work);
  await after(0);
  await one.phone.onPush(passType);
  await after(2);
  await other.phone.remove(other.serial);
  await after(60);
  const of = ({ pushToken }: typeof one) => pushedAt.flatMap(([token, second]) => (token === pushToken ? second : []));
  expect([of(one), of(other)]).toEqual([[0], [0, 65]]);
});

test('an old copy of a registration does not end its repeated pushes: it is read again, as it is', async () => {
  const { work, registration } = await changed();
  const before = await registration();
  await add(work);
  await after(0);
  const records: PushRecords = worker.services.records;
  const notified = records.notified.bind(records);
  const read = jest
    .spyOn(records, 'notified')
    .mockImplementation(async (devices, how) => (how === 'eventual' && before ? [before] : notified(devices, how)));
  await after(60);
  expect(times()).toEqual(everyTime);
  read.mockRestore();
});

test('one that asked, and was refused the pass, is pushed to until it has it', async () => {
  const { work, phone, serial } = await changed();
  await add(work);
  await after(0);
  await phone.list(passType);
  await after(2);
  await phone.fetch(serial);
  await after(60);
  expect(times()).toEqual([0, 65]);
});

test('the next change ends the repetitions of the one before it, and has its own', async () => {
  const { work, updateTemplate } = await changed();
  await add(work);
  await after(3);
  await updateTemplate({ 'origin-gate': 'Z8' });
  await add(work);
  await after(60);
  expect(times()).toEqual([0, 65, ...everyTime.map((second) => second + 180)]);
});

test('nothing is pushed again after the flight has left', async () => {
  const leaves = { 'boarding-time': '2027-03-10T08:30:00', 'departure-time': '2027-03-10T09:03:00' };
  const { work } = await changed(leaves);
  await add(work);
  await after(60);
  expect(times()).toEqual([0, 65]);
  const late = await changed({ 'flight-status': 'departed' });
  await add(late.work);
  expect(queues().map(({ size }) => size)).toEqual([1, 0]);
  await after(60);
  expect(pushedAt.filter(([token]) => token === late.pushToken)).toHaveLength(1);
});

test('nothing is pushed again to a device that Apple calls gone; one with another token begins anew', async () => {
  const [gone, renewed] = [await changed(), await changed()];
  await add(gone.work, renewed.work);
  await after(0);
  answer = (token) => token !== gone.pushToken;
  await renewed.phone.register(renewed.serial, 'renewed');
  await after(60);
  expect(times()).toEqual([0, 0]);
  await add(renewed.work);
  await after(60);
  expect(pushedAt.filter(([token]) => token === 'renewed')).toHaveLength(5);
});

test('a message that comes twice, or twice at once, is one push', async () => {
  const { work } = await changed();
  await add(work);
  await after(0.5);
  const [repeat] = api.aws.queues.repeat.bodies.map((body) => JSON.parse(body) as PushWork);
  if (!repeat) throw new Error('Nothing is queued');
  await add(repeat, repeat);
  seconds += 31;
  api.aws.passTime(31);
  const both = [1, 2].map(() => pushDevices(repeat, worker.services));
  expect((await Promise.allSettled(both)).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await after(120);
  expect(times()).toEqual([0, 61, ...everyTime.slice(2).map((second) => second + 1)]);
});

test('a repetition that Apple cannot take is made up for, and the next come in their time', async () => {
  const { work } = await changed();
  await add(work);
  await after(1);
  answer = () => new Error('APNs answered 503');
  await after(2);
  answer = () => true;
  await after(120);
  const [first, missed, second, ...others] = times();
  expect([first, others]).toEqual([0, [725, 1805]]);
  expect(missed).toBeGreaterThan(180);
  expect(second).toBeGreaterThan(missed ?? 0);
});

test('a worker that dies after Apple has taken a push loses no later one', async () => {
  const { work } = await changed();
  const dying = Object.create(worker.services.registrations, { recordPush: { value: () => new Promise(() => {}) } });
  await after(0);
  void pushDevices(work, { ...worker.services, registrations: dying });
  while (pushedAt.length === 0) await new Promise(setImmediate);
  await after(2);
  await add(work);
  await after(120);
  // Once more, as nobody knows of the first one.
  expect(times()).toEqual([0, ...everyTime.map((second) => second + 120)]);
});

test('a push that is recorded late is repeated all the same', async () => {
  const { work } = await changed();
  const busy = () => Promise.reject(new ServiceBusy('DynamoDB is asked for too much at a time'));
  const failing = Object.create(worker.services.registrations, { recordPush: { value: busy } });
  await pushDevices(work, { ...worker.services, registrations: failing });
  const [told] = api.aws.queues.push.receive(10).filter(({ body }) => body.includes('told'));
  // The message that repeats it has come before, and was dropped.
  api.aws.queues.repeat.purge();
  await add(JSON.parse(told?.body ?? ''));
  await after(120);
  expect(times()).toHaveLength(5);
});

test('the passes of a family on one phone are repeated by one push', async () => {
  const { phone, serial, record, deviceId, updateTemplate } = await changed();
  const other = await issuePass(api, (await record()).templateId, phone);
  await phone.install(other.pkpass);
  await updateTemplate({ 'origin-gate': 'Z7' });
  await add({ account: 'demo', targets: [{ passKeys: [serial, other.serial], deviceId }] });
  await after(120);
  expect(times()).toEqual(everyTime);
});

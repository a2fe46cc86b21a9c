import { pushDevices } from '../../lambdas/jobs/push/push-devices.ts';
import type { Metrics } from '../../lambdas/ports/runtime.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { now } from '../helpers/examples.ts';
import { pushOn } from '../helpers/jobs.ts';
import { type IssuedPass, issuePass, passType } from '../helpers/passkit.ts';

const { api, time } = apiForAllTests();
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

let pass: IssuedPass;
let isThere: boolean;
const put = jest.fn<void, Parameters<Metrics['put']>>();
const figures = () => put.mock.calls.flatMap(([each]) => each);
beforeEach(async () => {
  pass = await issuePass(api, await api.createTemplate());
  await pass.phone.install(pass.pkpass);
  isThere = true;
  put.mockReset();
  jest.spyOn(api.web.metrics, 'put').mockImplementation(put);
});
afterEach(() => jest.restoreAllMocks());

/** Pushes as the worker does, so many seconds after the change. */
async function pushAt(seconds: number): Promise<void> {
  time.at = later(seconds);
  const { services } = pushOn(api.aws, { push: async () => isThere }, { clock: api.web.clock });
  const targets = [{ passKeys: [pass.serial] }];
  await pushDevices({ account: 'demo', targets }, { ...services, metrics: { put } });
}

test('a change gives one push, one pass to be fetched, and one fetch for the same instant', async () => {
  await pass.updateTemplate({ 'origin-gate': 'G77' });
  await pushAt(3);
  await pushAt(4);
  time.at = later(5);
  expect(await pass.phone.onPush(passType)).toEqual({ [pass.serial]: 200 });
  await pass.phone.fetch(pass.serial);
  expect(figures()).toEqual([
    { name: 'PushAcceptedAfter', value: 3, at: later(3) },
    { name: 'PassesToFetch', value: 1, at: later(603) },
    { name: 'PassesFetched', value: 0, at: later(603) },
    { name: 'PassFetchedAfter', value: 5, at: later(603) },
    { name: 'PassesFetched', value: 1, at: later(603) },
  ]);
});

test('two messages about a change that are processed at once give one pass to be fetched', async () => {
  await pass.updateTemplate({ 'origin-gate': 'G77' });
  const bothArePushed = Promise.withResolvers<boolean>();
  const push = jest.fn(async () => {
    if (push.mock.calls.length === 2) bothArePushed.resolve(true);
    return bothArePushed.promise;
  });
  const { services } = pushOn(api.aws, { push }, { clock: api.web.clock });
  const targets = [{ passKeys: [pass.serial] }];
  await Promise.all([1, 2].map(() => pushDevices({ account: 'demo', targets }, { ...services, metrics: { put } })));
  expect(figures().filter(({ name }) => name === 'PassesToFetch')).toHaveLength(1);
});

test('a fetch that could not be recorded counts all the same: the phone has the pass', async () => {
  await pass.updateTemplate({ 'origin-gate': 'G77' });
  await pushAt(3);
  jest.spyOn(api.web.deliveries, 'recordFetch').mockRejectedValue(new Error('throttled'));
  await pass.phone.fetch(pass.serial);
  expect(figures().at(-1)).toEqual({ name: 'PassesFetched', value: 1, at: later(603) });
});

test('a device that Apple calls gone is no phone that is behind', async () => {
  await pass.updateTemplate({ 'origin-gate': 'G77' });
  isThere = false;
  await pushAt(3);
  expect(figures()).toEqual([]);
});

test('a download of the new pass that no push was for counts for nothing', async () => {
  await pass.update({ 'seat-number': '1A' });
  await pass.phone.fetch(pass.serial);
  expect(figures()).toEqual([]);
});

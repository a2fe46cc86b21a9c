import { apiKey, otherApiKey, startApi, type TestApi } from '../helpers/api.ts';
import { now } from '../helpers/examples.ts';
import { FaultInjectingHandler } from '../helpers/fault-injecting-handler.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { recordingLog } from '../helpers/recording-log.ts';

let api: TestApi;
let at = now;
const log = recordingLog();
const requests = new FaultInjectingHandler();
const list = { action: 'getpasstemplates' };
const start = (settings = {}) =>
  startApi({ overrides: { clock: fixedClock(() => at), log, requestHandler: requests }, settings });

beforeEach(() => {
  at = now;
});
afterEach(async () => {
  requests.fault = () => undefined;
  await api.stop();
});

test('a key above its rate gets 429 and the seconds to wait; other keys are answered', async () => {
  api = await start({ RATE_PER_API_KEY: '3' });
  at = new Date(now.getTime() + 12_300);
  for (let call = 1; call <= 3; call++) expect(await api.send(list)).toMatchObject({ httpStatus: 200 });
  expect(await api.send(list)).toMatchObject({
    httpStatus: 429,
    headers: { 'retry-after': '48' },
    body: { status: 'failure', 'error-code': 'E9022', 'error-info': expect.stringContaining('Too many calls') },
  });
  expect(await api.send(list, otherApiKey)).toMatchObject({ httpStatus: 200 });
  at = new Date(now.getTime() + 60_000);
  expect(await api.send(list)).toMatchObject({ httpStatus: 200 });
});

test('calls with a wrong body count, those with a wrong key do not and leave nothing', async () => {
  api = await start({ RATE_PER_API_KEY: '2' });
  for (let call = 1; call <= 3; call++) {
    requests.operations.length = 0;
    expect(await api.send(list, `${apiKey}x`)).toMatchObject({ httpStatus: 401 });
    expect(requests.operations).not.toContain('UpdateItem');
  }
  for (let call = 1; call <= 2; call++) expect(await api.send('{')).toMatchObject({ httpStatus: 400 });
  expect(await api.send('{')).toMatchObject({ httpStatus: 429 });
});

test('a call costs one write; once a key is over, a warm function refuses it without any', async () => {
  api = await start({ RATE_PER_API_KEY: '2' });
  // Its use in this hour is recorded as well.
  await api.send(list);
  requests.operations.length = 0;
  await api.send(list);
  expect(requests.operations.filter((operation) => operation === 'UpdateItem')).toHaveLength(1);
  await api.send(list);
  requests.operations.length = 0;
  for (let call = 1; call <= 5; call++) expect(await api.send(list)).toMatchObject({ httpStatus: 429 });
  expect(requests.operations).toEqual([]);
});

test('without a rate, which is the default, nothing is counted', async () => {
  api = await start();
  await api.send(list);
  requests.operations.length = 0;
  await api.send(list);
  expect(requests.operations).toEqual(['Query']);
});

test('a call that cannot be counted is answered', async () => {
  api = await start({ RATE_PER_API_KEY: '1' });
  requests.fault = (operation) => (operation === 'UpdateItem' ? 'unreachable' : undefined);
  expect(await api.send(list)).toMatchObject({ httpStatus: 200 });
  expect(JSON.stringify(log.lines)).toContain('API-RATE-UNCOUNTED');
});

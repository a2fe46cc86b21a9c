import { createAccountSettings } from '../../lambdas/context/operator.ts';
import { apiKey, startApi, type TestApi } from '../helpers/api.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';

let at = now;
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ clock: fixedClock(() => at) });
});
afterAll(() => api.stop());

const isAccepted = async (key: string) =>
  (await api.send({ action: 'getpasstemplates' }, key)).body['error-code'] !== 'E104';

test('the old API key is dead 30 s after it was replaced, also in a warm function that has just seen it', async () => {
  expect(await isAccepted(apiKey)).toBe(true);
  const regenerated = await createAccountSettings(api.env).regenerateApiKey('demo');
  expect(await isAccepted(regenerated)).toBe(true);
  at = new Date(now.getTime() + 30_000);
  expect(await isAccepted(apiKey)).toBe(false);
  expect(await isAccepted(regenerated)).toBe(true);
});

test('a key that nobody used in the last 30 s is dead at once', async () => {
  const accountSettings = createAccountSettings(api.env);
  const before = await accountSettings.regenerateApiKey('other');
  await accountSettings.regenerateApiKey('other');
  expect(await isAccepted(before)).toBe(false);
});

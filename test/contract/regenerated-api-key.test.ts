import { createAccountSettings } from '../../lambdas/context/operator.ts';
import { apiKey } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { now } from '../helpers/examples.ts';

const { api, time } = apiForAllTests();

const isAccepted = async (key: string) =>
  (await api.send({ action: 'getpasstemplates' }, key)).body['error-code'] !== 'E104';

test('the old API key is dead 30 s after it was replaced, also in a warm function that has just seen it', async () => {
  expect(await isAccepted(apiKey)).toBe(true);
  const regenerated = await createAccountSettings(api.env).regenerateApiKey('demo');
  expect(await isAccepted(regenerated)).toBe(true);
  time.at = new Date(now.getTime() + 30_000);
  expect(await isAccepted(apiKey)).toBe(false);
  expect(await isAccepted(regenerated)).toBe(true);
});

test('a key that was not used in the last 30 s is dead at once', async () => {
  const accountSettings = createAccountSettings(api.env);
  const before = await accountSettings.regenerateApiKey('other');
  await accountSettings.regenerateApiKey('other');
  expect(await isAccepted(before)).toBe(false);
});

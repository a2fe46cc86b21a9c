import { createAccountSettings } from '../../lambdas/context/operator.ts';
import { sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import { KeyUses } from '../../lambdas/storage/dynamo-accounts.ts';
import { apiKeyUseKey } from '../../lambdas/storage/keys.ts';
import { apiKey } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { recordingLog } from '../helpers/recording-log.ts';

const { api, requests, time } = apiForAllTests();
const settings = () => createAccountSettings(api.env, { clock: fixedClock(() => time.at) });
const at = (seconds: number) => new Date(now.getTime() + 1_000 * seconds);
const hours = 3_600;

const send = async (key: string) => (await api.send({ action: 'getpasstemplates' }, key)).body;
const isAccepted = async (key: string) => (await send(key))['error-code'] !== 'E104';

/** An account of its own, with one key. */
async function newAccount(id: string) {
  const first = `KeyOf${id}`;
  await settings().create({ id, name: 'Air' }, first);
  return first;
}

const keyOf = async (account: string, name: string) => {
  const found = (await settings().keys(account)).find((key) => key.name === name);
  if (found === undefined) throw new Error(`No key ${name}`);
  return found;
};

test('the old API key is dead 30 s after it was replaced, also in a warm function that has just seen it', async () => {
  expect(await isAccepted(apiKey)).toBe(true);
  const regenerated = await settings().regenerateApiKey('demo');
  expect(await isAccepted(regenerated)).toBe(true);
  time.at = at(30);
  expect(await isAccepted(apiKey)).toBe(false);
  expect(await isAccepted(regenerated)).toBe(true);
});

test('a key that was not used in the last 30 s is dead at once', async () => {
  const before = await settings().regenerateApiKey('other');
  await settings().regenerateApiKey('other');
  expect(await isAccepted(before)).toBe(false);
});

test('an account changes its key under 50 calls a second, and none is refused', async () => {
  const old = await newAccount('rotating');
  const refused: unknown[] = [];
  let key = old;
  /** A second of calls. */
  const calls = async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(key)));
    refused.push(...answers.filter(({ status }) => status !== 'success'));
  };
  let added = '';
  for (let second = 0; second < 90; second++) {
    time.at = at(second);
    if (second === 10) added = (await settings().addKey('rotating', { name: 'new', scopes: ['all'] })).apiKey;
    if (second === 12) await settings().endKey('rotating', 'first', 48);
    if (second === 40) key = added;
    await calls();
  }
  expect(refused).toEqual([]);
  time.at = at(12 + 48 * hours - 1);
  expect(await isAccepted(old)).toBe(true);
  time.at = at(12 + 48 * hours);
  expect(await send(old)).toMatchObject({
    'error-code': 'E104',
    'error-info': `This API key ended at ${at(12 + 48 * hours).toISOString()}: send another key of the account.`,
  });
  expect(await isAccepted(added)).toBe(true);
  // The operator's commands call with a key that works.
  expect(await settings().apiKey('rotating')).toBe(added);
});

test('a key that is ended at once is refused within 30 s and leaves the list', async () => {
  const first = await newAccount('ended');
  const { key, apiKey: leaked } = await settings().addKey('ended', { name: 'leaked', scopes: ['all'] });
  expect(await isAccepted(leaked)).toBe(true);
  await settings().endKey('ended', key.id, 0);
  time.at = at(30);
  expect([await isAccepted(leaked), await isAccepted(first)]).toEqual([false, true]);
  expect((await settings().keys('ended')).map(({ id }) => id)).toEqual(['first']);
  await expect(settings().endKey('ended', key.id, 0)).rejects.toThrow('has no such API key');
});

test('the hour of the last use is recorded by one write an hour, which fails no call', async () => {
  const key = await newAccount('used');
  const writes = () => requests.operations.filter((operation) => operation === 'UpdateItem').length;
  requests.operations.length = 0;
  for (let call = 0; call < 5; call++) await send(key);
  time.at = at(40);
  await send(key);
  expect([writes(), (await keyOf('used', 'First key')).lastUsedUtc]).toEqual([1, hourOf(now)]);
  time.at = at(hours);
  await send(key);
  await send(key);
  expect([writes(), (await keyOf('used', 'First key')).lastUsedUtc]).toEqual([2, hourOf(at(hours))]);
  time.at = at(2 * hours);
  requests.fault = (operation) => (operation === 'UpdateItem' ? 'unreachable' : undefined);
  expect(await send(key)).toMatchObject({ status: 'success' });
  requests.fault = () => undefined;
});

test('a function that is behind does not take back the hour of another', async () => {
  const table = tableOf(api.env.TABLE_NAME, sdkConfig(), fixedClock(at(hours)));
  const behind = tableOf(api.env.TABLE_NAME, sdkConfig(), fixedClock(at(0)));
  for (const each of [table, behind]) await new KeyUses(each, recordingLog()).record('hash');
  expect(await table.get(apiKeyUseKey('hash'))).toMatchObject({ lastUsedUtc: hourOf(at(hours)) });
});

const hourOf = (instant: Date) => `${instant.toISOString().slice(0, 13)}:00Z`;

test('a key may have a rate of its own', async () => {
  await newAccount('rated');
  const { apiKey: slow } = await settings().addKey('rated', { name: 'slow', scopes: ['read'], ratePerMinute: 2 });
  const codes = [];
  for (let call = 0; call < 3; call++) codes.push((await send(slow))['error-code']);
  expect(codes).toEqual([undefined, undefined, 'E9022']);
});

test('an account has ten keys at most, of which those that have ended do not count', async () => {
  await newAccount('many');
  const add = () => settings().addKey('many', { name: 'more', scopes: ['read'] });
  const { key } = await add();
  for (let keys = 2; keys < 10; keys++) await add();
  await expect(add()).rejects.toThrow('The account has 10 API keys: end one first');
  await settings().endKey('many', key.id, 1);
  await expect(add()).rejects.toThrow('end one first');
  time.at = at(hours);
  await add();
  expect((await settings().keys('many')).map(({ id }) => id)).not.toContain(key.id);
});

test('what is done with keys is in the audit trail, with the key and without its text', async () => {
  await newAccount('audited');
  const { key, apiKey: added } = await settings().addKey('audited', { name: 'x', scopes: ['read'] });
  await settings().apiKey('audited', key.id);
  await settings().endKey('audited', key.id, 1);
  const lines = await Array.fromAsync(settings().audit('audited'));
  expect(lines.map(({ act, key: id }) => [act, id]).sort()).toEqual(
    [
      ['account-created', undefined],
      ['key-added', key.id],
      ['key-ended', key.id],
      ['key-read', key.id],
    ].sort(),
  );
  expect(JSON.stringify(lines)).not.toContain(added);
});

import { generateKeyPairSync } from 'node:crypto';
import { createAccountSettings } from '../../lambdas/context/operator.ts';
import { createStore } from '../../lambdas/context/sdk.ts';
import type { CertificateUpload } from '../../lambdas/ports/accounts.ts';
import type { AccountItem } from '../../lambdas/storage/account-items.ts';
import type { DynamoAccountSettings } from '../../lambdas/storage/dynamo-account-settings.ts';
import { accountKey } from '../../lambdas/storage/keys.ts';
import { createTestChain, type TestChain } from '../helpers/certificates.ts';
import { startEmbeddedAws } from '../helpers/embedded-aws.ts';
import { now } from '../helpers/examples.ts';
import { FaultInjectingHandler } from '../helpers/fault-injecting-handler.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { forAllTests } from '../helpers/for-tests.ts';
import { sealByFormer } from '../helpers/sealed-by-former.ts';

const requests = new FaultInjectingHandler();
let at = now;
const aws = forAllTests(() => startEmbeddedAws());
const chain = forAllTests(createTestChain);
let accountSettings: DynamoAccountSettings;
beforeAll(() => {
  const env = { ...aws.env, LOCAL_APPLE_ROOT: chain.rootSha256 };
  accountSettings = createAccountSettings(env, { clock: fixedClock(() => at), requestHandler: requests });
});
beforeEach(() => {
  requests.reset();
  at = now;
});

let accounts = 0;
/** Makes an account for one test alone. */
async function newAccount(): Promise<string> {
  const id = `air-${++accounts}`;
  await accountSettings.create({ id, name: 'Air' }, `KeyOf${id}`);
  return id;
}

const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' });
const issuer = (issuerId: string): CertificateUpload => ({
  wallet: 'walletb',
  issuerId,
  serviceAccountJson: JSON.stringify({
    type: 'service_account',
    client_email: 'passes@air.example',
    private_key_id: 'id',
    private_key: key,
    token_uri: 'https://oauth2.googleapis.com/token',
  }),
});

async function certificate(changes: Parameters<TestChain['variant']>[0] = {}): Promise<CertificateUpload> {
  const { certificatePem, privateKeyPem, intermediatePem } = await chain.variant(changes);
  const [pem, privateKey, intermediate] = [certificatePem, privateKeyPem, intermediatePem].map(Buffer.from);
  return { wallet: 'walleta', certificate: pem as Buffer, privateKey, intermediate, root: Buffer.from(chain.rootPem) };
}

const accountOfKey = async (apiKey: string) => {
  const { table, identity } = createStore(
    aws.env,
    fixedClock(() => at),
  );
  const PK = `APIKEY#${await identity.hashApiKey(apiKey)}`;
  return (await table.get<{ account: string }>({ PK, SK: 'APIKEY' }))?.account;
};

test('an API key can be shown, and is not in the table in the clear', async () => {
  const account = await newAccount();
  expect(await accountSettings.apiKey(account)).toBe(`KeyOf${account}`);
  const { table } = createStore(
    aws.env,
    fixedClock(() => at),
  );
  expect(JSON.stringify(await table.get({ PK: `ACCOUNT#${account}`, SK: 'ACCOUNT' }))).not.toContain('KeyOf');
});

test('a sealed key opens for its own account only', async () => {
  const [one, other] = [await newAccount(), await newAccount()];
  const { table } = createStore(
    aws.env,
    fixedClock(() => at),
  );
  const [from, to] = await Promise.all([one, other].map((id) => table.get<AccountItem>(accountKey(id))));
  await table.put({ ...to, keys: from?.keys } as AccountItem);
  await expect(accountSettings.apiKey(other)).rejects.toThrow();
});

describe('a key that a former version of the secret has sealed', () => {
  const itemOf = (account: string) => createStore(aws.env, fixedClock(now)).table.get<AccountItem>(accountKey(account));

  async function sealedByFormer(): Promise<string> {
    const account = await newAccount();
    await sealByFormer(aws.env.TABLE_NAME, account, `KeyOf${account}`);
    return account;
  }

  test('is read once more, and sealed anew', async () => {
    const account = await sealedByFormer();
    expect(await accountSettings.apiKey(account)).toBe(`KeyOf${account}`);
    expect(await itemOf(account)).toMatchObject({
      keys: [{ sealed: { secretVersion: '1', sealed: expect.any(String) } }],
    });
    expect(await accountSettings.apiKey(account)).toBe(`KeyOf${account}`);
    expect(await accountOfKey(`KeyOf${account}`)).toBe(account);
    const acts: string[] = [];
    for await (const { act } of accountSettings.audit(account)) acts.push(act);
    expect(acts.sort()).toEqual(['account-created', 'key-read', 'key-read', 'key-sealed-anew']);
  });

  test('is sealed anew without being shown, for all accounts at once', async () => {
    const account = await sealedByFormer();
    await accountSettings.resealApiKeys(account);
    const sealed = await itemOf(account);
    await accountSettings.resealApiKeys(account);
    expect(await itemOf(account)).toEqual(sealed);
    expect(sealed?.keys[0]?.sealed.secretVersion).toBe('1');
  });

  test('that is regenerated at the same time stays regenerated', async () => {
    const account = await sealedByFormer();
    const [apiKey] = await Promise.all([
      accountSettings.regenerateApiKey(account),
      accountSettings.resealApiKeys(account),
    ]);
    expect(await accountSettings.apiKey(account)).toBe(apiKey);
  });
});

test('a regenerated key takes the place of the old one', async () => {
  const account = await newAccount();
  const apiKey = await accountSettings.regenerateApiKey(account);
  expect(apiKey).toMatch(/^[A-Za-z0-9]{40}$/);
  expect(await accountSettings.apiKey(account)).toBe(apiKey);
  expect([await accountOfKey(apiKey), await accountOfKey(`KeyOf${account}`)]).toEqual([account, undefined]);
});

test('of many who regenerate at a time each gets a key, and one key is left', async () => {
  const account = await newAccount();
  const keys = await Promise.all(Array.from({ length: 3 }, () => accountSettings.regenerateApiKey(account)));
  expect(new Set(keys).size).toBe(3);
  const living = (await Promise.all([`KeyOf${account}`, ...keys].map(accountOfKey))).filter(Boolean);
  expect(living).toEqual([account]);
  expect(await accountOfKey(await accountSettings.apiKey(account))).toBe(account);
});

test('an answer of DynamoDB that gets lost does not make a second key', async () => {
  const account = await newAccount();
  let lost = false;
  requests.fault = (operation) => {
    if (lost || operation !== 'TransactWriteItems') return undefined;
    lost = true;
    return 'lost-answer';
  };
  const apiKey = await accountSettings.regenerateApiKey(account);
  expect([lost, await accountSettings.apiKey(account)]).toEqual([true, apiKey]);
  expect(await accountOfKey(`KeyOf${account}`)).toBeUndefined();
});

test('a key that the account has already stays its key', async () => {
  const account = await newAccount();
  await accountSettings.setApiKey(account, `KeyOf${account}`);
  expect(await accountOfKey(`KeyOf${account}`)).toBe(account);
});

test('a key of another account is refused, and both keep theirs', async () => {
  const [one, other] = [await newAccount(), await newAccount()];
  await expect(accountSettings.setApiKey(one, `KeyOf${other}`)).rejects.toThrow('Another account has this API key');
  expect([await accountOfKey(`KeyOf${one}`), await accountOfKey(`KeyOf${other}`)]).toEqual([one, other]);
});

test('the first certificate of a wallet is the default; another becomes it on request, and again', async () => {
  const account = await newAccount();
  await accountSettings.addCertificate(account, await certificate());
  await accountSettings.addCertificate(account, issuer('3388000000000000001'));
  await accountSettings.addCertificate(account, await certificate({ passTypeId: 'pass.com.example.second' }));
  await accountSettings.addCertificate(account, issuer('3388000000000000002'), { makeDefault: true });
  const defaults = async () =>
    (await accountSettings.certificates(account)).filter((each) => each.isDefault).map(({ id }) => id);
  expect(await defaults()).toEqual(['pass.com.example.boarding', '3388000000000000002']);
  await accountSettings.setDefault(account, { wallet: 'walleta', id: 'pass.com.example.second' });
  expect(await defaults()).toEqual(['pass.com.example.second', '3388000000000000002']);
});

test('a default that is deactivated leaves the wallet without one, and cannot be the default until it is active', async () => {
  const account = await newAccount();
  const { wallet, id } = await accountSettings.addCertificate(account, await certificate());
  await accountSettings.deactivate(account, { wallet, id });
  expect(await accountSettings.certificates(account)).toMatchObject([{ id, isActive: false, isDefault: false }]);
  await expect(accountSettings.setDefault(account, { wallet, id })).rejects.toThrow('not active');
  await accountSettings.activate(account, { wallet, id });
  await accountSettings.setDefault(account, { wallet, id });
  expect(await accountSettings.certificates(account)).toMatchObject([{ id, isActive: true, isDefault: true }]);
});

test('an expired certificate is not activated again; a renewed one takes its place', async () => {
  const account = await newAccount();
  const ends = new Date('2027-06-01T00:00:00Z');
  const ref = { wallet: 'walleta', id: 'pass.com.example.boarding' } as const;
  await accountSettings.addCertificate(account, await certificate({ notAfter: ends }));
  await accountSettings.deactivate(account, ref);
  at = new Date('2027-07-01T00:00:00Z');
  await expect(accountSettings.activate(account, ref)).rejects.toThrow('expired at 2027-06-01T00:00:00.000Z');
  expect(await accountSettings.addCertificate(account, await certificate())).toMatchObject({
    id: ref.id,
    isActive: true,
  });
  expect(await accountSettings.certificates(account)).toMatchObject([{ expiresAtUtc: '2029-01-01T00:00:00.000Z' }]);
});

test('what does not exist is named', async () => {
  const account = await newAccount();
  const ref = { wallet: 'walletb', id: '1' } as const;
  await expect(accountSettings.regenerateApiKey('nobody')).rejects.toThrow('There is no account nobody');
  await expect(accountSettings.addCertificate('nobody', issuer('3388000000000000001'))).rejects.toThrow(
    'no account nobody',
  );
  for (const change of [accountSettings.setDefault, accountSettings.activate, accountSettings.deactivate])
    await expect(change.call(accountSettings, account, ref)).rejects.toThrow(
      `The account ${account} has no certificate 1`,
    );
  expect(await accountSettings.view('nobody')).toBeUndefined();
});

test('all accounts are listed, the oldest first', async () => {
  at = new Date(now.getTime() + 1_000);
  const last = await newAccount();
  const ids: string[] = [];
  for await (const { id } of accountSettings.all()) ids.push(id);
  expect([ids.length, ids.at(-1)]).toEqual([accounts, last]);
});

import { newApiKey, SecretIdentity } from '../../lambdas/runtime/identity.ts';

const identity = new SecretIdentity(
  async () => 'index',
  async () => '{"current":"2","1":"old","2":"new"}',
);

test('a pass key is 32 base32 characters and belongs to one pass-id of one account', async () => {
  const key = await identity.passKey('demo', 'ABC123-1');
  expect(key).toMatch(/^[a-z2-7]{32}$/);
  expect(await identity.passKey('demo', 'ABC123-1')).toBe(key);
  expect(await identity.passKey('demo', 'ABC123-2')).not.toBe(key);
  expect(await identity.passKey('other', 'ABC123-1')).not.toBe(key);
});

test('a pass key never changes: it is HMAC-SHA256 in base32', async () => {
  // printf 'pass\0demo\0ABC123-1' | openssl dgst -sha256 -hmac index -binary | head -c 20 | base32 | tr A-Z a-z
  expect(await identity.passKey('demo', 'ABC123-1')).toBe('oqvxercyjysogscfh43mt2uvrltxlu5g');
});

test('nonces are 26 base32 characters, template ids 22 letters and digits, API keys 40; none repeats', () => {
  const many = (make: () => string) => Array.from({ length: 1_000 }, make);
  const [nonces, ids, keys] = [many(() => identity.newNonce()), many(() => identity.newTemplateId()), many(newApiKey)];
  expect(nonces.every((nonce) => /^[a-z2-7]{26}$/.test(nonce))).toBe(true);
  expect(ids.every((id) => /^[A-Za-z0-9]{22}$/.test(id))).toBe(true);
  expect(keys.every((key) => /^[A-Za-z0-9]{40}$/.test(key))).toBe(true);
  expect(new Set([...nonces, ...ids, ...keys]).size).toBe(3_000);
});

test('a pass keeps its token when a newer ACCESS version comes', async () => {
  const passKey = 'k'.repeat(32);
  const old = await identity.authenticationToken({ passKey, accessVersion: '1' });
  expect(await identity.currentAccessVersion()).toBe('2');
  expect(await identity.authenticationToken({ passKey, accessVersion: '2' })).not.toBe(old);
  expect(await identity.authenticationToken({ passKey, accessVersion: '1' })).toBe(old);
  expect(old.length).toBeGreaterThanOrEqual(16);
});

test('a version that the ACCESS secret lacks is an error', async () => {
  await expect(identity.authenticationToken({ passKey: 'k', accessVersion: '3' })).rejects.toThrow('lacks version 3');
});

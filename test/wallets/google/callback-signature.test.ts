import crypto from 'node:crypto';
import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isSignedByGoogle, type RootKey, readCallback } from '../../../lambdas/wallets/google/callback-signature.ts';
import { GoogleCallbacks } from '../../../lambdas/wallets/google/google-callbacks.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';

interface Vector {
  readonly name: string;
  readonly keys: { readonly keys: readonly RootKey[] };
  readonly recipientId: string;
  readonly body: string;
  readonly signature: 'accept' | 'reject';
  readonly app?: string;
  readonly message?: string;
}

const { vectors } = JSON.parse(readFileSync('test/vectors/google-callback-vectors.json', 'utf8')) as {
  readonly vectors: readonly Vector[];
};
const at = new Date('2027-03-10T08:00:00Z');

function judged({ body, recipientId, keys }: Vector): 'accept' | 'reject' {
  const callback = readCallback(body);
  const isSigned = callback && isSignedByGoogle(callback, { rootKeys: keys.keys, issuerId: recipientId, at });
  return isSigned ? 'accept' : 'reject';
}

test.each(vectors)('signature: $name: $signature', (vector) => {
  expect(judged(vector)).toBe(vector.signature);
});

test('signature: there are vectors of both kinds', () => {
  expect(vectors.filter(({ signature }) => signature === 'accept').length).toBeGreaterThan(5);
  expect(vectors.filter(({ signature }) => signature === 'reject').length).toBeGreaterThan(20);
});

/** Serves Google's keys, and counts requests. */
function serving(keys: unknown, { status = 200, cacheControl = 'public, max-age=3600', lostConnections = 0 } = {}) {
  const served = { requests: 0, nowMs: at.getTime() };
  const fetch = (async () => {
    served.requests += 1;
    if (served.requests <= lostConnections) throw new TypeError('fetch failed');
    return new Response(JSON.stringify(keys), { status, headers: { 'cache-control': cacheControl } });
  }) as typeof globalThis.fetch;
  const clock = fixedClock(() => new Date(served.nowMs));
  return { served, callbacks: new GoogleCallbacks({ clock, fetch }) };
}

// Callbacks name the issuer of their signature: the vector `wrong issuer` is one of a signature alone.
test.each(vectors.filter(({ name }) => name !== 'wrong issuer'))('callback: $name', async (vector) => {
  const { callbacks } = serving(vector.keys);
  const callback = await callbacks.verified(vector.body);
  // One vector has a signed message about no pass: Tink signs any text.
  const isAboutPass = vector.message === undefined || vector.message.includes('objectId');
  if (vector.signature === 'reject' || vector.app || !isAboutPass) expect(callback).toBeUndefined();
  else {
    const { objectId, classId, eventType, nonce } = JSON.parse(vector.message ?? JSON.parse(vector.body).signedMessage);
    expect(callback).toMatchObject({ event: eventType, nonce });
    expect(`${callback?.issuerId}.${callback?.passKey}`).toBe(objectId);
    expect(`${callback?.issuerId}.${callback?.templateId}`).toBe(classId);
  }
});

const named = (name: string) => vectors.find((vector) => vector.name === name) as Vector;
const genuine = named('tink: save');

test('callback: a flood of forgeries fetches the keys once', async () => {
  const { callbacks, served } = serving(genuine.keys);
  const forged = vectors.filter(({ signature }) => signature === 'reject');
  await Promise.all(Array.from({ length: 20 }, () => forged.map(({ body }) => callbacks.verified(body))).flat());
  for (const { body } of forged) await callbacks.verified(body);
  expect(served.requests).toBe(1);
  expect(await callbacks.verified(genuine.body)).toBeDefined();
  expect(served.requests).toBe(1);
});

test('callback: what is malformed needs no keys at all', async () => {
  const { callbacks, served } = serving(genuine.keys);
  for (const body of ['', 'null', '[]', '{}', '{"protocolVersion":"ECv2SigningOnly"}'])
    expect(await callbacks.verified(body)).toBeUndefined();
  expect(served.requests).toBe(0);
});

test.each([
  ['public, max-age=3600', 3_600],
  ['no-store', 300],
  ['max-age=1', 300],
  ['max-age=99999999', 7 * 24 * 3_600],
])('callback: keys served with %s are cached for %d s', async (cacheControl, seconds) => {
  const { callbacks, served } = serving(genuine.keys, { cacheControl });
  await callbacks.verified(genuine.body);
  served.nowMs += seconds * 1_000 - 1;
  await callbacks.verified(genuine.body);
  expect(served.requests).toBe(1);
  served.nowMs += 1;
  await callbacks.verified(genuine.body);
  expect(served.requests).toBe(2);
});

test('callback: a connection that a freeze of the function has ended costs no callback', async () => {
  const { callbacks, served } = serving(genuine.keys, { lostConnections: 1 });
  expect(await callbacks.verified(genuine.body)).toBeDefined();
  expect(served.requests).toBe(2);
});

test('callback: without keys nothing is judged, and they are requested again after 30 s, not before', async () => {
  const { callbacks, served } = serving({}, { status: 500 });
  for (let call = 0; call < 5; call++)
    await expect(callbacks.verified(genuine.body)).rejects.toMatchObject({ kind: 'busy', status: 500 });
  expect(served.requests).toBe(1);
  served.nowMs += 30_000;
  await expect(callbacks.verified(genuine.body)).rejects.toThrow();
  expect(served.requests).toBe(2);
});

test('callback: a message that is not about a class and an object of one issuer is none', async () => {
  const { callbacks, served } = serving(genuine.keys);
  const body = JSON.parse(genuine.body);
  const changed = (message: object) => JSON.stringify({ ...body, signedMessage: JSON.stringify(message) });
  const message = JSON.parse(body.signedMessage);
  for (const wrong of [
    { classId: '1.a' },
    { objectId: 'x' },
    { eventType: 'open' },
    { nonce: '' },
    { nonce: 'a b' },
    { nonce: 'n'.repeat(201) },
    { nonce: 7 },
    { expTimeMillis: 'soon' },
  ])
    expect(await callbacks.verified(changed({ ...message, ...wrong }))).toBeUndefined();
  // Google's keys are not requested: no signature has been judged.
  expect(served.requests).toBe(0);
});

describe('callback: is refused before any signature is verified', () => {
  const verify = jest.spyOn(crypto, 'verify');
  // The code imports it by its name.
  syncBuiltinESMExports();
  beforeEach(() => verify.mockClear());
  afterAll(() => {
    verify.mockRestore();
    syncBuiltinESMExports();
  });

  const body = JSON.parse(genuine.body);
  const key = body.intermediateSigningKey;
  const withKey = (changes: object) => JSON.stringify({ ...body, intermediateSigningKey: { ...key, ...changes } });

  test.each([
    ['a sixth signature of the intermediate key', withKey({ signatures: Array(6).fill(key.signatures[0]) })],
    ['an intermediate key that has expired', withKey({ signedKey: key.signedKey.replace(/"\d+"/, '"1"') })],
    ['an intermediate key without an expiration', withKey({ signedKey: '{"keyValue":"AAAA"}' })],
    ['an intermediate key that is none', withKey({ signedKey: '{"keyValue":"AAAA","keyExpiration":"4102444800000"}' })],
    ['a message that has expired', named('tink: expTimeMillis in the past').body],
  ])('%s', async (_title, refused) => {
    const { callbacks } = serving(genuine.keys);
    expect(await callbacks.verified(refused)).toBeUndefined();
    expect(verify).not.toHaveBeenCalled();
  });

  test('and the dearest of all forgeries takes 5 verifications for each root key', async () => {
    const { keys } = genuine.keys;
    const forged = withKey({
      signatures: Array.from({ length: 5 }, (_, n) => `MEQCIF${n}${key.signatures[0].slice(7)}`),
    });
    expect(await serving({ keys: [...keys, ...keys] }).callbacks.verified(forged)).toBeUndefined();
    expect(verify).toHaveBeenCalledTimes(10);
  });

  test('five signatures, of which the last is the right one, are accepted', async () => {
    const other = `MEQCIF${key.signatures[0].slice(6)}`;
    const { callbacks } = serving(genuine.keys);
    expect(
      await callbacks.verified(withKey({ signatures: [...Array(4).fill(other), key.signatures[0]] })),
    ).toBeDefined();
  });
});

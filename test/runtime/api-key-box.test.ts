import { AccessSecretBox, SecretApiKeyBox } from '../../lambdas/runtime/secret-box.ts';

const place = 'ACCOUNT#demo';
const boxOf = (secret: string) => new SecretApiKeyBox(async () => secret);
const box = boxOf('{"current":"1","1":"first"}');
const rotated = boxOf('{"current":"2","1":"first","2":"second"}');

test('what was sealed opens in its place, after a rotation, too, and is then to be sealed anew', async () => {
  const sealed = await box.seal('the-key', place);
  expect(JSON.stringify(sealed)).not.toContain('the-key');
  for (const each of [box, rotated]) expect(await each.open(sealed, place)).toBe('the-key');
  expect([await box.isCurrent(sealed), await rotated.isCurrent(sealed)]).toEqual([true, false]);
  expect(await rotated.isCurrent(await rotated.seal('the-key', place))).toBe(true);
  await expect(box.open(sealed, 'ACCOUNT#other')).rejects.toThrow();
});

test('the same secret under ACCESS opens nothing: keys are derived for their purpose', async () => {
  const access = new AccessSecretBox(async () => '{"current":"1","1":"first"}');
  const { sealed } = await box.seal('the-key', place);
  await expect(access.open({ accessVersion: '1', sealed }, place)).rejects.toThrow();
});

test('the format never changes: what an older version sealed still opens', async () => {
  // Python, cryptography: HKDF(SHA256, 32, b'', b'api-key') of b'first'; AESGCM with nonce 00…0b and the place as
  // associated data; nonce, tag and ciphertext in base64url.
  const sealed = 'AAECAwQFBgcICQoLFAoThJPi4d6z4u8kPddQCjKg37mRUgM';
  expect(await box.open({ secretVersion: '1', sealed }, place)).toBe('the-key');
});

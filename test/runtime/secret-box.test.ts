import { AccessSecretBox } from '../../lambdas/runtime/secret-box.ts';

const secret = '{"current":"2","1":"old","2":"new"}';
const box = new AccessSecretBox(async () => secret);

test('what was sealed opens in its place, and the text cannot be seen', async () => {
  const sealed = await box.seal('{"iv":"Ünïcode"}', 'LINK#1');
  expect(sealed.accessVersion).toBe('2');
  expect(Buffer.from(sealed.sealed, 'base64url').toString('latin1')).not.toContain('iv');
  expect(await box.open(sealed, 'LINK#1')).toBe('{"iv":"Ünïcode"}');
});

test('the same text is never sealed twice to the same', async () => {
  const sealed = await Promise.all(Array.from({ length: 100 }, () => box.seal('text', 'LINK#1')));
  expect(new Set(sealed.map((each) => each.sealed.slice(0, 16))).size).toBe(100);
});

test('it opens in no other place', async () => {
  await expect(box.open(await box.seal('text', 'LINK#1'), 'LINK#2')).rejects.toThrow();
});

test('one changed bit, or a shortened tag, and it does not open', async () => {
  const { accessVersion, sealed } = await box.seal('text', 'LINK#1');
  const bytes = Buffer.from(sealed, 'base64url');
  for (let place = 0; place < bytes.length; place += 1) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] as number) ^ 1;
    await expect(box.open({ accessVersion, sealed: changed.toString('base64url') }, 'LINK#1')).rejects.toThrow();
  }
  const short = bytes.subarray(0, 12 + 4).toString('base64url');
  await expect(box.open({ accessVersion, sealed: short }, 'LINK#1')).rejects.toThrow();
});

test('the format never changes: what an older version sealed still opens', async () => {
  // Python, cryptography 48: HKDF(SHA256, 32, b'', b'secret-box') of b'old'; AESGCM with nonce 00…0b and the place as
  // associated data; nonce, tag and ciphertext in base64url.
  const sealed = 'AAECAwQFBgcICQoLXt-Tmr-QF0f-oG1DFavte2unZ83GNTEmWh0';
  expect(await box.open({ accessVersion: '1', sealed }, 'LINK#1')).toBe('{"iv":"0"}');
});

test('a version that the ACCESS secret lacks is an error that names nothing else', async () => {
  const sealed = await box.seal('text', 'LINK#1');
  await expect(box.open({ ...sealed, accessVersion: '3' }, 'LINK#1')).rejects.toThrow(
    /^The ACCESS secret lacks version 3$/,
  );
});

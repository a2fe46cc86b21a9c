import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as client from '../../clients/link-builder/link-builder.ts';
import { checksumOf, decrypted } from '../../lambdas/links/link-secrets.ts';

interface Encrypted {
  readonly key: string;
  readonly iv: string;
  readonly ct: string;
}

interface Vectors {
  readonly nist_sp800_38a: Omit<Encrypted, 'ct'> & { readonly plaintext: string; readonly ciphertext: string };
  readonly pkcs7: readonly (Encrypted & { readonly msg: string; readonly ct_b64url: string })[];
  readonly invalid: readonly (Encrypted & { readonly name: string })[];
  readonly hashes: readonly Readonly<Record<'msg' | 'crc32' | 'sha256' | 'sha384' | 'sha512', string>>[];
}

const vectors: Vectors = JSON.parse(
  readFileSync(join(process.cwd(), 'test/vectors/crypto-known-answers.json'), 'utf8'),
);
const hex = (text: string) => Buffer.from(text, 'hex');
const opened = ({ key, iv, ct }: Encrypted) => decrypted(hex(ct), hex(key), hex(iv));

test('NIST SP 800-38A, F.2.5: AES-256-CBC gives the plain text, which has no padding', () => {
  const { plaintext, ciphertext, ...keys } = vectors.nist_sp800_38a;
  expect(opened({ ...keys, ct: ciphertext })).toEqual({ plain: hex(plaintext), isPadded: false });
});

test('known answers: what one side encrypts the other decrypts, for every length of padding', () => {
  expect(vectors.pkcs7.length).toBeGreaterThan(16);
  for (const vector of vectors.pkcs7) {
    expect(client.encryptValue(hex(vector.msg), hex(vector.key), hex(vector.iv))).toBe(vector.ct_b64url);
    expect(opened(vector)).toEqual({ plain: hex(vector.msg), isPadded: true });
  }
});

test.each(vectors.invalid.map((vector) => [vector.name, vector] as const))(
  'a wrong padding is seen: %s',
  (_, vector) => {
    expect(opened(vector).isPadded).toBe(false);
  },
);

test('known answers: CRC32 and the SHA-2 hashes of both sides', () => {
  expect(vectors.hashes.length).toBeGreaterThan(5);
  for (const vector of vectors.hashes) {
    const text = hex(vector.msg);
    for (const [checksum, expected] of [
      ['CRC32', vector.crc32],
      ['SHA256', vector.sha256],
      ['SHA384', vector.sha384],
      ['SHA512', vector.sha512],
    ] as const) {
      expect(client.checksumOf(checksum, text)).toBe(expected);
      if (/^[\0-\x7f]*$/.test(text.toString('latin1')))
        expect(checksumOf({ checksum }, text.toString())).toBe(expected);
    }
  }
});

// RFC 4231 has keys of other lengths than ours; HMAC pads the 20 bytes of its first case like ours.
test('RFC 4231, 4.2 and 4.3: HMAC-SHA256 of both sides', () => {
  const cases = [
    ['\v'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    ['Jefe', 'what do ya want for nothing?', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
  ] as const;
  for (const [key, text, expected] of cases) {
    expect(client.checksumOf('HMAC-SHA256', text, key)).toBe(expected);
    expect(checksumOf({ checksum: 'HMAC-SHA256', 'checksum-key': key }, text)).toBe(expected);
  }
});

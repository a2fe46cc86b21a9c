import { createDecipheriv, createHash, createHmac } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { LinkFields } from '../domain/link/link-fields.ts';
import type { LinkQuery } from '../domain/link/link-query.ts';
import type { WrongLink } from '../domain/link/wrong-link.ts';
import { equalsSecret } from './equals-secret.ts';

type EncryptionSettings = NonNullable<LinkFields['encryption-settings']>;
type LinkProtection = NonNullable<LinkFields['link-protection']>;

/**
 * Checks the checksum of a link: the configured one must be there and right, and without one there must be none.
 * @param addresses that the link may have, before the `?`: a full-link checksum covers the address that the link was
 * built with.
 * @returns undefined if the checksum is right.
 * Source: docs/links.md#building-a-link-in-any-language.
 */
export function wrongChecksum(
  protection: LinkProtection | undefined,
  addresses: readonly string[],
  query: LinkQuery,
): WrongLink | undefined {
  if (protection === undefined) return query.checksum === undefined ? undefined : { rule: 'checksum-unexpected' };
  const covered =
    protection['checksum-applied'] === 'full-link'
      ? addresses.map((address) => `${address}?${query.covered}`)
      : [query.covered];
  // Compares all of them, so that a wrong link takes as long as a right one.
  const isRight = covered.filter((text) => equalsSecret(query.checksum ?? '', checksumOf(protection, text))).length > 0;
  if (isRight) return undefined;
  return { rule: query.checksum === undefined ? 'checksum-missing' : 'checksum-wrong' };
}

/**
 * The checksum as lower-case hex; 8 digits for CRC32. HMAC-SHA256 is that of RFC 2104, its key the 32 characters
 * themselves.
 */
export function checksumOf(
  { checksum: algorithm, 'checksum-key': key = '' }: Pick<LinkProtection, 'checksum' | 'checksum-key'>,
  text: string,
): string {
  if (algorithm === 'HMAC-SHA256') return createHmac('sha256', key).update(text).digest('hex');
  if (algorithm === 'CRC32') return crc32(text).toString(16).padStart(8, '0');
  return createHash(algorithm.toLowerCase()).update(text).digest('hex');
}

/**
 * The values of a link, decrypted where they are encrypted. Every value is processed, even after a wrong one, so that a
 * wrong link takes as long as a right one; a wrong value stays as it came.
 * @returns the values, and the name of the first wrong one.
 */
export function plainValues(link: LinkFields, values: LinkQuery['values']) {
  const { 'pass-variables': variables, 'encryption-settings': settings } = link;
  const isEncrypted = (name: string) =>
    Object.hasOwn(variables, name) && variables[name as keyof typeof variables]?.['value-encryption'] === true;
  let wrong: string | undefined;
  const plain = new Map<string, string>();
  for (const [name, value] of values) {
    const text = settings && value !== '' && isEncrypted(name) ? decryptedText(value, settings) : value;
    if (text === undefined) wrong ??= name;
    plain.set(name, text ?? value);
  }
  return { values: plain, wrong };
}

/** The text of an encrypted value; undefined if it has none. A wrong value takes as long as a right one. */
function decryptedText(value: string, { 'secret-key': key, iv }: EncryptionSettings): string | undefined {
  // Standard base64 is accepted, too. A space was a raw `+`: base64 has no spaces.
  const written = value
    .replaceAll(/[ +]/g, '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
  const bytes = Buffer.from(written, 'base64url');
  // Node skips characters that are not base64.
  if (bytes.toString('base64url') !== written) return undefined;
  const { plain, isPadded } = decrypted(bytes, key, iv);
  const text = utf8Of(plain);
  return isPadded ? text : undefined;
}

const blockBytes = 16;

/**
 * AES-256-CBC with PKCS#7 padding. The padding is checked in constant time: a padding oracle would let an attacker
 * decrypt everything.
 */
export function decrypted(bytes: Buffer, key: string | Buffer, iv: string | Buffer) {
  if (bytes.length === 0 || bytes.length % blockBytes !== 0) return { plain: Buffer.alloc(0), isPadded: false };
  const decryption = createDecipheriv('aes-256-cbc', key, iv).setAutoPadding(false);
  const padded = Buffer.concat([decryption.update(bytes), decryption.final()]);
  const length = padded.at(-1) ?? 0;
  let differences = Number(length < 1) | Number(length > blockBytes);
  for (let place = 1; place <= blockBytes; place++)
    differences |= Number(place <= length) & Number(padded.at(-place) !== length);
  const isPadded = differences === 0;
  return { plain: padded.subarray(0, isPadded ? -length : padded.length), isPadded };
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function utf8Of(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
/** Bytes of the random nonce and of the full tag, as NIST SP 800-38D recommends. */
const [nonceLength, tagLength] = [12, 16];

/**
 * Encrypts text with AES-256-GCM.
 * @param place additional authenticated data: where the text is stored. It can be decrypted for this place only.
 * @returns nonce, tag and encrypted text as base64url.
 */
export function seal(text: string, key: Uint8Array, place: string): string {
  const nonce = randomBytes(nonceLength);
  const encryption = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(place));
  const encrypted = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
  return Buffer.concat([nonce, encryption.getAuthTag(), encrypted]).toString('base64url');
}

/** @throws if the text was encrypted with another key or for another place, or was changed. */
export function open(sealed: string, key: Uint8Array, place: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const [nonce, tag] = [bytes.subarray(0, nonceLength), bytes.subarray(nonceLength, nonceLength + tagLength)];
  const decryption = createDecipheriv(cipher, key, nonce, { authTagLength: tagLength });
  decryption.setAAD(Buffer.from(place)).setAuthTag(tag);
  return Buffer.concat([decryption.update(bytes.subarray(nonceLength + tagLength)), decryption.final()]).toString();
}

import { hash } from 'node:crypto';
import type { PkpassFile } from './images.ts';

/**
 * One line of manifest.json: the file's name and the SHA-1 of its bytes, as lower-case hex.
 * Source: Apple, Wallet Developer Guide, Signing and Compressing the Pass. What protects the manifest itself is the
 * SHA-256 in its signature.
 */
export function manifestEntry({ name, data }: PkpassFile): string {
  return `"${name}":"${hash('sha1', data, 'hex')}"`;
}

/** manifest.json, with an entry for every file of the pass but itself and the signature. */
export function manifestOf(entries: readonly string[]): Buffer {
  return Buffer.from(`{${entries.join(',')}}`);
}

import { hash } from 'node:crypto';
import type { PkpassFile } from './images.ts';

/**
 * A line of manifest.json: the file's name and the SHA-1 of its content in lower-case hex.
 * Source: Apple, Wallet Developer Guide, Signing and Compressing the Pass. The manifest itself is protected by the
 * SHA-256 in its signature.
 */
export function manifestEntry({ name, data }: PkpassFile): string {
  return `"${name}":"${hash('sha1', data, 'hex')}"`;
}

/** manifest.json, with an entry for every file except itself and the signature. */
export function manifestOf(entries: readonly string[]): Buffer {
  return Buffer.from(`{${entries.join(',')}}`);
}

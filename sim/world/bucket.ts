import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';

/** Objects by their keys. */
export class Bucket {
  readonly objects = new Map<string, Buffer>();

  put(key: string, body: string | Uint8Array): void {
    this.objects.set(key, Buffer.from(body as Uint8Array));
  }

  text(key: string): string | undefined {
    const body = this.objects.get(key);
    return body && textOf(body);
  }

  keysUnder(prefix: string): string[] {
    return [...this.objects.keys()].filter((key) => key.startsWith(prefix)).sort();
  }
}

/** Text of a file or an answer, compressed or not. Source: RFC 1952, section 2.3.1. */
export const textOf = (bytes: Buffer): string =>
  (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString();

/** A body as the client of S3 answers it. */
export const bodyOf = (bytes: Buffer) =>
  Object.assign(Readable.from([]), { transformToByteArray: async () => new Uint8Array(bytes) });

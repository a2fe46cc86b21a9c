import { Readable } from 'node:stream';

/** Objects by their keys. */
export class Bucket {
  readonly objects = new Map<string, Buffer>();

  put(key: string, body: string | Uint8Array): void {
    this.objects.set(key, Buffer.from(body as Uint8Array));
  }

  text(key: string): string | undefined {
    return this.objects.get(key)?.toString();
  }

  keysUnder(prefix: string): string[] {
    return [...this.objects.keys()].filter((key) => key.startsWith(prefix)).sort();
  }
}

/** A body as the client of S3 answers it. */
export const bodyOf = (bytes: Buffer) =>
  Object.assign(Readable.from([]), { transformToByteArray: async () => new Uint8Array(bytes) });

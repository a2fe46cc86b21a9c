import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Objects, StoredObject } from '../../world/aws/bucket.ts';
import { fileNameOf, keyOfFileName, writeAtomically } from '../basics/files.ts';

/** The first line of an object's file. Older files have neither key nor time. */
interface Head {
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly at?: number;
}

/**
 * A bucket's objects as a folder: one file per object, named by its key, with key and headers as JSON in the first line.
 * Writes are atomic, also in a crash.
 */
export function objectFiles(directory: string): Objects {
  mkdirSync(directory, { recursive: true });
  const fileOf = (key: string) => path.join(directory, fileNameOf(key));
  return {
    get(key): StoredObject | undefined {
      const file = fileOf(key);
      if (!existsSync(file)) return undefined;
      const { head, body } = contentOf(file);
      const { headers, etag, at = statSync(file).mtimeMs } = head;
      return { headers, etag, modifiedAt: new Date(at), body };
    },
    set(key, { headers, etag, modifiedAt, body }) {
      const head: Head = { key, headers, etag, at: modifiedAt.getTime() };
      writeAtomically(fileOf(key), Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]));
    },
    delete(key) {
      const isThere = existsSync(fileOf(key));
      rmSync(fileOf(key), { force: true });
      return isThere;
    },
    keys: () =>
      readdirSync(directory)
        .filter((name) => !name.startsWith('.'))
        .map((name) => keyOfFileName(name) ?? contentOf(path.join(directory, name)).head.key),
  };
}

function contentOf(file: string): { readonly head: Head; readonly body: Buffer } {
  const content = readFileSync(file);
  const end = content.indexOf('\n');
  return { head: JSON.parse(content.subarray(0, end).toString()), body: content.subarray(end + 1) };
}

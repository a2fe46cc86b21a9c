import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Where functions and the HTTP API log to. */
export const logDirectoryIn = (dataDirectory: string) => path.join(dataDirectory, 'logs');

/** Writes a file so that a reader, also one after a crash, finds the old content or the new and nothing between. */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = writeTemporary(path.dirname(file), content);
  renameSync(temporary, file);
}

/** Writes to disk under a name that only the caller knows, to be renamed or linked. */
export function writeTemporary(directory: string, content: string | Uint8Array): string {
  const file = path.join(directory, `.${randomUUID()}`);
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    writeFileSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  return file;
}

/** What a JSON file holds; undefined when there is no such file. */
export function readJson<Content>(file: string): Content | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : undefined;
}

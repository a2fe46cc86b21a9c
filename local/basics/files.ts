import { createHash, randomUUID } from 'node:crypto';
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

/** Directory of the logs of the functions and the HTTP API. */
export const logDirectoryIn = (dataDirectory: string) => path.join(dataDirectory, 'logs');

/** Directory of the developer's own pictures. */
export const imageDirectoryIn = (dataDirectory: string) => path.join(dataDirectory, 'images');

/** Writes a file atomically: readers find the old content or the new, also after a crash. */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = path.join(path.dirname(file), `.${randomUUID()}`);
  const descriptor = openSync(temporary, 'wx', 0o600);
  try {
    writeFileSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(temporary, file);
}

/** The content of a JSON file; undefined if it does not exist. */
export function readJson<Content>(file: string): Content | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : undefined;
}

/** The text of a file; undefined if it does not exist. */
export function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Maximum size of a file's name that leaves room for an ending, bytes. */
const maxNameBytes = 240;

/** The name of a file for any text: percent-encoded, or a hash if that is too long. Dots lead only temporary files. */
export function fileNameOf(text: string): string {
  const name = encodeURIComponent(text).replace(/^[.~]/, (first) => (first === '.' ? '%2E' : '%7E'));
  return name.length > maxNameBytes ? `~${createHash('sha256').update(text).digest('hex')}` : name;
}

/** The text behind a file's name; undefined if the name is a hash. */
export const keyOfFileName = (name: string) => (name.startsWith('~') ? undefined : decodeURIComponent(name));

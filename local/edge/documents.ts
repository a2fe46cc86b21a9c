import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type EdgeAnswer, textAnswer } from './exchange.ts';

const docs = path.join(import.meta.dirname, '../../docs');

/** `GET /_local/docs/{name}`: a file of docs/; undefined if it does not exist. */
export function documentAnswer(name: string): EdgeAnswer | undefined {
  const isThere = readdirSync(docs, { recursive: true, withFileTypes: true }).some(
    (entry) => entry.isFile() && path.relative(docs, path.join(entry.parentPath, entry.name)) === name,
  );
  if (!isThere) return undefined;
  const body = readFileSync(path.join(docs, name));
  if (name.endsWith('.jpg')) return { status: 200, headers: { 'content-type': 'image/jpeg' }, body };
  const type = name.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8';
  return textAnswer(200, type, body.toString());
}

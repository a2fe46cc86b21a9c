import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The file and all of its imports from this project, also indirect ones, from the project's folder. */
export function importedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import|require)\s*\(?'(\.[^']+)'/g))
    importedBy(path.join(path.dirname(file), imported), seen);
  return seen;
}

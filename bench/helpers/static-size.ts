import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a bundle that are loaded at start: its index and all static imports. */
export function staticFiles(directory: string): string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const source = readFileSync(join(directory, file), 'utf8');
    for (const [, next] of source.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.mjs)"/g)) visit(next as string);
  };
  visit('index.mjs');
  return [...seen];
}

export function staticBytes(directory: string): number {
  return staticFiles(directory).reduce((sum, file) => sum + statSync(join(directory, file)).size, 0);
}

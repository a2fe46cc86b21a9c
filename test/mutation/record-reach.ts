import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { reached, reachFile } from './reach.ts';

/** Set up for each test file: notes which mutants' places it evaluates, each once. */
const seen = new Set<string>();
Object.assign(globalThis, {
  [reached](place: string) {
    if (seen.has(place)) return;
    seen.add(place);
    const test = path.relative(process.cwd(), expect.getState().testPath ?? '');
    appendFileSync(process.env[reachFile] ?? '', `${test}\t${place}\n`);
  },
});

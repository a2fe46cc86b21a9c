import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { reached, reachFile } from './reach.ts';

/** Evaluated places of mutants, each recorded once for the test file. */
const seen = new Set<string>();
Object.assign(globalThis, {
  [reached](place: string) {
    if (seen.has(place)) return;
    seen.add(place);
    const test = path.relative(process.cwd(), expect.getState().testPath ?? '');
    appendFileSync(process.env[reachFile] ?? '', `${test}\t${place}\n`);
  },
});

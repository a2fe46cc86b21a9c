import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { reached, reachFile } from './reach.ts';

/** Evaluated places of mutants with the test file, each recorded once. */
const seen = new Set<string>();
Object.assign(globalThis, {
  [reached](place: string) {
    const line = `${path.relative(process.cwd(), expect.getState().testPath ?? '')}\t${place}\n`;
    if (seen.has(line)) return;
    seen.add(line);
    appendFileSync(process.env[reachFile] ?? '', line);
  },
});

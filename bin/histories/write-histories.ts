import { writeFileSync } from 'node:fs';
import type { Verdict } from './run-histories.ts';

/** Writes the history of each pass, template or link that violates a promise into a file of the current folder. */
export function writeHistories({ violations, historyOf }: Verdict): void {
  for (const id of new Set(violations.map(({ of }) => of))) {
    const file = `history-of-${id}.json`;
    writeFileSync(file, JSON.stringify(historyOf(id), null, 1));
    console.error(`Its history is in ${file}`);
  }
  if (violations.length > 0) process.exitCode = 1;
}

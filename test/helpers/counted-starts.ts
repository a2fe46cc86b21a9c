import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { inRun, runFolder } from './once-in-run.ts';

/**
 * Highest numbers of the most expensive starts in a test run, which unlike seconds are the same on every machine.
 * Before you raise one, look whether the new tests can share a start of an existing file. A worker of jest starts one
 * database for all its files.
 */
export const mostStarts = { 'local stack': 36, browser: 28, 'embedded DynamoDB': 6 } as const;

type Start = keyof typeof mostStarts;

const file = () => inRun('starts');

/**
 * Counts a start in the run of jest, by any worker. The second run in CI, over the database of our own, starts no more
 * than the first.
 */
export function countStart(what: Start): void {
  if (process.env[runFolder] !== undefined && process.env.LOCAL_DATABASE !== 'own') appendFileSync(file(), `${what}\n`);
}

/** @returns the number of starts of each until now */
export function startsUntilNow(): Record<Start, number> {
  const lines = existsSync(file()) ? readFileSync(file(), 'utf8').split('\n') : [];
  const countOf = (what: Start) => lines.filter((line) => line === what).length;
  return {
    'local stack': countOf('local stack'),
    browser: countOf('browser'),
    'embedded DynamoDB': countOf('embedded DynamoDB'),
  };
}

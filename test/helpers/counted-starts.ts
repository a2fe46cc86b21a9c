import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { inRun, runFolder } from './once-in-run.ts';

/**
 * The most expensive things that a test run starts, and how many of each at most: seconds differ from machine to machine,
 * these do not. Before you raise one, look whether the new tests can share what an existing file starts. A worker of jest
 * starts one database for all its files.
 */
export const mostStarts = { 'local stack': 28, browser: 20, 'embedded DynamoDB': 6 } as const;

type Start = keyof typeof mostStarts;

const file = () => inRun('starts');

/**
 * Counts a start in the run of jest, whichever worker makes it. What CI runs again over the database of our own starts no
 * more than it has the first time.
 */
export function countStart(what: Start): void {
  if (process.env[runFolder] !== undefined && process.env.LOCAL_DATABASE !== 'own') appendFileSync(file(), `${what}\n`);
}

/** @returns how often each was started until now */
export function startsUntilNow(): Record<Start, number> {
  const lines = existsSync(file()) ? readFileSync(file(), 'utf8').split('\n') : [];
  const countOf = (what: Start) => lines.filter((line) => line === what).length;
  return {
    'local stack': countOf('local stack'),
    browser: countOf('browser'),
    'embedded DynamoDB': countOf('embedded DynamoDB'),
  };
}

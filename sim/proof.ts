import { parseArgs } from 'node:util';
import { reportsOf } from './many.ts';
import { mistakes } from './mistakes.ts';

/**
 * `npm run sim:proof`: seeds are run with each known mistake, on all cores, until one of them finds it. `--only <text>` tries
 * the mistakes that have it in their names.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

/** Seeds that are tried for each mistake. */
const most = 400;
const steps = 3_000;

const startMs = performance.now();
const names = Object.keys(mistakes).filter((name) => name.includes(values.only));
const missed: string[] = [];
for (const mistake of names) {
  const script = { steps, leftOut: { kinds: [], numbers: [] }, idle: [], mistake };
  const reports = await reportsOf({ first: 1, last: most, script }, ({ violation }) => violation !== undefined);
  const found = reports.find(({ violation }) => violation !== undefined);
  if (found === undefined) missed.push(mistake);
  const result = found
    ? `seed ${found.seed}, step ${found.violation?.step}: ${found.violation?.invariant}`
    : 'NOT FOUND';
  console.log(`${mistake}: ${result}`);
}
const seconds = Math.round((performance.now() - startMs) / 1_000);
const result = missed.length === 0 ? 'ok' : `NOT FOUND: ${missed.join(', ')}`;
console.log(`sim:proof mistakes=${names.length} found=${names.length - missed.length} seconds=${seconds} ${result}`);
if (missed.length > 0 || names.length === 0) process.exitCode = 1;

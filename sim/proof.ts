import { reportsOf } from './many.ts';
import { mistakes } from './mistakes.ts';

/** Seeds that are tried for each mistake. */
const most = 400;
const steps = 3_000;

let missed = 0;
for (const mistake of Object.keys(mistakes)) {
  const script = { steps, leftOut: { kinds: [], numbers: [] }, idle: [], mistake };
  const reports = await reportsOf({ first: 1, last: most, script }, ({ violation }) => violation !== undefined);
  const found = reports.find(({ violation }) => violation !== undefined);
  if (found === undefined) missed += 1;
  const result = found
    ? `seed ${found.seed}, step ${found.violation?.step}: ${found.violation?.invariant}`
    : 'NOT FOUND';
  console.log(`${mistake}: ${result}`);
}
console.log(`sim:proof ${Object.keys(mistakes).length} mistakes, ${missed} not found`);
process.exitCode = missed === 0 ? 0 : 1;

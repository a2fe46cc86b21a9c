import { parseArgs } from 'node:util';
import { shown } from './exhaustive.ts';
import { type Report, reportsOf } from './many.ts';
import { mistakes } from './mistakes.ts';

/**
 * `npm run sim:proof`: runs seeds with each known mistake, on all cores, until one of them finds it. The mistakes that
 * `npm run sim -- --exhaustive` has to find are left to it. A seed that violates a promise is run without the mistake, too. It
 * counts only if it holds then, and if it violates the promise that the mistake breaks. `--only <text>` tries the mistakes with
 * this text in their names.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

/** Seeds that are tried for each mistake. */
const most = 400;
const steps = 3_000;

const startMs = performance.now();
const others: readonly string[] = Object.values(shown).flat();
const names = Object.keys(mistakes).filter((name) => name.includes(values.only) && !others.includes(name));
const missed: string[] = [];
for (const mistake of names) {
  const script = { steps, leftOut: { kinds: [], numbers: [] }, idle: [], mistake };
  const { breaks } = mistakes[mistake] ?? {};
  const counts = ({ violation, control }: Report) =>
    violation !== undefined && control === undefined && violation.promise === (breaks ?? violation.promise);
  const reports = await reportsOf({ first: 1, last: most, script }, (report) => {
    const { seed, violation, control } = report;
    const isFound = counts(report);
    const why = control ? `${control.promise}, without the mistake, too` : violation?.promise;
    if (violation && !isFound) console.log(`${mistake}: seed ${seed} does not count: ${why}`);
    return isFound;
  });
  const found = reports.find(counts);
  if (found === undefined) missed.push(mistake);
  const result = found ? `seed ${found.seed}, step ${found.violation?.step}: ${found.violation?.promise}` : 'NOT FOUND';
  console.log(`${mistake}: ${result}`);
}
const seconds = Math.round((performance.now() - startMs) / 1_000);
const faults = [
  ...(missed.length > 0 ? [`NOT FOUND: ${missed.join(', ')}`] : []),
  ...(names.length === 0 ? [`NO MISTAKE has "${values.only}" in its name`] : []),
];
const result = faults.join('; ') || 'ok';
console.log(`sim:proof mistakes=${names.length} found=${names.length - missed.length} seconds=${seconds} ${result}`);
if (faults.length > 0) process.exitCode = 1;

import { readFileSync } from 'node:fs';
import { mistakes } from '../../sim/mistakes.ts';

const document = readFileSync('docs/reliability.md', 'utf8').replaceAll('\n', ' ');

test('docs/reliability.md says how many mistakes the simulation is proved with, and of how many any promise may break', () => {
  const all = Object.values(mistakes);
  expect(document).toContain(`\`sim/mistakes.ts\` has ${all.length} known mistakes`);
  expect(document).toContain(`(${all.filter(({ breaks }) => breaks === undefined).length} may break any)`);
});

test('docs/reliability.md says which seeds CI runs', () => {
  const runs = [
    ...readFileSync('.ci/run', 'utf8').matchAll(/npm run sim -- --seeds (\d+)-(\d+) --steps (\d+)( .+)?$/gm),
  ];
  const [[, first, last, steps] = [], [, firstOfLarge, lastOfLarge, stepsOfLarge, scale] = []] = runs;
  expect([runs.length, stepsOfLarge, scale]).toEqual([2, steps, ' --scale large']);
  expect(document).toContain(
    `CI runs seeds ${first} to ${last}, and ${firstOfLarge} to ${lastOfLarge} with \`--scale large\`, each with ${Number(steps).toLocaleString('en')} steps.`,
  );
});

import { readFileSync } from 'node:fs';
import { mistakes } from '../../sim/mistakes.ts';

const document = readFileSync('docs/reliability.md', 'utf8').replaceAll('\n', ' ');

test('docs/reliability.md says how many mistakes the simulation is proved with, and of how many any promise may break', () => {
  const all = Object.values(mistakes);
  expect(document).toContain(`\`sim/mistakes.ts\` has ${all.length} known mistakes`);
  expect(document).toContain(`(${all.filter(({ breaks }) => breaks === undefined).length} may break any)`);
});

test('docs/reliability.md says which seeds CI runs', () => {
  const ci = readFileSync('.ci/run', 'utf8');
  const [, first, last, steps] = /npm run sim -- --seeds (\d+)-(\d+) --steps (\d+)$/m.exec(ci) ?? [];
  expect(document).toContain(
    `CI runs seeds ${first} to ${last} with ${Number(steps).toLocaleString('en')} steps, and one of ten deaths.`,
  );
  expect(ci).toContain('npm run sim -- --deaths --one-of 10\n');
});

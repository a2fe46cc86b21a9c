import { readFileSync } from 'node:fs';
import { promises } from '../../world/promises/promises.ts';

test('docs/reliability.md has each promise by the number that a judge of histories knows', () => {
  const rows = readFileSync('docs/reliability.md', 'utf8').matchAll(/^\| (\d+) \| /gm);
  expect([...rows].map(([, number]) => Number(number))).toEqual([...new Set(Object.values(promises))]);
});

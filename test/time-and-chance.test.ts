import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { timeAndChanceIn } from './helpers/time-and-chance.ts';

const root = resolve(__dirname, '..');
const theClock = 'lambdas/runtime/clock.ts';
const files = globSync(['lambdas/**/*.ts', 'bin/**/*.ts'], { cwd: root });
const usesIn = (file: string) => timeAndChanceIn(readFileSync(join(root, file), 'utf8'));

test('only the clock reads the time, waits and draws lots', () => {
  expect(files.length).toBeGreaterThan(200);
  const users = files.filter((file) => file !== theClock && usesIn(file).length > 0);
  expect(users.map((file) => [file, usesIn(file)])).toEqual([]);
});

test('the clock is seen to', () => {
  expect(new Set(usesIn(theClock))).toEqual(new Set(['setTimeout', 'new Date()', 'Math.random']));
});

test.each([
  ['setTimeout(send, 100);', 'setTimeout'],
  ['globalThis.setInterval(send, 100);', 'setInterval'],
  ['await new Promise(setImmediate);', 'setImmediate'],
  ['const delay = Math.random() * 100;', 'Math.random'],
  ['const draw = globalThis.Math.random;', 'Math.random'],
  ['const { random } = Math;', 'Math.random'],
  ['const { now: time } = Date;', 'Date.now'],
  ['const startedAt = Date.now();', 'Date.now'],
  ['const at = new Date();', 'new Date()'],
  ['const at = new Date;', 'new Date()'],
  ['const text = Date();', 'Date()'],
  ['const startedAt = performance.now();', 'performance.now'],
  ['fetch(url, { signal: AbortSignal.timeout(100) });', 'AbortSignal.timeout'],
])('%s is found', (code, use) => {
  expect(timeAndChanceIn(code)).toEqual([use]);
});

test('times that were told, and words that sound alike, are let be', () => {
  const code = `
    const at = new Date(clock.now().getTime() + 1_000);
    const day = Date.parse(text) + Date.UTC(2026, 0);
    const highest = Math.max(clock.random(), 0.5); // Math.random() of another
    const script = 'setTimeout(() => {}, 3000)';
  `;
  expect(timeAndChanceIn(code)).toEqual([]);
});

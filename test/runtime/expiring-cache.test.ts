import { ExpiringCache } from '../../lambdas/runtime/expiring-cache.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';

let nowMs = 0;
const clock = fixedClock(() => new Date(nowMs));
beforeEach(() => {
  nowMs = 0;
});

/** A look-up that counts how often it is asked. */
function counting(answer: (asked: number) => string | undefined) {
  const load = async () => answer(++load.asked);
  load.asked = 0;
  return load;
}

test('a found value is kept for the time given, and then asked for again', async () => {
  const cache = new ExpiringCache<string>(clock, 1_000, 10);
  const load = counting((asked) => `value ${asked}`);
  expect(await cache.get('key', load)).toBe('value 1');
  nowMs = 999;
  expect(await cache.get('key', load)).toBe('value 1');
  nowMs = 1_000;
  expect(await cache.get('key', load)).toBe('value 2');
});

test('callers at the same time share one look-up', async () => {
  const cache = new ExpiringCache<string>(clock, 1_000, 10);
  const load = counting(() => 'value');
  await Promise.all([cache.get('key', load), cache.get('key', load), cache.get('key', load)]);
  expect(load.asked).toBe(1);
});

test('what was not found is asked for again', async () => {
  const cache = new ExpiringCache<string>(clock, 1_000, 10);
  const load = counting((asked) => (asked === 1 ? undefined : 'value'));
  expect(await cache.get('key', load)).toBeUndefined();
  expect(await cache.get('key', load)).toBe('value');
});

test('a failure is passed on and not kept', async () => {
  const cache = new ExpiringCache<string>(clock, 1_000, 10);
  await expect(cache.get('key', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.get('key', async () => 'value')).toBe('value');
});

test('the oldest entry goes when there are too many', async () => {
  const cache = new ExpiringCache<string>(clock, 1_000, 2);
  const load = counting(() => 'value');
  for (const key of ['a', 'b', 'c']) await cache.get(key, load);
  expect(load.asked).toBe(3);
  await cache.get('c', load);
  expect(load.asked).toBe(3);
  await cache.get('a', load);
  expect(load.asked).toBe(4);
});

test('a forgotten value is asked for again', async () => {
  const cache = new ExpiringCache<string>(clock, 1_000, 10);
  const load = counting((asked) => `value ${asked}`);
  await cache.get('key', load);
  cache.forget('key');
  expect(await cache.get('key', load)).toBe('value 2');
});

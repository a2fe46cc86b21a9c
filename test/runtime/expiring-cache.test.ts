import { ExpiringCache } from '../../lambdas/runtime/expiring-cache.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';

let nowMs = 0;
const clock = fixedClock(() => new Date(nowMs));
beforeEach(() => {
  nowMs = 0;
});

/** A look-up that counts its calls. */
function counting(answer: (calls: number) => string | undefined) {
  const load = async () => answer(++load.calls);
  load.calls = 0;
  return load;
}

test('a found value is cached for the time given, and then requested again', async () => {
  const cache = new ExpiringCache<string>(clock, 1_000, 10);
  const load = counting((calls) => `value ${calls}`);
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
  expect(load.calls).toBe(1);
});

test('what was not found is requested again', async () => {
  const cache = new ExpiringCache<string>(clock, 1_000, 10);
  const load = counting((calls) => (calls === 1 ? undefined : 'value'));
  expect(await cache.get('key', load)).toBeUndefined();
  expect(await cache.get('key', load)).toBe('value');
});

test('a failure is passed on and not cached', async () => {
  const cache = new ExpiringCache<string>(clock, 1_000, 10);
  await expect(cache.get('key', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.get('key', async () => 'value')).toBe('value');
});

test('the oldest entry goes when there are too many', async () => {
  const cache = new ExpiringCache<string>(clock, 1_000, 2);
  const load = counting(() => 'value');
  for (const key of ['a', 'b', 'c']) await cache.get(key, load);
  expect(load.calls).toBe(3);
  await cache.get('c', load);
  expect(load.calls).toBe(3);
  await cache.get('a', load);
  expect(load.calls).toBe(4);
});

test('a forgotten value is requested again', async () => {
  const cache = new ExpiringCache<string>(clock, 1_000, 10);
  const load = counting((calls) => `value ${calls}`);
  await cache.get('key', load);
  cache.forget('key');
  expect(await cache.get('key', load)).toBe('value 2');
});

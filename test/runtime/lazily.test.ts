import { lazily, once } from '../../lambdas/runtime/lazily.ts';

/** A loader that fails so many times, then succeeds, and counts its calls. */
function failing(failures: number) {
  const load = async () => {
    load.calls += 1;
    if (load.calls <= failures) throw new Error('cannot be read');
    return { times: async (factor: number) => load.calls * factor };
  };
  load.calls = 0;
  return load;
}

test('what was loaded is cached, and callers at the same time share one attempt', async () => {
  const load = failing(0);
  const loaded = once(load);
  const [one, other] = await Promise.all([loaded(), loaded()]);
  expect([one, await loaded()]).toEqual([other, other]);
  expect(load.calls).toBe(1);
});

test('a failure reaches all who wait for it, and the next call tries again', async () => {
  const load = failing(1);
  const loaded = once(load);
  const failed = { status: 'rejected', reason: new Error('cannot be read') };
  expect(await Promise.allSettled([loaded(), loaded()])).toEqual([failed, failed]);
  await loaded();
  await loaded();
  expect(load.calls).toBe(2);
});

test('an adapter that could not be loaded is loaded by the next call of a method', async () => {
  const port = lazily(failing(1));
  await expect(port.times(3)).rejects.toThrow('cannot be read');
  expect(await port.times(3)).toBe(6);
});

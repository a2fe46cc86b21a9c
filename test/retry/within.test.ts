import { within } from '../../lambdas/retry/within.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';

const never = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

test('what takes too long hears of it', async () => {
  const clock = fixedClock();
  const ended = within(clock, 5_000, never);
  clock.timeOut();
  await expect(ended).rejects.toMatchObject({ name: 'TimeoutError', message: 'No end within 5000 ms' });
});

test('what does not heed its signal is not waited for', async () => {
  const clock = fixedClock();
  const ended = within(clock, 5_000, () => new Promise(() => {}));
  clock.timeOut();
  await expect(ended).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('a process that was busy loses one part of the time, however long that was', async () => {
  const clock = fixedClock();
  const ended = within(clock, 5_000, never, 3);
  let isLate = false;
  ended.catch(() => {
    isLate = true;
  });
  for (let part = 1; part <= 2; part++) {
    clock.timeOut();
    await new Promise(setImmediate);
    expect(isLate).toBe(false);
  }
  clock.timeOut();
  await expect(ended).rejects.toMatchObject({ name: 'TimeoutError', message: 'No end within 5000 ms' });
});

test('what has ended is not timed out any more', async () => {
  const clock = fixedClock();
  let seen: AbortSignal | undefined;
  const run = async (signal: AbortSignal) => {
    seen = signal;
    return 'done';
  };
  expect(await within(clock, 5_000, run)).toBe('done');
  clock.timeOut();
  expect(seen?.aborted).toBe(false);
});

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

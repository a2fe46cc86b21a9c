import { inBatches, type Left } from '../../lambdas/retry/in-batches.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';

const settings = { size: 3, failure: 'letters were not sent' };
const letters = (text: string) => [...text];

/** Sends all letters, but leaves each of these as many times as given. */
function leaving(times: Record<string, number>) {
  const sent: string[] = [];
  const send = async (batch: readonly string[]): Promise<Left<string>> => {
    sent.push(batch.join(''));
    const left = batch.filter((letter) => {
      times[letter] = (times[letter] ?? 0) - 1;
      return times[letter] >= 0;
    });
    return { left, reason: left.length > 0 ? `Throttled${left[0]}` : undefined };
  };
  return { sent, send };
}

test('items go in calls of the size that is allowed', async () => {
  const { sent, send } = leaving({});
  await inBatches(fixedClock(), letters('abcdefg'), settings, send);
  expect(sent).toEqual(['abc', 'def', 'g']);
});

test('nothing to send is not sent', async () => {
  const { sent, send } = leaving({});
  await inBatches(fixedClock(), [], settings, send);
  expect(sent).toEqual([]);
});

test('only what was left is sent again, each time after twice as long and with jitter', async () => {
  const { sent, send } = leaving({ b: 2, c: 1 });
  const clock = fixedClock();
  await inBatches(clock, letters('abcd'), settings, send);
  expect(sent).toEqual(['abc', 'd', 'bc', 'b']);
  expect(clock.waits).toEqual([50, 100]);
});

test('what is left after six calls is an error that says how many and why', async () => {
  const { sent, send } = leaving({ b: 9, d: 9, e: 9 });
  const sending = inBatches(fixedClock(), letters('abcdef'), settings, send);
  await expect(sending).rejects.toThrow('3 of 6 letters were not sent: Throttledb, Throttledd');
  expect(sent.filter((batch) => batch.includes('b'))).toHaveLength(6);
});

test('a call that fails is thrown after the other batches have ended', async () => {
  const { sent, send } = leaving({ e: 1 });
  const failing = (batch: readonly string[]) =>
    batch.includes('a') ? Promise.reject(new Error('out of reach')) : send(batch);
  await expect(inBatches(fixedClock(), letters('abcdef'), settings, failing)).rejects.toThrow('out of reach');
  expect(sent).toEqual(['def', 'e']);
});

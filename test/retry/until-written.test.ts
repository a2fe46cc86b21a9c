import { ServiceBusy } from '../../lambdas/ports/runtime.ts';
import { Contended, contended, untilWritten } from '../../lambdas/retry/until-written.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';

/** A write that is contended so many times, and then answers the number of its round. */
const contendedTimes = (times: number) => jest.fn(async (round: number) => (round < times ? contended : round));

test('a round that was written is the last, and none is waited for', async () => {
  const clock = fixedClock();
  expect(await untilWritten(clock, contendedTimes(0))).toBe(0);
  expect(clock.waits).toEqual([]);
});

test('nothing is an answer, too: it ends the rounds', async () => {
  const attempt = jest.fn(async () => undefined);
  expect(await untilWritten(fixedClock(), attempt)).toBeUndefined();
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('a contended round is followed by another, which knows its number', async () => {
  expect(await untilWritten(fixedClock(), contendedTimes(3))).toBe(3);
});

test('a condition that can never hold ends after ten rounds', async () => {
  const clock = fixedClock();
  const attempt = contendedTimes(Number.POSITIVE_INFINITY);
  await expect(untilWritten(clock, attempt)).rejects.toThrow(Contended);
  expect(attempt).toHaveBeenCalledTimes(10);
  expect(clock.waits).toHaveLength(9);
  expect(new Contended()).toBeInstanceOf(ServiceBusy);
});

test('waits take from nothing to a maximum that doubles up to 640 ms', async () => {
  const longest = { ...fixedClock(), random: () => 1 };
  await untilWritten(longest, contendedTimes(8));
  expect(longest.waits).toEqual([20, 40, 80, 160, 320, 640, 640, 640]);
  const shortest = { ...fixedClock(), random: () => 0 };
  await untilWritten(shortest, contendedTimes(2));
  expect(shortest.waits).toEqual([0, 0]);
});

test('no round is begun that the function has no time left for', async () => {
  const clock = { ...fixedClock(), msLeft: () => 3_019 };
  const attempt = contendedTimes(Number.POSITIVE_INFINITY);
  await expect(untilWritten(clock, attempt)).rejects.toThrow(Contended);
  expect(clock.waits).toEqual([10]);
  expect(attempt).toHaveBeenCalledTimes(2);
});

test('an error is not taken for contention', async () => {
  const attempt = jest.fn(() => Promise.reject(new Error('DynamoDB is out of reach')));
  await expect(untilWritten(fixedClock(), attempt)).rejects.toThrow('DynamoDB is out of reach');
  expect(attempt).toHaveBeenCalledTimes(1);
});

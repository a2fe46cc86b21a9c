import { awaitsRepeat, repeatDueMs } from '../../../lambdas/domain/delivery/repeated-pushes.ts';
import type { Registration } from '../../../lambdas/domain/pass/registration.ts';
import { now } from '../../helpers/examples.ts';

const notified = { passKey: 'pass', deviceId: 'device', sum: 4, writeId: 'write' };
const pushedAtUtc = now.toISOString();
const registration = (more: Partial<Registration> = {}) =>
  ({ ...notified, pushedSum: 4, pushedAtUtc, ...more }) as unknown as Registration;

test.each([
  ['a device that was notified, and no more', {}, 1, true],
  ['one that fetched an earlier version', { fetched: { sum: 3, atUtc: pushedAtUtc, count: 1 } }, 1, true],
  ['one that has fetched', { fetched: { sum: 4, atUtc: pushedAtUtc, count: 1 } }, 1, false],
  ['one whose later version was pushed', { pushedSum: 5 }, 1, false],
  ['one whose push is not recorded', { pushedSum: undefined }, 1, false],
  ['one that has registered anew', { writeId: 'another' }, 1, false],
  ['one that has had this repetition', { repeats: 1 }, 1, false],
  ['one that has not had the one before', {}, 2, false],
  ['one that has', { repeats: 1 }, 2, true],
])('%s waits for its repetition: %#', (_what, more, repeat, waits) => {
  expect(awaitsRepeat(registration(more), notified, repeat)).toBe(waits);
});

test('pushes are repeated 1, 4, 12 and 30 minutes after the first', () => {
  const minutes = [1, 2, 3, 4].map((repeat) => ((repeatDueMs({ pushedAtUtc }, repeat) ?? 0) - now.getTime()) / 60_000);
  expect(minutes).toEqual([1, 4, 12, 30]);
  expect([repeatDueMs({ pushedAtUtc }, 5), repeatDueMs({}, 1)]).toEqual([undefined, undefined]);
});

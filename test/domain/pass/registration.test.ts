import { fetcherOf, type Registration, registrationToEvict } from '../../../lambdas/domain/pass/registration.ts';
import { now } from '../../helpers/examples.ts';

const registered = (deviceId: string, second: number, pushedSum?: number): Registration => ({
  account: 'demo',
  passKey: 'pass',
  templateId: 'template',
  passTypeId: 'pass.com.example.boarding',
  deviceId,
  pushToken: deviceId,
  registeredAtUtc: new Date(now.getTime() + second * 1_000).toISOString(),
  pushedSum,
  writeId: deviceId,
});

test.each<[string, readonly Registration[], string | undefined]>([
  ['the newest, in whatever order they come', [registered('c', 3), registered('a', 1), registered('b', 2)], 'c'],
  ['the newest without a push', [registered('a', 1), registered('b', 2), registered('c', 3, 4)], 'b'],
  ['not the first, though it was never notified of anything', [registered('a', 1), registered('b', 2, 4)], undefined],
  ['not the first of two of one instant, by its id', [registered('b', 1), registered('a', 1)], 'b'],
  ['not the only one', [registered('a', 1)], undefined],
  ['none of none', [], undefined],
])('room is made by %s', (_title, registrations, expected) => {
  expect(registrationToEvict(registrations)?.deviceId).toBe(expected);
});

test('a fetch is recorded with a device that was named the version, and never with one that has not asked', () => {
  const asked = (deviceId: string, second: number, askedSum: number, fetched?: number): Registration => ({
    ...registered(deviceId, second),
    askedSum,
    askedAtUtc: new Date(now.getTime() + second * 1_000).toISOString(),
    fetched: fetched === undefined ? undefined : { sum: fetched, atUtc: now.toISOString(), count: 1 },
  });
  const fetcher = (...registrations: Registration[]) => fetcherOf(registrations, 7)?.deviceId;
  expect(fetcher(asked('a', 1, 7), asked('b', 2, 7))).toBe('b');
  expect(fetcher(asked('a', 1, 7), asked('b', 2, 7, 7))).toBe('a');
  expect(fetcher(asked('a', 1, 7, 7), asked('b', 2, 6))).toBe('a');
  expect(fetcher(registered('a', 1), asked('b', 2, 6))).toBeUndefined();
  expect(fetcher(asked('a', 1, 6))).toBe('a');
});

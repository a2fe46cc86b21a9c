import { type Registration, registrationToEvict } from '../../../lambdas/domain/pass/registration.ts';
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

import { Chance } from '../../../world/time/chance.ts';
import { Timers } from '../../../world/time/timers.ts';
import { PushService, refusalOf } from '../../../world/wallets/apple-push.ts';

const topic = 'pass.com.example.boarding';

test.each([
  ['GET', '/3/device/0a1b', topic, { UID: topic }, 'MethodNotAllowed'],
  ['POST', '/3/device/', topic, { UID: topic }, 'BadPath'],
  ['POST', '/3/device/0a1b', topic, undefined, 'MissingProviderToken'],
  ['POST', '/3/device/0a1b', undefined, { UID: topic }, 'MissingTopic'],
  ['POST', '/3/device/0a1b', topic, { UID: 'pass.other' }, 'TopicDisallowed'],
  ['POST', '/3/device/0a1b', topic, {}, 'TopicDisallowed'],
  ['POST', '/3/device/0a1b', topic, { UID: topic }, undefined],
] as const)('%s %s for the topic %s with the certificate %j: %s', (method, path, wanted, certificate, reason) => {
  expect(refusalOf(method, path, wanted, certificate)?.[1]).toBe(reason);
});

test.each([
  [false, 200],
  [true, 120_000],
])('a push, late: %s, reaches the phone of its token within %d ms, and no other', (isLate, longestMs) => {
  const timers = new Timers();
  const service = new PushService({
    after: (ms, action) => timers.add(ms, action),
    chance: new Chance(1, 'pushes'),
    faults: { strikes: () => isLate },
  });
  const reached: string[] = [];
  for (const token of ['one', 'other']) service.phones.set(token, () => reached.push(token));
  expect([service.accepts('one'), service.accepts('gone')]).toEqual([true, false]);
  expect(reached).toEqual([]);
  timers.runUntil(longestMs);
  expect(reached).toEqual(['one']);
});

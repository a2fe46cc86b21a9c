import { deliveryOf } from '../../../lambdas/domain/delivery/delivery.ts';
import type { Pass } from '../../../lambdas/domain/pass/pass.ts';
import type { FetchRecord, Registration } from '../../../lambdas/domain/pass/registration.ts';
import { examplePass, exampleTemplate } from '../../helpers/examples.ts';

const at = (minute: number) => `2027-03-10T08:${String(minute).padStart(2, '0')}:00.000Z`;

/** The third version of the flight with the first one of the pass, which was issued with the first of the flight. */
const sum = 4;
const flight = exampleTemplate({}, { version: 3 });

const deliveryTo = (devices: readonly Partial<Registration>[], fetched?: FetchRecord, pass: Partial<Pass> = {}) =>
  deliveryOf(
    flight,
    examplePass({}, { version: 1, renderedFrom: 1, ...pass }),
    devices.map((each, n) => ({ registeredAtUtc: at(n), ...each }) as Registration),
    fetched,
  );

const statesOf = (...given: Parameters<typeof deliveryTo>) => deliveryTo(...given).devices.map(({ state }) => state);

const refusal = { reason: 'BadCertificate', atUtc: at(9) };
const fetchOf = (fetchedSum: number, count = 1): FetchRecord => ({ sum: fetchedSum, atUtc: at(30), count });

test.each<[string, string, Partial<Registration>, ...FetchRecord[]]>([
  ['waiting', 'no push was accepted', {}],
  ['waiting', 'a push of an older version was accepted', { pushedSum: 3 }],
  ['waiting', 'an older version was asked for and fetched', { pushedSum: 3, askedSum: 3 }, fetchOf(3)],
  ['refused', 'Apple refused the push', { refusal }],
  ['refused', 'Apple accepted an older one and refused this', { pushedSum: 3, refusal }],
  ['notified', 'Apple accepted the push', { pushedSum: 4 }],
  ['notified', 'the device fetched an older version since', { pushedSum: 4, askedSum: 3 }, fetchOf(3)],
  ['asked', 'a list named it', { pushedSum: 4, askedSum: 4 }],
  ['asked', 'a list named it without a push', { askedSum: 4 }, fetchOf(3)],
  ['asked', 'Apple refuses pushes, and the device asked by itself', { askedSum: 4, refusal }],
  ['current', 'it was fetched', { pushedSum: 4, askedSum: 4 }, fetchOf(4)],
  ['current', 'the passenger pulled it down before any push', {}, fetchOf(4)],
  ['current', 'Apple refuses pushes, and the passenger pulled it down', { refusal }, fetchOf(4)],
])('a device is %s: %s', (state, _why, device, ...[fetched]) => {
  expect(statesOf([device], fetched)).toEqual([state]);
});

test('a device is current without a fetch while the pass is as it was issued', () => {
  expect(deliveryTo([{}], undefined, { renderedFrom: 3 })).toMatchObject({
    isAsIssued: true,
    devices: [{ state: 'current' }],
  });
  expect(statesOf([{}, {}], undefined, { renderedFrom: 3 })).toEqual(['current', 'current']);
});

test('a pass that came from another flight is not as it was issued, whatever the versions are', () => {
  expect(deliveryTo([{}], undefined, { renderedFrom: 9, sumBefore: 110 })).toMatchObject({
    sum: 114,
    isAsIssued: false,
    devices: [{ state: 'waiting' }],
  });
});

test('of several devices none is current on the word of a fetch that may be the other’s', () => {
  const asked = { pushedSum: sum, askedSum: sum };
  const notified = { pushedSum: sum };
  expect(statesOf([asked, asked], fetchOf(sum, 1))).toEqual(['asked', 'asked']);
  expect(statesOf([asked, asked], fetchOf(sum, 2))).toEqual(['current', 'current']);
  expect(statesOf([asked, notified], fetchOf(sum, 1))).toEqual(['current', 'notified']);
  expect(statesOf([notified, notified], fetchOf(sum, 2))).toEqual(['notified', 'notified']);
  expect(statesOf([asked, {}, { refusal }])).toEqual(['asked', 'waiting', 'refused']);
});

test('each device comes with its instants, in the order of registration and without its id', () => {
  const first = { registeredAtUtc: at(1), pushedSum: 4, pushedAtUtc: at(5), askedSum: 4, askedAtUtc: at(6) };
  const second = { registeredAtUtc: at(2), refusal };
  const { devices } = deliveryTo([
    { ...second, deviceId: 'second', pushToken: 'token' },
    { ...first, deviceId: 'first', passKey: 'key' },
  ]);
  expect(JSON.parse(JSON.stringify(devices))).toEqual([
    { ...first, state: 'asked' },
    { ...second, state: 'refused' },
  ]);
});

test('the last fetch is told, and whether it was of the pass as it is', () => {
  expect(deliveryTo([{}], fetchOf(3, 2)).fetched).toEqual({ sum: 3, atUtc: at(30), count: 2, isCurrent: false });
  expect(deliveryTo([{}], fetchOf(4)).fetched).toMatchObject({ isCurrent: true });
  expect(deliveryTo([{}]).fetched).toBeUndefined();
});

test.each([
  ['never-installed', undefined],
  ['never-installed', { walletb: { state: 'installed', atUtc: at(0) } }],
  ['unregistered', { walleta: { state: 'removed', atUtc: at(0) } }],
  ['gone', { walleta: { state: 'removed', atUtc: at(0), isGone: true } }],
] as const)('without a device it is %s', (absence, wallets) => {
  expect(deliveryTo([], undefined, { wallets })).toMatchObject({ devices: [], absence });
  expect(deliveryTo([{}], undefined, { wallets }).absence).toBeUndefined();
});

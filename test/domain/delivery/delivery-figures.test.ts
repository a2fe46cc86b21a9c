import { figuresOfFetch, figuresOfPush } from '../../../lambdas/domain/delivery/delivery.ts';
import type { Registration } from '../../../lambdas/domain/pass/registration.ts';
import { examplePass, exampleTemplate } from '../../helpers/examples.ts';

const at = (seconds: number) => new Date(Date.parse('2027-03-15T09:00:00Z') + seconds * 1_000);
const utc = (seconds: number) => at(seconds).toISOString();

/** The gate changed in the second version, at nine o'clock: with the pass's own first version the sum is 3. */
const template = exampleTemplate({}, { version: 2, updatedAtUtc: utc(0) });
const pass = examplePass();
const device = (records: Partial<Registration> = {}) =>
  ({ passKey: pass.passKey, deviceId: 'phone', registeredAtUtc: utc(-9_000), ...records }) as Registration;

const pushed = (records?: Partial<Registration>, seconds = 4, of = template) =>
  figuresOfPush({ template: of, pass, registration: device(records) }, at(seconds));
const fetched = (devices: Partial<Registration>[], seconds = 5, of = template) =>
  figuresOfFetch({ template: of, pass }, devices.map(device), at(seconds));

test('a push is to be followed by a fetch, which counts for the same minute', () => {
  expect(pushed()).toEqual([
    { name: 'PushAcceptedAfter', value: 4, at: at(4) },
    { name: 'PassesToFetch', value: 1, at: at(604) },
    { name: 'PassesFetched', value: 0, at: at(604) },
  ]);
  expect(fetched([{ pushedSum: 3, pushedAtUtc: utc(4) }], 5.26)).toEqual([
    { name: 'PassFetchedAfter', value: 5.3, at: at(604) },
    { name: 'PassesFetched', value: 1, at: at(604) },
  ]);
});

test.each([
  ['repeats an earlier one', { pushedSum: 3, pushedAtUtc: utc(1) }],
  ['comes after the phone has fetched by itself', { fetched: { sum: 3, atUtc: utc(2), count: 1 } }],
])('a push counts for nothing that %s', (_title, records) => {
  expect(pushed(records)).toEqual([]);
});

test('a push that follows another within ten minutes takes its place, as the phone fetches once', () => {
  const records = { pushedSum: 2, pushedAtUtc: utc(-300) };
  expect(pushed(records).slice(1)).toEqual([
    { name: 'PassesToFetch', value: 1, at: at(604) },
    { name: 'PassesFetched', value: 0, at: at(604) },
    { name: 'PassesToFetch', value: -1, at: at(300) },
  ]);
  expect(pushed({ ...records, fetched: { sum: 2, atUtc: utc(-290), count: 1 } })).toHaveLength(3);
  expect(pushed({ pushedSum: 2, pushedAtUtc: utc(-596) })).toHaveLength(3);
});

test.each([
  ['no push is known', {}],
  [
    'this version has been fetched',
    { pushedSum: 3, pushedAtUtc: utc(4), fetched: { sum: 3, atUtc: utc(4), count: 1 } },
  ],
  ['a new push token left no time of its push', { pushedSum: 3 }],
])('a fetch counts for nothing where %s', (_title, records) => {
  expect(fetched([records])).toEqual([]);
});

test('a version that is newer than what was pushed is what the push was for', () => {
  expect(fetched([{ pushedSum: 2, pushedAtUtc: utc(-60) }])).toEqual([
    { name: 'PassFetchedAfter', value: 5, at: at(540) },
    { name: 'PassesFetched', value: 1, at: at(540) },
  ]);
});

test('of two devices with the pass each counts once, whichever fetches first', () => {
  const asked = { pushedSum: 3, pushedAtUtc: utc(4), askedSum: 3 };
  const done = { fetched: { sum: 3, atUtc: utc(5), count: 1 } };
  expect(
    fetched([
      { ...asked, ...done },
      { ...asked, deviceId: 'other' },
    ]),
  ).toHaveLength(2);
  expect(
    fetched([
      { ...asked, ...done },
      { ...asked, ...done, deviceId: 'other' },
    ]),
  ).toEqual([]);
});

test('phones in flight are not counted, neither when they are notified nor when they have landed', () => {
  const left = exampleTemplate({ 'departure-time': '2027-03-15T10:00:00' } as object, {
    version: 2,
    updatedAtUtc: utc(0),
  });
  expect(pushed({}, 4, left)).toEqual([]);
  expect(fetched([{ pushedSum: 3, pushedAtUtc: utc(4) }], 7_200, left)).toEqual([]);
});

test('a clock that is behind makes no negative time', () => {
  expect(fetched([{ pushedSum: 3, pushedAtUtc: utc(-1) }], -1)).toMatchObject([{ value: 0 }, { value: 1 }]);
});

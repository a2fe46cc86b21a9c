import type { Pass } from '../../../lambdas/domain/pass/pass.ts';
import type { Registration } from '../../../lambdas/domain/pass/registration.ts';
import type { Template } from '../../../lambdas/domain/template/template.ts';
import { installsOf, sumOfInstalls } from '../../../lambdas/domain/updates/notified.ts';
import { examplePass, exampleTemplate, now } from '../../helpers/examples.ts';

const atUtc = now.toISOString();
const [there, gone] = [
  { state: 'installed', atUtc },
  { state: 'removed', atUtc },
] as const;

/** The third version of the flight; the second changed the objects. */
const flight = (more: Partial<Template> = {}) =>
  exampleTemplate({}, { version: 3, objectsVersion: 2, googleClass: { version: 3 }, ...more });

const notified = { pushedSum: 4 };
const installs = (pass: Partial<Pass>, devices: readonly object[] = [], template = flight()) => {
  const { walleta, walletb, notified } = installsOf(template, examplePass({}, pass), devices as Registration[]);
  return [walleta, walletb, notified];
};

test('a pass that is nowhere, or has left both wallets, is no install', () => {
  expect(installs({})).toEqual([0, 0, 0]);
  expect(installs({ wallets: { walleta: gone, walletb: gone } }, [notified])).toEqual([0, 0, 0]);
});

test.each([
  ['all of its devices have been pushed to', [notified, notified], 1],
  ['one was pushed to for an older version', [notified, { pushedSum: 3 }], 0],
  ['one was never pushed to, and has the pass as issued', [{}], 0],
  ['the index does not show its device yet', [], 0],
])('in Wallet A, %s', (_title, devices, count) => {
  expect(installs({ wallets: { walleta: there } }, devices)).toEqual([1, 0, count]);
});

test('in Wallet A, a pass as it was issued needs no push', () => {
  expect(installs({ wallets: { walleta: there }, renderedFrom: 3 }, [{}])).toEqual([1, 0, 1]);
});

const object = (passVersion: number, templateVersion: number) => ({
  wallets: { walletb: there },
  googleObject: { passVersion, templateVersion },
});

test.each([
  ['class and object show what there is', object(1, 2), flight(), 1],
  ['the class shows an older version', object(1, 2), flight({ googleClass: { version: 2 } }), 0],
  ['there is no class yet', object(1, 2), flight({ googleClass: undefined }), 0],
  ['the object shows an older template', object(1, 1), flight(), 0],
  ['the object shows an older pass', object(0, 2), flight(), 0],
])('in Wallet B, %s', (_title, pass, template, count) => {
  expect(installs(pass, [], template)).toEqual([0, 1, count]);
});

describe('as fetched', () => {
  const fetchOf = (pass: Partial<Pass>, ...devices: Partial<Registration>[]) => {
    const { asked, fetched, behindSinceUtc } = installsOf(flight(), examplePass({}, pass), devices as Registration[]);
    return [asked, fetched, behindSinceUtc];
  };
  const [early, late] = ['2027-03-10T07:00:00.000Z', '2027-03-10T07:30:00.000Z'];
  const [asked, fetched] = [{ askedSum: 4 }, { fetched: { sum: 4, atUtc, count: 1 } }];
  const inApple = { wallets: { walleta: there } };

  test.each<[string, (number | string | undefined)[], Partial<Registration>[]]>([
    ['which its device has fetched', [1, 1, undefined], [{ ...notified, ...asked, ...fetched, pushedAtUtc: early }]],
    ['which its device was told of', [0, 0, early], [{ ...notified, pushedAtUtc: early }]],
    ['which its device has asked for', [1, 0, early], [{ ...notified, ...asked, pushedAtUtc: early }]],
    ['which its device was not told of', [0, 0, undefined], [{ pushedSum: 3, pushedAtUtc: early }]],
    [
      'which one of its devices has not fetched',
      [0, 0, late],
      [
        { ...notified, ...asked, ...fetched, pushedAtUtc: early },
        { ...notified, pushedAtUtc: late },
      ],
    ],
    ['of which the index shows no device', [0, 0, undefined], []],
  ])('in Wallet A, a pass %s', (_title, expected, devices) => {
    expect(fetchOf(inApple, ...devices)).toEqual(expected);
  });

  test('in Wallet A, a pass as it was issued; in Wallet B, one whose object shows it', () => {
    expect(fetchOf({ ...inApple, renderedFrom: 3 }, {})).toEqual([1, 1, undefined]);
    expect(fetchOf(object(1, 2))).toEqual([1, 1, undefined]);
    expect(fetchOf(object(0, 2))).toEqual([0, 0, undefined]);
  });

  test('several passes add up, and the oldest push counts', () => {
    const none = { walleta: 0, walletb: 0, notified: 0, asked: 0, fetched: 0 };
    const one = { walleta: 1, walletb: 2, notified: 3, asked: 4, fetched: 4, behindSinceUtc: late };
    expect(sumOfInstalls(none, one)).toEqual(one);
    expect(sumOfInstalls(one, { ...one, behindSinceUtc: early })).toEqual({
      ...{ walleta: 2, walletb: 4, notified: 6, asked: 8, fetched: 8 },
      behindSinceUtc: early,
    });
  });
});

test('a pass in both wallets counts in each', () => {
  expect(installs({ ...object(1, 2), wallets: { walleta: there, walletb: there } }, [notified])).toEqual([1, 1, 2]);
});

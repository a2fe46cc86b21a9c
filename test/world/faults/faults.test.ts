import { type Fault, Faults } from '../../../world/faults/faults.ts';
import type { FaultKind } from '../../../world/faults/kinds.ts';

const errorOfS3: Fault = { target: 's3', kind: 'error', rate: 1, seed: 0 };
const errorOfSqs: Fault = { ...errorOfS3, target: 'sqs' };

const begun = (...settings: Fault[]) => {
  const faults = new Faults();
  for (const each of settings) faults.set(each);
  return faults;
};

const kinds: readonly FaultKind[] = ['error', 'throttle'];
const strikes = (faults: Faults, target: string | undefined = 's3', count = 1_000) =>
  Array.from({ length: count }, () => faults.strike(target, kinds)?.kind);

test('a seed strikes the same requests each time, at the rate that was requested', () => {
  const settings: Fault = { ...errorOfS3, rate: 0.2, seed: 3 };
  const once = strikes(begun(settings));
  expect(strikes(begun(settings))).toEqual(once);
  expect(strikes(begun({ ...settings, seed: 4 }))).not.toEqual(once);
  const struck = once.filter(Boolean).length;
  expect([struck > 150, struck < 250]).toEqual([true, true]);
});

test('another fault of the target strikes others, and leaves the first where it was', () => {
  const [first, second]: [Fault, Fault] = [
    { ...errorOfS3, rate: 0.2 },
    { ...errorOfS3, kind: 'throttle', rate: 0.2 },
  ];
  const alone = strikes(begun(first)).map((kind) => kind === 'error');
  const both = strikes(begun(first, second));
  expect(both.map((kind) => kind === 'error')).toEqual(alone);
  expect(both.filter((kind) => kind === 'throttle').length).toBeGreaterThan(100);
});

test('a fault that is left out, by kind or by number, leaves the others where they were', () => {
  const settings: readonly Fault[] = kinds.map((kind) => ({ ...errorOfS3, kind, rate: 0.2 }));
  const errorsIn = (isSpared?: ConstructorParameters<typeof Faults>[0]) => {
    const faults = new Faults(isSpared);
    for (const each of settings) faults.set(each);
    return Array.from({ length: 100 }, (_, place) => {
      faults.strikes('throttle', 's3');
      return faults.strikes('error', 's3') ? [place] : [];
    }).flat();
  };
  const all = errorsIn();
  expect(all.length).toBeGreaterThan(5);
  expect(errorsIn((kind) => kind === 'throttle')).toEqual(all);
  let errors = 0;
  expect(errorsIn((kind) => kind === 'error' && ++errors === 2)).toEqual(all.filter((_, place) => place !== 1));
  const numbers: number[] = [];
  errorsIn((_kind, number) => numbers.push(number) < 0);
  expect(numbers).toEqual(numbers.map((_, place) => place + 1));
});

test('a fault of one target leaves the others alone', () => {
  expect(strikes(begun(errorOfS3), 'sqs', 1)).toEqual([undefined]);
});

test('a fault spares requests that it is not meant for', () => {
  expect(begun(errorOfS3).strike('s3', ['error'], () => false)).toBeUndefined();
});

test('the list says how often each fault could strike, and did', () => {
  const faults = begun({ ...errorOfS3, rate: 0.5 }, errorOfSqs);
  const struck = strikes(faults, 's3', 10).filter(Boolean).length;
  expect(faults.list()).toMatchObject([
    { ...errorOfS3, rate: 0.5, asked: 10, struck },
    { ...errorOfSqs, asked: 0, struck: 0 },
  ]);
});

test('a fault ends with rate 0, or with all', () => {
  const two = () => begun(errorOfS3, errorOfSqs);
  const targetsOf = (faults: Faults) => faults.list().map(({ target }) => target);
  const [byRate, all] = [two(), two()];
  byRate.set({ ...errorOfS3, rate: 0 });
  all.end();
  expect([byRate, all].map(targetsOf)).toEqual([['sqs'], []]);
});

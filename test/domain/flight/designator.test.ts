import { flightSoughtBy } from '../../../lambdas/domain/flight/designator.ts';

test.each([
  ['LH400', 'LH', '400', undefined, ''],
  [' lh  0400 ', 'LH', '400', undefined, ''],
  ['LH400 12A', 'LH', '400', undefined, '12A'],
  ['LH 400 Anna Müller', 'LH', '400', undefined, 'Anna Müller'],
  ['DLH400 2027-03-15', 'DLH', '400', '2027-03-15', ''],
  ['4u9525a 2027-03-15 42', '4U', '9525A', '2027-03-15', '42'],
])('%s is a flight', (text, airline, number, date, passenger) =>
  expect(flightSoughtBy(text)).toEqual({ airline, number, date, passenger }),
);

test.each(['', 'LH', '400', '12A', 'LH40000', 'LH400/12A', 'LH400 2027-02-30', 'ABC123-1'])('%s is none', (text) =>
  expect(flightSoughtBy(text)).toBeUndefined(),
);

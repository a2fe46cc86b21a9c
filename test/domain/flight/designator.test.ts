import { flightSoughtBy } from '../../../lambdas/domain/flight/designator.ts';

test.each([
  ['LH400', 'LH', '400', undefined, ''],
  [' lh  0400 ', 'LH', '400', undefined, ''],
  ['LH400 12A', 'LH', '400', undefined, '12A'],
  ['LH 400 Anna Müller', 'LH', '400', undefined, 'Anna Müller'],
  ['DLH400 2027-03-15', 'DLH', '400', '2027-03-15', ''],
  ['4u9525a 2027-03-15 42', '4U', '9525A', '2027-03-15', '42'],
  ['0400 2027-03-15 12A', undefined, '400', '2027-03-15', '12A'],
  ['2724', undefined, '2724', undefined, ''],
])('%s is a flight', (text, airline, number, date, passenger) =>
  expect(flightSoughtBy(text)).toEqual({ airline, number, date, passenger }),
);

test.each([
  ...['', 'LH', '12A', 'LH40000', 'LH400/12A', 'LH400 2027-02-30', 'ABC123-1', '40000'],
  // Ticket numbers.
  ...['2201234567890', '220-1234567890', '220 1234567890', '220 12345 67890'],
])('%s is none', (text) => expect(flightSoughtBy(text)).toBeUndefined());

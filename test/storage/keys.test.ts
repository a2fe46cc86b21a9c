import { byFlightKey } from '../../lambdas/storage/keys.ts';

const keyOf = (airline: string, number: string) =>
  byFlightKey('demo', { airline, number, origin: 'MUC', date: '2027-03-10' }, 'T1').registrationsKey;

test('flights have different keys, whatever characters callers put into number and airline', () => {
  expect(keyOf('LH', '27#4')).not.toBe(keyOf('4#LH', '27'));
  expect(keyOf('LH', '27%234')).not.toBe(keyOf('LH', '27#4'));
});

test('the key of an ordinary flight is the one that stored templates have', () => {
  expect(keyOf('LH', '2474')).toBe('FLIGHT#demo#2027-03-10#MUC#2474#LH');
  expect(keyOf('É-1', '2.4')).toBe('FLIGHT#demo#2027-03-10#MUC#2.4#É-1');
});

import { flightOf, flightOfTemplate } from '../../../lambdas/domain/flight/flight.ts';
import { exampleTemplate } from '../../helpers/examples.ts';

const written = (airline: string, number: string, origin = 'MUC') =>
  flightOf({ 'flight-number-label': airline, 'flight-number': number, 'origin-airport': origin }, '2027-03-15');

test.each([
  ['LH', '0123'],
  ['lh', '123'],
  [' L H ', '00123'],
])('%j %j is LH123', (airline, number) => {
  expect(written(airline, number)).toEqual({ airline: 'LH', number: '123', origin: 'MUC', date: '2027-03-15' });
});

test.each([
  ['123a', '123A'],
  ['0', '0'],
  ['000', '0'],
  ['1230', '1230'],
])('the number %s is %s', (number, stored) => expect(written('LH', number).number).toBe(stored));

test('a template is the flight of its scheduled day, not of its estimate', () => {
  const { fields } = exampleTemplate({
    'departure-time': '2027-03-15T23:50:00',
    'estimated-departure-time': '2027-03-16T01:10:00',
  });
  expect(flightOfTemplate(fields)).toEqual(written('LH', '2724'));
});

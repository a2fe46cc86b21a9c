import { differingFacts, eventFlight, lackingFacts } from '../../../lambdas/domain/flight/flight-facts.ts';
import { exampleTemplate } from '../../helpers/examples.ts';

const key = {
  'flight-number-label': 'LH',
  'flight-number': '2724',
  'origin-airport': 'MUC',
  'departure-date': '2027-03-15',
};
const read = (more: object = {}) => eventFlight.parse({ ...key, ...more });
const { fields } = exampleTemplate();

test('the key is that of updateflight, and a short number is shown with three digits', () => {
  const flight = read({ 'flight-number-label': 'lh', 'flight-number': '4', 'origin-airport': 'muc' });
  expect(flight.key).toEqual({ airline: 'LH', number: '4', origin: 'MUC', date: '2027-03-15' });
  expect(flight.facts).toMatchObject({ 'flight-number': '004', 'origin-airport': 'MUC' });
});

test.each(['flight-status', 'estimated-departure-time', 'seat-number'])('%s is no fact of check-in', (name) => {
  expect(eventFlight.safeParse({ ...key, [name]: 'x' }).success).toBe(false);
});

test('a blank fact is not known', () => {
  expect(lackingFacts({ ...fields, 'origin-gate': undefined } as never, read({ 'origin-gate': ' ' }))).toEqual({});
});

test('facts that the flight lacks, and no others', () => {
  const { 'origin-gate': _gate, ...without } = fields;
  expect(lackingFacts(without as typeof fields, read({ 'origin-gate': 'G24', 'origin-terminal': '9' }))).toEqual({
    'origin-gate': 'G24',
  });
});

test('facts that differ are named, and spellings of the key are not', () => {
  const flight = read({
    'flight-number-label': 'lh',
    'origin-gate': 'G24',
    'origin-terminal': fields['origin-terminal'],
  });
  expect(differingFacts(fields, flight).map(({ code, field }) => [code, field])).toEqual([
    ['flight-differs', 'flight.origin-gate'],
  ]);
  expect(
    differingFacts(fields, read({ 'flight-number': '2728', 'departure-date': '2027-03-16' })).map(({ field }) => field),
  ).toEqual(['flight.flight-number', 'flight.departure-date']);
});

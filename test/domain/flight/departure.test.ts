import { hasLeft } from '../../../lambdas/domain/flight/departure.ts';
import { exampleTemplate } from '../../helpers/examples.ts';

const scheduled = { 'departure-time': '2027-03-15T17:35:00' };
const estimated = { ...scheduled, 'estimated-departure-time': '2027-03-15T19:05:00' };
const leftAt = (fields: object, time: string) => hasLeft(exampleTemplate(fields), new Date(time));

test.each([
  ['by the timetable, in the zone of its origin', scheduled, '2027-03-15T16:35:00Z'],
  ['by the estimate', { ...estimated, 'flight-status': 'delayed' }, '2027-03-15T18:05:00Z'],
  ['a day late, if cancelled', { ...scheduled, 'flight-status': 'cancelled' }, '2027-03-16T16:35:00Z'],
  [
    'a day late, if delayed by nobody knows how much',
    { ...scheduled, 'flight-status': 'delayed' },
    '2027-03-16T16:35:00Z',
  ],
])('a flight has left %s', (_how, fields, time) => {
  expect(leftAt(fields, time)).toBe(true);
  expect(leftAt(fields, new Date(Date.parse(time) - 1_000).toISOString())).toBe(false);
});

test.each(['departed', 'arrived', 'diverted'])('a flight that has %s has left, whatever its times are', (status) => {
  expect(leftAt({ ...estimated, 'flight-status': status }, '2027-03-15T08:00:00Z')).toBe(true);
});

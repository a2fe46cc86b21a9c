import { laterBy } from '../../../lambdas/domain/flight/later.ts';
import { exampleTemplate } from '../../helpers/examples.ts';

const times = {
  ...{ 'boarding-time': '2027-03-15T17:05:00', 'gate-closing-time': '2027-03-15T17:25:00' },
  ...{ 'departure-time': '2027-03-15T17:35:00', 'arrival-time': '2027-03-15T18:45:00' },
};

test('all times that are known move as far as the departure', () => {
  expect(laterBy(45, exampleTemplate(times))).toEqual({
    ...{ 'estimated-departure-time': '2027-03-15T18:20:00', 'estimated-boarding-time': '2027-03-15T17:50:00' },
    ...{ 'gate-closing-time': '2027-03-15T18:10:00', 'estimated-arrival-time': '2027-03-15T19:30:00' },
  });
});

test('what is not known stays so', () => {
  const { 'gate-closing-time': closing, 'estimated-arrival-time': arrival } = laterBy(
    45,
    exampleTemplate({ ...times, 'gate-closing-time': undefined, 'arrival-time': undefined }),
  );
  expect([closing, arrival]).toEqual([undefined, undefined]);
});

test('a second delay begins at what is expected, and takes along times that the first one has left', () => {
  const delayed = { ...times, 'estimated-departure-time': '2027-03-15T19:00:00' };
  expect(laterBy(10, exampleTemplate({ ...delayed, 'estimated-arrival-time': '2027-03-15T20:00:00' }))).toMatchObject({
    ...{ 'estimated-departure-time': '2027-03-15T19:10:00', 'estimated-boarding-time': '2027-03-15T18:40:00' },
    'estimated-arrival-time': '2027-03-15T20:10:00',
  });
});

test('a boarding that was sent for an earlier departure is not confirmed', () => {
  const fields = {
    ...{ ...times, 'estimated-departure-time': '2027-03-15T19:00:00' },
    'estimated-boarding-time': '2027-03-15T17:15:00',
  };
  const flightDay = { boardingSentFor: '2027-03-15T17:45:00' };
  expect(laterBy(10, exampleTemplate(fields, { flightDay }))['estimated-boarding-time']).toBe('2027-03-15T18:40:00');
});

test('over a change of the clocks a flight is as many minutes late as is said', () => {
  const night = { 'departure-time': '2027-03-28T01:30:00', 'boarding-time': '2027-03-28T01:00:00' };
  expect(laterBy(45, exampleTemplate({ ...times, ...night }))).toMatchObject({
    ...{ 'estimated-departure-time': '2027-03-28T03:15:00', 'estimated-boarding-time': '2027-03-28T01:45:00' },
  });
});

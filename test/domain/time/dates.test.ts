import {
  displayLocal,
  isLocalDateTime,
  isTimeZone,
  toInstant,
  withOffset,
} from '../../../lambdas/domain/time/dates.ts';
import { displayInstant } from '../../../lambdas/domain/time/display-instant.ts';

describe('local times', () => {
  test.each(['2027-03-15T17:05:00', '2028-02-29T00:00:00', '2027-12-31T23:59:59'])('%s is a local time', (text) => {
    expect(isLocalDateTime(text)).toBe(true);
  });

  test.each([
    '2027-02-29T10:00:00',
    '2027-13-01T10:00:00',
    '2027-03-15T24:00:00',
    '2027-03-15T10:60:00',
    '2027-03-15T10:00',
    '2027-03-15 10:00:00',
    '2027-03-15T10:00:00Z',
    '2027-03-15T10:00:00+01:00',
    '15.03.2027 10:00',
    '',
  ])('%p is none', (text) => {
    expect(isLocalDateTime(text)).toBe(false);
  });
});

describe('timezones', () => {
  test.each(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Asia/Rangoon', 'Etc/GMT-3'])(
    '%s is accepted',
    (name) => {
      expect(isTimeZone(name)).toBe(true);
    },
  );

  test.each(['UTC', 'CET', 'Europe/Atlantis', 'Europe/', '+01:00', '../etc', ''])('%p is refused', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});

describe('the instant of a local time', () => {
  test.each([
    ['2027-01-15T12:00:00', 'Europe/Berlin', '2027-01-15T11:00:00.000Z'],
    ['2027-07-15T12:00:00', 'Europe/Berlin', '2027-07-15T10:00:00.000Z'],
    ['2027-07-15T12:00:00', 'Asia/Kolkata', '2027-07-15T06:30:00.000Z'],
    ['2027-07-15T12:00:00', 'Pacific/Kiritimati', '2027-07-14T22:00:00.000Z'],
  ])('%s in %s is %s', (local, zone, instant) => {
    expect(toInstant(local, zone).toISOString()).toBe(instant);
  });

  test('a time that the clock change skips moves forward', () => {
    expect(toInstant('2027-03-28T02:30:00', 'Europe/Berlin').toISOString()).toBe('2027-03-28T01:30:00.000Z');
    expect(toInstant('2027-03-14T02:30:00', 'America/New_York').toISOString()).toBe('2027-03-14T07:30:00.000Z');
  });

  test('a time that the clock change repeats is the first of the two', () => {
    expect(toInstant('2027-10-31T02:30:00', 'Europe/Berlin').toISOString()).toBe('2027-10-31T00:30:00.000Z');
    expect(toInstant('2027-11-07T01:30:00', 'America/New_York').toISOString()).toBe('2027-11-07T05:30:00.000Z');
  });
});

test('a local time is written with its offset', () => {
  expect(withOffset('2027-03-15T14:05:00', 'Europe/Berlin')).toBe('2027-03-15T14:05:00+01:00');
  expect(withOffset('2027-07-15T14:05:00', 'America/St_Johns')).toBe('2027-07-15T14:05:00-02:30');
});

test('an offset that has been requested before belongs to its own time and zone, also after many others', () => {
  const results = () => [
    withOffset('2027-03-15T14:05:00', 'Europe/Berlin'),
    withOffset('2027-03-15T14:05:00', 'Europe/London'),
    withOffset('2027-07-15T14:05:00', 'Europe/Berlin'),
  ];
  const answers = ['2027-03-15T14:05:00+01:00', '2027-03-15T14:05:00+00:00', '2027-07-15T14:05:00+02:00'];
  expect(results()).toEqual(answers);
  for (let year = 1000; year < 2100; year++) withOffset(`${year}-01-01T00:00:00`, 'Asia/Tokyo');
  expect(results()).toEqual(answers);
});

test('the display style has no zero padding and no seconds', () => {
  expect(displayLocal('2027-03-05T09:05:59')).toBe('March 5, 2027 9:05 AM');
  expect(displayLocal('2027-12-31T12:00:00')).toBe('December 31, 2027 12:00 PM');
  expect(displayInstant(new Date('2027-03-16T02:00:00Z'), 'Europe/Berlin')).toBe('March 16, 2027 3:00 AM');
});

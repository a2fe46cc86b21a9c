import fc from 'fast-check';
import type { PassFields } from '../../../lambdas/domain/fields/pass-fields.ts';
import { aheadProblem, eventTime } from '../../../lambdas/domain/time/event-time.ts';
import { wholeChanges, wholeContact } from '../../../lambdas/domain/updates/pass-put.ts';
import { newestEvent } from '../../../lambdas/domain/updates/updated-pass.ts';
import { now } from '../../helpers/examples.ts';

const data = (fields: object) =>
  ({ 'passenger-name': 'Erika', 'confirmation-number': 'ABC123', ...fields }) as PassFields;

test.each([
  ['2027-03-10T08:00:00Z', '2027-03-10T08:00:00.000Z'],
  ['2027-03-10T08:00Z', '2027-03-10T08:00:00.000Z'],
  ['2027-03-10T08:00:00.5Z', '2027-03-10T08:00:00.500Z'],
  ['2027-03-10T08:00:00.123999999Z', '2027-03-10T08:00:00.123Z'],
  ['2027-03-10T23:30:00-05:30', '2027-03-11T05:00:00.000Z'],
  ['2027-03-10T00:30:00+1400', '2027-03-09T10:30:00.000Z'],
])('event-time %s is %s', (sent, utc) => {
  expect(eventTime.parse(sent)).toBe(utc);
});

test.each([
  '',
  '2027-03-10',
  '2027-03-10T08:00:00',
  '2027-02-29T08:00:00Z',
  '2027-03-10T24:00:00Z',
  '2027-03-10T08:00:00+25:00',
])('event-time %p is refused, and no limit of digits named that there is not', (sent) => {
  const { error } = eventTime.safeParse(sent);
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'must be a real instant as YYYY-MM-DDThh:mm:ss, with Z or an offset',
  ]);
});

test('times are compared as instants, in whatever zone they were written', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date(0), max: now }),
      fc.integer({ min: -14, max: 14 }),
      (date, hours) => {
        const local = new Date(date.getTime() + hours * 3_600_000).toISOString().slice(0, -1);
        const offset = `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`;
        expect(eventTime.parse(local + offset)).toBe(date.toISOString());
      },
    ),
  );
});

test('five minutes ahead are taken, and a millisecond more is not', () => {
  const ahead = (ms: number) => aheadProblem(new Date(now.getTime() + ms).toISOString(), now) !== undefined;
  expect([ahead(300_000), ahead(300_001)]).toEqual([false, true]);
});

test('whole data clear what they do not have, but the group and what a pass was issued with', () => {
  const before = data({
    'seat-number': '1A',
    'ticket-number': '2201',
    'group-id': 'key',
    'strip-image': 'https://a.example/a.png',
    'expiration-timezone': 'Europe/Berlin',
  });
  const whole = data({ 'seat-number': '2B', 'strip-image': 'https://a.example/b.png', 'sequence-number': undefined });
  expect(wholeChanges(before, whole)).toEqual({
    set: { 'passenger-name': 'Erika', 'confirmation-number': 'ABC123', 'seat-number': '2B' },
    clear: ['ticket-number'],
  });
});

test('contact data are whole where they are sent, and stay where they are not', () => {
  const before = { 'user-email': 'erika@example.com', 'user-phone': '491701234567' };
  expect(wholeContact(before, undefined)).toEqual({ set: {}, clear: [] });
  expect(wholeContact(before, { 'user-email': 'e@example.com' })).toEqual({
    set: { 'user-email': 'e@example.com' },
    clear: ['user-phone'],
  });
});

test('the newest event of a pass is the later one', () => {
  const [early, late] = ['2027-03-10T08:00:00.000Z', '2027-03-10T08:00:00.001Z'];
  expect([
    newestEvent({}, early),
    newestEvent({ eventTimeUtc: late }, early),
    newestEvent({ eventTimeUtc: early }, late),
  ]).toEqual([early, late, late]);
});

import { Temporal } from 'temporal-polyfill';
import { expirationOf, passAt, withExpiryRecorded } from '../../../lambdas/domain/pass/expiration.ts';
import type { Pass, PassStatus } from '../../../lambdas/domain/pass/pass.ts';
import type { TemplateFields } from '../../../lambdas/domain/template-fields/template-fields.ts';
import { examplePass, exampleTemplate } from '../../helpers/examples.ts';

const none = { 'expiration-timestamp': undefined, 'expiration-timezone': undefined };
const auto: Partial<TemplateFields> = {
  'expiration-setting': 'auto',
  'auto-expire-number-days': 2,
  'auto-expire-number-hours': 3,
  'auto-expire-timezone': 'Europe/Berlin',
};
const installed = { firstInstalledAtUtc: '2027-03-11T10:00:00Z' };

const expires = (template: Partial<TemplateFields>, pass: Partial<Pass['fields']> = none, more: Partial<Pass> = {}) =>
  expirationOf(exampleTemplate(template), examplePass(pass, more));

test.each([
  ['the pass’s own before everything', auto, {}, installed, '2027-03-16T02:00:00.000Z', 'Europe/Berlin'],
  ['so long after the first install', auto, none, installed, '2027-03-13T13:00:00.000Z', 'Europe/Berlin'],
  ['the template’s date while not installed', auto, none, {}, '2027-03-16T02:00:00.000Z', 'Europe/Berlin'],
  ['the template’s date', {}, none, installed, '2027-03-16T02:00:00.000Z', 'Europe/Berlin'],
  [
    'the template’s date, whatever zone a pass without an expiration names',
    {},
    { 'expiration-timestamp': undefined, 'expiration-timezone': 'Asia/Tokyo' },
    {},
    '2027-03-16T02:00:00.000Z',
    'Europe/Berlin',
  ],
  [
    'the template’s date in its own zone',
    { 'expiry-timezone': 'America/New_York' },
    none,
    {},
    '2027-03-16T07:00:00.000Z',
    'America/New_York',
  ],
  [
    'the template’s date in the zone of its relevance date',
    { 'expiry-timezone': undefined, 'relevance-date-timezone': 'Asia/Tokyo' },
    none,
    {},
    '2027-03-15T18:00:00.000Z',
    'Asia/Tokyo',
  ],
])('expiration: %s', (_title, template, pass, more, instant, timeZone) => {
  expect(expires(template, pass, more)).toEqual({ instant: new Date(instant), timeZone });
});

test('expiration: with no-expiration neither date nor install counts, but the pass’s own does', () => {
  const template = { ...auto, 'no-expiration': true };
  expect(expires(template, none, installed)).toBeUndefined();
  expect(expires(template, {}, installed)?.instant).toEqual(new Date('2027-03-16T02:00:00Z'));
});

test('expiration: none without any date', () => {
  expect(expires({ 'expiry-date': undefined })).toBeUndefined();
});

test.each([
  ['the next local midnight', '2027-03-11T10:00:00Z', '2027-03-13T23:00:00.000Z'],
  ['not on when a day has just begun', '2027-03-11T20:00:00Z', '2027-03-13T23:00:00.000Z'],
  ['from the first second of a day to its end', '2027-03-11T20:00:01Z', '2027-03-14T23:00:00.000Z'],
])('auto-expiry: rounding goes to %s', (_title, firstInstalledAtUtc, expected) => {
  const rounded = { ...auto, 'auto-expire-roundoff-midnight': true };
  expect(expires(rounded, none, { firstInstalledAtUtc })?.instant.toISOString()).toBe(expected);
});

test('auto-expiry: a day in which the clocks change is a day of the calendar, and 24 hours are 24 hours', () => {
  const beforeChange = { firstInstalledAtUtc: '2027-03-27T11:00:00Z' };
  const after = (days: number, hours: number) =>
    expires({ ...auto, 'auto-expire-number-days': days, 'auto-expire-number-hours': hours }, none, beforeChange);
  expect(after(1, 0)?.instant.toISOString()).toBe('2027-03-28T10:00:00.000Z');
  expect(after(0, 24)?.instant.toISOString()).toBe('2027-03-28T11:00:00.000Z');
});

/** Computes the expiry of docs/api/expiration.md#expiration with Temporal, an independent implementation. */
function temporalExpiry(installedAt: Temporal.Instant, zone: string, days: number, hours: number, rounds: boolean) {
  const reached = installedAt.toZonedDateTimeISO(zone).add({ days }).add({ hours });
  const begun = reached.startOfDay();
  return !rounds || begun.equals(reached) ? reached : begun.add({ days: 1 }).startOfDay();
}

test('auto-expiry lands on Temporal’s instant around every clock change of 2027 and 2028 in every zone', () => {
  const template = exampleTemplate(auto);
  const pass = examplePass(none);
  const wrong: string[] = [];
  let checked = 0;
  for (const zone of Intl.supportedValuesOf('timeZone').filter((name) => name.includes('/'))) {
    let change = Temporal.ZonedDateTime.from(`2027-01-01T00:00:00[${zone}]`).getTimeZoneTransition('next');
    for (; change !== null && change.year < 2029; change = change.getTimeZoneTransition('next')) {
      for (const minutes of [-90, -30, 0, 30, 90, 1_440]) {
        const at = change.toInstant().subtract({ hours: 24 }).add({ minutes });
        for (const [days, hours, rounds] of [
          [1, 0, false],
          [1, 5, false],
          [0, 24, false],
          [1, 0, true],
        ] as const) {
          const settings = {
            'auto-expire-number-days': days,
            'auto-expire-number-hours': hours,
            'auto-expire-roundoff-midnight': rounds,
            'auto-expire-timezone': zone,
          };
          const found = expirationOf(
            { ...template, fields: { ...template.fields, ...settings } },
            { ...pass, firstInstalledAtUtc: at.toString() },
          );
          const expected = temporalExpiry(at, zone, days, hours, rounds).epochMilliseconds;
          if (found?.instant.getTime() !== expected) wrong.push(`${at} ${JSON.stringify(settings)}`);
          checked += 1;
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(5_000);
});

test.each<[PassStatus, string, PassStatus]>([
  ['active', '2027-03-16T01:59:59Z', 'active'],
  ['active', '2027-03-16T02:00:00Z', 'expired'],
  ['redeemed', '2027-03-17T00:00:00Z', 'redeemed'],
  ['voided', '2027-03-17T00:00:00Z', 'voided'],
])('a pass that is %s reads at %s as %s', (status, at, expected) => {
  expect(passAt(exampleTemplate(), examplePass({}, { storedStatus: status }), new Date(at)).status).toBe(expected);
});

test('once its expiration is recorded, a pass is expired by every clock, also by one that is behind', () => {
  const template = exampleTemplate();
  const [at, before] = [new Date('2027-03-16T02:00:00Z'), new Date('2027-03-16T01:59:58Z')];
  const recorded = withExpiryRecorded(template, examplePass(none), at);
  expect(passAt(template, examplePass(none), before).status).toBe('active');
  expect(passAt(template, recorded, before).status).toBe('expired');
  const moved = exampleTemplate({ 'expiry-date': '2027-03-17T03:00:00' });
  expect(passAt(moved, recorded, at).status).toBe('active');
});

import { Temporal } from 'temporal-polyfill';
import { displayLocal, toInstant, withOffset } from '../../../lambdas/domain/time/dates.ts';
import { displayInstant } from '../../../lambdas/domain/time/display-instant.ts';
import { sampled } from '../../helpers/effort.ts';

const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'));

/** Zones to try. */
const tried = sampled(zones, 10);

/** Local times around every change of a zone's clock from 2024 to 2032: gaps, overlaps and the hours beside them. */
function localTimesAroundChanges(zone: string): string[] {
  const times: string[] = [];
  let at: Temporal.ZonedDateTime | null = Temporal.ZonedDateTime.from(`2024-01-01T00:00:00[${zone}]`);
  while (true) {
    at = at.getTimeZoneTransition('next');
    if (at === null || at.year > 2032) return times;
    const local = at.toPlainDateTime();
    for (let minutes = -180; minutes <= 180; minutes += 15) {
      times.push(local.add({ minutes }).toString({ smallestUnit: 'second' }));
    }
  }
}

test('this machine knows several hundred zones', () => {
  expect(zones.length).toBeGreaterThan(300);
});

test('local times land on the instant that Temporal calls compatible, around every clock change of every zone', () => {
  let checked = 0;
  for (const zone of tried) {
    const wrong = ['2027-01-15T12:00:00', '2027-07-15T12:00:00', ...localTimesAroundChanges(zone)].filter((local) => {
      checked += 1;
      const expected = Temporal.PlainDateTime.from(local).toZonedDateTime(zone, { disambiguation: 'compatible' });
      return toInstant(local, zone).getTime() !== expected.epochMilliseconds;
    });
    expect({ zone, wrong }).toEqual({ zone, wrong: [] });
  }
  expect(checked).toBeGreaterThan(50 * tried.length);
});

test('an offset written beside a local time names the same instant, in every zone', () => {
  for (const zone of zones) {
    const local = '2027-07-15T12:00:00';
    expect(Date.parse(withOffset(local, zone))).toBe(toInstant(local, zone).getTime());
  }
});

test('an instant is shown as the clocks of its zone show it, in the style of local times, around each change of 2027', () => {
  let checked = 0;
  for (const zone of tried) {
    let at: Temporal.ZonedDateTime | null = Temporal.ZonedDateTime.from(`2027-01-01T00:00:00[${zone}]`);
    for (; at !== null && at.year === 2027; at = at.getTimeZoneTransition('next')) {
      for (const minutes of [-90, -30, 0, 30, 90]) {
        const shown = at.add({ minutes });
        const expected = displayLocal(shown.toPlainDateTime().toString({ smallestUnit: 'second' }));
        expect(displayInstant(new Date(shown.epochMilliseconds), zone)).toBe(expected);
        checked += 1;
      }
    }
  }
  expect(checked).toBeGreaterThan(4 * tried.length);
});

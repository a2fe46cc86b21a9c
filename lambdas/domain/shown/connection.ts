import { shownStatusOf } from '../flight/flight-status.ts';
import { isolatedIn, wordsOf } from '../languages/languages.ts';
import { toInstant } from '../time/dates.ts';
import { dayMs, minuteMs } from '../time/durations.ts';
import type { Flight } from './boarding-pass.ts';
import { currentTimesOf } from './current-times.ts';

/**
 * The time between two flights of a journey, in words: `Connection in Berlin: 1 hr 50 min`; by the times that are expected
 * now. Undefined if the second does not follow from the same airport within a day, or one of them is cancelled.
 * Source: docs/decisions/groups.md#connections-on-a-groups-page
 */
export function connectionOf(first: Flight, second: Flight): string | undefined {
  const { destination, arrivalTime } = first;
  const isCancelled = [first, second].some((flight) => shownStatusOf(flight) === 'cancelled');
  if (destination.code !== second.origin.code || arrivalTime === undefined || isCancelled) return undefined;
  const arrival = currentTimesOf(first)?.current.arrival ?? toInstant(arrivalTime, destination.timeZone);
  const departure =
    currentTimesOf(second)?.current.departure ?? toInstant(second.departureTime, second.origin.timeZone);
  const ms = departure.getTime() - arrival.getTime();
  if (ms <= 0 || ms > dayMs) return undefined;
  const { groupPage, locale } = wordsOf(first);
  return groupPage.connection(isolatedIn(first, destination.name), duration(Math.round(ms / minuteMs), locale));
}

/** `1 hr 50 min` */
function duration(minutes: number, locale: string): string {
  const inUnit = (value: number, unit: string) =>
    new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && inUnit(hours, 'hour'), (rest > 0 || hours === 0) && inUnit(rest, 'minute')]
    .filter(Boolean)
    .join(' ');
}

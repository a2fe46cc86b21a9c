import { airportZonesOf } from '../airport/airport.ts';
import type { Template } from '../template/template.ts';
import { type LocalDateTime, localOf, toInstant } from '../time/dates.ts';
import { minuteMs } from '../time/durations.ts';

/** Times that a delay moves. */
export const delayedTimes = [
  ...(['estimated-departure-time', 'estimated-boarding-time'] as const),
  ...(['gate-closing-time', 'estimated-arrival-time'] as const),
] as const;

/**
 * The times of a flight that leaves so many minutes later than it is expected to: departure, and boarding, closing of the
 * gate and arrival as far as they are known. A time by the timetable, and one that was sent for an earlier departure, moves as
 * far from the timetable as the departure. Intervals stay also over a change of the clocks.
 */
export function laterBy(minutes: number, { fields, airports, flightDay }: Delayed) {
  const { origin, destination } = airportZonesOf(fields, airports);
  const { 'departure-time': scheduled, 'estimated-departure-time': expected = scheduled } = fields;
  const delayMs = minutes * minuteMs;
  const sinceTimetableMs = toInstant(expected, origin).getTime() - toInstant(scheduled, origin).getTime() + delayMs;
  const moved = (local: LocalDateTime, zone: string, ms: number) =>
    localOf(new Date(toInstant(local, zone).getTime() + ms), zone);
  const movedOf = (name: 'boarding' | 'arrival', zone: string) => {
    const [byTimetable, estimated] = [fields[`${name}-time`], fields[`estimated-${name}-time`]];
    if (estimated && flightDay?.[`${name}SentFor`] === undefined) return moved(estimated, zone, delayMs);
    return byTimetable && moved(byTimetable, zone, sinceTimetableMs);
  };
  const closing = fields['gate-closing-time'];
  return {
    'estimated-departure-time': moved(expected, origin, delayMs),
    'estimated-boarding-time': movedOf('boarding', origin),
    'gate-closing-time': closing && moved(closing, origin, delayMs),
    'estimated-arrival-time': movedOf('arrival', destination),
  } satisfies Readonly<Record<(typeof delayedTimes)[number], LocalDateTime | undefined>>;
}

type Delayed = Pick<Template, 'fields' | 'airports' | 'flightDay'>;

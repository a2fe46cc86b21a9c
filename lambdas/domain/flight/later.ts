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
 * gate and arrival as far as they are known. The interval is kept, also over a change of the clocks.
 */
export function laterBy(minutes: number, { fields, airports }: Pick<Template, 'fields' | 'airports'>) {
  const zones = airportZonesOf(fields, airports);
  const moved = (local: LocalDateTime | undefined, zone: string) =>
    local && localOf(new Date(toInstant(local, zone).getTime() + minutes * minuteMs), zone);
  const { origin, destination } = zones;
  return {
    'estimated-departure-time': moved(fields['estimated-departure-time'] ?? fields['departure-time'], origin),
    'estimated-boarding-time': moved(fields['estimated-boarding-time'] ?? fields['boarding-time'], origin),
    'gate-closing-time': moved(fields['gate-closing-time'], origin),
    'estimated-arrival-time': moved(fields['estimated-arrival-time'] ?? fields['arrival-time'], destination),
  } satisfies Readonly<Record<(typeof delayedTimes)[number], LocalDateTime | undefined>>;
}

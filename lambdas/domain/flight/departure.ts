import { airportZonesOf } from '../airport/airport.ts';
import type { FlightStatus } from '../fields/flight-statuses.ts';
import type { Template } from '../template/template.ts';
import { toInstant } from '../time/dates.ts';
import { dayMs } from '../time/durations.ts';

const afterDeparture: readonly (FlightStatus | undefined)[] = ['departed', 'arrived', 'diverted'];

/**
 * True once the flight has left: by its status, or by the time at which it is expected to. A flight that is cancelled, or
 * delayed for an unknown time, is taken to have left a day after its time.
 */
export function hasLeft({ fields, airports }: Pick<Template, 'fields' | 'airports'>, at: Date): boolean {
  const { 'flight-status': status, 'departure-time': scheduled } = fields;
  const expected = fields['estimated-departure-time'] ?? scheduled;
  if (afterDeparture.includes(status)) return true;
  const isOpen = status === 'cancelled' || (status === 'delayed' && expected <= scheduled);
  const leavesAt = toInstant(expected, airportZonesOf(fields, airports).origin).getTime();
  return at.getTime() >= leavesAt + (isOpen ? dayMs : 0);
}

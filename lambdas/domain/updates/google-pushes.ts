import { estimateBeside } from '../flight/flight-status.ts';
import type { Flight } from '../shown/boarding-pass.ts';
import type { WatchedByGoogle, WatchedFlight } from '../template/template.ts';
import { type LocalDateTime, toInstant } from '../time/dates.ts';
import { dayMs, hourMs, minuteMs } from '../time/durations.ts';

export function watchedFlightOf(flight: Flight): WatchedFlight {
  const { origin, boardingTime, departureTime } = flight;
  const estimatedDepartureTime = estimateBeside(flight);
  return { gate: origin.gate, terminal: origin.terminal, boardingTime, departureTime, estimatedDepartureTime };
}

const placeWindowMs = 3 * hourMs;
const timeWindowMs = dayMs;
const leastShiftMs = 10 * minuteMs;

/**
 * True if Google Wallet itself notifies passengers of a change of its class, so that our notification would be a
 * duplicate. It does so for the origin's gate and terminal, less than 3 hours before the scheduled departure; and for a
 * boarding time or an estimated departure that moves by at least 10 minutes, less than 24 hours before departure. A
 * first estimate moves from the scheduled departure.
 *
 * @param about subject of our notification.
 * @param before the flight as Google Wallet has it; undefined if unknown.
 * @param after the flight as it will have it.
 * @param at time of the class's update.
 * Source: Google Wallet, boarding passes, "Receive flight updates".
 */
export function isNotifiedByGoogle(
  about: WatchedByGoogle | undefined,
  before: WatchedFlight | undefined,
  after: Flight,
  at: Date,
): boolean {
  if (about === undefined || before === undefined) return false;
  const { timeZone } = after.origin;
  const msOf = (local: LocalDateTime) => toInstant(local, timeZone).getTime();
  const isMoved = (from: LocalDateTime | undefined, to: LocalDateTime | undefined) =>
    from !== undefined && to !== undefined && Math.abs(msOf(to) - msOf(from)) >= leastShiftMs;
  const leftMs = msOf(after.departureTime) - at.getTime();
  const isWithin = (windowMs: number) => leftMs > 0 && leftMs < windowMs;
  switch (about) {
    case 'gate':
    case 'terminal':
      return isWithin(placeWindowMs) && after.origin[about] !== before[about];
    case 'boarding':
      return isWithin(timeWindowMs) && isMoved(before.boardingTime, after.boardingTime);
    case 'departure': {
      const estimate = estimateBeside(after);
      if (estimate === undefined || estimate === before.estimatedDepartureTime) return false;
      return isWithin(timeWindowMs) && isMoved(before.estimatedDepartureTime ?? before.departureTime, estimate);
    }
  }
}

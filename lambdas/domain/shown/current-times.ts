import { shownStatusOf } from '../flight/flight-status.ts';
import { type LocalDateTime, toInstant } from '../time/dates.ts';
import type { Flight } from './boarding-pass.ts';

interface FlightTimes {
  /** Absent as long as no boarding is known. */
  readonly boarding?: Date | undefined;
  readonly departure: Date;
  /** Absent if the timetable has none. */
  readonly arrival?: Date | undefined;
}

/**
 * The timetable and the times that are expected now, or undefined if nothing differs or the flight is cancelled. A time
 * that was not given, or not since the departure moved, follows from the others, so that boarding always precedes
 * departure, and departure arrival:
 * - boarding precedes a delayed departure by as much as in the timetable, which is how Wallet shows it with live data;
 * - a departure that boarding has passed is moved behind it by the same interval;
 * - arrival is as late as departure.
 * Source: Apple, Creating an airline boarding pass using semantic tags;
 * docs/decisions/flight-status.md#a-time-is-sent-for-a-departure
 */
export function currentTimesOf(
  flight: Flight,
): { readonly original: FlightTimes; readonly current: FlightTimes } | undefined {
  const { origin, destination, day, boardingTime, estimatedDepartureTime, arrivalTime, estimatedArrivalTime } = flight;
  const scheduledBoarding = day?.originalBoardingTime ?? boardingTime;
  const moved = day?.estimatedBoardingTime ?? (boardingTime === scheduledBoarding ? undefined : boardingTime);
  if (!moved && !estimatedDepartureTime && !estimatedArrivalTime) return undefined;
  if (shownStatusOf(flight) === 'cancelled') return undefined;
  const atOrigin = (local: LocalDateTime) => toInstant(local, origin.timeZone);
  const atDestination = (local: LocalDateTime) => toInstant(local, destination.timeZone);
  const original = {
    boarding: scheduledBoarding ? atOrigin(scheduledBoarding) : undefined,
    departure: atOrigin(flight.departureTime),
    arrival: arrivalTime ? atDestination(arrivalTime) : undefined,
  };
  const lead = original.departure.getTime() - (original.boarding ?? original.departure).getTime();
  const boardingGiven = moved && !day?.boardingSentFor ? atOrigin(moved) : undefined;
  const expected = estimatedDepartureTime ? atOrigin(estimatedDepartureTime) : original.departure;
  const departure = boardingGiven && boardingGiven >= expected ? later(boardingGiven, lead) : expected;
  const isPreserved = departure <= original.departure && (original.boarding ?? departure) < departure;
  const following = isPreserved ? original.boarding : later(departure, -lead);
  const boarding = original.boarding && (boardingGiven ?? following);
  const delay = Math.max(0, departure.getTime() - original.departure.getTime());
  const arrivalGiven = estimatedArrivalTime && !day?.arrivalSentFor ? atDestination(estimatedArrivalTime) : undefined;
  const arrival =
    arrivalGiven && arrivalGiven > departure ? arrivalGiven : original.arrival && later(original.arrival, delay);
  return { original, current: { boarding, departure, arrival } };
}

const later = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

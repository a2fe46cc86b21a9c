import type { Flight } from './boarding-pass.ts';
import { toInstant } from './dates.ts';
import { shownStatusOf } from './flight-status.ts';
import type { SemanticFlight } from './semantic-flight.ts';

interface FlightTimes {
  readonly boarding: Date;
  readonly departure: Date;
  readonly arrival: Date;
}

/**
 * The timetable and the times that are expected now, or undefined if nothing differs or the flight is cancelled. A time
 * that was not given follows from the others, so that boarding always precedes departure, and departure arrival:
 * - boarding precedes a delayed departure by as much as in the timetable, which is how Wallet shows it with live data;
 * - a departure that boarding has passed is moved behind it by the same interval;
 * - arrival is as late as departure.
 * Source: Apple, Creating an airline boarding pass using semantic tags.
 */
export function currentTimesOf(
  flight: Flight,
  { origin, destination, arrivalTime }: SemanticFlight,
): { readonly original: FlightTimes; readonly current: FlightTimes } | undefined {
  const { day, boardingTime, estimatedDepartureTime, estimatedArrivalTime } = flight;
  const scheduledBoarding = day?.originalBoardingTime ?? boardingTime;
  const given = day?.estimatedBoardingTime ?? (boardingTime === scheduledBoarding ? undefined : boardingTime);
  if (!given && !estimatedDepartureTime && !estimatedArrivalTime) return undefined;
  if (shownStatusOf(flight) === 'cancelled') return undefined;
  const original = {
    boarding: toInstant(scheduledBoarding, origin.timeZone),
    departure: toInstant(flight.departureTime, origin.timeZone),
    arrival: toInstant(arrivalTime, destination.timeZone),
  };
  const lead = original.departure.getTime() - original.boarding.getTime();
  const boardingGiven = given === undefined ? undefined : toInstant(given, origin.timeZone);
  const told = estimatedDepartureTime ? toInstant(estimatedDepartureTime, origin.timeZone) : original.departure;
  const departure = boardingGiven && boardingGiven >= told ? later(boardingGiven, lead) : told;
  const isKept = departure <= original.departure && original.boarding < departure;
  const boarding = boardingGiven ?? (isKept ? original.boarding : later(departure, -lead));
  const delay = Math.max(0, departure.getTime() - original.departure.getTime());
  const arrivalGiven = estimatedArrivalTime && toInstant(estimatedArrivalTime, destination.timeZone);
  const arrival = arrivalGiven && arrivalGiven > departure ? arrivalGiven : later(original.arrival, delay);
  return { original, current: { boarding, departure, arrival } };
}

const later = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

import { clockTime, dayAndMonth, type LocalDateTime } from './dates.ts';
import type { ShownDay } from './flight-day.ts';
import type { FlightStatus } from './flight-statuses.ts';

/** The part of a flight that its status is told from. */
interface Flight {
  readonly day?: ShownDay | undefined;
  readonly flight: string;
  readonly destination: { readonly name: string };
  readonly departureTime: LocalDateTime;
  readonly estimatedDepartureTime?: LocalDateTime | undefined;
  readonly arrivalTime?: LocalDateTime | undefined;
  readonly estimatedArrivalTime?: LocalDateTime | undefined;
}

/**
 * The status that passengers see: a scheduled flight with a later estimate is delayed, and one that has arrived
 * elsewhere stays diverted.
 */
export function shownStatusOf({ day, departureTime, estimatedDepartureTime: estimate }: Flight) {
  const status = day?.status;
  if (status === 'scheduled' && estimate !== undefined && estimate > departureTime) return 'delayed';
  return status === 'arrived' && day?.diversion ? 'diverted' : status;
}

const words: Readonly<Record<FlightStatus, string>> = {
  scheduled: 'On time',
  delayed: 'Delayed',
  boarding: 'Boarding',
  'gate-closed': 'Gate closed',
  departed: 'Departed',
  arrived: 'Arrived',
  cancelled: 'Cancelled',
  diverted: 'Diverted',
};

export function statusWordOf(flight: Flight): string | undefined {
  const status = shownStatusOf(flight);
  return status && words[status];
}

/** The status in one sentence, with the airline's reason behind it: `Delayed: departs 19:05 instead of 17:35`. */
export function statusSentenceOf(flight: Flight): string | undefined {
  const status = shownStatusOf(flight);
  if (status === undefined) return undefined;
  return [`${words[status]}: ${details[status](flight)}`, flight.day?.reason].filter(Boolean).join('. ');
}

/** True if the status is about the departure time, of whose changes Google Wallet notifies by itself. */
export function isAboutDeparture(flight: Flight): boolean {
  const status = shownStatusOf(flight);
  return status === 'scheduled' || status === 'delayed';
}

/** Google Wallet ignores a status without an estimate, so the scheduled time stands in for it. */
export const estimateBeside = ({ day, departureTime, estimatedDepartureTime }: Flight): LocalDateTime | undefined =>
  estimatedDepartureTime ?? (day?.status && departureTime);

const departure = ({ departureTime, estimatedDepartureTime }: Flight) => instead(departureTime, estimatedDepartureTime);

const details: Readonly<Record<FlightStatus, (flight: Flight) => string>> = {
  scheduled: (flight) => `departs ${departure(flight)}`,
  delayed: (flight) => {
    const { departureTime, estimatedDepartureTime: estimate } = flight;
    const isKnown = estimate !== undefined && estimate > departureTime;
    return isKnown ? `departs ${departure(flight)}` : `departs later than ${clockTime(departureTime)}`;
  },
  boarding: (flight) => `departs ${departure(flight)}`,
  'gate-closed': (flight) => `departs ${departure(flight)}`,
  departed: departure,
  arrived: ({ arrivalTime, estimatedArrivalTime, destination }) =>
    arrivalTime === undefined ? destination.name : instead(arrivalTime, estimatedArrivalTime),
  cancelled: ({ flight, departureTime }) => `${flight} does not depart at ${clockTime(departureTime)}`,
  diverted: ({ day, destination }) =>
    `${day?.diversion === 'landed' ? 'landed' : 'lands'} elsewhere than ${destination.name}`,
};

/** `00:40 on 16 March instead of 23:35`: the day is told only if it is another one. */
function instead(scheduled: LocalDateTime, estimated = scheduled): string {
  const day = estimated.slice(0, 10) === scheduled.slice(0, 10) ? '' : ` on ${dayAndMonth(estimated)}`;
  const isMoved = estimated !== scheduled;
  return `${clockTime(estimated)}${day}${isMoved ? ` instead of ${clockTime(scheduled)}` : ''}`;
}

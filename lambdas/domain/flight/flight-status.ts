import type { FlightStatus } from '../fields/flight-statuses.ts';
import { isolatedIn, type Wording, wordsOf } from '../languages/languages.ts';
import { clockTime, dayAndMonth, type LocalDateTime } from '../time/dates.ts';
import type { ShownDay, ShownReason } from './flight-day.ts';

/** The part of a flight that determines its status. */
interface Flight {
  readonly wording?: Wording | undefined;
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
  return day?.diversion ? 'diverted' : status;
}

export function statusWordOf(flight: Flight): string | undefined {
  const status = shownStatusOf(flight);
  return status && wordsOf(flight).flightStatus[status];
}

/** Statuses that a reason in our words explains: it is part of their sentence. */
const explained: readonly (FlightStatus | undefined)[] = ['delayed', 'cancelled', 'diverted'];

/** The reason beside a status; none of ours for one that needs none. */
export function reasonOf(flight: Flight): ShownReason | undefined {
  const { reason } = flight.day ?? {};
  return reason?.words === 'ours' && !explained.includes(shownStatusOf(flight)) ? undefined : reason;
}

/**
 * The status in one sentence, `Delayed because of the weather: departs 19:05 instead of 17:35`. A reason in the airline's words
 * stands behind it, in another language than the pass as a quotation.
 */
export function statusSentenceOf(flight: Flight): string | undefined {
  const status = shownStatusOf(flight);
  if (status === undefined) return undefined;
  const reason = reasonOf(flight);
  if (reason === undefined || reason.words === 'ours') return sentenceOf(flight, status, reason?.text);
  const behind = (reason.words === 'given' ? isolatedIn : quoted)(flight, reason.text);
  return sentencesOf(flight).followedBy(sentenceOf(flight, status), behind);
}

/** The reason by itself: one in another language than the pass as a quotation. */
export function reasonTextOf(flight: Flight): string | undefined {
  const reason = reasonOf(flight);
  return reason?.words === 'foreign' ? quoted(flight, reason.text) : reason?.text;
}

const quoted = (flight: Flight, text: string) => sentencesOf(flight).airlineSays(isolatedIn(flight, text));

/** @param because a reason in our words. */
function sentenceOf(flight: Flight, status: FlightStatus, because?: string): string {
  const { sentences, flightStatus } = wordsOf(flight);
  if (status !== 'cancelled') {
    const word = flightStatus[status];
    return sentences.labelled(because ? sentences.because(word, because) : word, details[status](flight));
  }
  const name = isolatedIn(flight, flight.flight);
  const time = clockTime(flight.departureTime);
  return because ? sentences.cancelledBecause(name, time, because) : sentences.cancelled(name, time);
}

/** True if the status is about the departure time, of whose changes Google Wallet notifies by itself. */
export function isAboutDeparture(flight: Flight): boolean {
  const status = shownStatusOf(flight);
  return status === 'scheduled' || status === 'delayed';
}

/** Google Wallet ignores a status without an estimate, so the scheduled time stands in for it. */
export const estimateBeside = ({ day, departureTime, estimatedDepartureTime }: Flight): LocalDateTime | undefined =>
  estimatedDepartureTime ?? (day?.status && departureTime);

const sentencesOf = (flight: Flight) => wordsOf(flight).sentences;
const placeOf = (flight: Flight) => isolatedIn(flight, flight.destination.name);
const departs = (flight: Flight) => {
  const { departs: sentence, insteadOf } = sentencesOf(flight);
  return sentence(bothTimes(flight, insteadOf, flight.departureTime, flight.estimatedDepartureTime));
};
/** The time of what has happened. */
const happened = (flight: Flight, scheduled: LocalDateTime, estimated?: LocalDateTime) =>
  bothTimes(flight, sentencesOf(flight).scheduledFor, scheduled, estimated);

const details: Readonly<Record<Exclude<FlightStatus, 'cancelled'>, (flight: Flight) => string>> = {
  scheduled: departs,
  delayed: (flight) => {
    const { departureTime, estimatedDepartureTime: estimate } = flight;
    const isKnown = estimate !== undefined && estimate > departureTime;
    return isKnown ? departs(flight) : sentencesOf(flight).newTimeToFollow(clockTime(departureTime));
  },
  boarding: departs,
  'gate-closed': departs,
  departed: (flight) => happened(flight, flight.departureTime, flight.estimatedDepartureTime),
  arrived: (flight) =>
    flight.arrivalTime === undefined
      ? placeOf(flight)
      : happened(flight, flight.arrivalTime, flight.estimatedArrivalTime),
  diverted: (flight) => {
    const { landedElsewhere, landsElsewhere } = sentencesOf(flight);
    return (flight.day?.diversion === 'landed' ? landedElsewhere : landsElsewhere)(placeOf(flight));
  },
};

/** `00:40 on 16 March instead of 23:35`: the day is named only if it is another one. @param sentence of both times. */
function bothTimes(
  flight: Flight,
  sentence: (time: string, scheduled: string) => string,
  scheduled: LocalDateTime,
  estimated = scheduled,
): string {
  const time = clockOnDay(flight, estimated, scheduled);
  return estimated === scheduled ? time : sentence(time, clockTime(scheduled));
}

/** `00:40 on 16 March`, or `19:05` on the day of the other time. */
export function clockOnDay(flight: Pick<Flight, 'wording'>, local: LocalDateTime, other: LocalDateTime): string {
  const { locale, sentences } = wordsOf(flight);
  const isSameDay = local.slice(0, 10) === other.slice(0, 10);
  return isSameDay ? clockTime(local) : sentences.onDay(clockTime(local), dayAndMonth(local, locale));
}

import type { FlightStatus } from '../fields/flight-statuses.ts';
import { inEnglish, languagesOf, nearestOf, type Wording } from '../languages/languages.ts';
import { type FieldTimes, type FlightDay, type Template, timeOf } from '../template/template.ts';
import type { TemplateFields } from '../template-fields/template-fields.ts';
import { type LocalDateTime, shiftedLocal, toInstant } from '../time/dates.ts';

/** The day of a flight as its passes show it. */
export interface ShownDay extends Pick<FlightDay, 'hasHadStatus' | 'diversion' | 'boardingSentFor' | 'arrivalSentFor'> {
  readonly status?: FlightStatus | undefined;
  /** Absent without a status, as it stands behind that. */
  readonly reason?: ShownReason | undefined;
  /** Absent as long as no boarding is known. */
  readonly originalBoardingTime?: LocalDateTime | undefined;
  readonly estimatedBoardingTime?: LocalDateTime | undefined;
}

/** Why a flight has its status. */
export interface ShownReason {
  readonly text: string;
  /** Ours, or the airline's: in the language of the pass, or in another one. */
  readonly words: 'ours' | 'given' | 'foreign';
}

/**
 * The airline's reason in the languages in which it is given, else our words for its code.
 * @param fields with the texts of the language of `wording`.
 * Source: docs/api/flight-status.md#reasons
 */
function shownReasonOf(fields: TemplateFields, { language, words }: Wording): ShownReason | undefined {
  const { 'flight-status-reason': text, 'flight-status-reason-code': code, translations = {} } = fields;
  if (fields['flight-status'] === undefined || (text ?? code) === undefined) return undefined;
  const isTranslated = translations[language]?.['flight-status-reason'] !== undefined;
  const isGiven = isTranslated || nearestOf(language, [languagesOf(fields)[0]]) !== undefined;
  if (code && !(text && isGiven)) return { text: words.reasons[code], words: 'ours' };
  return text === undefined ? undefined : { text, words: isGiven ? 'given' : 'foreign' };
}

/** @param template with the texts of the language of `wording`. */
export function shownDayOf(template: Pick<Template, 'fields' | 'flightDay'>, wording = inEnglish): ShownDay {
  const { fields, flightDay = {} } = template;
  return {
    status: fields['flight-status'],
    reason: shownReasonOf(fields, wording),
    hasHadStatus: flightDay.hasHadStatus,
    diversion: flightDay.diversion,
    boardingSentFor: flightDay.boardingSentFor,
    arrivalSentFor: flightDay.arrivalSentFor,
    originalBoardingTime: flightDay.originalBoardingTime ?? fields['boarding-time'],
    estimatedBoardingTime: fields['estimated-boarding-time'],
  };
}

/**
 * The day of a new version of a template; absent if its fields hold everything.
 * @param zone time zone of the destination.
 * @param before the previous version, of an update.
 * @param update with the fields that it names, what it says too late, and the times of all messages with its own.
 */
export function flightDayOf(fields: TemplateFields, update: Update): FlightDay | undefined {
  const { at, zone, before } = update;
  const originalBoardingTime = before && originalBoardingOf(before, fields, update.late);
  const isBoardingMoved = (originalBoardingTime ?? fields['estimated-boarding-time']) !== undefined;
  const day: FlightDay = {
    originalBoardingTime,
    boardingSentFor: before && isBoardingMoved ? sentFor('boarding', fields, before, update) : undefined,
    arrivalSentFor: before && fields['estimated-arrival-time'] ? sentFor('arrival', fields, before, update) : undefined,
    hasHadStatus: before?.flightDay?.hasHadStatus ?? (fields['flight-status'] && true),
    diversion: diversionOf(fields, { at, zone, before }),
    voidedSinceUtc: fields['void-passes'] ? (before?.flightDay?.voidedSinceUtc ?? at.toISOString()) : undefined,
  };
  return Object.values(day).some((value) => value !== undefined) ? day : undefined;
}

interface Update {
  readonly at: Date;
  readonly zone: string;
  readonly before?: Template | undefined;
  readonly named?: ReadonlySet<string>;
  readonly late?: Partial<TemplateFields>;
  readonly fieldTimes?: FieldTimes;
}

/** True if an update repeats a time that was sent for an earlier departure: the airline now confirms it. */
export const confirmsTime = ({ flightDay }: Template, named: ReadonlySet<string>): boolean =>
  (['boarding', 'arrival'] as const).some(
    (name) => flightDay?.[`${name}SentFor`] !== undefined && named.has(`estimated-${name}-time`),
  );

const departureOf = (fields: TemplateFields) => fields['estimated-departure-time'] ?? fields['departure-time'];

/**
 * The departure that a time was sent for, if another one is expected now. A boarding time at or after that departure
 * was sent in advance of a later one: undefined if it fits the departure expected now. Of messages that come in another
 * order, the older one was sent without knowing the other.
 */
function sentFor(
  name: 'boarding' | 'arrival',
  fields: TemplateFields,
  { fields: before, flightDay }: Template,
  { named = new Set(), late, fieldTimes }: Update,
): LocalDateTime | undefined {
  const sent = [`${name}-time`, `estimated-${name}-time`] as const;
  const isSent = named.has(sent[1]) || sent.some((field) => fields[field] !== before[field]);
  const sentAtMs = timeOf(fieldTimes, fields[sent[1]] === undefined ? sent[0] : sent[1]);
  const departureAtMs = timeOf(fieldTimes, 'estimated-departure-time');
  const isSentBefore = isSent && sentAtMs < departureAtMs;
  if (isSent && !isSentBefore) return undefined;
  const earlier = flightDay?.[`${name}SentFor`];
  const isMoved = fields['estimated-departure-time'] !== before['estimated-departure-time'];
  if (!isMoved && !isSentBefore) return earlier;
  if (sentAtMs > departureAtMs) return undefined;
  const known = isSentBefore ? (late?.['estimated-departure-time'] ?? fields['departure-time']) : undefined;
  const departure = known ?? earlier ?? departureOf(before);
  const expected = departureOf(fields);
  const boarding = fields['estimated-boarding-time'] ?? fields['boarding-time'];
  const isAhead = name === 'boarding' && boarding !== undefined && departure <= boarding && boarding < expected;
  return departure === expected || isAhead ? undefined : departure;
}

/**
 * Boarding by the timetable stays while boarding-time moves. A changed departure-time is a new timetable: boarding is
 * what it says, unless an earlier update has moved it from the timetable, in which case the interval stays.
 */
function originalBoardingOf(
  { fields: before, flightDay }: Template,
  fields: TemplateFields,
  late: Partial<TemplateFields> = {},
) {
  const moved = flightDay?.originalBoardingTime;
  const isSame = fields['boarding-time'] === before['boarding-time'];
  const { 'boarding-time': lateBoarding, 'departure-time': lateDeparture = before['departure-time'] } = late;
  let original = moved ?? before['boarding-time'];
  if (fields['departure-time'] !== before['departure-time'])
    original =
      lateBoarding ??
      (moved !== undefined && isSame
        ? shiftedLocal(moved, before['departure-time'], fields['departure-time'])
        : fields['boarding-time']);
  // Boarding of a timetable whose departure has changed again since.
  else if (lateDeparture !== before['departure-time'] && !isSame) original = fields['boarding-time'];
  return original === fields['boarding-time'] ? undefined : original;
}

/** A diverted flight has landed if it has arrived, before or since; or if its arrival time had passed by the update. */
function diversionOf(fields: TemplateFields, { at, zone, before }: Update): FlightDay['diversion'] {
  const status = fields['flight-status'];
  const earlier = before?.flightDay?.diversion;
  if (status === 'arrived') return earlier && 'landed';
  if (status !== 'diverted') return undefined;
  const arrival = fields['estimated-arrival-time'] ?? fields['arrival-time'];
  const isPast = arrival !== undefined && toInstant(arrival, zone) <= at;
  const hasArrived = earlier === 'landed' || before?.fields['flight-status'] === 'arrived' || isPast;
  return hasArrived ? 'landed' : 'in-air';
}

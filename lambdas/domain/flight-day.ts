import { type LocalDateTime, shiftedLocal, toInstant } from './dates.ts';
import type { FlightStatus } from './flight-statuses.ts';
import type { FlightDay, Template } from './template.ts';
import type { TemplateFields } from './template-fields.ts';

/** The day of a flight as its passes show it. */
export interface ShownDay extends Pick<FlightDay, 'hasHadStatus' | 'diversion'> {
  readonly status?: FlightStatus | undefined;
  /** Why, in the airline's words. */
  readonly reason?: string | undefined;
  readonly originalBoardingTime: LocalDateTime;
  readonly estimatedBoardingTime?: LocalDateTime | undefined;
}

export function shownDayOf({ fields, flightDay = {} }: Pick<Template, 'fields' | 'flightDay'>): ShownDay {
  return {
    status: fields['flight-status'],
    reason: fields['flight-status-reason'],
    hasHadStatus: flightDay.hasHadStatus,
    diversion: flightDay.diversion,
    originalBoardingTime: flightDay.originalBoardingTime ?? fields['boarding-time'],
    estimatedBoardingTime: fields['estimated-boarding-time'],
  };
}

/**
 * The day of a new version of a template; absent if the fields tell everything.
 * @param zone time zone of the destination.
 * @param before the previous version, of an update.
 */
export function flightDayOf(
  fields: TemplateFields,
  { at, zone, before }: { readonly at: Date; readonly zone: string; readonly before?: Template | undefined },
): FlightDay | undefined {
  const day: FlightDay = {
    originalBoardingTime: before && originalBoardingOf(before, fields),
    hasHadStatus: before?.flightDay?.hasHadStatus ?? (fields['flight-status'] && true),
    diversion: diversionOf(fields, { at, zone, before }),
    voidedSinceUtc: fields['void-passes'] ? (before?.flightDay?.voidedSinceUtc ?? at.toISOString()) : undefined,
  };
  return Object.values(day).some((value) => value !== undefined) ? day : undefined;
}

/**
 * Boarding by the timetable stays while boarding-time moves. A changed departure-time is a new timetable: boarding is
 * what it says, unless an earlier update has moved it from the timetable, in which case the interval is kept.
 */
function originalBoardingOf({ fields: before, flightDay }: Template, fields: TemplateFields) {
  const moved = flightDay?.originalBoardingTime;
  const isSame = fields['boarding-time'] === before['boarding-time'];
  let original = moved ?? before['boarding-time'];
  if (fields['departure-time'] !== before['departure-time'])
    original =
      moved !== undefined && isSame
        ? shiftedLocal(moved, before['departure-time'], fields['departure-time'])
        : fields['boarding-time'];
  return original === fields['boarding-time'] ? undefined : original;
}

/** A diverted flight has landed if it has arrived, before or since; or if its arrival time had passed by the update. */
function diversionOf(
  fields: TemplateFields,
  { at, zone, before }: { readonly at: Date; readonly zone: string; readonly before?: Template | undefined },
): FlightDay['diversion'] {
  const status = fields['flight-status'];
  const earlier = before?.flightDay?.diversion;
  if (status === 'arrived') return earlier && 'landed';
  if (status !== 'diverted') return undefined;
  const arrival = fields['estimated-arrival-time'] ?? fields['arrival-time'];
  const isPast = arrival !== undefined && toInstant(arrival, zone) <= at;
  const hasArrived = earlier === 'landed' || before?.fields['flight-status'] === 'arrived' || isPast;
  return hasArrived ? 'landed' : 'in-air';
}

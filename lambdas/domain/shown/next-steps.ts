import { shownStatusOf } from '../flight/flight-status.ts';
import { wordsOf } from '../languages/languages.ts';
import { type LocalDateTime, toInstant } from '../time/dates.ts';
import type { Flight } from './boarding-pass.ts';
import { currentTimesOf } from './current-times.ts';
import { markedClosingOf } from './marked-time.ts';

/** A moment at the airport that a reader's clock can count to. */
export interface NextStep {
  readonly label: string;
  readonly at: Date;
}

/**
 * Boarding, closing of the gate and departure, as far as they are still to come by the flight's status, in their order; by
 * the times that are expected now, as Wallet shows them. None of a flight that has left or does not leave, or whose
 * departure nobody knows.
 * Source: docs/decisions/install-page.md#the-page-counts-by-the-readers-clock
 */
export function nextStepsOf(flight: Flight): readonly NextStep[] {
  const { origin, boardingTime, gateClosingTime, departureTime } = flight;
  const status = shownStatusOf(flight) ?? 'scheduled';
  if (['cancelled', 'departed', 'arrived', 'diverted'].includes(status)) return [];
  const times = currentTimesOf(flight);
  if (status === 'delayed' && !(times && times.current.departure > times.original.departure)) return [];
  const { labels } = wordsOf(flight);
  const atOrigin = (local: LocalDateTime) => toInstant(local, origin.timeZone);
  const isContradicted = markedClosingOf(flight) !== undefined;
  const boarding = times?.current.boarding ?? (boardingTime ? atOrigin(boardingTime) : undefined);
  const steps = [
    { label: labels.boarding, at: boarding, isOver: status === 'boarding' },
    { label: labels.closing, at: isContradicted ? undefined : gateClosingTime && atOrigin(gateClosingTime) },
    { label: labels.departure, at: times?.current.departure ?? atOrigin(departureTime), isNext: true },
  ];
  return steps.flatMap(({ label, at, isOver, isNext }) =>
    at && !isOver && (isNext || status !== 'gate-closed') ? [{ label, at }] : [],
  );
}

import type { LocalDateTime } from '../domain/dates.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** `17:05`: the 24-hour clock, which no country misreads. */
export const clockTime = (local: LocalDateTime): string => local.slice(11, 16);

/** `Mon, 15 Mar 2027`: the month in letters, because 03/04 is two different days in two countries. */
export function calendarDate(local: LocalDateTime): string {
  const words = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  return new Date(`${local}Z`).toLocaleDateString('en-GB', { ...words, timeZone: 'UTC' });
}

/** `+1 day` for a time on the calendar day after the reference, "" for one on the same day. */
export function dayShift(local: LocalDateTime, reference: LocalDateTime): string {
  const days = (Date.parse(local.slice(0, 10)) - Date.parse(reference.slice(0, 10))) / dayMs;
  if (days === 0) return '';
  return `${days > 0 ? '+' : '−'}${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
}

import type { LocalDateTime } from '../domain/dates.ts';
import { dayMs } from '../domain/durations.ts';

/** `Mon, 15 Mar 2027`: with the month's name, because 03/04 is a different day in different countries. */
export function calendarDate(local: LocalDateTime): string {
  const words = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  return new Date(`${local}Z`).toLocaleDateString('en-GB', { ...words, timeZone: 'UTC' });
}

/** `+1 day` for a time on the calendar day after the reference; empty on the same day. */
export function dayShift(local: LocalDateTime, reference: LocalDateTime): string {
  const days = (Date.parse(local.slice(0, 10)) - Date.parse(reference.slice(0, 10))) / dayMs;
  if (days === 0) return '';
  return `${days > 0 ? '+' : '−'}${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
}

import { displayIn, type LocalDateTime } from '../domain/time/dates.ts';
import { dayMs } from '../domain/time/durations.ts';

/** `Mon, 15 Mar 2027`: with the month's name, because 03/04 is a different day in different countries. */
export function calendarDate(local: LocalDateTime, locale: string): string {
  const style = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  return displayIn(locale === 'en' ? 'en-GB' : locale, local, style);
}

/** `+1 day` for a time on the calendar day after the reference; empty on the same day. */
export function dayShift(local: LocalDateTime, reference: LocalDateTime, locale: string): string {
  const days = (Date.parse(local.slice(0, 10)) - Date.parse(reference.slice(0, 10))) / dayMs;
  if (days === 0) return '';
  const inWords = new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return `${days > 0 ? '+' : '−'}${inWords.format(Math.abs(days))}`;
}

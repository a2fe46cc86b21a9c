import { clockTime, type LocalDateTime } from '../../domain/time/dates.ts';
import { dayMs, hourMs, minuteMs } from '../../domain/time/durations.ts';

/** A value from a list for people: `Gate closed`. */
export const choiceText = (value: string): string =>
  value.replace(/^./, (letter) => letter.toUpperCase()).replaceAll('-', ' ');

/** A day for people: `15 Mar 2027`. */
export const dayText = (date: string): string =>
  new Date(`${date.slice(0, 10)}T00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** A local time for people, with its day only where that is another one: `17:35`, `00:20, 16 Mar 2027`. */
export const clockText = (local: LocalDateTime, day: string): string =>
  local.startsWith(day) ? clockTime(local) : `${clockTime(local)}, ${dayText(local)}`;

/** An instant for people, where no airport gives its time: `15 Mar 2027, 17:35 UTC`. */
export const instantText = (utc: string): string => `${dayText(utc)}, ${clockTime(utc)} UTC`;

/** An instant by its distance: `3 min ago`. */
export function agoText(utc: string, now: Date): string {
  const ms = now.getTime() - Date.parse(utc);
  if (ms < minuteMs) return 'just now';
  if (ms < 2 * hourMs) return `${Math.floor(ms / minuteMs)} min ago`;
  return ms < 2 * dayMs ? `${Math.floor(ms / hourMs)} hours ago` : `${Math.floor(ms / dayMs)} days ago`;
}

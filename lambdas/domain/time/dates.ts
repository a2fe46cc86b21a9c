import { dayMs, minuteMs } from './durations.ts';

/**
 * Local wall-clock time at an airport, `YYYY-MM-DDTHH:mm:ss` without offset.
 * Source: docs/api/formats.md#dates-and-timezones.
 */
export type LocalDateTime = string;

const localPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/;

/** True for an existing local date and time; not for 2027-02-30 or 24:00:00. */
export function isLocalDateTime(text: string): boolean {
  if (!localPattern.test(text)) return false;
  const instant = new Date(`${text}Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 19) === text;
}

/** True for an IANA time zone name or alias with a `/`, such as America/Argentina/Buenos_Aires. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z0-9_+-]+(\/[A-Za-z0-9_+-]+)+$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * Converts a local time to an instant. A time skipped by a clock change moves forward; of a repeated one, the first is
 * taken (Temporal's "compatible").
 */
export function toInstant(local: LocalDateTime, timeZone: string): Date {
  const asUtc = Date.parse(`${local}Z`);
  const before = asUtc - offsetMs(asUtc - dayMs, timeZone);
  const after = asUtc - offsetMs(asUtc + dayMs, timeZone);
  const reads = (instant: number) => instant + offsetMs(instant, timeZone) === asUtc;
  return new Date(reads(before) || !reads(after) ? before : after);
}

/** Cache of withOffset. Time zone conversion is slow, and all passes of a flight need the same few times. */
const cache = new Map<string, string>();
const maxCached = 1_000;

/** `2027-03-15T14:05:00+01:00`: the local time with its zone's offset, the format of Apple Wallet. */
export function withOffset(local: LocalDateTime, timeZone: string): string {
  const key = `${local} ${timeZone}`;
  let answer = cache.get(key);
  if (answer === undefined) {
    if (cache.size >= maxCached) cache.clear();
    answer = instantWithOffset(toInstant(local, timeZone), timeZone);
    cache.set(key, answer);
  }
  return answer;
}

/** `2027-03-15T14:05:00+01:00`: an instant in a zone. */
export function instantWithOffset(instant: Date, timeZone: string): string {
  return localOf(instant, timeZone) + offsetText(offsetMs(instant.getTime(), timeZone));
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/**
 * `March 5, 2027 9:05 AM`, the display style of getpassdata and getpasstemplate; of instants see display-instant.ts.
 * Source: docs/api/formats.md#dates-and-timezones.
 */
export function displayLocal(local: LocalDateTime): string {
  const [year, month = 0, day, hour = 0] = local.split(/[-T:]/).map(Number);
  const minutes = local.slice(14, 16);
  return `${months[month - 1]} ${day}, ${year} ${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `17:05`: the 24-hour clock is unambiguous in every country. */
export const clockTime = (local: LocalDateTime): string => local.slice(11, 16);

/** `16 March` */
export function dayAndMonth(local: LocalDateTime, locale: string): string {
  return displayIn(locale === 'en' ? 'en-GB' : locale, local, { day: 'numeric', month: 'long' });
}

/** A local time in the words of a language, with the digits of times and gates. */
export const displayIn = (locale: string, local: LocalDateTime, style: Intl.DateTimeFormatOptions): string =>
  new Date(`${local}Z`).toLocaleString(`${locale}-u-ca-gregory-nu-latn`, { ...style, timeZone: 'UTC' });

/** The local time of an instant in a zone; fractions of a second are dropped. */
export function localOf(instant: Date, timeZone: string): LocalDateTime {
  return new Date(instant.getTime() + offsetMs(instant.getTime(), timeZone)).toISOString().slice(0, 19);
}

/** The same local time this many calendar days later. */
export function addDays(local: LocalDateTime, days: number): LocalDateTime {
  return new Date(Date.parse(`${local}Z`) + days * dayMs).toISOString().slice(0, 19);
}

/** The date this many days later. */
export const dayAfter = (date: string, days: number): string => addDays(`${date}T00:00:00`, days).slice(0, 10);

/** The local time moved by as much as one local time is from another. */
export function shiftedLocal(local: LocalDateTime, from: LocalDateTime, to: LocalDateTime): LocalDateTime {
  const shiftMs = Date.parse(`${to}Z`) - Date.parse(`${from}Z`);
  return new Date(Date.parse(`${local}Z`) + shiftMs).toISOString().slice(0, 19);
}

/** `+01:00` */
function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / minuteMs;
  const twoDigits = (number: number) => String(Math.floor(number)).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`;
}

const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * UTC offset of a zone at an instant, ms. Uses Intl instead of date-fns-tz, whose getTimezoneOffset is wrong by an hour
 * for some hours around a clock change, and which adds 13 ms to a cold start.
 * Source: docs/decisions/time-zones.md#offsets-from-intl
 */
function offsetMs(instant: number, timeZone: string): number {
  let format = offsetFormats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    offsetFormats.set(timeZone, format);
  }
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(format.format(instant)) ?? [];
  return Number(`${sign ?? '+'}1`) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minuteMs;
}

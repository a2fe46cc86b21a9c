/**
 * Local wall-clock time at an airport, `YYYY-MM-DDTHH:mm:ss` without offset.
 * Source: docs/api.md#dates-and-timezones.
 */
export type LocalDateTime = string;

const dayMs = 24 * 60 * 60 * 1000;
const localPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/;

/** True for a real local date and time; 2027-02-30 and 24:00:00 are none. */
export function isLocalDateTime(text: string): boolean {
  if (!localPattern.test(text)) return false;
  const instant = new Date(`${text}Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 19) === text;
}

/** True for an IANA zone name or alias with a `/`, such as America/Argentina/Buenos_Aires. */
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
 * The instant of a local time. A time that a clock change skips moves forward, one that it repeats is the first of
 * the two (Temporal's "compatible").
 */
export function toInstant(local: LocalDateTime, timeZone: string): Date {
  const asUtc = Date.parse(`${local}Z`);
  const before = asUtc - offsetMs(asUtc - dayMs, timeZone);
  const after = asUtc - offsetMs(asUtc + dayMs, timeZone);
  const reads = (instant: number) => instant + offsetMs(instant, timeZone) === asUtc;
  return new Date(reads(before) || !reads(after) ? before : after);
}

/** What withOffset has answered. Time zones are slow, and all passes of a flight ask for the same few times. */
const answers = new Map<string, string>();
const maxAnswers = 1_000;

/** `2027-03-15T14:05:00+01:00`: the local time with its zone's offset, the form Apple Wallet reads. */
export function withOffset(local: LocalDateTime, timeZone: string): string {
  const question = `${local} ${timeZone}`;
  let answer = answers.get(question);
  if (answer === undefined) {
    if (answers.size >= maxAnswers) answers.clear();
    const instant = toInstant(local, timeZone);
    answer = localOf(instant, timeZone) + offsetText(offsetMs(instant.getTime(), timeZone));
    answers.set(question, answer);
  }
  return answer;
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/**
 * `March 5, 2027 9:05 AM`, the display style of getpassdata and getpasstemplate; of instants see display-instant.ts.
 * Source: docs/api.md#dates-and-timezones.
 */
export function displayLocal(local: LocalDateTime): string {
  const [year, month = 0, day, hour = 0] = local.split(/[-T:]/).map(Number);
  const minutes = local.slice(14, 16);
  return `${months[month - 1]} ${day}, ${year} ${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** What the clocks of a zone show at an instant; parts of a second are dropped. */
export function localOf(instant: Date, timeZone: string): LocalDateTime {
  return new Date(instant.getTime() + offsetMs(instant.getTime(), timeZone)).toISOString().slice(0, 19);
}

/** The same time so many days of the calendar later. */
export function addDays(local: LocalDateTime, days: number): LocalDateTime {
  return new Date(Date.parse(`${local}Z`) + days * dayMs).toISOString().slice(0, 19);
}

/** `+01:00` */
function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  const twoDigits = (number: number) => String(Math.floor(number)).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`;
}

const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * What a zone's clocks are ahead of UTC at an instant, in milliseconds.
 * From Intl, not date-fns-tz: its getTimezoneOffset is an hour off for some hours around a clock change, and loading it
 * costs a cold start 13 ms.
 */
function offsetMs(instant: number, timeZone: string): number {
  let format = offsetFormats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    offsetFormats.set(timeZone, format);
  }
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(format.format(instant)) ?? [];
  return Number(`${sign ?? '+'}1`) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}

import { formatInTimeZone } from 'date-fns-tz';

/**
 * `March 5, 2027 9:05 AM`: an instant as the clocks of a zone show it, in the style of displayLocal. In a process whose
 * own zone is UTC, as that of a function is. In a file of its own: issuing a pass must not load the library.
 * Source: docs/api/formats.md#dates-and-timezones, docs/decisions/time-zones.md#an-instant-shown-in-a-zone.
 */
export const displayInstant = (instant: Date, timeZone: string) =>
  formatInTimeZone(instant, timeZone, 'MMMM d, yyyy h:mm a');

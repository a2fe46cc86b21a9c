/** A time for people, to the minute: `2027-03-15 17:35`. */
export const timeText = (time: string): string => time.slice(0, 16).replace('T', ' ');

/** An instant for people, with its day: it may be of yesterday. */
export const instantText = (utc: string): string => `${timeText(utc)} UTC`;

/** A day for people: `15 Mar 2027`. */
export const dayText = (date: string): string =>
  new Date(`${date}T00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

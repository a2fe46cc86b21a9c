import * as z from 'zod';
import { isLocalDateTime } from './dates.ts';
import { minuteMs } from './durations.ts';

/** The parts of an event's time; also the pattern in OpenAPI. */
export const eventTimePattern =
  /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2})?(?:\.(\d{1,9}))?(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;

/** An instant as UTC with milliseconds, in which instants are compared as texts; "" for anything else. */
function instantOf(value: string): string {
  const [, minute, seconds = ':00', fraction = '', offset = ''] = eventTimePattern.exec(value) ?? [];
  if (minute === undefined || !isLocalDateTime(minute + seconds)) return '';
  const zone = offset.replace(/^(.\d\d):?(\d\d)$/, '$1:$2');
  return new Date(`${minute}${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}${zone}`).toISOString();
}

/** When something happened at the caller's, as UTC; what follows the milliseconds is dropped. Source: docs/api/event-time.md#messages-about-a-flight. */
export const eventTime = z
  .string('must be text')
  .transform(instantOf)
  .refine(Boolean, 'must be a real instant as YYYY-MM-DDThh:mm:ss, with Z or an offset');

/** A clock that is wrong by more must not silence later events for ever. */
const maxAheadMs = 5 * minuteMs;

/** Problem of an event in the future. */
export const aheadProblem = (eventTimeUtc: string, now: Date): string | undefined =>
  Date.parse(eventTimeUtc) - now.getTime() > maxAheadMs
    ? `is more than five minutes ahead of our clock, which shows ${now.toISOString()}`
    : undefined;

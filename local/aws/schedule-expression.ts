import { formatInTimeZone } from 'date-fns-tz';
import { toInstant } from '../../lambdas/domain/dates.ts';

const minuteMs = 60_000;
const unitMs = { minute: minuteMs, hour: 60 * minuteMs, day: 24 * 60 * minuteMs };

/**
 * When a schedule fires next, ms since 1970; undefined when never again.
 * at(local time), rate(n unit) from the schedule's start, cron(minute hour day-of-month month day-of-week year) with
 * numbers, lists, ranges, steps, `*` and `?`.
 *
 * @throws RangeError for any other expression. Source: EventBridge Scheduler User Guide, "Schedule types".
 */
export function nextRun(expression: string, timeZone: string, startedAt: number, after: number): number | undefined {
  const [, kind, argument = ''] = /^(at|rate|cron)\((.+)\)$/.exec(expression) ?? [];
  if (kind === 'at') {
    const instant = toInstant(argument, timeZone).getTime();
    if (Number.isNaN(instant)) throw new RangeError(`Invalid schedule expression ${expression}`);
    return instant > after ? instant : undefined;
  }
  const [, count, unit] = /^([1-9]\d*) (minute|hour|day)s?$/.exec(argument) ?? [];
  if (kind === 'rate' && count && unit) {
    const interval = Number(count) * unitMs[unit as keyof typeof unitMs];
    return startedAt + (Math.floor((after - startedAt) / interval) + 1) * interval;
  }
  const fields = argument.split(' ');
  if (kind === 'cron' && fields.length === 6) return nextCronRun(fields, timeZone, after);
  throw new RangeError(`Invalid schedule expression ${expression}`);
}

/** Looks at every minute of the next 366 days. */
function nextCronRun(fields: readonly string[], timeZone: string, after: number): number | undefined {
  const matchers = fields.map(cronField);
  const first = Math.floor(after / minuteMs) + 1;
  for (let minute = first; minute < first + 366 * 24 * 60; minute++) {
    // Minute, hour, day of month, month, day of week with Sunday as 1, year.
    const [m = 0, h = 0, day = 0, month = 0, weekday = 0, year = 0] = formatInTimeZone(
      minute * minuteMs,
      timeZone,
      'm H d M i yyyy',
    )
      .split(' ')
      .map(Number);
    const values = [m, h, day, month, (weekday % 7) + 1, year];
    if (matchers.every((matches, index) => matches(values[index] as number))) return minute * minuteMs;
  }
  return undefined;
}

function cronField(field: string): (value: number) => boolean {
  if (field === '*' || field === '?') return () => true;
  const parts = field.split(',').map((part) => {
    const [, from, to, step] = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part) ?? [];
    if (from === undefined && step === undefined)
      throw new RangeError(`The local stack does not know ${part} in cron()`);
    const start = Number(from ?? 0);
    const end = to !== undefined ? Number(to) : step !== undefined ? Number.POSITIVE_INFINITY : start;
    return (value: number) => value >= start && value <= end && (value - start) % Number(step ?? 1) === 0;
  });
  return (value) => parts.some((matches) => matches(value));
}

import { dayMs, hourMs, minuteMs } from '../../lambdas/domain/time/durations.ts';

const unitMs = { minute: minuteMs, hour: hourMs, day: dayMs };

/**
 * Time of a schedule's next run, ms since 1970: rate(n unit), counted from its start. The stacks declare no other
 * expression.
 * @throws RangeError for any other expression. Source: EventBridge Scheduler User Guide, "Schedule types".
 */
export function nextRun(expression: string, startedAt: number, after: number): number {
  const [, count, unit] = /^rate\(([1-9]\d*) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  if (!count || !unit)
    throw new RangeError(`Invalid schedule expression ${expression}; of others than rate() none is known`);
  const interval = Number(count) * unitMs[unit as keyof typeof unitMs];
  return startedAt + (Math.floor((after - startedAt) / interval) + 1) * interval;
}

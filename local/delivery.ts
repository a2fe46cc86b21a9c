import type { figureNames } from '../lambdas/domain/delivery/figure.ts';
import { hourMs, minuteMs } from '../lambdas/domain/time/durations.ts';

type ValuesOf = (name: (typeof figureNames)[number], from: number, until: number) => readonly number[];

/** Fetches, and what is to be fetched, count for ten minutes after their push. */
const dueMs = 10 * minuteMs;

/** How far the changes have come of which phones were notified within the last hour. */
export function deliveryOf(valuesOf: ValuesOf, now: number) {
  const [from, until] = [now - hourMs, now + minuteMs];
  const fetched = valuesOf('PassFetchedAfter', from + dueMs, until + dueMs);
  const notified = sum(valuesOf('PassesToFetch', from + dueMs, until + dueMs));
  const dueUntil = Math.floor(now / minuteMs) * minuteMs;
  const late =
    sum(valuesOf('PassesToFetch', from + dueMs, dueUntil)) -
    valuesOf('PassFetchedAfter', from + dueMs, dueUntil).length;
  return {
    'passes-notified': notified,
    'passes-current': fetched.length,
    'passes-behind': notified - fetched.length,
    'passes-behind-after-ten-minutes': late,
    'seconds-from-commit-to-apple': spread(valuesOf('PushAcceptedAfter', from, until)),
    'seconds-from-commit-to-phone': spread(fetched),
  };
}

function spread(values: readonly number[]) {
  const sorted = values.toSorted((one, other) => one - other);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? null, longest: sorted.at(-1) ?? null };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

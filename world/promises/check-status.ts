import { type RegisterOperation, valuesAt } from './check-register.ts';
import type { Attempt } from './history.ts';

type Operation = Pick<Attempt, 'does' | 'from' | 'until' | 'outcome' | 'status' | 'expires'>;

/**
 * Checks that a pass shows the status that it was given, or expired, if it would be active after its expiration; and that it
 * becomes active again before its expiration only.
 * @returns the violation
 */
export function violationOfStatus(operations: readonly Operation[]): string | undefined {
  const [statuses, expirations] = [writesOf(operations, 'status'), writesOf(operations, 'expires')];
  for (const operation of operations) {
    const { does, outcome, status, expires } = operation;
    if (status === undefined || outcome === 'unknown') continue;
    const possible = expires ? [expires] : valuesAt(expirations, operation);
    if (does === 'get') {
      const shown = valuesAt(statuses, operation).flatMap((each) =>
        each === 'active' && possible.includes('past')
          ? ['expired', ...(possible.includes('later') ? [each] : [])]
          : [each],
      );
      if (!shown.includes(status)) return `its status was ${status}, and not ${shown.join(' or ')}`;
    } else if (status === 'active' && expirations.length > 0) {
      const needed = outcome === 'done' ? 'later' : 'past';
      if (!possible.includes(needed)) return `its status was ${outcome}, but no ${needed} expiration was set`;
    }
  }
  return undefined;
}

function writesOf(operations: readonly Operation[], name: 'status' | 'expires'): RegisterOperation[] {
  return operations.flatMap(({ does, from, until, outcome, [name]: value }) =>
    value === undefined || does === 'get' || outcome === 'declined' ? [] : { from, until, value, isWrite: true },
  );
}

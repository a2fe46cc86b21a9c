import type { Attempt } from '../../../world/promises/history.ts';

/** Absent, gone, or a value. */
type State = { readonly value: string } | 'absent' | 'gone';

/**
 * Decides by trying every order whether answers can be those of a pass with one field, as the promise says it: each
 * operation takes effect at one moment between its start and its end, those without an answer at any later one or never.
 * The search takes exponential time; the checker of histories is compared with it.
 */
export function canHaveBeen(attempts: readonly Attempt[], state: State = 'absent'): boolean {
  if (attempts.every(({ outcome }) => outcome === 'unknown')) return true;
  const firstEnd = Math.min(...attempts.map(({ until }) => until));
  return attempts.some((attempt) => {
    if (attempt.from > firstEnd) return false;
    const next = after(attempt, state);
    return (
      next !== undefined &&
      canHaveBeen(
        attempts.filter((other) => other !== attempt),
        next,
      )
    );
  });
}

/** The state after an operation; undefined if it is not answered like this in the state. */
function after({ does, outcome, values }: Attempt, state: State): State | undefined {
  const isThere = typeof state === 'object';
  const succeeds = does === 'create' ? state === 'absent' : isThere;
  if (outcome === 'refused' ? succeeds : outcome === 'done' && !succeeds) return undefined;
  if (!succeeds) return state;
  if (does === 'delete') return 'gone';
  const value = values?.seat ?? '';
  if (does === 'get') return isThere && state.value === value ? state : undefined;
  return { value };
}

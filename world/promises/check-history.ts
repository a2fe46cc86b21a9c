import { violationOfPass } from './check-pass.ts';
import { violationOfInstallLink, violationOfKeys, violationOfLink, violationOfLists } from './check-promises.ts';
import type { Attempt, History } from './history.ts';
import type { PromiseName } from './promises.ts';

export interface Violation {
  readonly promise: PromiseName;
  /** Pass-id, or id of a template or link. */
  readonly of: string;
  readonly why: string;
}

/** Judges the answers to callers: a pure function, which knows nothing of the service but its promises. */
export function violationsOf(history: History, lagMs: number): Violation[] {
  const { passes, templates, links } = history;
  const isReadable = 'what was acknowledged is readable';
  return [
    ...[...passes, ...templates].flatMap(([of, all]) => violationsOfAttempts(of, all)),
    ...[...links].flatMap(([of, link]) =>
      violation('a link makes no more passes than its limit', of, violationOfLink(link)),
    ),
    ...violationOfLists(history, lagMs).flatMap(([of, why]) => violation(isReadable, of, why)),
  ];
}

/** Judges the attempts at calls about one pass, or one template. */
export function violationsOfAttempts(of: string, attempts: readonly Attempt[]): Violation[] {
  const why = violationOfPass(attempts) ?? violationOfInstallLink(attempts);
  if (why === undefined) return violation('a repeated call has one answer', of, violationOfKeys(attempts));
  // A refusal that had an effect all the same explains it.
  const isRefusedOnly = violationOfPass(attempts.map(mayHaveHappened)) === undefined;
  if (isRefusedOnly) return violation('a call that was done is never answered as refused', of, why);
  return violation(
    /twice$/.test(why) ? 'at most one pass has a pass-id' : 'what was acknowledged is readable',
    of,
    why,
  );
}

const mayHaveHappened = (attempt: Attempt): Attempt =>
  attempt.does !== 'get' && (attempt.outcome === 'refused' || attempt.outcome === 'declined')
    ? { ...attempt, outcome: 'unknown', until: Infinity }
    : attempt;

const violation = (promise: PromiseName, of: string, why: string | undefined): Violation[] =>
  why === undefined ? [] : [{ promise, of, why }];

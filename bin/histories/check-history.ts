import { violationOfPass } from './check-pass.ts';
import { violationOfKeys, violationOfLink, violationOfLists } from './check-promises.ts';
import type { History } from './history.ts';

export interface Violation {
  /** Pass-id, or id of a template or link. */
  readonly of: string;
  readonly why: string;
}

/** Judges the answers to callers: a pure function, which knows nothing of the service but its promises. */
export function violationsOf(history: History, lagMs: number): Violation[] {
  const { passes, templates, links } = history;
  const violations = [
    ...[...passes, ...templates].map(([of, all]) => ({ of, why: violationOfPass(all) ?? violationOfKeys(all) })),
    ...[...links].map(([of, link]) => ({ of, why: violationOfLink(link) })),
    ...violationOfLists(history, lagMs).map(([of, why]) => ({ of, why })),
  ];
  return violations.flatMap(({ of, why }) => (why === undefined ? [] : { of, why }));
}

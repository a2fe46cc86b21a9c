import type { Template } from '../template/template.ts';
import type { Pass } from './pass.ts';

/**
 * A number that grows with every visible change of a pass or its template, as both versions only grow. State instead of
 * time: two changes within a second differ, and a late commit is not missed. It also grows when the pass moves to a flight
 * with a lower version.
 * Source: docs/decisions/registrations.md#notified-is-a-version-sum
 */
export function versionSum(
  template: Pick<Template, 'version'>,
  { version, sumBefore = 0 }: Pick<Pass, 'version' | 'sumBefore'>,
): number {
  return template.version + version + sumBefore;
}

/** When the pass or its flight was last changed. */
export const lastChangeUtc = ({ template, pass }: Changed) =>
  template.updatedAtUtc > pass.updatedAtUtc ? template.updatedAtUtc : pass.updatedAtUtc;

interface Changed {
  readonly template: Pick<Template, 'updatedAtUtc'>;
  readonly pass: Pick<Pass, 'updatedAtUtc'>;
}

/** Upper bound of the changes of a template between the reading of a pass that moves and its commit. */
const unseenVersions = 100;

/**
 * Part of a version sum for a pass that leaves a flight. The flight may change before the move is committed, and phones
 * be notified of that: the sum on the new flight is higher all the same.
 */
export function sumOnLeaving({ version }: Pick<Template, 'version'>, { sumBefore = 0 }: Pick<Pass, 'sumBefore'>) {
  return sumBefore + version + unseenVersions;
}

/**
 * Modification time of a pass as phones see it: whole seconds, growing with each change. The second of its creation
 * plus its version sum, so two changes within one second differ.
 */
export function lastModifiedOf(
  template: Pick<Template, 'version'>,
  pass: Pick<Pass, 'version' | 'sumBefore' | 'createdAtUtc'>,
): Date {
  const createdSecond = Math.floor(Date.parse(pass.createdAtUtc) / 1000);
  return new Date((createdSecond + versionSum(template, pass)) * 1000);
}

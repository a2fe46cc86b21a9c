import type { Pass } from './pass.ts';
import type { Template } from './template.ts';

/**
 * A number that grows with every visible change of a pass or its template, as both versions only grow. State instead of
 * time: two changes within a second differ, and a late commit is not missed. It also grows when the pass moves to a flight
 * with a lower version.
 */
export function versionSum(
  template: Pick<Template, 'version'>,
  { version, sumBefore = 0 }: Pick<Pass, 'version' | 'sumBefore'>,
): number {
  return template.version + version + sumBefore;
}

/** More than any number of changes of a template between the reading of a pass that moves and its commit. */
const unseenVersions = 100;

/**
 * What a pass that leaves a flight takes along. The flight may change once more before that is committed, and a phone be
 * told of it: the sum on the new flight is higher all the same.
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

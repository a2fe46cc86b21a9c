import type { Pass } from './pass.ts';
import type { Template } from './template.ts';

/**
 * A number that grows with every visible change of a pass or its template, as both versions only grow. State instead of
 * time: two changes within a second differ, and a late commit is not missed.
 */
export function versionSum(template: Pick<Template, 'version'>, pass: Pick<Pass, 'version'>): number {
  return template.version + pass.version;
}

/**
 * Modification time of a pass as phones see it: whole seconds, growing with each change. The second of its creation
 * plus its version sum, so two changes within one second differ.
 */
export function lastModifiedOf(
  template: Pick<Template, 'version'>,
  pass: Pick<Pass, 'version' | 'createdAtUtc'>,
): Date {
  const createdSecond = Math.floor(Date.parse(pass.createdAtUtc) / 1000);
  return new Date((createdSecond + versionSum(template, pass)) * 1000);
}

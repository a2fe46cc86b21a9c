import type { Pass } from './pass.ts';
import type { Template } from './template.ts';

/**
 * A number that grows with every change of what a pass shows, whichever of the two has changed; both versions only
 * grow. It is state, not time: two changes within a second differ, and one that commits late is not missed.
 */
export function versionSum(template: Pick<Template, 'version'>, pass: Pick<Pass, 'version'>): number {
  return template.version + pass.version;
}

/**
 * When a pass was last changed, as phones are told: in whole seconds, and later with each change. The second of its
 * creation plus its version sum, so two changes within one second differ.
 */
export function lastModifiedOf(
  template: Pick<Template, 'version'>,
  pass: Pick<Pass, 'version' | 'createdAtUtc'>,
): Date {
  const createdSecond = Math.floor(Date.parse(pass.createdAtUtc) / 1000);
  return new Date((createdSecond + versionSum(template, pass)) * 1000);
}

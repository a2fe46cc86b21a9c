import { ApiError } from './errors.ts';
import { ownPassAt } from './expiration.ts';
import type { Pass, PassStatus } from './pass.ts';
import type { Template } from './template.ts';

/**
 * The pass with a requested status, which may follow any other, since an instant; one that it has already, since it has it.
 * @throws E9018 if it should become active but has expired.
 */
export function passInStatus(template: Template, pass: Pass, status: PassStatus, at: Date): Pass {
  const current = ownPassAt(template, pass, at);
  const statusSinceUtc = status === current.status ? current.statusSinceUtc : at.toISOString();
  const changed: Pass = { ...pass, status, statusSinceUtc };
  if (ownPassAt(template, changed, at).status !== status) throw new ApiError('passStaysExpired');
  return changed;
}

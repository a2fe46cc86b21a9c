import { ApiError } from './errors.ts';
import { passAt, statusAt } from './expiration.ts';
import type { Pass, PassStatus } from './pass.ts';
import type { Template } from './template.ts';

/**
 * The pass in a status that a caller wants, which may follow any other, since an instant; the very object that was given when it has it already.
 * @throws E9018 when it is to be active and its expiration has passed.
 */
export function passInStatus(template: Template, pass: Pass, status: PassStatus, at: Date): Pass {
  const current = passAt(template, pass, at);
  const statusSinceUtc = status === current.status ? current.statusSinceUtc : at.toISOString();
  const changed: Pass = status === pass.status ? pass : { ...pass, status, statusSinceUtc };
  if (statusAt(template, changed, at) !== status) throw new ApiError('passStaysExpired');
  return changed;
}

import { ApiError } from './errors.ts';
import { passAt, statusAt } from './expiration.ts';
import type { Pass, PassStatus } from './pass.ts';
import type { Template } from './template.ts';

/**
 * Which statuses each may follow: any any other. The one table: what a call asks for is judged by it, a write of a pass
 * is conditional on it, and docs/lifecycle.md draws it. Source: DECISIONS.md, Passes.
 */
export const transitions: Readonly<Record<PassStatus, readonly PassStatus[]>> = {
  active: ['redeemed', 'expired', 'voided'],
  redeemed: ['active', 'expired', 'voided'],
  expired: ['active', 'redeemed', 'voided'],
  voided: ['active', 'redeemed', 'expired'],
};

/** The statuses that a record may have had before a write that leaves it in this one. */
export function statusesBefore(status: PassStatus): readonly PassStatus[] {
  return [status, ...transitions[status]];
}

/**
 * The pass in a status that a caller wants, since an instant; the very object that was given when it has it already.
 * @throws E9018 when it is to be active and its expiration has passed.
 */
export function passInStatus(template: Template, pass: Pass, status: PassStatus, at: Date): Pass {
  if (!statusesBefore(status).includes(pass.status)) throw new Error(`${status} cannot follow ${pass.status}`);
  const current = passAt(template, pass, at);
  const statusSinceUtc = status === current.status ? current.statusSinceUtc : at.toISOString();
  const changed: Pass = status === pass.status ? pass : { ...pass, status, statusSinceUtc };
  if (statusAt(template, changed, at) !== status) throw new ApiError('passStaysExpired');
  return changed;
}

import type { PassStatus } from './pass.ts';

/**
 * Which statuses each may follow: any any other. The one table: what a call asks for is judged by it, a write of a pass
 * is conditional on it, and docs/lifecycle.md draws it. Source: docs/api.md#status-of-a-pass.
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

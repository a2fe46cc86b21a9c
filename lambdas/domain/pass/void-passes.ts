import type { Template } from '../template/template.ts';
import type { ShownPass } from './pass.ts';

/** True while the passes of the flight are void, whatever their own status is. */
export const arePassesVoid = ({ fields }: Pick<Template, 'fields'>) => fields['void-passes'] === true;

/**
 * The pass as it reads while the passes of its flight are void; its record keeps its own status.
 * Source: docs/api.md#void-passes.
 */
export function voidedWithFlight({ flightDay, updatedAtUtc }: Template, pass: ShownPass): ShownPass {
  if (pass.status === 'voided') return pass;
  const flightUtc = flightDay?.voidedSinceUtc ?? updatedAtUtc;
  const statusSinceUtc = flightUtc > pass.createdAtUtc ? flightUtc : pass.createdAtUtc;
  return { ...pass, status: 'voided', statusSinceUtc };
}

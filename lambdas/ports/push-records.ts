import type { Pass } from '../domain/pass.ts';
import type { Registration } from '../domain/registration.ts';
import type { PushTarget } from '../domain/work.ts';

/** Batch reads for pushes. */
export interface PushRecords {
  /**
   * The current passes and registrations of the targets, without duplicates, in no order; missing ones are left out.
   */
  find(
    targets: readonly PushTarget[],
  ): Promise<{ readonly passes: readonly Pass[]; readonly registrations: readonly Registration[] }>;
}

import type { Pass } from '../domain/pass.ts';
import type { Registration } from '../domain/registration.ts';
import type { PushTarget } from '../domain/work.ts';

/** What a push goes by. */
export interface PushRecords {
  /** The targets' passes and registrations as they are now, each once, in no order; without those that have gone. */
  of(
    targets: readonly PushTarget[],
  ): Promise<{ readonly passes: readonly Pass[]; readonly registrations: readonly Registration[] }>;
}

import type { DueWork } from '../../domain/updates/work.ts';
import type { Clock, Log } from '../../ports/runtime.ts';
import type { DuePasses, WorkQueue } from '../../ports/work.ts';

export interface QueueDueServices {
  readonly clock: Clock;
  readonly log: Log;
  readonly duePasses: DuePasses;
  readonly queue: WorkQueue<DueWork>;
}

/** Maximum passes of a shard in a run; of all 32 shards, about the workers' throughput in a minute. */
const maxOfShard = 1_000;

/** Queued at once: ten requests of ten messages each. A shard alone has few that are due. */
const together = 100;

/**
 * Queues the passes that have become due, oldest first. Keeps no state: passes that are not processed by the next run
 * are queued again.
 * Source: docs/decisions/expiry.md#one-schedule
 */
export async function queueDue({ clock, log, duePasses, queue }: QueueDueServices): Promise<void> {
  let queued = 0;
  const found: DueWork[] = [];
  const flush = async () => {
    await queue.add(found);
    queued += found.splice(0).length;
  };
  try {
    for await (const work of duePasses.until(clock.now(), maxOfShard)) {
      found.push(...work);
      if (found.length >= together) await flush();
    }
  } finally {
    // Also when a shard cannot be read: the others do not wait for it.
    if (found.length > 0) await flush();
  }
  if (queued > 0) log.info('DUE-QUEUED', { queued });
}

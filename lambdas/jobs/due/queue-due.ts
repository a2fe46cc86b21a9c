import type { DueWork } from '../../domain/work.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DuePasses } from '../../ports/due-passes.ts';
import type { Log } from '../../ports/log.ts';
import type { WorkQueue } from '../../ports/work-queue.ts';

export interface QueueDueServices {
  readonly clock: Clock;
  readonly log: Log;
  readonly duePasses: DuePasses;
  readonly queue: WorkQueue<DueWork>;
}

/** Maximum passes of a shard in a run; of all 32 shards, about the workers' throughput in a minute. */
const maxOfShard = 1_000;

/**
 * Queues the passes that have become due, oldest first. Keeps no state: passes that are not processed by the next run
 * are queued again.
 */
export async function queueDue({ clock, log, duePasses, queue }: QueueDueServices): Promise<void> {
  let queued = 0;
  for await (const work of duePasses.until(clock.now(), maxOfShard)) {
    await queue.add(work);
    queued += work.length;
  }
  if (queued > 0) log.info('DUE-QUEUED', { queued });
}

import type { DueWork } from '../../domain/work.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DuePasses } from '../../ports/due-passes.ts';
import type { Log } from '../../ports/log.ts';
import type { WorkQueue } from '../../ports/work-queue.ts';

export interface QueueDueTools {
  readonly clock: Clock;
  readonly log: Log;
  readonly duePasses: DuePasses;
  readonly queue: WorkQueue<DueWork>;
}

/** What one run takes of a shard: 32 times as much is about what the workers do in a minute. */
const maxOfShard = 1_000;

/**
 * Queues what has become due. It notes nothing: what is not done by the next run is queued again, and what had to wait
 * for its turn comes first then.
 */
export async function queueDue({ clock, log, duePasses, queue }: QueueDueTools): Promise<void> {
  let queued = 0;
  for await (const work of duePasses.until(clock.now(), maxOfShard)) {
    await queue.add(work);
    queued += work.length;
  }
  if (queued > 0) log.info('DUE-QUEUED', { queued });
}

import type { OfAccount } from '../domain/work.ts';
import type { Clock } from '../ports/clock.ts';
import type { Redelivery, WorkQueue } from '../ports/work-queue.ts';
import { lazily } from '../runtime/lazily.ts';
import type { sdkConfig } from './sdk.ts';
import type { createSqs } from './sqs.ts';

/** Queues to which a function sends, and from which it receives. SQS's client is loaded lazily. */
export function workOf(sdk: ReturnType<typeof sdkConfig>, clock: Clock) {
  let sqs: Promise<ReturnType<typeof createSqs>> | undefined;
  const load = async () => (await import('./sqs.ts')).createSqs(sdk, clock);
  const sqsOnce = () => {
    sqs ??= load();
    return sqs;
  };
  return {
    queue: <Work extends OfAccount>(url: string): WorkQueue<Work> =>
      lazily<WorkQueue<Work>>(async () => (await sqsOnce()).queue<Work>(url)),
    /** @param urls separated by commas. */
    redelivery: (urls: string): Redelivery => lazily<Redelivery>(async () => (await sqsOnce()).redelivery(urls)),
  };
}

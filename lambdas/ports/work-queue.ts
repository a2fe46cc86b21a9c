import type { OfAccount } from '../domain/work.ts';

export interface WorkQueue<Work extends OfAccount> {
  /**
   * Queues all of it. Work is idempotent, so queueing it twice does no harm.
   * @throws if some of it could not be queued.
   */
  add(work: readonly Work[], options?: { readonly delaySeconds?: number }): Promise<void>;
}

/** A message being processed by a function. */
export interface HeldMessage {
  readonly eventSourceARN: string;
  readonly receiptHandle: string;
}

export interface Redelivery {
  /** Makes a message visible again after this many seconds, in place of its queue's visibility timeout. */
  postpone(message: HeldMessage, seconds: number): Promise<void>;
}

import type { OfAccount } from '../domain/work.ts';

export interface WorkQueue<Work extends OfAccount> {
  /**
   * Queues all of it; safe to repeat, as work may be done twice.
   * @throws when some of it could not be queued.
   */
  add(work: readonly Work[], options?: { readonly delaySeconds?: number }): Promise<void>;
}

/** A message that a function has been handed. */
export interface HeldMessage {
  readonly eventSourceARN: string;
  readonly receiptHandle: string;
}

export interface Redelivery {
  /** Has a message come back after so many seconds, in place of its queue's visibility timeout. */
  postpone(message: HeldMessage, seconds: number): Promise<void>;
}

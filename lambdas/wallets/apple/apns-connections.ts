import type { Clock } from '../../ports/runtime.ts';
import { PushBusy } from '../../ports/wallets.ts';
import { ApnsConnection, type PushAnswer } from './apns-connection.ts';

/** Maximum wait for a free stream, ms. The request has not been sent then, and may be retried. */
const maxWaitMs = 10_000;

/** Time for which no further connection is opened after one that could not be, ms. */
const pauseMs = 5_000;

/** Connections of a function with one certificate, where Apple grants each of them few streams. */
const maxConnections = 10;

/**
 * The connections to APNs with one certificate: one as long as its streams are enough for the pushes at a time, as those
 * that Apple usually grants are, and one more after the other while pushes wait for a stream. Each stays until it ends.
 * Source: docs/decisions/pushes.md#connections-grow-with-streams.
 */
export class ApnsConnections {
  readonly #clock: Clock;
  readonly #connect: () => ConstructorParameters<typeof ApnsConnection>[0];
  readonly #connections = new Set<ApnsConnection>();
  #failedAtMs = Number.NEGATIVE_INFINITY;
  /** Pushes that wait for a stream, in order. */
  readonly #waiting = new Set<PromiseWithResolvers<ApnsConnection>>();

  constructor(clock: Clock, connect: () => ConstructorParameters<typeof ApnsConnection>[0]) {
    this.#clock = clock;
    this.#connect = connect;
  }

  /** @throws if Apple does not answer, or no stream becomes free in time. */
  async push(pushToken: string, topic: string): Promise<PushAnswer> {
    const turn = Promise.withResolvers<ApnsConnection>();
    this.#waiting.add(turn);
    const cancel = this.#clock.after(maxWaitMs, () => {
      if (this.#waiting.delete(turn)) turn.reject(new PushBusy('NoTurn'));
    });
    this.#serve();
    const connection = await turn.promise.finally(cancel);
    return connection.push(pushToken, topic);
  }

  /** Hands out free streams, and opens a connection if there are too few. */
  #serve(): void {
    const connections = [...this.#connections];
    for (const ended of connections.filter(({ isEnded }) => isEnded)) {
      this.#connections.delete(ended);
      if (ended.refusal) this.#refuseAll(ended.refusal);
    }
    for (const turn of this.#waiting) {
      const free = connections.find((connection) => connection.take());
      if (free === undefined) break;
      this.#waiting.delete(turn);
      turn.resolve(free);
    }
    if (this.#waiting.size > 0 && this.#mayGrow()) void this.#open();
  }

  #mayGrow(): boolean {
    if (this.#connections.size === 0) return true;
    const isOpening = [...this.#connections].some((connection) => connection.isOpening);
    return !isOpening && this.#connections.size < maxConnections && this.#now() - this.#failedAtMs > pauseMs;
  }

  #now(): number {
    return this.#clock.now().getTime();
  }

  /** Opens a connection. If that fails, so do the pushes that wait, unless there is another connection. */
  async #open(): Promise<void> {
    const connection = new ApnsConnection(this.#connect(), this.#clock, () => this.#serve());
    this.#connections.add(connection);
    try {
      await connection.open();
    } catch (error) {
      this.#connections.delete(connection);
      this.#failedAtMs = this.#now();
      if (this.#connections.size === 0) this.#refuseAll(error);
    }
  }

  #refuseAll(error: unknown): void {
    for (const turn of this.#waiting) turn.reject(error);
    this.#waiting.clear();
  }
}

import { EventTooLarge, type Invoker, Throttled } from '../../world/aws/invoker.ts';

/** Events must be smaller. Source: AWS Lambda API reference, Invoke. */
const maxEventBytes = 1024 * 1024;

/** Delay before each further attempt at an event with which the function failed, ms. */
const retryDelaysMs = [60_000, 120_000];

/** Delays between attempts at an event for which the function was throttled, ms. */
const throttledMs = { first: 1_000, most: 5 * 60_000 };

/** Age at which an event is given up, ms. */
const maxAgeMs = 6 * 3_600_000;

interface Event {
  readonly target: Invoker;
  readonly payload: string;
  readonly sentAt: number;
  readonly nextAt: number;
  /** Invocations that failed. */
  readonly failures: number;
  readonly throttles: number;
}

/**
 * Lambda's queue of asynchronous invocations: an event with which its function fails is tried twice more, one for which
 * it is throttled for 6 hours. It is in memory: waiting retries are lost when the stack stops.
 * Source: AWS Lambda Developer Guide, "How Lambda handles errors and retries with asynchronous invocation".
 */
export class AsyncInvocations {
  readonly #now: () => number;
  readonly #waiting = new Set<Event>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Resolves after the first attempt.
   * @throws EventTooLarge
   */
  async send(target: Invoker, payload: string): Promise<void> {
    if (Buffer.byteLength(payload) >= maxEventBytes)
      throw new EventTooLarge(`Request must be smaller than ${maxEventBytes} bytes for the InvokeFunction operation`);
    const sentAt = this.#now();
    await this.#attempt({ target, payload, sentAt, nextAt: sentAt, failures: 0, throttles: 0 });
  }

  /** Time of the next attempt, ms since 1970; undefined if nothing waits. */
  nextAt(): number | undefined {
    const times = [...this.#waiting].map(({ nextAt }) => nextAt);
    return times.length > 0 ? Math.min(...times) : undefined;
  }

  async fireDue(): Promise<void> {
    for (const event of [...this.#waiting].filter(({ nextAt }) => nextAt <= this.#now())) {
      this.#waiting.delete(event);
      await this.#attempt(event);
    }
  }

  async #attempt(event: Event): Promise<void> {
    if (this.#now() - event.sentAt > maxAgeMs) return;
    try {
      await event.target.invoke(JSON.parse(event.payload));
    } catch (error) {
      if (error instanceof Throttled) {
        const delayMs = Math.min(throttledMs.first * 2 ** event.throttles, throttledMs.most);
        this.#waiting.add({ ...event, throttles: event.throttles + 1, nextAt: this.#now() + delayMs });
        return;
      }
      const delayMs = retryDelaysMs[event.failures];
      if (delayMs !== undefined)
        this.#waiting.add({ ...event, failures: event.failures + 1, nextAt: this.#now() + delayMs });
    }
  }
}

import { randomUUID } from 'node:crypto';
import type { FunctionDefinition } from './environment.ts';
import { EventTooLarge, type Invoker, Throttled } from './invoker.ts';

/** Events must be smaller. Source: AWS Lambda API reference, Invoke. */
const maxEventBytes = 1024 * 1024;

/** Delay before each further attempt at an event with which the function failed, ms. */
const retryDelaysMs = [60_000, 120_000];

/** Delays between attempts at an event for which the function was throttled, ms. */
const throttledMs = { first: 1_000, most: 5 * 60_000 };

/** Source: CloudFormation, AWS::Lambda::EventInvokeConfig. */
export interface EventInvokeSettings {
  readonly MaximumEventAgeInSeconds?: number;
  readonly MaximumRetryAttempts?: number;
  readonly DestinationConfig?: { readonly OnFailure?: { readonly Destination: string } };
}

type Target = Invoker & { readonly definition: Pick<FunctionDefinition, 'arn'> };

interface Event {
  readonly id: string;
  readonly target: Target;
  readonly payload: string;
  readonly sentAt: number;
  readonly nextAt: number;
  /** Invocations that failed. */
  readonly failures: number;
  readonly throttles: number;
  readonly error?: string | undefined;
}

/**
 * Lambda's queue of asynchronous invocations: an event with which its function fails is tried twice more, one for which
 * it is throttled for 6 hours. It is in memory: waiting retries are lost when the stack stops.
 * Source: AWS Lambda Developer Guide, "How Lambda handles errors and retries with asynchronous invocation".
 */
export class AsyncInvocations {
  readonly #now: () => number;
  readonly #sendFailed: (destination: string, record: string) => void;
  readonly #settings = new Map<string, EventInvokeSettings>();
  readonly #waiting = new Set<Event>();

  constructor(now: () => number, sendFailed: (destination: string, record: string) => void) {
    this.#now = now;
    this.#sendFailed = sendFailed;
  }

  configure(functionArn: string, settings: EventInvokeSettings): void {
    this.#settings.set(functionArn, settings);
  }

  /**
   * Resolves after the first attempt.
   * @throws EventTooLarge
   */
  async send(target: Target, payload: string): Promise<void> {
    if (Buffer.byteLength(payload) >= maxEventBytes)
      throw new EventTooLarge(`Request must be smaller than ${maxEventBytes} bytes for the InvokeFunction operation`);
    const sentAt = this.#now();
    await this.#attempt({ id: randomUUID(), target, payload, sentAt, nextAt: sentAt, failures: 0, throttles: 0 });
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
    const { MaximumEventAgeInSeconds = 21_600, MaximumRetryAttempts = 2 } = this.#settingsOf(event);
    if (this.#now() - event.sentAt > MaximumEventAgeInSeconds * 1_000) return this.#discard(event, 'EventAgeExceeded');
    try {
      await event.target.invoke(JSON.parse(event.payload));
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown.message : String(thrown);
      if (thrown instanceof Throttled) {
        const delayMs = Math.min(throttledMs.first * 2 ** event.throttles, throttledMs.most);
        this.#waiting.add({ ...event, error, throttles: event.throttles + 1, nextAt: this.#now() + delayMs });
        return;
      }
      const failed = { ...event, error, failures: event.failures + 1 };
      const delayMs = retryDelaysMs[event.failures];
      if (delayMs === undefined || event.failures >= MaximumRetryAttempts) this.#discard(failed, 'RetriesExhausted');
      else this.#waiting.add({ ...failed, nextAt: this.#now() + delayMs });
    }
  }

  /** Source: AWS Lambda Developer Guide, "Capturing records of Lambda asynchronous invocations". */
  #discard(event: Event, condition: 'EventAgeExceeded' | 'RetriesExhausted'): void {
    const { id, target, payload, failures, error } = event;
    const destination = this.#settingsOf(event).DestinationConfig?.OnFailure?.Destination;
    if (destination === undefined) return;
    const record = {
      version: '1.0',
      timestamp: new Date(this.#now()).toISOString(),
      requestContext: {
        requestId: id,
        functionArn: `${target.definition.arn}:$LATEST`,
        condition,
        approximateInvokeCount: failures,
      },
      requestPayload: JSON.parse(payload),
      ...(failures > 0 && {
        responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
        responsePayload: { errorMessage: error },
      }),
    };
    this.#sendFailed(destination, JSON.stringify(record));
  }

  #settingsOf({ target }: Event): EventInvokeSettings {
    return this.#settings.get(target.definition.arn) ?? {};
  }
}

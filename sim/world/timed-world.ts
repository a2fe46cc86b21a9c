import { settled } from './determinism.ts';
import type { Call, Invocation, Process } from './process.ts';
import { startMs, World } from './world.ts';

/**
 * Durations, ms. Assumed, but for the poll of a stream, and for DynamoDB, of which AWS says "single-digit millisecond".
 * Sources: AWS Lambda Developer Guide, "Using AWS Lambda with Amazon DynamoDB"; DynamoDB Developer Guide, "On-demand mode".
 */
const durations = {
  /** Duration of a call, there and back. */
  calls: { table: 8, images: 100, s3: 30, sqs: 12, events: 20, secrets: 20, apns: 60, google: 150 },
  /** CPU of a call at a whole core. */
  cpu: { table: 1, images: 1, s3: 1, sqs: 1, events: 1, secrets: 1, apns: 0.3, google: 1 },
  /** Delay between a queue or an API and a function's first call. */
  invocation: 20,
  /** Lambda asks a shard of the stream four times a second. */
  streamPoll: 250,
  /** Start of an environment. */
  start: 500,
} as const;

/** Memory, MB, that is a whole core. Source: AWS Lambda Developer Guide, "Configure Lambda function memory". */
const wholeCoreMb = 1_769;

/** Attempts of the SDK at a throttled request, and the first delay before another, ms. */
const sdk = { attempts: 4, firstDelayMs: 50 };

type Service = keyof typeof durations.calls;

const isThrottling = (error: unknown) => (error as Error).name === 'ProvisionedThroughputExceededException';

/**
 * A world in which nothing goes wrong and everything takes its time: calls their latency, and a function the CPU that its
 * memory gives it, one call after the other.
 */
export class TimedWorld extends World {
  readonly #memoryMb: (functionName: string) => number;
  readonly #freeAtMs = new WeakMap<Process, number>();
  readonly #begun = new WeakSet<Invocation>();
  /** Calls by service. */
  readonly calls = new Map<string, number>();
  /** Throttled requests to the table, and those that failed after all attempts. */
  readonly throttled = { requests: 0, afterAll: 0 };

  constructor(seed: number, memoryMb: (functionName: string) => number) {
    super({ seed, leftOut: { kinds: [], numbers: [] } }, startMs);
    this.#memoryMb = memoryMb;
  }

  override add(call: Call): void {
    const { process } = call;
    const service = call.service as Service;
    this.calls.set(service, (this.calls.get(service) ?? 0) + 1);
    const name = process.name.replace(/-\d+$/, '');
    let readyAtMs = Math.max(this.nowMs, this.#freeAtMs.get(process) ?? this.nowMs + durations.start);
    if (process.invocation && !this.#begun.has(process.invocation)) {
      this.#begun.add(process.invocation);
      const isOfStream = name === 'relay' || name === 'events';
      readyAtMs += durations.invocation + (isOfStream ? this.chance.below(durations.streamPoll) : 0);
    }
    const sentAtMs = readyAtMs + (durations.cpu[service] * wholeCoreMb) / this.#memoryMb(name);
    this.#freeAtMs.set(process, sentAtMs);
    this.#send(call, sentAtMs - this.nowMs, 1);
  }

  #send(call: Call, inMs: number, attempt: number): void {
    const halfMs = durations.calls[call.service as Service] / 2;
    this.after(inMs + halfMs, () => {
      if (call.process.isDead) return;
      try {
        const answer = call.apply();
        this.after(halfMs, () => call.resolve(answer));
      } catch (error) {
        if (isThrottling(error)) this.throttled.requests += 1;
        if (isThrottling(error) && attempt < sdk.attempts)
          this.#send(call, halfMs + this.chance.next() * sdk.firstDelayMs * 2 ** attempt, attempt + 1);
        else {
          if (isThrottling(error)) this.throttled.afterAll += 1;
          this.after(halfMs, () => call.reject(error));
        }
      }
    });
  }

  override async runUntil(isDone: () => boolean): Promise<boolean> {
    await settled();
    while (!isDone()) {
      for (const source of this.sources) while (source.isReady()) source.deliver();
      await settled();
      if (!this.jump()) return isDone();
      this.onStep();
      await settled();
      if (this.failure !== undefined) throw this.failure;
    }
    return true;
  }
}

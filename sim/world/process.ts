import type { Clock } from '../../lambdas/ports/runtime.ts';
import type { Chance } from '../../world/time/chance.ts';

/** Dependencies of processes that decide about them. */
interface Scheduler {
  readonly chance: Chance;
  readonly nowMs: number;
  readonly step: number;
  add(call: Call): void;
  after(ms: number, run: () => void): () => void;
  bury(process: Process, how: string): void;
}

/** End of an invocation: a result, an error or the process's death. */
export type Ending<Result> = { readonly value: Result } | { readonly error: unknown } | 'died';

/** The result of an invocation; undefined where it has none, or none was made. */
export const resultIn = <Result>(ending: Ending<Result> | undefined): Result | undefined =>
  ending === undefined || ending === 'died' || 'error' in ending ? undefined : ending.value;

/** A call that leaves a process. */
export interface Call {
  readonly process: Process;
  readonly service: string;
  readonly name: string;
  readonly apply: () => unknown;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** The error of a service that refuses after all attempts. */
  readonly refusal: () => Error;
  /** True if the caller does not repeat a call without an answer. */
  readonly isOnce: boolean;
}

export interface Invocation {
  readonly startStep: number;

  /** Services that refused the invocation, or whose answer it did not get. */
  readonly failed: Set<string>;
  /** Keys of the items that the invocation has written. */
  readonly written: Set<string>;
  endStep?: number;
  died?: true;
}

/** Largest difference between clocks and the world's, ms. */
export const skewMs = 2_000;

/** The execution environment of a function: warm until it dies, and never resumed then. */
export class Process {
  readonly name: string;
  readonly #world: Scheduler;
  /** Difference between its clock and the world's, ms. */
  readonly #skewMs: number;
  readonly #end = Promise.withResolvers<'died'>();
  isDead = false;
  invocation: Invocation | undefined;
  deadlineMs = Number.POSITIVE_INFINITY;

  constructor(world: Scheduler, name: string) {
    this.#world = world;
    this.name = name;
    this.#skewMs = world.chance.between(-skewMs, skewMs);
  }

  readonly clock: Clock = {
    now: () => new Date(this.#world.nowMs + this.#skewMs),
    wait: (ms) => new Promise((resolve) => this.#after(ms, resolve)),
    random: () => this.#world.chance.next(),
    msLeft: () => this.deadlineMs - this.#world.nowMs,
    after: (ms, action) => this.#after(ms, action),
  };

  /** Makes a call of a port: the scheduler decides when it has its effect, and whether its answer arrives. */
  call<Answer>(
    service: string,
    name: string,
    apply: () => Answer,
    refusal: () => Error = () => Object.assign(new Error(`${service} is unavailable`), unavailable),
    isOnce = false,
  ): Promise<Awaited<Answer>> {
    return new Promise((resolve, reject) => {
      if (this.isDead) return;
      this.#world.add({
        process: this,
        service,
        name,
        apply,
        resolve: resolve as Call['resolve'],
        reject,
        refusal,
        isOnce,
      });
    });
  }

  /** Runs one invocation. Its time is limited, as in Lambda. */
  async invoke<Result>(timeoutMs: number, work: () => Promise<Result>, written: Set<string>): Promise<Ending<Result>> {
    const invocation: Invocation = { startStep: this.#world.step, failed: new Set(), written };
    this.invocation = invocation;
    this.deadlineMs = this.#world.nowMs + timeoutMs;
    const cancel = this.#world.after(timeoutMs, () => this.die('timed out'));
    const ending = work().then(
      (value): Ending<Result> => ({ value }),
      (error): Ending<Result> => ({ error }),
    );
    const result = await Promise.race([ending, this.#end.promise]);
    cancel();
    invocation.endStep = this.#world.step;
    this.invocation = undefined;
    return result;
  }

  die(how: string): void {
    if (this.isDead) return;
    if (this.invocation) this.invocation.died = true;
    this.isDead = true;
    this.#world.bury(this, how);
    this.#end.resolve('died');
  }

  #after(ms: number, action: () => void): () => void {
    return this.#world.after(ms, () => {
      if (!this.isDead) action();
    });
  }
}

const unavailable = { name: 'ServiceUnavailable', $metadata: { httpStatusCode: 503 } };

import { Faults } from '../../world/faults/faults.ts';
import type { FaultKind } from '../../world/faults/kinds.ts';
import { Chance } from '../../world/time/chance.ts';
import type { Clock } from '../../world/time/clock.ts';
import { Timers } from '../../world/time/timers.ts';
import { settled } from './determinism.ts';
import type { LeftOut } from './faults.ts';
import type { Call, Process } from './process.ts';
import { Trace } from './trace.ts';

/** A source of events that the scheduler chooses from: deliveries of messages, or of batches of the stream. */
export interface Source {
  readonly name: string;
  isReady(): boolean;
  deliver(): void;
  /** Time after an instant at which it may be ready, ms since 1970. */
  nextAt(afterMs: number): number | undefined;
}

export interface WorldSettings {
  readonly seed: number;
  readonly leftOut: LeftOut;
}

export const startMs = Date.parse('2027-03-15T08:00:00Z');

/** Longest time that one step takes, ms. */
const longestStepMs = 40;

/** Probability that a process may be slow, and how seldom it gets its turn then. */
const slow = { rate: 0.15, turns: 0.1 };

/** Faults that a call may meet, in the order in which they are drawn. */
const fates = ['dies-before', 'error', 'repeated', 'dies-after', 'lost-answer'] as const satisfies FaultKind[];
export type Fate = (typeof fates)[number];

/** Time, and the scheduler: one thing happens after another, and chance decides which. */
export class World implements Clock {
  readonly chance: Chance;
  readonly faults: Faults;
  readonly trace: Trace;
  nowMs: number;
  step = 0;
  readonly #timers = new Timers();
  protected readonly sources: Source[] = [];
  readonly #slow = new WeakSet<Process>();
  #calls: Call[] = [];
  /** False while a call has an effect whose answer is lost. */
  isAnswered = true;
  /** Decides what becomes of a call that is due; undefined for one that is done and answered. */
  fateOf: (call: Call) => Fate | undefined = ({ isOnce }) =>
    fates.find((fate) => !(isOnce && fate === 'repeated') && this.faults.strikes(fate));
  /** Runs after each step. */
  onStep: () => void = () => {};
  /** Gets what functions log as errors. */
  onError: (code: string, error: unknown, details?: Readonly<Record<string, unknown>>) => void = () => {};
  /** A failure outside of the service: it ends the run. */
  failure: unknown;

  constructor({ seed, leftOut: { kinds, numbers } }: WorldSettings, startMs: number) {
    this.chance = new Chance(seed, 'schedule');
    this.faults = new Faults((kind, number) => kinds.includes(kind) || numbers.includes(number));
    this.trace = new Trace();
    this.nowMs = startMs;
  }

  now(): number {
    return this.nowMs;
  }

  /** Surroundings of the machines of the world. */
  get ports() {
    return { clock: this, chance: this.chance, strikes: (kind: FaultKind) => this.faults.strikes(kind) };
  }

  /** @returns a function that cancels it. */
  after(ms: number, run: () => void): () => void {
    return this.#timers.add(this.nowMs + Math.max(0, Math.round(ms)), run);
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve));
  }

  addSource(source: Source): void {
    this.sources.push(source);
  }

  add(call: Call): void {
    if (this.chance.is(slow.rate)) this.#slow.add(call.process);
    else this.#slow.delete(call.process);
    this.#calls.push(call);
  }

  /** Applies some calls of a dead process, which gets no answer. */
  bury(process: Process, how: string): void {
    this.trace.add(`${this.step} ${process.name} ${how}`);
    const left = this.#calls.filter((call) => call.process === process);
    this.#calls = this.#calls.filter((call) => call.process !== process);
    for (const { apply } of left) if (this.chance.is(0.5)) this.#unanswered(apply);
  }

  /** Runs until the condition holds, or nothing can happen any more. @returns whether it holds. */
  async runUntil(isDone: () => boolean): Promise<boolean> {
    await settled();
    while (!isDone()) {
      if (!this.#advance()) return false;
      // Runs before any process gets an answer.
      this.onStep();
      await settled();
      if (this.failure !== undefined) throw this.failure;
    }
    return true;
  }

  /** Runs until something is done. @throws Error if it never is */
  async finish<Result>(doing: Promise<Result>): Promise<Result> {
    let isDone = false;
    doing.then(
      () => {
        isDone = true;
      },
      (error) => {
        this.failure ??= error;
      },
    );
    if (!(await this.runUntil(() => isDone))) throw new Error('A caller waits for an answer that never comes');
    return doing;
  }

  /** @returns false if nothing can happen. */
  #advance(): boolean {
    const hasRun = this.#timers.runUntil(this.nowMs);
    const ready = this.sources.filter((source) => source.isReady());
    const choices = this.#calls.length + ready.length;
    // A caller that was woken may be about to call.
    if (choices === 0) return hasRun || this.jump();
    this.step += 1;
    this.nowMs += this.chance.below(longestStepMs);
    const choice = this.choose(this.#calls, ready);
    const source = ready[choice - this.#calls.length];
    if (source) {
      this.trace.add(`${this.step} ${this.nowMs} delivers ${source.name}`);
      source.deliver();
    } else this.#perform(choice);
    return true;
  }

  /** Moves time on to the next instant at which something happens. @returns false if there is none. */
  protected jump(): boolean {
    const sources = this.sources.map((source) => source.nextAt(this.nowMs));
    const next = Math.min(...[this.#timers.nextMs(), ...sources].map((atMs = Number.POSITIVE_INFINITY) => atMs));
    if (next === Number.POSITIVE_INFINITY) return false;
    this.nowMs = Math.max(this.nowMs, next);
    this.#timers.runUntil(this.nowMs);
    return true;
  }

  /** Chooses calls of slow processes seldom. @returns the place of a call, or behind all calls that of a source */
  protected choose(calls: readonly Call[], ready: readonly Source[]): number {
    const choices = calls.length + ready.length;
    for (;;) {
      const choice = this.chance.below(choices);
      const call = calls[choice];
      if (choices === 1 || !call || !this.#slow.has(call.process) || this.chance.is(slow.turns)) return choice;
    }
  }

  #perform(place: number): void {
    const [call] = this.#calls.splice(place, 1) as [Call];
    const { process, service, name, apply } = call;
    const fate = this.fateOf(call);
    const log = (end: string) => this.trace.add(`${this.step} ${this.nowMs} ${process.name} ${service} ${name} ${end}`);
    if (fate === 'dies-before') {
      log('not reached');
      process.die('dies');
    } else if (fate === 'error') {
      log('refused');
      process.invocation?.failed.add(service);
      call.reject(call.refusal());
    } else if (fate === 'repeated') {
      log('done, to be repeated');
      this.#unanswered(apply);
      this.#calls.push(call);
    } else if (fate === 'dies-after') {
      log('done, not heard of');
      this.#unanswered(apply);
      process.die('dies');
    } else if (fate === 'lost-answer') {
      log('done, the answer is lost');
      process.invocation?.failed.add(service);
      this.#unanswered(apply);
      call.reject(new DOMException('No answer', 'TimeoutError'));
    } else
      try {
        const answer = apply();
        log('done');
        call.resolve(answer);
      } catch (error) {
        log((error as Error).name);
        call.reject(error);
      }
  }

  #unanswered(apply: () => unknown): void {
    this.isAnswered = false;
    try {
      apply();
    } catch {
      // The error is lost like the answer.
    }
    this.isAnswered = true;
  }
}

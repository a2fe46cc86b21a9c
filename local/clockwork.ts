import type { QueueMapping } from '../world/aws/queue-mapping.ts';
import type { LocalClock } from './basics/clock.ts';
import type { StreamPoller } from './lambda/stream-poller.ts';

/** Interval at which schedules, streams and delayed messages are polled, ms. */
const tickMs = 1_000;

/**
 * Maximum number of stops while the clock is moved. Up to 20 minutes the schedule of every minute runs on time; in longer
 * moves due work waits for the next stop, without loss, as late runs have to catch up anyway.
 */
const maxStops = 20;

/** Work that is due at instants of the local clock. */
interface Timetable {
  /** ms since 1970; undefined if nothing is due. */
  nextAt(): number | undefined;
  fireDue(): Promise<void>;
}

/** Drives schedules, streams and queues, as time passes and when the clock is moved. */
export class Clockwork {
  readonly #clock: LocalClock;
  readonly #timetables: readonly Timetable[];
  readonly #streams: readonly StreamPoller[];
  readonly #queues: readonly QueueMapping[];
  #timer: NodeJS.Timeout | undefined;
  #advancing: Promise<void> = Promise.resolve();

  constructor(
    clock: LocalClock,
    timetables: readonly Timetable[],
    streams: readonly StreamPoller[],
    queues: readonly QueueMapping[],
  ) {
    this.#clock = clock;
    this.#timetables = timetables;
    this.#streams = streams;
    this.#queues = queues;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.wakeStreams();
      for (const queue of this.#queues) queue.poll();
      for (const timetable of this.#timetables) timetable.fireDue().catch(report);
    }, tickMs);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#streams.map((stream) => stream.close()));
  }

  /** Polls the streams without waiting for the next tick, once it has started. */
  wakeStreams(): void {
    if (this.#timer === undefined) return;
    for (const stream of this.#streams) stream.wake().catch(report);
  }

  /**
   * Moves the clock, stopping whenever a schedule or a message is due, and completes the due work and its consequences
   * before moving on.
   *
   * @returns the new time, ms since 1970
   */
  async advance(seconds: number): Promise<number> {
    const advanced = this.#advancing.then(() => this.#advance(seconds * 1_000));
    this.#advancing = advanced.catch(() => {});
    await advanced;
    return this.#clock.now();
  }

  async #advance(ms: number): Promise<void> {
    const target = this.#clock.now() + ms;
    await this.#drain();
    for (let stop = 0; stop < maxStops; stop++) {
      const due = this.#nextDue();
      if (due > target) break;
      const at = Math.max(due, target - ms + (stop * ms) / maxStops);
      this.#clock.advanceTo(at);
      await this.#doWhatIsDue();
    }
    this.#clock.advanceTo(target);
    await this.#doWhatIsDue();
  }

  #nextDue(): number {
    const queues = this.#queues.map((queue) => queue.nextAt());
    const timetables = this.#timetables.map((timetable) => timetable.nextAt());
    return Math.min(...[...timetables, ...queues].map((at) => at ?? Number.POSITIVE_INFINITY));
  }

  async #doWhatIsDue(): Promise<void> {
    for (const timetable of this.#timetables) await timetable.fireDue();
    await this.#drain();
  }

  /** Polls until streams and queues have nothing left to deliver: each feeds the other. */
  async #drain(): Promise<void> {
    const delivered = () => [...this.#streams, ...this.#queues].reduce((sum, mapping) => sum + mapping.delivered, 0);
    let before: number;
    do {
      before = delivered();
      await Promise.all(this.#streams.map((stream) => stream.poll()));
      await Promise.all(this.#queues.map((queue) => queue.drain()));
    } while (delivered() > before);
  }
}

const report = (error: unknown) => console.error('Local stack:', error);

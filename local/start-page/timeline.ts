import type { Entry } from '../../browser/start-page/live.ts';

/** Entries that are kept; older ones are forgotten. */
const mostEntries = 200;

/** Happenings since the stack was started, newest last, in memory only. */
export class Timeline {
  readonly #now: () => number;
  readonly #waiting = new Set<() => void>();
  #entries: readonly Entry[] = [];
  #last = 0;
  #isClosed = false;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Id of the newest entry. */
  get last(): number {
    return this.#last;
  }

  add(entry: Omit<Entry, 'id' | 'at'>): void {
    this.#last += 1;
    const added = { id: this.#last, at: new Date(this.#now()).toISOString(), ...entry };
    this.#entries = [...this.#entries.slice(1 - mostEntries), added];
    for (const wake of this.#waiting) wake();
  }

  /** Entries after an id; all for one that this stack has not reached, as it is of an earlier start. */
  after(id: number): readonly Entry[] {
    return id > this.#last ? this.#entries : this.#entries.filter((entry) => entry.id > id);
  }

  /** Waits until there is an entry other than this newest one, until the stack stops, or for so many ms. */
  async changed(last: number, ms: number): Promise<void> {
    if (last !== this.#last || this.#isClosed) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    this.#waiting.add(resolve);
    await promise;
    this.#waiting.delete(resolve);
    clearTimeout(timer);
  }

  /** Ends all waiting. */
  close(): void {
    this.#isClosed = true;
    for (const wake of this.#waiting) wake();
  }
}

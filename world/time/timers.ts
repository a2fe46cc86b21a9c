interface Timer {
  readonly atMs: number;
  readonly number: number;
  readonly run: () => void;
  isCancelled?: true;
}

/** Future actions, by virtual time, and in the order of their making at one instant (a binary heap). */
export class Timers {
  readonly #heap: Timer[] = [];
  #made = 0;

  /** @returns a function that cancels it. */
  add(atMs: number, run: () => void): () => void {
    this.#made += 1;
    const timer: Timer = { atMs, number: this.#made, run };
    this.#heap.push(timer);
    this.#up(this.#heap.length - 1);
    return () => {
      timer.isCancelled = true;
    };
  }

  /** Time of the next action; undefined if there is none. */
  nextMs(): number | undefined {
    while (this.#heap[0]?.isCancelled) this.#takeFirst();
    return this.#heap[0]?.atMs;
  }

  /** Runs all actions that are due. @returns whether there was one */
  runUntil(nowMs: number): boolean {
    let hasRun = false;
    for (let next = this.nextMs(); next !== undefined && next <= nowMs; next = this.nextMs()) {
      this.#takeFirst()?.run();
      hasRun = true;
    }
    return hasRun;
  }

  #takeFirst(): Timer | undefined {
    const [first] = this.#heap;
    const last = this.#heap.pop();
    if (last !== undefined && this.#heap.length > 0) {
      this.#heap[0] = last;
      this.#down();
    }
    return first;
  }

  #isBefore(one: number, other: number): boolean {
    const [a, b] = [this.#heap[one] as Timer, this.#heap[other] as Timer];
    return a.atMs < b.atMs || (a.atMs === b.atMs && a.number < b.number);
  }

  #swap(one: number, other: number): void {
    const heap = this.#heap;
    [heap[one], heap[other]] = [heap[other] as Timer, heap[one] as Timer];
  }

  #up(from: number): void {
    for (let place = from; place > 0; ) {
      const parent = (place - 1) >> 1;
      if (!this.#isBefore(place, parent)) return;
      this.#swap(place, parent);
      place = parent;
    }
  }

  #down(): void {
    for (let place = 0; ; ) {
      let least = place;
      for (const child of [2 * place + 1, 2 * place + 2])
        if (child < this.#heap.length && this.#isBefore(child, least)) least = child;
      if (least === place) return;
      this.#swap(place, least);
      place = least;
    }
  }
}

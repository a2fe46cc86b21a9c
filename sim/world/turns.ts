import type { Option } from './orders.ts';

/** Turns of processes and sources, and the number that were taken from one that could go on. */
export class Turns {
  readonly #most: number;
  #changes = 0;
  /** Process or source of each step. */
  readonly taken: string[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** Options that are left: those of whose turn it is, when it may not be changed any more. */
  of(options: readonly Option[]): readonly Option[] {
    const own = options.filter(({ actor }) => actor === this.taken.at(-1));
    return this.#changes < this.#most || own.length === 0 ? options : own;
  }

  /** Gives the turn to an option. @returns its place */
  give(options: readonly Option[], next: Option | undefined): number {
    const last = this.taken.at(-1);
    if (next?.actor !== last && options.some(({ actor }) => actor === last)) this.#changes += 1;
    this.taken.push(next?.actor ?? '');
    return next ? options.indexOf(next) : 0;
  }
}

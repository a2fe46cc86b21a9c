/** Things that a step has used, by name; true where it has changed one. */
export type Touched = ReadonlyMap<string, boolean>;

/** Something that may happen next. */
export interface Option {
  /** Its name in this order: the same as long as the same has happened before. */
  readonly id: string;
  /** The process whose call it is, or the source that delivers. */
  readonly actor: string;
  /** Place of the step that it follows from, -1 if it could happen from the start; undefined if it follows from all before. */
  readonly cause: number | undefined;
}

interface Step {
  readonly id: string;
  readonly touched: Touched;
  /** Places of the steps that it follows from, as bits. */
  readonly past: bigint;
}

/** A place in an order. */
interface Fork {
  readonly options: readonly string[];
  /** Options whose orders have been tried, with what they touch. */
  readonly tried: Map<string, Touched>;
  readonly wanted: Set<string>;
  /** Options that an order which was tried has had before, and that nothing has touched since. */
  readonly asleep: ReadonlyMap<string, Touched>;
  chosen: string;
}

/** Ends a run all of whose orders have been tried. */
class Repeated extends Error {}

const meet = (one: Touched, other: Touched) => {
  for (const [name, isChange] of one) {
    const isOther = other.get(name);
    if (isOther !== undefined && (isChange || isOther)) return true;
  }
  return false;
};

const bit = (place: number) => 1n << BigInt(place);

/**
 * The orders in which things can happen, depth first. Two steps that touch nothing in common can change places without a difference, so
 * one order is tried of all that differ only in that: a run shows which steps met, and each of them is then tried the other way round
 * (dynamic partial order reduction with sleep sets: C. Flanagan and P. Godefroid, POPL 2005).
 */
export class Orders {
  readonly #forks: Fork[] = [];
  #steps: Step[] = [];
  #option: Option | undefined;
  /** Orders that differ. */
  different = 0;
  isOver = false;

  /** Lets everything happen once more, in another order. @param run calls `next` for each step, and `done` at its end */
  async try<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
    this.#steps = [];
    this.#option = undefined;
    try {
      const result = await run();
      this.different += 1;
      return result;
    } catch (error) {
      if (!(error instanceof Repeated)) throw error;
      return undefined;
    } finally {
      this.#turnBack();
    }
  }

  /**
   * @param touched by the step before
   * @returns the place of the option that is next
   */
  next(options: readonly Option[], touched: Touched): number {
    this.done(touched);
    const fork = this.#forks[this.#steps.length] ?? this.#fork(options, touched);
    const place = options.findIndex(({ id }) => id === fork.chosen);
    if (place < 0) throw new Error(`The same steps have not led to the same place: ${fork.chosen}`);
    this.#option = options[place];
    return place;
  }

  /** Ends the last step. */
  done(touched: Touched): void {
    if (this.#option === undefined) return;
    const { id, cause } = this.#option;
    this.#option = undefined;
    const place = this.#steps.length;
    this.#forks[place]?.tried.set(id, touched);
    let past = cause === undefined ? bit(place) - 1n : cause < 0 ? 0n : bit(cause) | (this.#steps[cause]?.past ?? 0n);
    const races: number[] = [];
    for (let before = place - 1; before >= 0; before--) {
      const step = this.#steps[before] as Step;
      if (past & bit(before) || !meet(step.touched, touched)) continue;
      races.push(before);
      past |= bit(before) | step.past;
    }
    this.#steps.push({ id, touched, past });
    for (const before of races) this.#want(before, place);
  }

  /** Has a step tried before an earlier one, or what it follows from. */
  #want(before: number, place: number): void {
    const { options, tried, wanted } = this.#forks[before] as Fork;
    const { past = 0n } = this.#steps[place] ?? {};
    const ways = this.#steps
      .map(({ id }, each) => ({ id, isWay: each > before && (each === place || (past & bit(each)) !== 0n) }))
      .filter(({ id, isWay }) => isWay && options.includes(id));
    const [way] = ways;
    // Without a way it waits for a worker that is busy, and meets what that one took before.
    if (way && !ways.some(({ id }) => tried.has(id) || wanted.has(id))) wanted.add(way.id);
  }

  #fork(options: readonly Option[], touched: Touched): Fork {
    const before = this.#forks.at(-1);
    const asleep = new Map(
      [...(before ? [...before.asleep, ...before.tried] : [])].filter(
        ([id, each]) => id !== before?.chosen && !meet(each, touched),
      ),
    );
    const ids = options.map(({ id }) => id);
    const chosen = ids.find((id) => !asleep.has(id));
    if (chosen === undefined) throw new Repeated();
    const fork = { options: ids, tried: new Map(), wanted: new Set([chosen]), asleep, chosen };
    this.#forks.push(fork);
    return fork;
  }

  /** Goes back to the last place at which another option is to be tried. */
  #turnBack(): void {
    for (let fork = this.#forks.at(-1); fork; fork = this.#forks.at(-1)) {
      const { asleep, tried, wanted } = fork;
      const next = [...wanted].find((id) => !tried.has(id) && !asleep.has(id));
      if (next !== undefined) {
        fork.chosen = next;
        return;
      }
      this.#forks.pop();
    }
    this.isOver = true;
  }
}

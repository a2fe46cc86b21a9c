import { createHash } from 'node:crypto';

/** How a step uses something: `joins` changes what is in a collection, beside others that do so with other things in it. */
export type Use = 'reads' | 'changes' | 'joins';

/** Things that a step has used, by name. */
export type Touched = ReadonlyMap<string, Use>;

/** Something that may happen next. */
export interface Option {
  /** Its name in this order: the same as long as the same has happened before. */
  readonly id: string;
  /** The process whose call it is, or the source that delivers. */
  readonly actor: string;
  /** Places of the steps that it follows from; -1 is the start. */
  readonly causes: readonly number[];
}

interface Step {
  readonly id: string;
  readonly actor: string;
  readonly touched: Touched;
  /** Places of the steps that it follows from, as bits. */
  readonly past: bigint;
  /** Number of the step together with its past: the same in all orders that do not differ. */
  readonly key: number;
}

/** A place in an order. */
interface Fork {
  readonly options: readonly Option[];
  /** Options whose orders have been tried, with what they touch. */
  readonly tried: Map<string, Touched>;
  readonly wanted: Set<string>;
  /** Options that an order which was tried has had before, and that nothing has touched since. */
  readonly asleep: ReadonlyMap<string, Touched>;
  chosen: string;
}

/** Ends a run that does not differ from one before. */
class Repeated extends Error {}

const meet = (one: Touched, other: Touched) => {
  for (const [name, use] of one) {
    const otherUse = other.get(name);
    if (otherUse !== undefined && (use === 'changes' || use !== otherUse)) return true;
  }
  return false;
};

const bit = (place: number) => 1n << BigInt(place);

const modulus = 2 ** 52;
const numberOf = (text: string) => Number.parseInt(createHash('sha1').update(text).digest('hex').slice(0, 13), 16);
const sumOf = (keys: readonly number[]) => keys.reduce((sum, key) => (sum + key) % modulus, 0);

/**
 * The orders in which things can happen, depth first. Two steps that touch nothing in common can change places without a difference, so
 * one order is tried of all that differ only in that: a run shows which steps met, and each of them is then tried the other way round
 * (dynamic partial order reduction with sleep sets: C. Flanagan and P. Godefroid, POPL 2005).
 */
export class Orders {
  readonly #forks: Fork[] = [];
  #steps: Step[] = [];
  #option: Option | undefined;
  readonly #seen = new Set<number>();
  /** Runs, some of which did not differ. */
  runs = 0;
  isOver = false;

  /** Orders that differ. */
  get different(): number {
    return this.#seen.size;
  }

  /**
   * Lets everything happen once more, in another order.
   * @param run calls `next` for each step, and `end` after the last
   * @returns undefined for an order that does not differ from one before
   */
  async try<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
    this.#steps = [];
    this.#option = undefined;
    this.runs += 1;
    try {
      return await run();
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
    this.#done(touched);
    const fork = this.#forks[this.#steps.length] ?? this.#fork(options, touched);
    const place = options.findIndex(({ id }) => id === fork.chosen);
    if (place < 0) throw new Error(`The same steps have not led to the same place: ${fork.chosen}`);
    this.#option = options[place];
    return place;
  }

  /** Ends the last step. @throws if the order does not differ from one before */
  end(touched: Touched): void {
    this.#done(touched);
    const order = sumOf(this.#steps.map(({ key }) => key));
    if (this.#seen.has(order)) throw new Repeated();
    this.#seen.add(order);
  }

  #done(touched: Touched): void {
    if (this.#option === undefined) return;
    const { id, actor, causes } = this.#option;
    this.#option = undefined;
    const place = this.#steps.length;
    this.#forks[place]?.tried.set(id, touched);
    let past = causes.reduce((all, cause) => all | this.#upTo(cause), 0n);
    const races: number[] = [];
    for (let before = place - 1; before >= 0; before--) {
      const step = this.#steps[before] as Step;
      if (past & bit(before) || !meet(step.touched, touched)) continue;
      races.push(before);
      past |= bit(before) | step.past;
    }
    const key = numberOf(`${id} ${sumOf(this.#steps.flatMap((each, at) => (past & bit(at) ? each.key : [])))}`);
    this.#steps.push({ id, actor, touched, past, key });
    for (const before of races) this.#want(before, place);
  }

  #upTo(place: number): bigint {
    return place < 0 ? 0n : bit(place) | (this.#steps[place]?.past ?? 0n);
  }

  /** Has a step tried before an earlier one, or what it follows from. */
  #want(at: number, place: number): void {
    const { options, tried, wanted } = this.#forks[at] as Fork;
    const { past } = this.#steps[place] as Step;
    // The beginnings of what leads to the step.
    const first = this.#steps.flatMap((each, number) => {
      const isWay = number > at && (number === place || past & bit(number));
      return isWay && each.past >> BigInt(at + 1) === 0n ? each.id : [];
    });
    const ways = options.filter(({ id }) => first.includes(id));
    // Without a way it waits for something else, such as a worker that is busy.
    if (ways.length === 0) for (const { id } of options) wanted.add(id);
    else if (!ways.some(({ id }) => tried.has(id) || wanted.has(id))) wanted.add((ways[0] as Option).id);
  }

  #fork(options: readonly Option[], touched: Touched): Fork {
    const before = this.#forks.at(-1);
    const asleep = new Map(
      [...(before ? [...before.asleep, ...before.tried] : [])].filter(
        ([id, each]) => id !== before?.chosen && !meet(each, touched),
      ),
    );
    const { id: chosen } = options.find(({ id }) => !asleep.has(id)) ?? {};
    if (chosen === undefined) throw new Repeated();
    const fork = { options, tried: new Map(), wanted: new Set([chosen]), asleep, chosen };
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

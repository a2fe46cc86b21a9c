import { Chance } from '../time/chance.ts';
import type { FaultKind } from './kinds.ts';

/** A fault, and where it strikes. */
export interface Fault {
  readonly kind: FaultKind;
  /** Service that it strikes; each, if absent. */
  readonly target?: string;
  /** Share of the opportunities at which it strikes. */
  readonly rate: number;
  readonly seed: number;
}

/** A fault that strikes. */
export type Strike<Each extends Fault = Fault> = Each & {
  /** Number from 0 to 1 that chooses among the forms of a kind, such as two errors of one service. */
  readonly form: number;
};

interface Active<Each> {
  readonly fault: Each;
  readonly chance: Chance;
  /** Opportunities to strike, and how often it did. */
  asked: number;
  struck: number;
}

/** Decides where faults strike: at the same opportunities for the same seeds. */
export class Faults<Each extends Fault = Fault> {
  readonly #active = new Map<string, Active<Each>>();
  readonly #isSpared: (kind: FaultKind, number: number) => boolean;
  /** Strikes that were drawn. */
  drawn = 0;

  /** @param isSpared leaves out single strikes, by kind and number from 1 */
  constructor(isSpared: (kind: FaultKind, number: number) => boolean = () => false) {
    this.#isSpared = isSpared;
  }

  /** Begins a fault, or replaces the one of the same target and kind; a rate of 0 ends it. */
  set(fault: Each): void {
    const { kind, target = '', rate, seed } = fault;
    const name = `${target} ${kind}`;
    this.#active.delete(name);
    // The name is part of the chance: with one for all, faults of a target would strike together.
    if (rate > 0) this.#active.set(name, { fault, chance: new Chance(seed, name), asked: 0, struck: 0 });
  }

  end(): void {
    this.#active.clear();
  }

  list(): readonly (Each & { readonly asked: number; readonly struck: number })[] {
    return [...this.#active.values()].map(({ fault, asked, struck }) => ({ ...fault, asked, struck }));
  }

  /** Decides at an opportunity that is one of a single kind. */
  strikes(kind: FaultKind, target?: string): boolean {
    return this.strike(target, [kind]) !== undefined;
  }

  /**
   * Decides about one request to a target. Each fault draws a number of its own, whether another strikes or not, so that one
   * more fault does not move the others.
   * @param among the kinds that the place of the request can perform.
   * @param canStrike false for a fault that spares the request
   */
  strike(
    target: string | undefined,
    among: readonly FaultKind[],
    canStrike: (fault: Each) => boolean = () => true,
  ): Strike<Each> | undefined {
    let first: Strike<Each> | undefined;
    for (const active of this.#active.values()) {
      const { fault, chance } = active;
      if (fault.target !== target || !among.includes(fault.kind) || !canStrike(fault)) continue;
      active.asked += 1;
      const strikes = chance.is(fault.rate);
      const form = chance.next();
      if (!strikes || first || this.#isSpared(fault.kind, ++this.drawn)) continue;
      active.struck += 1;
      first = { ...fault, form };
    }
    return first;
  }
}

import type { Chance } from './chance.ts';

/** Probabilities of each kind of fault, at each opportunity for it. */
const rates = {
  /** A process dies before a call of its has an effect. */
  'dies-before': 0.004,
  /** A process dies after the effect of a call, and gets no answer. */
  'dies-after': 0.004,
  /** A dependency refuses a call after all attempts. */
  refused: 0.008,
  /** A call has its effect, and all answers to it are lost. */
  'answer-lost': 0.005,
  /** A call has its effect, its answer is lost, and the SDK calls again. */
  repeated: 0.01,
  /** A batch is done in part. */
  partly: 0.02,
  /** Another transaction holds the item. */
  conflict: 0.01,
  /** A message is not delivered until its visibility timeout. */
  'message-lost': 0.02,
  /** A message is delivered to two workers. */
  'message-doubled': 0.03,
  /** A message that was processed comes back. */
  'message-again': 0.02,
  /** A message becomes visible late. */
  'message-late': 0.05,
  /** A batch of the stream is delivered again, although it was processed. */
  'stream-again': 0.02,
  /** An index follows late. */
  'index-late': 0.1,
  /** The index by which phones are answered follows late. */
  'device-index-late': 0.05,
  /** A phone gets a push late. */
  'push-late': 0.2,
} as const;

export type FaultKind = keyof typeof rates;
export const faultKinds = Object.keys(rates) as FaultKind[];

/** Faults that are left out, so that the others show a failure alone. */
export interface LeftOut {
  readonly kinds: readonly FaultKind[];
  /** Numbers of faults, in order, from 1. */
  readonly numbers: readonly number[];
}

/** Decides where a fault strikes. Each has a number, and can be left out by it. */
export class Faults {
  readonly #chance: Chance;
  readonly #kinds: ReadonlySet<FaultKind>;
  readonly #numbers: ReadonlySet<number>;
  areOn = false;
  drawn = 0;
  readonly counts = new Map<FaultKind, number>();

  constructor(chance: Chance, { kinds, numbers }: LeftOut) {
    this.#chance = chance;
    this.#kinds = new Set(kinds);
    this.#numbers = new Set(numbers);
  }

  strikes(kind: FaultKind): boolean {
    if (!this.areOn || !this.#chance.is(rates[kind])) return false;
    this.drawn += 1;
    if (this.#kinds.has(kind) || this.#numbers.has(this.drawn)) return false;
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    return true;
  }
}

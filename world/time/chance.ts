/** A reproducible stream of random numbers (sfc32), one of many under a seed. */
export class Chance {
  readonly #state: Int32Array;

  constructor(seed: number, name: string) {
    let hash = seed | 0;
    const next = () => {
      // splitmix32
      hash = (hash + 0x9e3779b9) | 0;
      let mixed = hash ^ (hash >>> 16);
      mixed = Math.imul(mixed, 0x21f0aaad);
      mixed ^= mixed >>> 15;
      mixed = Math.imul(mixed, 0x735a2d97);
      return mixed ^ (mixed >>> 15);
    };
    for (const character of name) hash = next() ^ character.charCodeAt(0);
    this.#state = Int32Array.of(next(), next(), next(), 1);
    for (let round = 0; round < 12; round++) this.#bits();
  }

  /** In [0, 1). */
  next(): number {
    return this.#bits() / 2 ** 32;
  }

  /** A whole number from 0, less than this. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  /** A whole number between these, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  is(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Each>(list: readonly [Each, ...Each[]]): Each;
  pick<Each>(list: readonly Each[]): Each | undefined;
  pick<Each>(list: readonly Each[]): Each | undefined {
    return list[this.below(list.length)];
  }

  weighed<Each>(choices: readonly (readonly [weight: number, each: Each])[]): Each {
    let left = this.next() * choices.reduce((sum, [weight]) => sum + weight, 0);
    const [, each] = choices.find(([weight]) => {
      left -= weight;
      return left < 0;
    }) as readonly [number, Each];
    return each;
  }

  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.below(256)));
  }

  /** 32 bits, from 0. */
  #bits(): number {
    const state = this.#state;
    const [a = 0, b = 0, c = 0, count = 0] = state;
    const sum = (a + b + count) | 0;
    state[0] = b ^ (b >>> 9);
    state[1] = (c + (c << 3)) | 0;
    state[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
    state[3] = (count + 1) | 0;
    return sum >>> 0;
  }
}

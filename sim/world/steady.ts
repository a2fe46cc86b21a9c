import { Chance } from '../../world/time/chance.ts';

/** Always the same choice and the same share of each delay, and no misfortune. */
export class Steady extends Chance {
  readonly #share: number;

  constructor(share = 0) {
    super(0, 'steady');
    this.#share = share;
  }

  override next(): number {
    return this.#share;
  }

  override is(): boolean {
    return false;
  }
}

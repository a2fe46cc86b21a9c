/**
 * Token buckets by name, each with a second's units or as many as it is given. A request that is let through may take more than are left: the next
 * ones wait until the bucket has filled again, as in DynamoDB.
 */
export class UnitBuckets {
  readonly #perSecond: number;
  readonly #most: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, { units: number; filledAt: number }>();

  /**
   * @param now ms since 1970
   * @param most units of a full bucket
   */
  constructor(perSecond: number, now: () => number, most = perSecond) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#now = now;
  }

  isEmpty(name: string): boolean {
    return this.#filled(name).units <= 0;
  }

  take(name: string, units: number): void {
    this.#filled(name).units -= units;
  }

  #filled(name: string) {
    const now = this.#now();
    const bucket = this.#buckets.get(name) ?? { units: this.#most, filledAt: now };
    this.#buckets.set(name, bucket);
    bucket.units = Math.min(this.#most, bucket.units + ((now - bucket.filledAt) / 1_000) * this.#perSecond);
    bucket.filledAt = now;
    return bucket;
  }
}

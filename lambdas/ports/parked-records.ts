/** Parking lot for stream records that cannot be relayed; an operator replays them. */
export interface ParkedRecords<StreamRecord> {
  /** The items, out of these, that have a parked record: later records of them must not overtake it. */
  findItems(items: readonly string[]): Promise<ReadonlySet<string>>;
  /** Parks a record behind those already parked of its item. Idempotent. */
  park(item: string, record: StreamRecord): Promise<void>;
  /**
   * Counts an attempt at a record before it begins, in case it crashes the function.
   * @returns the number of attempts without an end, this one included.
   */
  beginAttempt(item: string, record: StreamRecord): Promise<number>;
  /** Resets the count: the function has survived the attempt. */
  endAttempt(item: string, record: StreamRecord): Promise<void>;
}

/** Records of the table's stream that fail by themselves, kept until an operator has them relayed again. */
export interface ParkedRecords<StreamRecord> {
  /** Which of these items have a record parked: what follows it must not overtake it. */
  among(items: readonly string[]): Promise<ReadonlySet<string>>;
  /** Parks a record of an item behind those that already are; safe to repeat. */
  park(item: string, record: StreamRecord): Promise<void>;
  /**
   * Notes that a try at a record begins, for the case that it ends the function.
   * @returns how many tries have begun and not ended, with this one.
   */
  tryBegins(item: string, record: StreamRecord): Promise<number>;
  /** The function has outlived the try: those so far do not count. */
  tryEnded(item: string, record: StreamRecord): Promise<void>;
}

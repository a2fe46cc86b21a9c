/** Records of the table's stream that fail by themselves, kept until an operator has them relayed again. */
export interface ParkedRecords<StreamRecord> {
  /** Which of these items have a record parked: what follows it must not overtake it. */
  among(items: readonly string[]): Promise<ReadonlySet<string>>;
  /** Parks a record of an item behind those that already are; safe to repeat. */
  park(item: string, record: StreamRecord): Promise<void>;
}

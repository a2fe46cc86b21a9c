/** A range of an index, in reading order; without bounds, the whole index. */
export interface KeyRange {
  /** Exclusive lower bound: a sort key. */
  readonly after?: string | undefined;
  /** Inclusive upper bound: a sort key. */
  readonly until?: string | undefined;
}

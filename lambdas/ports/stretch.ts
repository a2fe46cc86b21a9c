/** A part of an index, in the order in which it is gone through: all of it unless its ends are given. */
export interface Stretch {
  /** Begins behind this sort key. */
  readonly after?: string | undefined;
  /** Ends with this sort key. */
  readonly until?: string | undefined;
}

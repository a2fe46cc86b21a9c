/** A pass's place in the group of a booking. */
export interface GroupPlace {
  /** Key of the group. */
  readonly group: string;
  /** From 1 to `maxMembers`. */
  readonly number: number;
}

/** Maximum number of passes of a group. Source: docs/api.md#groups. */
export const maxMembers = 50;

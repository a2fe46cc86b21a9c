import type { Pass } from '../domain/pass.ts';

/** The passes of bookings. */
export interface Groups {
  /** The current passes of a group, at most 50, in no order. @param group its key. */
  passesOf(group: string): Promise<readonly Pass[]>;
}

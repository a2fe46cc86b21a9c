import type { Template } from '../template/template.ts';
import type { Pass, Tombstone } from './pass.ts';
import type { Registration } from './registration.ts';

/** A write's effect on a record; before is absent for a creation, after for a deletion. */
interface Change<Name extends string, Record> {
  readonly kind: Name;
  /** Unique to the change, and the same on each delivery of it by the table's stream. */
  readonly id: string;
  readonly before?: Record | undefined;
  readonly after?: Record | undefined;
}

/** A committed change with possible consequences. */
export type RecordChange =
  | Change<'pass', Pass | Tombstone>
  | Change<'registration', Registration>
  | Change<'template', Template>;

/** True for a pass, false for a tombstone. */
export function isPass(record: Pass | Tombstone | undefined): record is Pass {
  return record !== undefined && !('deletedAtUtc' in record);
}

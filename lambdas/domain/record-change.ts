import type { Pass, Tombstone } from './pass.ts';
import type { Registration } from './registration.ts';
import type { Template } from './template.ts';

/** What one write has changed; before is absent of something new, after of something that is gone. */
interface Change<Name extends string, Record> {
  readonly kind: Name;
  /** The same each time this change is read from the table's stream, and of no other. */
  readonly id: string;
  readonly before?: Record | undefined;
  readonly after?: Record | undefined;
}

/** A committed change that others have to hear of. */
export type RecordChange =
  | Change<'pass', Pass | Tombstone>
  | Change<'registration', Registration>
  | Change<'template', Template>;

/** True of a living pass. */
export function isPass(record: Pass | Tombstone | undefined): record is Pass {
  return record !== undefined && !('deletedAtUtc' in record);
}

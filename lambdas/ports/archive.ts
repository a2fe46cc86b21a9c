import type { Pass, ShownPass } from '../domain/pass.ts';

/** Final records of archived passes, stored by account, template, pass and revision. */
export interface Archive {
  /** Stores the final record of a pass. Idempotent. */
  put(pass: ShownPass, archivedAt: Date): Promise<void>;
  /** Deletes the record of a revision that turned out not to be the last. */
  remove(pass: Pass): Promise<void>;
  /** Deletes the records of a pass up to a revision, at most the last 1,000, where it is unknown which exist. */
  removeUpTo(pass: Pick<Pass, 'account' | 'templateId' | 'passKey' | 'revision'>): Promise<void>;
}

import type { Pass } from '../domain/pass.ts';

/** Where the records of archived passes go: each under account, template, pass and revision. */
export interface Archive {
  /** Keeps the record as it was at its end; safe to repeat. */
  put(pass: Pass, archivedAt: Date): Promise<void>;
  /** Takes back the record of a revision that was not the last after all. */
  remove(pass: Pass): Promise<void>;
  /** Takes back whatever was kept of a pass up to a revision, the last 1,000 at most; for who does not know of which. */
  removeUpTo(pass: Pick<Pass, 'account' | 'templateId' | 'passKey' | 'revision'>): Promise<void>;
}

import type { GoogleClass, Template } from '../domain/template.ts';
import type { Receipt } from './receipts.ts';

export interface Templates {
  create(template: Template, receipt?: Receipt): Promise<void>;
  /** Replaces the previous version; false if the template has changed since it was read. Idempotent. */
  update(template: Template, receipt?: Receipt): Promise<boolean>;
  /** As update, of several templates in one transaction: all of them change, or none. */
  updateAll(templates: readonly Template[], receipt?: Receipt): Promise<boolean>;
  /**
   * Records which version of a class Google Wallet has; false if the template or its note was changed since it was
   * read. Idempotent.
   * @param writeId unique to this write.
   */
  noteGoogleClass(template: Template, googleClass: GoogleClass, writeId: string): Promise<boolean>;
  /**
   * Undefined for an unknown id and for another account's. Cached: a warm function may answer with data up to 30 s old.
   */
  find(account: string, templateId: string): Promise<Template | undefined>;
  /** As find, but never cached. */
  findLatest(account: string, templateId: string): Promise<Template | undefined>;
}

import type { GoogleClass, Template } from '../domain/template.ts';
import type { Receipt } from './receipts.ts';

export interface Templates {
  create(template: Template, receipt?: Receipt): Promise<void>;
  /** Replaces the previous version; false if the template has changed since it was read. Idempotent. */
  update(template: Template, receipt?: Receipt): Promise<boolean>;
  /** Replaces the previous versions of several templates, or of none: false if one has changed. Idempotent. */
  updateAll(templates: readonly Template[], receipt?: Receipt): Promise<boolean>;
  /**
   * Records which version of a class Google Wallet has; false if the template or this record was changed since it was
   * read. Idempotent.
   * @param writeId unique to this write.
   */
  recordGoogleClass(template: Template, googleClass: GoogleClass, writeId: string): Promise<boolean>;
  /**
   * Undefined for an unknown id and for another account's. Cached: a warm function may answer with data up to 30 s old.
   */
  find(account: string, templateId: string): Promise<Template | undefined>;
  /** The latest version, never cached; undefined for an unknown id and for another account's. */
  findLatest(account: string, templateId: string): Promise<Template | undefined>;
}

import type { GoogleClass, Template } from '../domain/template.ts';
import type { Receipt } from './receipts.ts';

export interface Templates {
  create(template: Template, receipt?: Receipt): Promise<void>;
  /** Replaces the version before; false when the template has changed since that was read. Safe to repeat. */
  update(template: Template, receipt?: Receipt): Promise<boolean>;
  /**
   * Notes what Google Wallet has of a template's class; false when the template has changed since it was read, or
   * somebody else has noted something. Safe to repeat.
   * @param writeId tells this note from every other.
   */
  noteGoogleClass(template: Template, googleClass: GoogleClass, writeId: string): Promise<boolean>;
  /** Undefined for an unknown id and for another account's. A warm function may answer as of 30 s ago. */
  find(account: string, templateId: string): Promise<Template | undefined>;
  /** As find, but as the template is now. */
  findLatest(account: string, templateId: string): Promise<Template | undefined>;
}

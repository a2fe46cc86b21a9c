import * as z from 'zod';
import type { Template } from '../../../domain/template.ts';
import { stayingTimeWarnings } from '../../../domain/template-copy.ts';
import { templateWarnings } from '../../../domain/template-warnings.ts';
import { warnings, warningsOf } from '../../../domain/warning.ts';

/** Answer of the calls that make or change a template. Source: docs/api.md#createpasstemplate. */
export const savedTemplate = z.object({
  'pass-template-id': z.string(),
  warnings,
});

/** @param update the version before an update, and the fields that it names. */
export function savedTemplateOf(
  template: Template,
  update?: { readonly before: Template; readonly named: ReadonlySet<string> },
): z.output<typeof savedTemplate> {
  const staying = update ? stayingTimeWarnings(update.before.fields, template.fields, update.named) : [];
  return { 'pass-template-id': template.id, ...warningsOf([...templateWarnings(template, update?.named), ...staying]) };
}

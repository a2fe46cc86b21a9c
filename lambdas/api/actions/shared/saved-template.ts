import * as z from 'zod';
import { warnings, warningsOf } from '../../../domain/request/warning.ts';
import { templateWarnings } from '../../../domain/shown/template-warnings.ts';
import type { Template } from '../../../domain/template/template.ts';
import { stayingTimeWarnings } from '../../../domain/template/template-copy.ts';

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

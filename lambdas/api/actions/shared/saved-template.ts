import * as z from 'zod';
import { type Warning, warnings, warningsOf } from '../../../domain/request/warning.ts';
import { templateWarnings } from '../../../domain/shown/template-warnings.ts';
import type { Template } from '../../../domain/template/template.ts';
import { stayingTimeWarnings } from '../../../domain/template/template-copy.ts';

/** Answer of the calls that make or change a template. Source: docs/api/createpasstemplate.md#createpasstemplate. */
export const savedTemplate = z.object({
  'pass-template-id': z.string(),
  warnings,
});

/** @param update of an update: the version before, the fields that it names, and warnings about its time. */
export function savedTemplateOf(
  template: Template,
  update?: {
    readonly before: Template;
    readonly named: ReadonlySet<string>;
    readonly warnings: readonly Warning[];
  },
): z.output<typeof savedTemplate> {
  const staying = update ? stayingTimeWarnings(update.before.fields, template.fields, update.named) : [];
  const all = [...(update?.warnings ?? []), ...templateWarnings(template, update?.named), ...staying];
  return { 'pass-template-id': template.id, ...warningsOf(all) };
}

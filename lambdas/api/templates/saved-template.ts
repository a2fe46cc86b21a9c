import * as z from 'zod';
import { type Warning, warnings, warningsOf } from '../../domain/request/warning.ts';
import { shownTemplateFields } from '../../domain/shown/shown-data.ts';
import { templateWarnings } from '../../domain/shown/template-warnings.ts';
import type { Template } from '../../domain/template/template.ts';
import { stayingTimeWarnings } from '../../domain/template/template-copy.ts';

/** Answer of the calls that make or change a template. Source: docs/api/createpasstemplate.md#createpasstemplate. */
export const savedTemplate = z.object({
  'pass-template-id': z.string(),
  warnings,
});

const json = z.record(z.string(), z.unknown());

/** Answer of a call with dry-run. Source: docs/api/dry-run.md#dry-run. */
export const dryRunAnswer = z.object({
  'dry-run': z.literal(true),
  'pass-template-id': z.optional(z.string()),
  'template-kind': z.optional(z.literal('brand')),
  'pass-template': shownTemplateFields,
  'trial-pass': z.object({
    walleta: z.optional(z.string()),
    walletb: z.optional(z.object({ class: json, object: json })),
  }),
  warnings,
});

/** Answer of the calls that make or change a template, or only try it. */
export const savedOrTried = z.union([dryRunAnswer, savedTemplate]);

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

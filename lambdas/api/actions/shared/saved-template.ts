import * as z from 'zod';
import type { Template } from '../../../domain/template.ts';
import { templateWarnings } from '../../../domain/template-warnings.ts';
import { warnings, warningsOf } from '../../../domain/warning.ts';

/** Answer of the calls that make or change a template. Source: docs/api.md#createpasstemplate. */
export const savedTemplate = z.object({
  'pass-template-id': z.string(),
  warnings,
});

/** @param touched the fields that an update names. */
export function savedTemplateOf(template: Template, touched?: ReadonlySet<string>): z.output<typeof savedTemplate> {
  return { 'pass-template-id': template.id, ...warningsOf(templateWarnings(template, touched)) };
}

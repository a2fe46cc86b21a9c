import * as z from 'zod';
import type { Template } from '../../../domain/template.ts';
import { templateWarnings } from '../../../domain/template-rules.ts';

/** Answer of the calls that make or change a template. Source: DECISIONS.md, Requests and answers. */
export const keptTemplate = z.object({
  'pass-template-id': z.string(),
  warnings: z.optional(z.array(z.string())),
});

/** `warnings` is there only when there is something to say. */
export function keptTemplateOf(template: Template): z.output<typeof keptTemplate> {
  const warnings = templateWarnings(template);
  return { 'pass-template-id': template.id, ...(warnings.length > 0 ? { warnings } : {}) };
}

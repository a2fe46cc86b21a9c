import * as z from 'zod';
import { warnings } from '../../../domain/request/warning.ts';
import { shownTemplateFields } from '../../../domain/shown/shown-data.ts';
import { savedTemplate } from './saved-template.ts';

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

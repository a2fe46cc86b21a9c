import * as z from 'zod';
import { passTemplateId } from '../../domain/fields/fields.ts';
import { ApiError } from '../../domain/request/errors.ts';
import { passTemplateOf, shownTemplateFields } from '../../domain/shown/shown-data.ts';
import { defineAction } from '../action.ts';
import { passTemplateOfBrand } from '../brands/brand-values.ts';
import { latestBrand } from '../brands/latest-brand.ts';

/**
 * Returns the fields of a template, including its static values.
 * @throws E802 for a missing or unknown template.
 * Source: docs/api/getpasstemplate.md#getpasstemplate.
 */
export const getPassTemplate = defineAction({
  name: 'getpasstemplate',
  scope: 'read',
  input: z.strictObject({ 'pass-template-id': passTemplateId }),
  output: z.object({
    'pass-template-id': z.string(),
    /** Only of a brand. */
    'template-kind': z.optional(z.literal('brand')),
    'pass-template': shownTemplateFields,
  }),
  idErrors: { 'pass-template-id': { missing: 'E802_templateIdMissing', malformed: 'E802_noSuchTemplate' } },
  internalError: 'internal',
  async run(input, call) {
    const { account, templates } = call;
    const template = await templates.findLatest(account.id, input['pass-template-id']);
    if (template === undefined) {
      const brand = await latestBrand(call, input['pass-template-id']);
      if (brand === undefined) throw new ApiError('E802_noSuchTemplate');
      return {
        'pass-template-id': brand.id,
        'template-kind': 'brand' as const,
        'pass-template': passTemplateOfBrand(brand),
      };
    }
    return { 'pass-template-id': template.id, 'pass-template': passTemplateOf(template) };
  },
});

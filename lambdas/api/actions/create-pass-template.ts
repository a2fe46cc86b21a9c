import { newTemplateOrBrand } from '../../domain/template/template-request.ts';
import { defineAction } from '../action.ts';
import { makeBrand } from '../brands/brands.ts';
import { creationTried } from '../brands/dry-run.ts';
import { makeTemplate } from '../templates/new-template.ts';
import { savedOrTried, savedTemplateOf } from '../templates/saved-template.ts';

/**
 * Creates a template: one flight on one date, which all its passes show.
 * @throws E922 for a pass-type-id or issuer-id without an active certificate, E928 for an install-page text that is
 * too long, E9008 if no valid pass can be built from it.
 * Source: docs/api/createpasstemplate.md#createpasstemplate.
 */
export const createPassTemplate = defineAction({
  name: 'createpasstemplate',
  scope: 'operate',
  input: newTemplateOrBrand,
  output: savedOrTried,
  internalError: 'internal',
  isWrite: true,
  async run(input, call) {
    if (input.isDryRun) return creationTried(input, call);
    if (input.kind === 'brand') return makeBrand(input, call);
    return makeTemplate(input, call, (template) => savedTemplateOf(template));
  },
});

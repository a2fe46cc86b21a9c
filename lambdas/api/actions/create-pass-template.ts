import { newTemplateOrBrand } from '../../domain/template/template-request.ts';
import { defineAction } from '../action.ts';
import { savedOrTried } from './shared/dry-run-answer.ts';
import { makeTemplate } from './shared/new-template.ts';
import { savedTemplateOf } from './shared/saved-template.ts';

/**
 * Makes a template for one flight on one date. Fields may stand in any group or at top level, each once. Images are fetched
 * once, now: PNG, at most 2 MB each and 4 MB together. A pass is built on trial; a template from which none can be built is
 * refused (E9008).
 * @throws E922 for credentials that the account does not have, E9008 if no valid pass can be built.
 * Source: docs/api.md#createpasstemplate.
 */
export const createPassTemplate = defineAction({
  name: 'createpasstemplate',
  scope: 'operate',
  input: newTemplateOrBrand,
  output: savedOrTried,
  internalError: 'internal',
  isWrite: true,
  async run(input, call) {
    if (input.isDryRun) return (await import('./shared/dry-run.ts')).creationTried(input, call);
    if (input.kind === 'brand') return (await import('./shared/brands.ts')).makeBrand(input, call);
    return makeTemplate(input, call, (template) => savedTemplateOf(template));
  },
});

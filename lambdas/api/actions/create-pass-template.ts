import { newTemplate } from '../../domain/template-request.ts';
import { defineAction } from '../action.ts';
import { makeTemplate } from './shared/new-template.ts';
import { savedTemplate, savedTemplateOf } from './shared/saved-template.ts';

/**
 * Creates a template for one flight: validates its fields, fetches its images once, builds and signs a sample pass, and
 * only then stores it.
 * @throws E922 for credentials that the account does not have, E9008 if no valid pass can be built.
 * Source: docs/api.md#createpasstemplate.
 */
export const createPassTemplate = defineAction({
  name: 'createpasstemplate',
  input: newTemplate,
  output: savedTemplate,
  internalError: 'internal',
  isWrite: true,
  run: (input, call) => makeTemplate(input, call, (template) => savedTemplateOf(template)),
});

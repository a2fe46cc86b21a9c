import { warningsOf } from '../../domain/request/warning.ts';
import { templateWarnings } from '../../domain/shown/template-warnings.ts';
import { copiedFields, unchangedTimeWarnings } from '../../domain/template/template-copy.ts';
import { templateCopy } from '../../domain/template/template-request.ts';
import { defineAction } from '../action.ts';
import { copyBrand } from '../brands/copied-brand.ts';
import { makeTemplate } from '../templates/new-template.ts';
import { savedTemplate } from '../templates/saved-template.ts';
import { keptImages } from '../templates/template-parts.ts';

/**
 * Creates a template from another one, such as tomorrow’s flight from today’s. Fields that you do not send are copied,
 * except the flight’s status and estimated times.
 * @throws E9006 for an unknown template, E922 for a certificate that is no longer active, E928 for an install-page
 * text that is too long, E9008 if no valid pass can be built, E9038 if the brand already has a template of the
 * flight.
 * Source: docs/api/copytemplate.md#copytemplate.
 */
export const copyTemplate = defineAction({
  name: 'copytemplate',
  scope: 'operate',
  input: templateCopy,
  output: savedTemplate,
  internalError: 'internal',
  isWrite: true,
  async run(copy, call) {
    const template = await call.templates.findLatest(call.account.id, copy.templateId);
    if (template === undefined) return copyBrand(copy, call);
    const fields = copiedFields(template.fields, copy);
    const draft = {
      fields,
      passTypeId: copy.passTypeId ?? template.passTypeId,
      issuerId: copy.issuerId ?? template.issuerId,
      images: keptImages(template, fields),
      airports: template.airports,
    };
    return makeTemplate(draft, call, (made) => ({
      'pass-template-id': made.id,
      ...warningsOf([...templateWarnings(made), ...unchangedTimeWarnings(template.fields, fields)]),
    }));
  },
});

import * as z from 'zod';
import { ApiError } from '../../domain/errors.ts';
import { passId, passTemplateId } from '../../domain/fields.ts';
import { passData, passMetaData, referenceData } from '../../domain/pass-fields.ts';
import { issuePass } from '../../issuing/issue-pass.ts';
import { installUrl } from '../../issuing/render.ts';
import { defineAction } from '../action.ts';
import { issuedPass } from './shared/issued-pass.ts';

/**
 * Makes one passenger's pass from a template and answers with its install link.
 * @throws E9006 for an unknown template, E9005 when the pass-id is or was in use.
 * Source: specification, section 4, rule 1.
 */
export const generatePass = defineAction({
  name: 'generatepass',
  input: z.strictObject({
    'pass-template-id': passTemplateId,
    'pass-id': passId,
    'pass-data': passData,
    'pass-meta-data': z.optional(passMetaData),
    'reference-data': z.optional(referenceData),
  }),
  output: issuedPass,
  echo: 'pass-id',
  internalError: 'generateFailed',
  async run(input, call) {
    const template = await call.templates.find(call.account.id, input['pass-template-id']);
    if (template === undefined) throw new ApiError('noSuchTemplate');
    const pass = await issuePass(call, template, {
      passId: input['pass-id'],
      fields: input['pass-data'],
      contact: input['pass-meta-data'] ?? {},
      referenceData: input['reference-data'],
      trackingId: call.trackingId,
    });
    if (pass === undefined) throw new ApiError('passIdUsed');
    return {
      'pass-id': pass.passId,
      'pass-install-url': installUrl(call.publicBaseUrl, pass),
      'tracking-id': call.trackingId,
    };
  },
});

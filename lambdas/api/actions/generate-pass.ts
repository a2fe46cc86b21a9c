import * as z from 'zod';
import { emptyAsMissing, passId, passTemplateId, sentFields } from '../../domain/fields/fields.ts';
import { passData, passMetaData, referenceData } from '../../domain/fields/pass-fields.ts';
import { ApiError } from '../../domain/request/errors.ts';
import { warnings, warningsOf } from '../../domain/request/warning.ts';
import { defineAction } from '../action.ts';
import { noTemplate } from '../brands/latest-brand.ts';
import { withGroupKey } from '../passes/groups.ts';
import { issuedPass, issuedPassOf } from '../passes/issued-pass.ts';
import { newPass } from '../passes/new-pass.ts';

/**
 * Creates a pass for a passenger and returns its install link. A pass-id can be used only once, for ever.
 * @throws E9006 for an unknown template, E9036 for a brand, E9005 if the pass-id is or was in use, E9025 if the pass
 * differs from its barcode and the template refuses that, E9026 if the group is full.
 * Source: docs/api/generatepass.md#generatepass.
 */
export const generatePass = defineAction({
  name: 'generatepass',
  scope: 'issue',
  input: sentFields.transform(emptyAsMissing).pipe(
    z.strictObject({
      'pass-template-id': passTemplateId,
      'pass-id': passId,
      'pass-data': passData,
      'pass-meta-data': z.optional(passMetaData),
      'reference-data': z.optional(referenceData),
    }),
  ),
  output: issuedPass.extend({ warnings }),
  internalError: 'generateFailed',
  isWrite: true,
  async run(input, call) {
    const template = await call.templates.find(call.account.id, input['pass-template-id']);
    if (template === undefined) throw await noTemplate(input['pass-template-id'], call);
    const draft = {
      passId: input['pass-id'],
      fields: await withGroupKey(input['pass-data'], call),
      contact: input['pass-meta-data'] ?? {},
      referenceData: input['reference-data'],
    };
    const answer = await newPass(template, draft, call, (pass, { groupPage, warned }) => ({
      ...issuedPassOf(pass, call),
      ...groupPage,
      ...warningsOf(warned),
    }));
    if (answer === undefined) throw new ApiError('passIdUsed');
    return answer;
  },
});

import * as z from 'zod';
import { barcodeRefusal, barcodeWarnings } from '../../domain/barcode-check/barcode-check.ts';
import { emptyAsMissing, passId, passTemplateId } from '../../domain/fields/fields.ts';
import { type PassFields, passData, passMetaData, referenceData } from '../../domain/fields/pass-fields.ts';
import type { Pass } from '../../domain/pass/pass.ts';
import { ApiError, fieldsRefused } from '../../domain/request/errors.ts';
import { warnings, warningsOf } from '../../domain/request/warning.ts';
import { areTooLargeTogether } from '../../domain/template/images.ts';
import type { Template } from '../../domain/template/template.ts';
import { issuePass } from '../../issuing/issue-pass.ts';
import { type Image, ImageRefused } from '../../ports/stores.ts';
import { type Call, defineAction } from '../action.ts';
import { barcodeFindingsOf } from './shared/barcode-findings-of.ts';
import { groupPageOf, refuseFullGroup, withGroupKey } from './shared/groups.ts';
import { issuedPass, issuedPassOf } from './shared/issued-pass.ts';

/**
 * Makes one pass for one passenger. A pass-id is used once and for ever (E9005).
 * @throws E9006 for an unknown template, E9005 if the pass-id is or was in use, E9025 if the pass differs from its barcode
 * and the template refuses that, E9026 if the group is full.
 * Source: docs/api.md#generatepass.
 */
export const generatePass = defineAction({
  name: 'generatepass',
  input: z
    .record(z.string(), z.unknown())
    .transform(emptyAsMissing)
    .pipe(
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
    if (template === undefined) throw new ApiError('E9006_noSuchTemplate');
    const fields = await withGroupKey(input['pass-data'], call);
    const findings = await barcodeFindingsOf(template, fields);
    const refusal = barcodeRefusal(template, findings);
    if (refusal) throw refusal;
    const more = { ...(await groupPageOf(fields, call)), ...warningsOf(barcodeWarnings(findings)) };
    const answerOf = (pass: Pass) => ({ ...issuedPassOf(pass, call), ...more });
    const pass = await issuePass(call, template, {
      passId: input['pass-id'],
      fields,
      strip: await stripImageOf(fields, template, call),
      contact: input['pass-meta-data'] ?? {},
      referenceData: input['reference-data'],
      trackingId: call.trackingId,
      receiptOf: (pass) => call.receiptOf(answerOf(pass)),
    }).catch(refuseFullGroup);
    if (pass === undefined) throw new ApiError('passIdUsed');
    return answerOf(pass);
  },
});

/** Fetches the strip image, once. @throws E9003 that names strip-image with the reason, if it cannot be used. */
async function stripImageOf(
  { 'strip-image': url }: PassFields,
  template: Template,
  { imageFetcher }: Call,
): Promise<Image | undefined> {
  if (url === undefined) return undefined;
  try {
    const image = await imageFetcher.fetchPng(url, 'strip-image');
    if (areTooLargeTogether({ ...template.images, 'strip-image': image }))
      throw new ImageRefused("must not be larger than 4 MB together with the template's images");
    return image;
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error;
    throw fieldsRefused([{ field: 'strip-image', message: error.message }]);
  }
}

import { barcodeRefusal, barcodeWarnings } from '../../domain/barcode-check/barcode-check.ts';
import { barcodeFindingsOf } from '../../domain/barcode-check/barcode-findings.ts';
import type { PassFields } from '../../domain/fields/pass-fields.ts';
import type { Pass } from '../../domain/pass/pass.ts';
import { expirationWarnings } from '../../domain/pass/validity-warnings.ts';
import { fieldsRefused } from '../../domain/request/errors.ts';
import type { Warning } from '../../domain/request/warning.ts';
import { designWarnings } from '../../domain/shown/design-warnings.ts';
import { areTooLargeTogether } from '../../domain/template/images.ts';
import type { Template } from '../../domain/template/template.ts';
import { issuePass, type PassDraft } from '../../issuing/issue-pass.ts';
import { ImageRefused } from '../../ports/stores.ts';
import type { Call } from '../action.ts';
import { groupPageOf, refuseFullGroup } from './groups.ts';

/** Parts of an answer besides the pass itself. */
interface Beside {
  readonly groupPage: Awaited<ReturnType<typeof groupPageOf>>;
  readonly warned: readonly Warning[];
}

/**
 * Issues a pass, by the rules of generatepass.
 * @param answerOf the answer of the call, to store with the pass.
 * @returns undefined if the pass-id is or was in use.
 * @throws E9003 for a strip image that cannot be used, E9025 if the pass differs from its barcode and the template refuses
 * that, E9026 if the group is full.
 */
export async function newPass<Answer extends object>(
  template: Template,
  draft: Omit<PassDraft, 'trackingId' | 'changedBy' | 'strip' | 'linkId' | 'receiptOf'>,
  call: Call,
  answerOf: (pass: Pass, beside: Beside) => Answer,
): Promise<Answer | undefined> {
  const { fields } = draft;
  const findings = barcodeFindingsOf(template, fields);
  const refusal = barcodeRefusal(template, findings);
  if (refusal) throw refusal;
  const groupPage = await groupPageOf(fields, call);
  const others = [designWarnings, expirationWarnings].flatMap((of) => of(template, fields));
  const warned = [...barcodeWarnings(findings), ...others];
  const answered = (pass: Pass) => answerOf(pass, { groupPage, warned });
  const pass = await issuePass(call, template, {
    ...draft,
    strip: await stripImageOf(fields, template, call),
    trackingId: call.trackingId,
    changedBy: call.changedBy,
    receiptOf: (made) => call.receiptOf(answered(made)),
  }).catch(refuseFullGroup);
  return pass && answered(pass);
}

/**
 * Fetches the strip image, once. @throws E9003 that names strip-image with the reason, if it cannot be used.
 * Source: docs/decisions/images.md#strip-of-a-pass
 */
async function stripImageOf({ 'strip-image': url }: PassFields, template: Template, { imageFetcher }: Call) {
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

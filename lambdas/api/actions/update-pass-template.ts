import type * as z from 'zod';
import { ApiError } from '../../domain/request/errors.ts';
import { templateChanges } from '../../domain/template/template-request.ts';
import { contended, untilWritten } from '../../retry/until-written.ts';
import { type Call, defineAction, unchangedAnswer } from '../action.ts';
import { updateBrand } from '../brands/brands.ts';
import { updateTried } from '../brands/dry-run.ts';
import { latestBrand } from '../brands/latest-brand.ts';
import { updatedTemplate } from '../templates/changed-template.ts';
import { savedOrTried, savedTemplateOf } from '../templates/saved-template.ts';

/**
 * Changes the fields of a template that you send, and keeps the others. All its passes show the change.
 * @throws E9006 for an unknown template, E928 for an install-page text that is too long, E9008 if no valid pass could
 * be built from it.
 * Source: docs/api/updatepasstemplate.md#updatepasstemplate.
 */
export const updatePassTemplate = defineAction({
  name: 'updatepasstemplate',
  scope: 'operate',
  input: templateChanges,
  output: savedOrTried,
  internalError: 'internal',
  isWrite: true,
  async run(changes, call) {
    if (changes.isDryRun) return updateTried(changes, call);
    return untilWritten(call.clock, () => updateIfUnchanged(changes, call));
  },
});

async function updateIfUnchanged(changes: z.output<typeof templateChanges>, call: Call) {
  const template = await call.templates.findLatest(call.account.id, changes.templateId);
  if (template === undefined) {
    const brand = await latestBrand(call, changes.templateId);
    if (brand === undefined) throw new ApiError('E9006_noSuchTemplate');
    return (await updateBrand(brand, changes, call)) ?? contended;
  }
  const updated = await updatedTemplate(template, { changes, now: call.clock.now() }, call);
  const answer = savedTemplateOf(updated.template, updated);
  if (!updated.isWritten) return unchangedAnswer(answer, call);
  await Promise.all(Object.values(updated.fetched).map((image) => call.images.put(image)));
  return (await call.templates.updateAll([updated], call.receiptOf(answer))) ? answer : contended;
}

import type * as z from 'zod';
import { touchedBy } from '../../domain/fields/changes.ts';
import { ApiError } from '../../domain/request/errors.ts';
import { templateChanges } from '../../domain/template/template-request.ts';
import { contended, untilWritten } from '../../retry/until-written.ts';
import { type Call, defineAction } from '../action.ts';
import { changedTemplate } from './shared/changed-template.ts';
import { savedTemplate, savedTemplateOf } from './shared/saved-template.ts';

/**
 * Changes what is sent and nothing else: what is omitted stays, "" clears an optional field, an array is replaced as a
 * whole. All passes of the template show the change.
 * @throws E9006 for an unknown template, E9008 if no valid pass could be built from it.
 * Source: docs/api.md#updatepasstemplate.
 */
export const updatePassTemplate = defineAction({
  name: 'updatepasstemplate',
  input: templateChanges,
  output: savedTemplate,
  internalError: 'internal',
  isWrite: true,
  run: (changes, call) => untilWritten(call.clock, () => updateIfUnchanged(changes, call)),
});

async function updateIfUnchanged(
  changes: z.output<typeof templateChanges>,
  call: Call,
): Promise<z.output<typeof savedTemplate> | typeof contended> {
  const template = await call.templates.findLatest(call.account.id, changes.templateId);
  if (template === undefined) throw new ApiError('E9006_noSuchTemplate');
  const update = { before: template, named: touchedBy(changes) };
  const changed = await changedTemplate(template, changes, call);
  if (changed === undefined) {
    const answer = savedTemplateOf(template, update);
    const receipt = call.receiptOf(answer);
    if (receipt) await call.receipts.put(receipt);
    return answer;
  }
  await Promise.all(Object.values(changed.fetched).map((image) => call.images.put(image)));
  const answer = savedTemplateOf(changed.template, update);
  return (await call.templates.update(changed.template, call.receiptOf(answer))) ? answer : contended;
}

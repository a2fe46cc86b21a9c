import type * as z from 'zod';
import { ApiError } from '../../domain/request/errors.ts';
import { type Warning, warningsOf } from '../../domain/request/warning.ts';
import { passUpdate } from '../../domain/updates/pass-update.ts';
import { untilWritten } from '../../retry/until-written.ts';
import { type Call, defineAction } from '../action.ts';
import { dropFiles, updatedAsRead, updateOf } from '../passes/changed-pass.ts';
import { findPass } from '../passes/find-pass.ts';
import { withGroupKey } from '../passes/groups.ts';
import { changedPassAnswer } from '../passes/issued-pass.ts';
import { noticeOf } from '../passes/notice.ts';

/**
 * Changes a pass, installed or not. Fields that you do not send keep their values.
 * @throws E9007 for an unknown pass, E9018 for a status that contradicts the expiration, E9025 if a changed field
 * differs from the barcode and the template refuses that, E9026 if the new group is full, E809 if the pass could not
 * be updated.
 * Source: docs/api/updatepassdata.md#updatepassdata.
 */
export const updatePassData = defineAction({
  name: 'updatepassdata',
  scope: 'issue',
  input: passUpdate,
  output: changedPassAnswer,
  internalError: 'updateFailed',
  isWrite: true,
  async run(sent, call): Promise<z.output<typeof changedPassAnswer>> {
    const update = { ...sent, data: { ...sent.data, set: await withGroupKey(sent.data.set, call) } };
    if (sent.isDryRun) return updateTried(update, call);
    const { answer, pass } = await untilWritten(call.clock, () => updateIfUnchanged(update, call));
    await dropFiles(pass, call);
    return answer;
  },
});

type PassUpdate = z.output<typeof passUpdate>;

/** Updates the pass on the condition that it is as read (optimistic locking). */
async function updateIfUnchanged(update: PassUpdate, call: Call) {
  const found = await foundBy(update, call);
  return updatedAsRead(found, update, call, (_updated, warned) => answerTo(update, warned, call));
}

/** Says what the update would tell the passenger. Nothing is stored, nor an Idempotency-Key. */
async function updateTried(update: PassUpdate, call: Call): Promise<z.output<typeof changedPassAnswer>> {
  const found = await foundBy(update, call);
  const { updated, warned } = await updateOf(found, update, call);
  return { 'dry-run': true, ...answerTo(update, warned, call), ...noticeOf(found.template, found.pass, updated) };
}

async function foundBy({ reference }: PassUpdate, call: Call) {
  const [pass, template] = await Promise.all([
    findPass(reference, call),
    call.templates.find(call.account.id, reference['pass-template-id']),
  ]);
  if (template === undefined) throw new ApiError('E9007_noSuchPass');
  return { template, pass };
}

const answerTo = ({ reference }: PassUpdate, warned: readonly Warning[], { trackingId }: Call) => ({
  ...reference,
  'tracking-id': trackingId,
  ...warningsOf(warned),
});

import * as z from 'zod';
import { ApiError } from '../../domain/errors.ts';
import { installLink, type Pass } from '../../domain/pass.ts';
import { passUpdate } from '../../domain/pass-update.ts';
import { updatedPass } from '../../domain/updated-pass.ts';
import { withContactHashes } from '../../issuing/contact-hashes.ts';
import { noteExpiry } from '../../issuing/note-expiry.ts';
import { contended, untilWritten } from '../../retry/until-written.ts';
import { type Call, defineAction } from '../action.ts';
import { findPass } from './shared/find-pass.ts';

/**
 * Partial update of a pass, installed or not; fields that are not sent stay. Then deletes its files, so that its link
 * renders the new record. An update without visible changes makes no new version and keeps the files.
 * @throws E9007 for an unknown pass, E9018 for a status that contradicts the expiration, E809 if the pass could not be
 * updated.
 * Source: docs/api.md#updatepassdata.
 */
export const updatePassData = defineAction({
  name: 'updatepassdata',
  input: passUpdate,
  output: z.object({ 'pass-id': z.string(), 'pass-template-id': z.string(), 'tracking-id': z.string() }),
  internalError: 'updateFailed',
  isWrite: true,
  async run(update, call) {
    const answer = { ...update.reference, 'tracking-id': call.trackingId };
    const pass = await untilWritten(call.clock, () => updateIfUnchanged(update, answer, call));
    // The pass is updated. If its files cannot be deleted now, the relay deletes them.
    if (pass) await call.renderings.delete(installLink(pass)).catch((error) => call.log.error('API-FILES-LEFT', error));
    return answer;
  },
});

/**
 * Updates the pass on the condition that it is as read (optimistic locking).
 * @returns the new version of the pass; undefined if there is none.
 */
async function updateIfUnchanged(
  update: z.output<typeof passUpdate>,
  answer: object,
  call: Call,
): Promise<Pass | undefined | typeof contended> {
  const [pass, template] = await Promise.all([
    findPass(update.reference, call),
    call.templates.find(call.account.id, update.reference['pass-template-id']),
  ]);
  if (template === undefined) throw new ApiError('E9007_noSuchPass');
  const updated = updatedPass(template, pass, update, { trackingId: call.trackingId, at: call.clock.now() });
  // Other changes record the expiry in the same write.
  const isStatusChange = updated.status !== pass.status;
  if (isStatusChange && (await noteExpiry(call, template, pass, call.identity.newTrackingId()))) return contended;
  const receipt = call.receiptOf(answer);
  if (updated === pass) {
    if (receipt) await call.receipts.put(receipt);
    return undefined;
  }
  const isUpdated = await call.passes.update(await withContactHashes(call.identity, pass, updated), receipt);
  if (!isUpdated) return contended;
  return updated.version === pass.version ? undefined : updated;
}

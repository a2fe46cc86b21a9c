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
 * Changes what is sent and nothing else of a pass, installed or not, then removes its files: from then on its link
 * renders the record. An update of what no pass shows makes no new version and leaves the files.
 * @throws E9007 for an unknown pass, E9018 for a status that the expiration contradicts, E809 when the pass was not
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
    const pass = await untilWritten(call.clock, () => updateAsRead(update, answer, call));
    // The pass is changed. Files that stay behind now are removed by the relay.
    if (pass) await call.renderings.delete(installLink(pass)).catch((error) => call.log.error('API-FILES-LEFT', error));
    return answer;
  },
});

/**
 * Changes what was read.
 * @returns the pass in its new version, if there is one.
 */
async function updateAsRead(
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
  // Any other change notes the expiry with itself.
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

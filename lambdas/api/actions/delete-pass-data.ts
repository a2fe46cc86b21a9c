import { installLink, type Pass } from '../../domain/pass/pass.ts';
import { recordExpiry } from '../../issuing/record-expiry.ts';
import { contended, untilWritten } from '../../retry/until-written.ts';
import { type Call, defineAction } from '../action.ts';
import { findPass, type PassReference, passReference } from '../passes/find-pass.ts';

/**
 * Deletes the record of a pass and its files. The pass on the phone stays, and the pass-id stays used.
 * @throws E9007 for an unknown pass, E821 if the record could not be deleted; its data is then still there.
 * Source: docs/api/deletepassdata.md#deletepassdata.
 */
export const deletePassData = defineAction({
  name: 'deletepassdata',
  scope: 'operate',
  input: passReference,
  output: passReference,
  internalError: 'deleteFailed',
  isWrite: true,
  async run(input, call) {
    const pass = await untilWritten(call.clock, () => deleteIfUnchanged(input, call));
    // The pass is deleted. If the files cannot be, the relay deletes them.
    await call.renderings.delete(installLink(pass)).catch((error) => call.log.error('API-FILES-LEFT', error));
    return input;
  },
});

/** Deletes the pass on the condition that it is as read (optimistic locking). @throws E9007 if it does not exist. */
async function deleteIfUnchanged(input: PassReference, call: Call): Promise<Pass | typeof contended> {
  const pass = await findPass(input, call);
  const template = await call.templates.find(call.account.id, pass.templateId);
  if (template && (await recordExpiry(call, template, pass, call.identity.newTrackingId()))) return contended;
  const deleted = await call.passes.delete(pass, call.trackingId, call.clock.now(), call.receiptOf(input));
  return deleted ? pass : contended;
}

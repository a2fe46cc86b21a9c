import { installLink, type Pass } from '../../domain/pass.ts';
import { noteExpiry } from '../../issuing/note-expiry.ts';
import { contended, untilWritten } from '../../retry/until-written.ts';
import { type Call, defineAction } from '../action.ts';
import { findPass, type PassReference, passReference } from './shared/find-pass.ts';

/**
 * Voids nothing and deletes nothing on the device: removes the record the service holds, and its files.
 * @throws E9007 for an unknown pass, E821 when the record could not be removed; the data then remains.
 * Source: docs/api.md#deletepassdata.
 */
export const deletePassData = defineAction({
  name: 'deletepassdata',
  input: passReference,
  output: passReference,
  internalError: 'deleteFailed',
  isWrite: true,
  async run(input, call) {
    const pass = await untilWritten(call.clock, () => deleteAsRead(input, call));
    // The record is gone, and with it the pass; files that stay behind now are removed by the relay.
    await call.renderings.delete(installLink(pass)).catch((error) => call.log.error('API-FILES-LEFT', error));
    return input;
  },
});

/** Deletes what was read. @throws E9007 when it is gone. */
async function deleteAsRead(input: PassReference, call: Call): Promise<Pass | typeof contended> {
  const pass = await findPass(input, call);
  const template = await call.templates.find(call.account.id, pass.templateId);
  if (template && (await noteExpiry(call, template, pass, call.identity.newTrackingId()))) return contended;
  const deleted = await call.passes.delete(pass, call.trackingId, call.clock.now(), call.receiptOf(input));
  return deleted ? pass : contended;
}

import * as z from 'zod';
import {
  type BarcodeFinding,
  barcodeRefusal,
  barcodeWarnings,
  findingsAbout,
} from '../../domain/barcode-check/barcode-check.ts';
import { changedNames, touchedBy } from '../../domain/fields/changes.ts';
import { installLink, type Pass } from '../../domain/pass/pass.ts';
import { ApiError } from '../../domain/request/errors.ts';
import { warnings, warningsOf } from '../../domain/request/warning.ts';
import type { Template } from '../../domain/template/template.ts';
import { passUpdate } from '../../domain/updates/pass-update.ts';
import { updatedPass } from '../../domain/updates/updated-pass.ts';
import { withContactHashes } from '../../issuing/contact-hashes.ts';
import { recordExpiry } from '../../issuing/record-expiry.ts';
import { contended, untilWritten } from '../../retry/until-written.ts';
import { type Call, defineAction } from '../action.ts';
import { barcodeFindingsOf } from './shared/barcode-findings-of.ts';
import { findPass } from './shared/find-pass.ts';
import { refuseFullGroup, withGroupKey } from './shared/groups.ts';

const updatedPassAnswer = z.object({
  'pass-id': z.string(),
  'pass-template-id': z.string(),
  'tracking-id': z.string(),
  warnings,
});

/**
 * Changes a pass, installed or not; partial as updatepasstemplate. The install link stays and gives the new data from the
 * answer on.
 * @throws E9007 for an unknown pass, E9018 for a status that contradicts the expiration, E9025 if a changed field
 * differs from the barcode and the template refuses that, E9026 if the new group is full, E809 if the pass could not be updated.
 * Source: docs/api.md#updatepassdata.
 */
export const updatePassData = defineAction({
  name: 'updatepassdata',
  input: passUpdate,
  output: updatedPassAnswer,
  internalError: 'updateFailed',
  isWrite: true,
  async run(sent, call) {
    const update = { ...sent, data: { ...sent.data, set: await withGroupKey(sent.data.set, call) } };
    const { answer, pass } = await untilWritten(call.clock, () => updateIfUnchanged(update, call));
    // The pass is updated. If its files cannot be deleted now, the relay deletes them.
    if (pass) await call.renderings.delete(installLink(pass)).catch((error) => call.log.error('API-FILES-LEFT', error));
    return answer;
  },
});

interface Update {
  readonly answer: z.output<typeof updatedPassAnswer>;
  /** The new version of the pass; undefined if there is none. */
  readonly pass?: Pass;
}

/** Updates the pass on the condition that it is as read (optimistic locking). */
async function updateIfUnchanged(update: z.output<typeof passUpdate>, call: Call): Promise<Update | typeof contended> {
  const [pass, template] = await Promise.all([
    findPass(update.reference, call),
    call.templates.find(call.account.id, update.reference['pass-template-id']),
  ]);
  if (template === undefined) throw new ApiError('E9007_noSuchPass');
  const wordings = await call.wordingsOf(template);
  const updated = updatedPass(template, pass, update, { trackingId: call.trackingId, at: call.clock.now(), wordings });
  const findings = await findingsOf(update, template, pass, updated);
  // Other changes record the expiry in the same write.
  const isStatusChange = updated.storedStatus !== pass.storedStatus;
  if (isStatusChange && (await recordExpiry(call, template, pass, call.identity.newTrackingId()))) return contended;
  const answer = { ...update.reference, 'tracking-id': call.trackingId, ...warningsOf(barcodeWarnings(findings)) };
  const receipt = call.receiptOf(answer);
  if (updated === pass) {
    if (receipt) await call.receipts.put(receipt);
    return { answer };
  }
  const hashed = await withContactHashes(call.identity, pass, updated);
  const isUpdated = await call.passes.update(hashed, receipt).catch(refuseFullGroup);
  if (!isUpdated) return contended;
  return updated.version === pass.version ? { answer } : { answer, pass: updated };
}

/**
 * Differences between the fields that the update names and the barcode.
 * @throws E9025 if the template refuses one that the update changes.
 */
async function findingsOf(
  update: z.output<typeof passUpdate>,
  template: Template,
  pass: Pass,
  updated: Pass,
): Promise<BarcodeFinding[]> {
  const named = touchedBy(update.data);
  const findings = await barcodeFindingsOf(template, updated.fields);
  const refusal = barcodeRefusal(template, findingsAbout(findings, changedNames(pass.fields, updated.fields)));
  if (refusal) throw refusal;
  return findingsAbout(findings, named);
}

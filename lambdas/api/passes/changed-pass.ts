import { barcodeRefusal, barcodeWarnings, findingsAbout } from '../../domain/barcode-check/barcode-check.ts';
import { barcodeFindingsOf } from '../../domain/barcode-check/barcode-findings.ts';
import { changedNames, touchedBy } from '../../domain/fields/changes.ts';
import { installLink, type Pass, revisedPass } from '../../domain/pass/pass.ts';
import { expirationWarnings } from '../../domain/pass/validity-warnings.ts';
import type { Warning } from '../../domain/request/warning.ts';
import { designWarnings } from '../../domain/shown/design-warnings.ts';
import type { Template } from '../../domain/template/template.ts';
import { updatedPass } from '../../domain/updates/updated-pass.ts';
import { withContactHashes } from '../../issuing/contact-hashes.ts';
import { recordExpiry } from '../../issuing/record-expiry.ts';
import { contended } from '../../retry/until-written.ts';
import { type Call, unchangedAnswer } from '../action.ts';
import { refuseFullGroup } from './groups.ts';

export interface Changed<Answer> {
  readonly answer: Answer;
  /** The new version of the pass; undefined if there is none. */
  readonly pass?: Pass;
}

interface Found {
  readonly template: Template;
  readonly pass: Pass;
}

type Update = Parameters<typeof updatedPass>[2] & {
  /** Time of the event that makes the change; by default that of the call. */
  readonly eventTimeUtc?: string;
};

/** Works out what an update makes of a pass, with its warnings. @throws E9025, and what updatedPass throws. */
export async function updateOf({ template, pass }: Found, { eventTimeUtc, ...update }: Update, call: Call) {
  const wordings = await call.wordingsOf(template);
  const { trackingId, changedBy, clock } = call;
  const change = { trackingId, changedBy, at: clock.now(), wordings, eventTimeUtc };
  const updated = updatedPass(template, pass, update, change);
  const findings = await findingsOf(update, template, pass, updated);
  const named = touchedBy(update.data);
  const others = [designWarnings, expirationWarnings].flatMap((warnings) => warnings(template, updated.fields, named));
  return { updated, warned: [...barcodeWarnings(findings), ...others] };
}

/**
 * Updates a pass on the condition that it is as read (optimistic locking), by the rules of updatepassdata. Of an event that
 * changes nothing only its time is recorded, if it is later than what the pass has seen; a call without a time is an event of
 * its arrival for a pass that has seen others.
 * @param answerOf the answer of the call, to store with the change; the pass is the same object if nothing changes.
 */
export async function updatedAsRead<Answer extends object>(
  { template, pass }: Found,
  update: Update,
  call: Call,
  answerOf: (updated: Pass, warned: readonly Warning[]) => Answer,
): Promise<Changed<Answer> | typeof contended> {
  const { trackingId } = call;
  const { eventTimeUtc } = update;
  const { updated, warned } = await updateOf({ template, pass }, update, call);
  // Other changes record the expiry in the same write.
  const isStatusChange = updated.storedStatus !== pass.storedStatus;
  if (isStatusChange && (await recordExpiry(call, template, pass, call.identity.newTrackingId()))) return contended;
  const answer = answerOf(updated, warned);
  const arrivalUtc = pass.eventTimeUtc && call.clock.now().toISOString();
  const timeUtc = eventTimeUtc ?? arrivalUtc;
  const isLaterEvent = timeUtc !== undefined && timeUtc > (pass.eventTimeUtc ?? '');
  if (updated === pass && !isLaterEvent) return { answer: await unchangedAnswer(answer, call) };
  const changed = updated === pass ? revisedPass(pass, { eventTimeUtc: timeUtc }, { writeId: trackingId }) : updated;
  const hashed = await withContactHashes(call.identity, pass, changed);
  const isUpdated = await call.passes.update(hashed, call.receiptOf(answer)).catch(refuseFullGroup);
  if (!isUpdated) return contended;
  return changed.version === pass.version ? { answer } : { answer, pass: changed };
}

/** Deletes the files of a pass that has changed. If they cannot be deleted now, the relay deletes them. */
export async function dropFiles(pass: Pass | undefined, { log, renderings }: Call): Promise<void> {
  if (pass) await renderings.delete(installLink(pass)).catch((error) => log.error('API-FILES-LEFT', error));
}

/**
 * Differences between the fields that the update names and the barcode.
 * @throws E9025 if the template refuses one that the update changes.
 */
async function findingsOf(update: Pick<Update, 'data'>, template: Template, pass: Pass, updated: Pass) {
  const named = touchedBy(update.data);
  const findings = barcodeFindingsOf(template, updated.fields);
  const refusal = barcodeRefusal(template, findingsAbout(findings, changedNames(pass.fields, updated.fields)));
  if (refusal) throw refusal;
  return findingsAbout(findings, named);
}

import type * as z from 'zod';
import { requireBarcodeFits } from '../barcode/barcode-capacity.ts';
import { onceClearedOf } from '../fields/badges.ts';
import { applyChanges, equalAsJson } from '../fields/changes.ts';
import type { PassFields } from '../fields/pass-fields.ts';
import { fieldsOfConfirmed, isConfirmed } from '../fields/passenger-kind.ts';
import type { Wordings } from '../languages/languages.ts';
import { withDue } from '../pass/due.ts';
import { passInStatus, withExpiryRecorded } from '../pass/expiration.ts';
import { changedPass, type Pass, revisedPass } from '../pass/pass.ts';
import { ApiError, fieldsRefused } from '../request/errors.ts';
import type { Changer, Template } from '../template/template.ts';
import type { passUpdate } from './pass-update.ts';
import { notifyingPass } from './update-notification.ts';

type PassUpdate = Omit<z.output<typeof passUpdate>, 'isDryRun' | 'isSentAgain'> & {
  readonly referenceData?: Pass['referenceData'];
  /** True to make a new version even if nothing changes. */
  readonly isSentAgain?: boolean | undefined;
};

/** The call that changes a pass, and its time. */
interface Change {
  readonly trackingId: string;
  readonly changedBy?: Changer | undefined;
  readonly at: Date;
  /** Languages of the template, with our own words. */
  readonly wordings: Wordings;
  /** Time of the event that makes the change; by default that of the call. */
  readonly eventTimeUtc?: string | undefined;
}

/**
 * The next version of a pass; the same object if the update changes nothing, and the next revision of the same version
 * if it changes contact data only, which no pass shows. The stored status is the one set by callers: expiry by time is
 * derived from the expiration, so a pass is active again when that is moved.
 *
 * @throws E9007 for an erased pass, which can never be filled again. E9018 if the update makes an expired pass active;
 * every other transition is allowed. E9003 if the template's barcode-type cannot encode the new barcode-value, or if a
 * confirmed passenger would have no seat.
 * Source: docs/api/updatepassdata.md#updatepassdata.
 */
export function updatedPass(
  template: Template,
  pass: Pass,
  update: PassUpdate,
  { trackingId, changedBy, at, wordings, eventTimeUtc }: Change,
): Pass {
  if (pass.erasedAtUtc !== undefined) throw new ApiError('E9007_noSuchPass');
  const fields = changedFields(pass.fields, update);
  if (fields['barcode-value'] !== pass.fields['barcode-value'])
    requireBarcodeFits(template.fields, fields['barcode-value']);
  const beside = besideFields(pass, update);
  const changed = { ...pass, ...beside, fields, eventTimeUtc: newestEvent(pass, eventTimeUtc ?? at.toISOString()) };
  const updated = update.status === undefined ? changed : passInStatus(template, changed, update.status, at);
  const isShownAsBefore =
    fields === pass.fields &&
    updated.storedStatus === pass.storedStatus &&
    (update.notification ?? pass.notification) === pass.notification;
  const isBesideAsBefore = beside.contact === pass.contact && beside.referenceData === pass.referenceData;
  if (isShownAsBefore && isBesideAsBefore && !update.isSentAgain) return pass;
  const writing = { writeId: trackingId, at };
  // Also if the update itself moves the expiration into the past: the pass is never published as active in between.
  const recorded = withExpiryRecorded(template, updated, at);
  // An expiration that is not yet recorded changes phones and files, whatever else the update changes.
  if (isShownAsBefore && recorded.expiryNotedUtc === pass.expiryNotedUtc && !update.isSentAgain)
    return withDue(template, revisedPass(recorded, { trackingId, changedBy, updatedAtUtc: at.toISOString() }, writing));
  const changes = {
    trackingId,
    changedBy,
    notification: update.notification,
    isPriority: update.priority || undefined,
  };
  const after = changedPass(recorded, changes, writing);
  return withDue(template, notifyingPass(template, pass, after, update.notification, wordings));
}

/** Data of a pass that it does not show, after changes; the same objects if nothing differs. */
export function besideFields(
  { contact, referenceData: before }: Pick<Pass, 'contact' | 'referenceData'>,
  update: Partial<Pick<PassUpdate, 'contact' | 'referenceData'>>,
) {
  const referenceData = update.referenceData ?? before;
  return {
    contact: update.contact ? applyChanges(contact, update.contact) : contact,
    referenceData: equalAsJson(before, referenceData) ? before : referenceData,
  };
}

/** The later one of a pass's newest event and another. */
export const newestEvent = ({ eventTimeUtc = '' }: Pick<Pass, 'eventTimeUtc'>, atUtc: string) =>
  eventTimeUtc > atUtc ? eventTimeUtc : atUtc;

/**
 * A kind that is cleared becomes the default. It stays on record, as a picture does: the object in Google Wallet still has
 * it, and an update removes only what it names.
 */
export function changedFields(before: PassFields, { data }: Pick<PassUpdate, 'data'>): PassFields {
  const cleared = Object.entries(onceClearedOf(before)).filter(([name]) => data.clear.some((each) => each === name));
  const set = { ...data.set, ...Object.fromEntries(cleared) };
  const fields = applyChanges(before, { set, clear: data.clear.filter((name) => !(name in set)) });
  if (fields['passenger-kind'] === before['passenger-kind'] || !isConfirmed(fields['passenger-kind'])) return fields;
  const missing = Object.keys(fieldsOfConfirmed).filter((name) => !(name in fields));
  if (missing.length > 0)
    throw fieldsRefused(missing.map((field) => ({ field, message: 'is required for passenger-kind confirmed' })));
  return fields;
}

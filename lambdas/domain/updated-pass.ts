import type * as z from 'zod';
import { requireBarcodeFits } from './barcode-capacity.ts';
import { applyChanges } from './changes.ts';
import { withDue } from './due.ts';
import { ApiError } from './errors.ts';
import { withExpiryNoted } from './expiration.ts';
import { changedPass, type Pass, revisedPass } from './pass.ts';
import { passInStatus } from './pass-in-status.ts';
import type { passUpdate } from './pass-update.ts';
import type { Template } from './template.ts';
import { notifyingPass } from './update-notification.ts';

type PassUpdate = z.output<typeof passUpdate>;

/** The call that changes a pass, and its time. */
interface Change {
  readonly trackingId: string;
  readonly at: Date;
}

/**
 * The next version of a pass; the same object if the update changes nothing, and the next revision of the same version
 * if it changes contact data only, which no pass shows. The stored status is the one set by callers: expiry by time is
 * derived from the expiration, so a pass is active again when that is moved.
 *
 * @throws E9007 for an erased pass, which can never be filled again. E9018 if the update makes an expired pass active;
 * every other transition is allowed. E9003 if the template's barcode-type cannot encode the new barcode-value.
 * Source: docs/api.md#updatepassdata.
 */
export function updatedPass(template: Template, pass: Pass, update: PassUpdate, { trackingId, at }: Change): Pass {
  if (pass.erasedAtUtc !== undefined) throw new ApiError('E9007_noSuchPass');
  const fields = applyChanges(pass.fields, update.data);
  if (fields['barcode-value'] !== pass.fields['barcode-value'])
    requireBarcodeFits(template.fields, fields['barcode-value']);
  const contact = applyChanges(pass.contact, update.contact);
  const changed = { ...pass, fields, contact };
  const updated = update.status === undefined ? changed : passInStatus(template, changed, update.status, at);
  const isShownAsBefore =
    fields === pass.fields &&
    updated.status === pass.status &&
    (update.notification ?? pass.notification) === pass.notification;
  if (isShownAsBefore && contact === pass.contact) return pass;
  const writing = { writeId: trackingId, at };
  // Also if the update itself moves the expiration into the past: the pass is never published as active in between.
  const noted = withExpiryNoted(template, updated, at);
  // An expiration that is not yet recorded changes phones and files, whatever else the update changes.
  if (isShownAsBefore && noted.expiryNotedUtc === pass.expiryNotedUtc)
    return withDue(template, revisedPass(noted, { trackingId, updatedAtUtc: at.toISOString() }, writing));
  const changes = { trackingId, notification: update.notification, isPriority: update.priority || undefined };
  const after = changedPass(noted, changes, writing);
  return withDue(template, notifyingPass(template, pass, after, update.notification));
}

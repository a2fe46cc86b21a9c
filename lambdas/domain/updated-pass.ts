import type * as z from 'zod';
import { requireBarcodeFits } from './barcode-capacity.ts';
import { applyChanges } from './changes.ts';
import { withDue } from './due.ts';
import { ApiError } from './errors.ts';
import { withExpiryNoted } from './expiration.ts';
import { changedPass, type Pass, revisedPass } from './pass.ts';
import { passInStatus } from './pass-in-status.ts';
import { applyPassDataChanges, type passUpdate } from './pass-update.ts';
import type { Template } from './template.ts';
import { notifyingPass } from './update-notification.ts';

type PassUpdate = z.output<typeof passUpdate>;

/** Who changes a pass, and when. */
interface Change {
  readonly trackingId: string;
  readonly at: Date;
}

/**
 * The next version of a pass; the very object that was given when the update changes nothing, and the next revision of
 * the same version when it changes only how the passenger is reached, which no pass shows. The record keeps the status
 * that callers gave it: that a pass has expired by time is read from its expiration, and so it is active again when that
 * is moved.
 *
 * @throws E9007 for a pass whose passenger has been forgotten: nothing fills it again. E9018 when the update makes it
 * active although it has expired; any other status may follow any other. E9003 for a new barcode-value that the
 * template's barcode-type cannot carry.
 * Source: docs/api.md#updatepassdata.
 */
export function updatedPass(template: Template, pass: Pass, update: PassUpdate, { trackingId, at }: Change): Pass {
  if (pass.erasedAtUtc !== undefined) throw new ApiError('E9007_noSuchPass');
  const fields = applyPassDataChanges(pass.fields, update.data);
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
  // Also where the update itself has moved the expiration to what is past: it is never told as active in between.
  const noted = withExpiryNoted(template, updated, at);
  // An expiration that nobody has noted yet is news for phones and files, whatever the update is about.
  if (isShownAsBefore && noted.expiryNotedUtc === pass.expiryNotedUtc)
    return withDue(template, revisedPass(noted, { trackingId, updatedAtUtc: at.toISOString() }, writing));
  const changes = { trackingId, notification: update.notification, isPriority: update.priority || undefined };
  const after = changedPass(noted, changes, writing);
  return withDue(template, notifyingPass(template, pass, after, update.notification));
}

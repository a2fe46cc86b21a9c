import type * as z from 'zod';
import { requireBarcodeFits } from './barcode-capacity.ts';
import { applyChanges } from './changes.ts';
import { ApiError } from './errors.ts';
import { statusAt } from './expiration.ts';
import type { Pass } from './pass.ts';
import { applyPassDataChanges, type passUpdate } from './pass-update.ts';
import type { Template } from './template.ts';

type PassUpdate = z.output<typeof passUpdate>;

/** Who changes a pass, and when. */
interface Change {
  readonly trackingId: string;
  readonly at: Date;
}

/**
 * The next version of a pass; the very object that was given when the update changes nothing. The record keeps the
 * status that callers gave it: that a pass has expired by time is read from its expiration, and so it is active again
 * when that is moved.
 *
 * @throws E9018 when the update makes it active although it has expired; any other status may follow any other. E9003
 * for a new barcode-value that the template's barcode-type cannot carry.
 * Source: specification, section 3; DECISIONS.md, Passes.
 */
export function updatedPass(template: Template, pass: Pass, update: PassUpdate, { trackingId, at }: Change): Pass {
  const fields = applyPassDataChanges(pass.fields, update.data);
  if (fields['barcode-value'] !== pass.fields['barcode-value'])
    requireBarcodeFits(template.fields, fields['barcode-value']);
  const contact = applyChanges(pass.contact, update.contact);
  const status = update.status ?? pass.status;
  const changed = { ...pass, fields, contact, status };
  if (update.status === 'active' && statusAt(template, changed, at) === 'expired')
    throw new ApiError('passStaysExpired');
  const isSame =
    fields === pass.fields &&
    contact === pass.contact &&
    status === pass.status &&
    (update.notification ?? pass.notification) === pass.notification;
  if (isSame) return pass;
  return {
    ...changed,
    version: pass.version + 1,
    updatedAtUtc: at.toISOString(),
    trackingId,
    notification: update.notification,
  };
}

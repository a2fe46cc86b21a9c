import type * as z from 'zod';
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
 * The next version of a pass; the very object that was given when the update changes nothing. A pass that has expired
 * stays so unless the update says otherwise, whether or not its expiry has been noted on the record.
 *
 * @throws E9018 when the update makes it active although it has expired. Any other status may follow any other.
 * Source: specification, section 3; DECISIONS.md, Passes.
 */
export function updatedPass(template: Template, pass: Pass, update: PassUpdate, { trackingId, at }: Change): Pass {
  const before = statusAt(template, pass, at);
  const fields = applyPassDataChanges(pass.fields, update.data);
  const contact = applyChanges(pass.contact, update.contact);
  const status = update.status ?? before;
  const changed = { ...pass, fields, contact, status };
  if (update.status === 'active' && statusAt(template, changed, at) === 'expired')
    throw new ApiError('passStaysExpired');
  const isSame =
    fields === pass.fields &&
    contact === pass.contact &&
    status === before &&
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

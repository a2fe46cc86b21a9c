import * as z from 'zod';
import { type Changes, changesOf } from '../fields/changes.ts';
import {
  emptyAsMissing,
  oneOf,
  parseWithin,
  passId,
  passTemplateId,
  sentFields,
  text,
  trueFalse,
  withoutEmpty,
} from '../fields/fields.ts';
import { type PassFields, passFields, passMetaDataFields, withSeatClass } from '../fields/pass-fields.ts';
import { fieldsOfConfirmed, isConfirmed } from '../fields/passenger-kind.ts';
import type { PassStatus } from '../pass/pass.ts';

/** In any letter case. Source: docs/api/updatepassdata.md#status-of-a-pass. */
export const passStatus = oneOf('redeemed', 'expired', 'voided', 'active');

/** An update's `pass-data`. */
export interface PassDataChanges extends Changes<PassFields> {
  readonly status?: PassStatus | undefined;
  /** Text of the notification, in place of the generated one. */
  readonly notification?: string | undefined;
}

const readFields = changesOf(passFields);
/** Also clears what only a confirmed passenger needs. */
const readFieldsOfOthers = changesOf(passFields.partial(fieldsOfConfirmed));
const readContact = changesOf(passMetaDataFields);

/** Fields of an update's `pass-data` that are not fields of the pass. */
export const updateOnlyFields = z.object({
  /**
   * New status, here or beside pass-data. After the expiration, active is refused (E9018) unless you send a later
   * expiration-timestamp.
   */
  'pass-status': z.optional(passStatus),
  /** Text of the notification for this update. Default: a text about what has changed. */
  'pass-update-notification': z.optional(text(250)),
});

/**
 * The object `pass-data` of updatepassdata, a partial update: omitted fields stay, "" clears.
 * Source: docs/api/updatepassdata.md#updatepassdata.
 */
export const passDataChanges = z
  .record(z.string(), z.unknown(), 'must be an object')
  .transform((request, context): PassDataChanges => {
    const {
      'pass-status': status,
      'pass-update-notification': notification,
      ...fields
    } = withSeatClass(request, context);
    const beside = withoutEmpty({ 'pass-status': status, 'pass-update-notification': notification });
    const parsed = parseWithin(updateOnlyFields, beside, context);
    return {
      ...(isConfirmed(fields['passenger-kind']) ? readFields : readFieldsOfOthers)(fields, context),
      status: parsed['pass-status'],
      notification: parsed['pass-update-notification'],
    };
  });

/** The object `pass-meta-data` of updatepassdata; partial, as passDataChanges. */
export const passMetaDataChanges = z
  .record(z.string(), z.unknown(), 'must be an object')
  .transform((request, context) => readContact(request, context));

const changeOptions = {
  priority: z.optional(trueFalse),
  'dry-run': z.optional(trueFalse),
};

/** The request of updatepassdata; the status may be given in either place. */
export const passUpdate = sentFields
  .transform(emptyAsMissing)
  .pipe(
    z.strictObject({
      'pass-template-id': passTemplateId,
      'pass-id': passId,
      ...changeOptions,
      'send-again': z.optional(trueFalse),
      'pass-status': z.optional(passStatus),
      'pass-data': z.optional(passDataChanges),
      'pass-meta-data': z.optional(passMetaDataChanges),
    }),
  )
  .refine(
    ({ 'pass-status': status, 'pass-data': data }) =>
      status === undefined || data?.status === undefined || status === data.status,
    // Also if fields are invalid by themselves, so that callers learn of all problems at once.
    { path: ['pass-status'], message: 'is given twice with different values', when: () => true },
  )
  .transform(({ 'pass-status': status, 'pass-data': data, 'pass-meta-data': contact, ...rest }) => {
    const { 'dry-run': isDryRun, 'send-again': isSentAgain, priority, ...reference } = rest;
    return {
      reference,
      isDryRun,
      isSentAgain,
      priority: priority ?? false,
      data: data ?? { set: {}, clear: [] },
      contact: contact ?? { set: {}, clear: [] },
      status: status ?? data?.status,
      notification: data?.notification,
    };
  });

/** The request of movepass. Source: docs/api/movepass.md#movepass. */
export const passMove = sentFields
  .transform(emptyAsMissing)
  .pipe(
    z.strictObject({
      'pass-template-id': passTemplateId,
      'to-pass-template-id': passTemplateId,
      'pass-id': passId,
      ...changeOptions,
      'pass-data': z.optional(passDataChanges),
    }),
  )
  .refine((move) => move['to-pass-template-id'] !== move['pass-template-id'], {
    path: ['to-pass-template-id'],
    message: 'must be another template',
  });

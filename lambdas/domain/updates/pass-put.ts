import * as z from 'zod';
import type { Changes } from '../fields/changes.ts';
import {
  emptyAsMissing,
  emptyAsMissingIn,
  parseWithin,
  passId,
  passTemplateId,
  sentFields,
  trueFalse,
  withoutEmpty,
} from '../fields/fields.ts';
import {
  fieldsOfNewPass,
  newPassFields,
  type PassFields,
  passFields,
  passMetaData,
  passMetaDataFields,
  referenceData,
  withSeatClass,
} from '../fields/pass-fields.ts';
import { eventFlight } from '../flight/flight-facts.ts';
import type { Contact } from '../pass/pass.ts';
import { eventTime } from '../time/event-time.ts';
import { passStatus, updateOnlyFields } from './pass-update.ts';

/** The object `pass-data` of putpass, which is whole: what is missing is cleared. Source: docs/api/putpass.md#putpass. */
export const wholePassData = sentFields.transform((request, context) => {
  const { 'pass-status': status, 'pass-update-notification': notification, ...rest } = withSeatClass(request, context);
  const beside = withoutEmpty({ 'pass-status': status, 'pass-update-notification': notification });
  const parsed = parseWithin(updateOnlyFields, beside, context);
  const fields = emptyAsMissingIn(newPassFields)(rest);
  return {
    fields: parseWithin(fieldsOfNewPass(fields), fields, context) as PassFields,
    status: parsed['pass-status'],
    notification: parsed['pass-update-notification'],
  };
});

/** The request of putpass: an event about a passenger on a flight. Source: docs/api/putpass.md#putpass. */
export const passPut = sentFields
  .transform(emptyAsMissing)
  .pipe(
    z.strictObject({
      'pass-id': passId,
      'event-time': eventTime,
      brand: z.optional(passTemplateId),
      flight: eventFlight,
      priority: z.optional(trueFalse),
      'pass-status': z.optional(passStatus),
      'pass-data': wholePassData,
      'pass-meta-data': z.optional(passMetaData),
      'reference-data': z.optional(referenceData),
    }),
  )
  .refine(
    ({ 'pass-status': status, 'pass-data': data }) =>
      status === undefined || data?.status === undefined || status === data.status,
    // Also if fields are invalid by themselves, so that callers learn of all problems at once.
    { path: ['pass-status'], message: 'is given twice with different values', when: () => true },
  );

export type PassPut = z.output<typeof passPut>;

/** Fields that stay as the pass was issued. */
const ofIssuing = ['strip-image', 'expiration-timezone'] as const;

/** Changes that make whole data of what a pass has; without a group-id its group stays. */
export function wholeChanges(before: PassFields, whole: PassFields): Changes<PassFields> {
  const cleared = Object.keys(passFields.shape).filter(
    (name) => name !== 'group-id' && before[name as never] !== undefined && whole[name as never] === undefined,
  );
  const set = Object.entries(whole).filter(
    ([name, value]) => value !== undefined && !ofIssuing.some((each) => each === name),
  );
  return { set: Object.fromEntries(set), clear: cleared as (keyof PassFields)[] };
}

/** Changes of contact data that are whole, too; those of a pass stay if the object is absent. */
export function wholeContact(before: Contact, whole: Contact | undefined): Changes<Contact> {
  if (whole === undefined) return { set: {}, clear: [] };
  const names = Object.keys(passMetaDataFields.shape) as (keyof Contact)[];
  return {
    set: Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined)),
    clear: names.filter((name) => before[name] !== undefined && whole[name] === undefined),
  };
}

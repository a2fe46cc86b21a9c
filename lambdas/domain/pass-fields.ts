import * as z from 'zod';
import { actionLinkFields } from './action-links.ts';
import {
  emptyAsMissing,
  emptyAsMissingIn,
  ibeacon,
  imageUrl,
  oneToTen,
  parseWithin,
  relevantLocation,
  text,
  timeZone,
  writtenInstant,
} from './fields.ts';
import { fieldsOfConfirmed, isConfirmed, passengerKind } from './passenger-kind.ts';

const short = text(60);
/** Entries have unique keys, `relevant-1` to `relevant-10`. Source: docs/api.md#fields-of-a-pass. */
const key = (prefix: string) =>
  z.string('must be text').regex(new RegExp(`^${prefix}-([1-9]|10)$`), `must be ${prefix}-1 to ${prefix}-10`);

const keyed = <Entry extends z.ZodType<{ key: string }>>(entry: Entry) =>
  oneToTen(entry).refine(
    (entries) => new Set(entries.map((each) => each.key)).size === entries.length,
    'must have each key once',
  );

/** Read as UTC; a given offset is ignored. Source: docs/api.md#dates-and-timezones. */
const expirationTimestamp = writtenInstant.transform((local) => `${local}Z`);

/** Fields of `pass-data` in generatepass and updatepassdata, of a confirmed passenger. Source: docs/api.md#fields-of-a-pass. */
export const passFields = z.strictObject({
  'passenger-name': text(100),
  'boarding-group': short,
  'boarding-position': short,
  'seat-number': short,
  'passenger-kind': z.optional(passengerKind),
  'confirmation-number': short,
  'boarding-seat-class': z.optional(short),
  'sequence-number': z.optional(short),
  'ticket-number': z.optional(short),
  'frequent-flyer-program-name': z.optional(text(100)),
  'frequent-flyer-name-number': z.optional(text(100)),
  'barcode-value': z.optional(text(2_000)),
  'additional-image': z.optional(imageUrl),
  'expiration-timestamp': z.optional(expirationTimestamp),
  /** The caller's text in a request; of a stored pass only its keyed hash, the group's key. */
  'group-id': z.optional(text(100)),
  'relevant-locations': z.optional(keyed(relevantLocation.extend({ key: key('relevant') }))),
  ibeacons: z.optional(keyed(ibeacon.safeExtend({ key: key('ibeacon') }))),
  ...actionLinkFields,
});

/** Fields of a new pass, with the ones that only generatepass accepts. */
export const newPassFields = passFields.extend({
  'strip-image': z.optional(imageUrl),
  'expiration-timezone': z.optional(timeZone),
});

/** Fields of a pass from an issuance link. Source: docs/api.md#variables. */
export const linkPassFields = passFields.extend({
  'additional-image-text': z.optional(text(250)),
  'expiration-timezone': z.optional(timeZone),
  /** Addresses of places, as text; they are never geocoded. */
  'relevance-addresses': z.optional(z.array(z.strictObject({ key: key('relevant'), address: text(250) }))),
});

export const fieldsOfNewPass = ofEveryKind(newPassFields, newPassFields.partial(fieldsOfConfirmed));
export const fieldsOfLinkPass = ofEveryKind(linkPassFields, linkPassFields.partial(fieldsOfConfirmed));

export type PassFields = z.output<ReturnType<typeof fieldsOfNewPass>> & z.output<ReturnType<typeof fieldsOfLinkPass>>;

/** The schema for the passenger-kind in a request. */
function ofEveryKind<Confirmed, Other>(ofConfirmed: Confirmed, ofOthers: Other) {
  return ({ 'passenger-kind': kind }: Readonly<Record<string, unknown>>) =>
    isConfirmed(kind) ? ofConfirmed : ofOthers;
}

/**
 * Merges boarding-Seat-class, the alternative spelling of the class; both at once must agree.
 * Source: docs/api.md#fields-of-a-pass.
 */
export function withSeatClass(
  { 'boarding-Seat-class': alias, ...fields }: Readonly<Record<string, unknown>>,
  context: z.RefinementCtx,
): Record<string, unknown> {
  if (alias === undefined) return fields;
  const { 'boarding-seat-class': seatClass = alias } = fields;
  if (seatClass !== alias) {
    const message = 'is given twice with different values';
    context.addIssue({ code: 'custom', path: ['boarding-seat-class'], message });
  }
  return { ...fields, 'boarding-seat-class': seatClass };
}

/** The object `pass-data` of generatepass. Source: docs/api.md#fields-of-a-pass. */
export const passData = z
  .record(z.string(), z.unknown(), 'must be an object')
  .transform((request, context): PassFields => {
    const fields = emptyAsMissingIn(newPassFields)(withSeatClass(request, context));
    return parseWithin(fieldsOfNewPass(fields), fields, context);
  });

/** Contact data of the passenger. Source: docs/api.md#fields-of-a-pass. */
export const passMetaDataFields = z.strictObject({
  'user-email': z.optional(z.email('must be an e-mail address').max(254, 'must be at most 254 characters')),
  'user-phone': z.optional(z.string('must be digits').regex(/^\d{5,15}$/, 'must be 5 to 15 digits')),
});

/** The object `pass-meta-data` of generatepass. */
export const passMetaData = z
  .record(z.string(), z.unknown(), 'must be an object')
  .transform(emptyAsMissing)
  .pipe(passMetaDataFields);

const referenceDataBytes = 4096;

/** The object `reference-data`: any JSON object up to 4 KB. Source: docs/api.md#numbers-and-booleans. */
export const referenceData = z
  .record(z.string(), z.unknown(), 'must be an object')
  .refine(
    (data) => new TextEncoder().encode(JSON.stringify(data)).length <= referenceDataBytes,
    'must be at most 4 KB of JSON',
  )
  .refine(canBeEchoed, 'must not contain half a surrogate pair or a number beyond 1.8e308');

/**
 * False for lone surrogates, which UTF-8 and therefore events cannot encode, and for numbers so large that they would
 * become null.
 */
function canBeEchoed(value: unknown): boolean {
  if (typeof value === 'string') return !/\p{Cs}/u.test(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, each]) => canBeEchoed(name) && canBeEchoed(each));
}

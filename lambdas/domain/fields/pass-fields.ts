import * as z from 'zod';
import { actionLinkFields, featuredActionField } from './action-link-fields.ts';
import { badgeFields } from './badge-fields.ts';
import { asExpiration, everywhere, type Field, inBoth, nowhere, shapeOf } from './field.ts';
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
/** Entries have unique keys, `relevant-1` to `relevant-10`. Source: docs/api/generatepass.md#pass-data. */
const key = (prefix: string) =>
  z.string('must be text').regex(new RegExp(`^${prefix}-([1-9]|10)$`), `must be ${prefix}-1 to ${prefix}-10`);

const keyed = <Entry extends z.ZodType<{ key: string }>>(entry: Entry) =>
  oneToTen(entry).refine(
    (entries) => new Set(entries.map((each) => each.key)).size === entries.length,
    'must have each key once',
  );

/** Read as UTC; a given offset is ignored. Source: docs/api/formats.md#dates-and-timezones. */
const expirationTimestamp = writtenInstant.transform((local) => `${local}Z`);

const shortText = { ...nowhere, schema: z.optional(short), apple: 'back', google: 'object' } as const;
const inRow = { ...everywhere, schema: short, apple: 'secondary', google: 'object' } as const;

/** Fields of `pass-data` in generatepass and updatepassdata, of a confirmed passenger. Source: docs/api/generatepass.md#pass-data. */
const ownFields = {
  /** Name of the passenger. */
  'passenger-name': { ...inRow, schema: text(100), readAs: 'passenger-name' },
  /** Boarding group. */
  'boarding-group': { ...inRow, readAs: 'boarding-group' },
  /** Position in the boarding order. */
  'boarding-position': { ...inRow, page: false, readAs: 'boarding-position' },
  /** Seat. */
  'seat-number': { ...inRow, apple: 'header', readAs: 'seat-number' },
  /**
   * Default: confirmed. The other kinds need no seat, boarding group and position; Standby, Infant or At the gate is shown in place of
   * the seat.
   * @heading Passengers without a seat
   */
  'passenger-kind': {
    ...inRow,
    schema: z.optional(passengerKind),
    // The back is what the design of iOS 26 shows: its front has no words in place of a seat
    apple: ['header', 'back'],
    readAs: 'passenger-kind',
  },
  /** Booking code. */
  'confirmation-number': { ...shortText, schema: short, readAs: 'confirmation-number' },
  /** Cabin or class. Default: the template’s. */
  'boarding-seat-class': { ...inRow, schema: z.optional(short), readAs: 'boarding-seat-class' },
  /** Check-in sequence number. */
  'sequence-number': { ...shortText, readAs: 'sequence-number' },
  /** E-ticket number. */
  'ticket-number': { ...shortText, readAs: 'ticket-number' },
  /** Name of the frequent-flyer program, shown before the number. */
  'frequent-flyer-program-name': { ...shortText, schema: z.optional(text(100)) },
  /** Frequent-flyer number. */
  'frequent-flyer-name-number': {
    ...shortText,
    schema: z.optional(text(100)),
    readAs: 'frequent-flyer-name-number',
  },
  /** Value of the barcode. Default: a generated one, if the template asks for it, else the template’s, else none. */
  'barcode-value': { ...inBoth, schema: z.optional(text(2_000)), readAs: ['barcode-value', 'barcode-text'] },
  /** Default: the template’s. Wallet B. */
  'additional-image': { ...nowhere, schema: z.optional(imageUrl), google: 'object', readAs: 'additional-image' },
  /**
   * Read as UTC; an offset is ignored. Default: the template’s expiration.
   * @example 2027-03-16T02:00:00Z
   * @format ISO 8601
   */
  'expiration-timestamp': { ...asExpiration, schema: z.optional(expirationTimestamp) },
  /**
   * Your own text, such as a booking code. Both wallets keep passes with the same text together, and there is a page for all of them.
   * Stored only as a keyed hash.
   * @heading Groups
   */
  // The caller's text in a request; of a stored pass only its keyed hash, the group's key.
  'group-id': { ...inBoth, schema: z.optional(text(100)) },
  /**
   * Replace the template’s.
   * @format as the template’s, each with key `relevant-1` to `relevant-10`
   */
  'relevant-locations': {
    ...inBoth,
    schema: z.optional(keyed(relevantLocation.extend({ key: key('relevant') }))),
    readAs: 'relevant-locations',
  },
  /**
   * Replace the template’s. Wallet A.
   * @format as the template’s, each with key `ibeacon-1` to `ibeacon-10`
   */
  ibeacons: {
    ...nowhere,
    schema: z.optional(keyed(ibeacon.safeExtend({ key: key('ibeacon') }))),
    apple: 'pass',
    readAs: 'ibeacons',
  },
  ...badgeFields,
  ...actionLinkFields,
  /**
   * Replace the template’s.
   * @format 1 or 2 of link, type
   * @heading Featured actions
   */
  'walleta-featured-actions': featuredActionField,
} as const satisfies Readonly<Record<string, Field>>;

/** Fields that only generatepass accepts. */
const newFields = {
  /**
   * Picture across the pass in both wallets, fetched when the pass is generated; at most 4 MB together with the template’s images.
   * Without it, Wallet B shows the template’s.
   * @format PNG address
   */
  'strip-image': {
    ...nowhere,
    schema: z.optional(imageUrl),
    apple: 'image',
    google: 'object',
    readAs: 'strip-url',
  },
  /** Timezone in which the expiration is shown. Default: UTC. */
  'expiration-timezone': { ...nowhere, schema: z.optional(timeZone), readAs: 'expiration-timestamp' },
} as const satisfies Readonly<Record<string, Field>>;

/** Fields that only an issuance link brings. Source: docs/api/createpassissuancelink.md#variables. */
const linkOnlyFields = {
  'additional-image-text': { ...nowhere, schema: z.optional(text(250)), google: 'object' },
  // Addresses of places, as text: kept with the pass, never geocoded.
  'relevance-addresses': {
    ...nowhere,
    schema: z.optional(z.array(z.strictObject({ key: key('relevant'), address: text(250) }))),
  },
} as const satisfies Readonly<Record<string, Field>>;

/** Every field of a pass. */
export const fieldsOfPass = { ...ownFields, ...newFields, ...linkOnlyFields };

export const passFields = z.strictObject(shapeOf(ownFields));
export const newPassFields = passFields.extend(shapeOf(newFields));
/** Fields of a pass from an issuance link. */
export const linkPassFields = passFields.extend(
  shapeOf({ ...linkOnlyFields, 'expiration-timezone': newFields['expiration-timezone'] }),
);

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
 * Source: docs/api/generatepass.md#pass-data.
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

/** Fields of generatepass in which [] counts as missing; places and beacons are 1 to 10, and [] clears them in an update only. */
const maybeEmpty = newPassFields.omit({ 'relevant-locations': true, ibeacons: true });

/** The object `pass-data` of generatepass. Source: docs/api/generatepass.md#pass-data. */
export const passData = z
  .record(z.string(), z.unknown(), 'must be an object')
  .transform((request, context): PassFields => {
    const fields = emptyAsMissingIn(maybeEmpty)(withSeatClass(request, context));
    return parseWithin(fieldsOfNewPass(fields), fields, context);
  });

/** Contact data of the passenger. Source: docs/api/generatepass.md#pass-data. */
export const passMetaDataFields = z.strictObject({
  /**
   * For your own integrations.
   * @format e-mail address
   */
  'user-email': z.optional(z.email('must be an e-mail address').max(254, 'must be at most 254 characters')),
  /**
   * For your own integrations, digits only.
   * @format 5 to 15 digits
   */
  'user-phone': z.optional(z.string('must be digits').regex(/^\d{5,15}$/, 'must be 5 to 15 digits')),
});

/** The object `pass-meta-data` of generatepass. */
export const passMetaData = z
  .record(z.string(), z.unknown(), 'must be an object')
  .transform(emptyAsMissing)
  .pipe(passMetaDataFields);

const referenceDataBytes = 4096;

/** The object `reference-data`: any JSON object up to 4 KB. Source: docs/api/formats.md#numbers-and-booleans. */
export const referenceData = z
  .record(z.string(), z.unknown(), 'must be an object')
  .refine(
    (data) => new TextEncoder().encode(JSON.stringify(data)).length <= referenceDataBytes,
    'must be at most 4 KB of JSON',
  )
  .refine(canBeEchoed, 'must not contain half a surrogate pair, or a number beyond 1.8e308: send that as text');

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

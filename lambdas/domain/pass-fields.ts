import * as z from 'zod';
import { isLocalDateTime } from './dates.ts';
import { ibeacon, imageUrl, oneToTen, relevantLocation, text, timeZone, withoutEmpty } from './fields.ts';

const short = text(60);
/** Entries of a pass carry a key, `relevant-1` to `relevant-10`, each once. Source: specification, 2.4 and 2.5. */
const key = (prefix: string) =>
  z.string('must be text').regex(new RegExp(`^${prefix}-([1-9]|10)$`), `must be ${prefix}-1 to ${prefix}-10`);

const keyed = <Entry extends z.ZodType<{ key: string }>>(entry: Entry) =>
  oneToTen(entry).refine(
    (entries) => new Set(entries.map((each) => each.key)).size === entries.length,
    'must have each key once',
  );

/** Read as UTC whatever offset is written. Source: specification, 2.2. */
const expirationTimestamp = z
  .string('must be text')
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/, 'must be an ISO 8601 date and time')
  .transform((value) => value.slice(0, 19))
  .refine(isLocalDateTime, 'must be a real date and time')
  .transform((value) => `${value}Z`);

/** The fields of `pass-data` as they are kept. Source: specification, 2.3. */
const passFields = z.strictObject({
  'passenger-name': text(100),
  'boarding-group': short,
  'boarding-position': short,
  'seat-number': short,
  'confirmation-number': short,
  'boarding-seat-class': z.optional(short),
  'sequence-number': z.optional(short),
  'ticket-number': z.optional(short),
  'frequent-flyer-program-name': z.optional(text(100)),
  'frequent-flyer-name-number': z.optional(text(100)),
  'barcode-value': z.optional(text(2_000)),
  'additional-image': z.optional(imageUrl),
  'expiration-timestamp': z.optional(expirationTimestamp),
  'expiration-timezone': z.optional(timeZone),
  'relevant-locations': z.optional(keyed(relevantLocation.extend({ key: key('relevant') }))),
  ibeacons: z.optional(keyed(ibeacon.extend({ key: key('ibeacon') }))),
});

export type PassFields = z.output<typeof passFields>;

/** The object `pass-data` of generatepass; the class may be spelled boarding-Seat-class. Source: specification, 2.3. */
export const passData = z
  .record(z.string(), z.unknown(), 'must be an object')
  .transform(({ 'boarding-Seat-class': seatClass, ...fields }) => {
    return withoutEmpty(seatClass === undefined ? fields : { 'boarding-seat-class': seatClass, ...fields });
  })
  .pipe(passFields);

/** The object `pass-meta-data`. Source: specification, 2.3. */
export const passMetaData = z
  .record(z.string(), z.unknown(), 'must be an object')
  .transform(withoutEmpty)
  .pipe(
    z.strictObject({
      'user-email': z.optional(z.email('must be an e-mail address').max(254, 'must be at most 254 characters')),
      'user-phone': z.optional(z.string('must be digits').regex(/^\d{5,15}$/, 'must be 5 to 15 digits')),
    }),
  );

const referenceDataBytes = 4096;

/** The object `reference-data`: any JSON object up to 4 KB. Source: DECISIONS.md, Passes. */
export const referenceData = z
  .record(z.string(), z.unknown(), 'must be an object')
  .refine(
    (data) => new TextEncoder().encode(JSON.stringify(data)).length <= referenceDataBytes,
    'must be at most 4 KB of JSON',
  );

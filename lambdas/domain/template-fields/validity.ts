import * as z from 'zod';
import { asExpiration, type Field, inBoth, nowhere } from '../fields/field.ts';
import {
  ibeacon,
  localDateTime,
  oneOf,
  oneToTen,
  relevantLocation,
  timeZone,
  trueFalse,
  wholeNumber,
} from '../fields/fields.ts';

const hours = { ...nowhere, schema: z.optional(wholeNumber(0, 87_600)) } as const;

/** Where and how long a pass is of use, and when its record is archived. */
export const validityFields = {
  /**
   * Places for passes that bring none. Entries have no key here.
   * @format 1 to 10 of latitude, longitude, relevant-text (text 250, optional)
   */
  'relevant-locations': {
    ...inBoth,
    schema: z.optional(oneToTen(relevantLocation)),
    readAs: 'relevant-locations',
  },
  /**
   * Beacons for passes that bring none. Entries have no key here. Wallet A.
   * @format 1 to 10 of proximity-uuid, and optional: major, minor (0 to 65,535, a minor with a major only), relevant-text (text 250)
   */
  ibeacons: { ...nowhere, schema: z.optional(oneToTen(ibeacon)), apple: 'pass', readAs: 'ibeacons' },

  /** True: expiry-date and auto-expiry are ignored; expiration-timestamp of a pass still holds. */
  'no-expiration': { ...asExpiration, schema: trueFalse },
  /** By default default: expiry-date counts. auto: passes expire a while after their first install. */
  'expiration-setting': { ...asExpiration, schema: z.optional(oneOf('default', 'auto')) },
  /** When passes without an expiration of their own expire, in expiry-timezone. */
  'expiry-date': { ...asExpiration, schema: z.optional(localDateTime) },
  /** By default relevance-date-timezone. */
  'expiry-timezone': { ...inBoth, schema: z.optional(timeZone) },
  /**
   * Days by the calendar after the first install, 0 to 3,650. With expiration-setting auto this or auto-expire-number-hours is
   * required; both add.
   */
  'auto-expire-number-days': { ...asExpiration, schema: z.optional(wholeNumber(0, 3_650)) },
  /** Hours after the first install, 0 to 87,600. */
  'auto-expire-number-hours': { ...asExpiration, schema: z.optional(wholeNumber(0, 87_600)) },
  /** Required with expiration-setting auto. */
  'auto-expire-timezone': { ...inBoth, schema: z.optional(timeZone) },
  /** True: the expiration moves to the next midnight; by default False. */
  'auto-expire-roundoff-midnight': { ...asExpiration, schema: z.optional(trueFalse) },

  /** Hours after which a pass that nobody has installed is archived; by default never. */
  'never-installed-ttl': { ...nowhere, schema: z.optional(wholeNumber(1, 87_600)) },
  /**
   * Time at which such a pass is archived, with never-installed-ttl, which is required with it; the earlier of both counts.
   * Local to origin-airport.
   */
  'never-installed-archive-timestamp': { ...nowhere, schema: z.optional(localDateTime) },
  /** Hours after which an expired pass is archived; by default never. */
  'expired-pass-ttl': hours,
  /** Hours after which a redeemed pass is archived; by default never. */
  'redeemed-pass-ttl': hours,
  /** Hours after which a voided pass is archived; by default never. */
  'voided-pass-ttl': hours,
} as const satisfies Readonly<Record<string, Field>>;

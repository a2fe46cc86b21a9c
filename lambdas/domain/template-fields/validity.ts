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
   * Places for passes that have none of their own. No keys here.
   * @format 1 to 10 of latitude, longitude, relevant-text (text 250, optional)
   */
  'relevant-locations': {
    ...inBoth,
    schema: z.optional(oneToTen(relevantLocation)),
    readAs: 'relevant-locations',
  },
  /**
   * Beacons for passes that have none of their own. No keys here. Wallet A.
   * @format 1 to 10 of proximity-uuid, and optional: major, minor (0 to 65,535, a minor with a major only), relevant-text (text 250)
   */
  ibeacons: { ...nowhere, schema: z.optional(oneToTen(ibeacon)), apple: 'pass', readAs: 'ibeacons' },

  /** True: expiry-date and auto-expiry are ignored. The expiration-timestamp of a pass still applies. */
  'no-expiration': { ...asExpiration, schema: trueFalse },
  /** default: passes expire at expiry-date. auto: some time after their first install. Default: default. */
  'expiration-setting': { ...asExpiration, schema: z.optional(oneOf('default', 'auto')) },
  /** Expiration of passes that have none of their own, in expiry-timezone. */
  'expiry-date': { ...asExpiration, schema: z.optional(localDateTime) },
  /** Default: relevance-date-timezone. */
  'expiry-timezone': { ...inBoth, schema: z.optional(timeZone) },
  /**
   * Calendar days after the first install. expiration-setting auto needs days, hours or both, which are added.
   */
  'auto-expire-number-days': { ...asExpiration, schema: z.optional(wholeNumber(0, 3_650)) },
  /** Hours after the first install. */
  'auto-expire-number-hours': { ...asExpiration, schema: z.optional(wholeNumber(0, 87_600)) },
  /** Required with expiration-setting auto. */
  'auto-expire-timezone': { ...inBoth, schema: z.optional(timeZone) },
  /** True: passes expire at the next midnight after that. Default: False. */
  'auto-expire-roundoff-midnight': { ...asExpiration, schema: z.optional(trueFalse) },

  /** Hours after which a pass that was never installed is archived. Default: never. */
  'never-installed-ttl': { ...nowhere, schema: z.optional(wholeNumber(1, 87_600)) },
  /**
   * When such a pass is archived, if that is earlier. Local to origin-airport. Needs never-installed-ttl.
   */
  'never-installed-archive-timestamp': { ...nowhere, schema: z.optional(localDateTime) },
  /** Hours after which an expired pass is archived. Default: never. */
  'expired-pass-ttl': hours,
  /** Hours after which a redeemed pass is archived. Default: never. */
  'redeemed-pass-ttl': hours,
  /** Hours after which a voided pass is archived. Default: never. */
  'voided-pass-ttl': hours,
} as const satisfies Readonly<Record<string, Field>>;

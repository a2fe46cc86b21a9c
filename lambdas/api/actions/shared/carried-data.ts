import * as z from 'zod';
import type { ActionLinkName } from '../../../domain/action-links.ts';
import type { linkPassFields } from '../../../domain/pass-fields.ts';

const text = z.optional(z.string());

/**
 * Fields that a link can carry: all but the program's name and action links, which have no variable. group-id is left out:
 * it leaves the service only as its keyed hash.
 */
type CarriedField = Exclude<
  keyof typeof linkPassFields.shape,
  'frequent-flyer-program-name' | 'group-id' | ActionLinkName
>;

/** The data of a pass in a link, in the form of generatepass. */
export const carriedData = z.object({
  'passenger-name': text,
  'boarding-group': text,
  'boarding-position': text,
  'seat-number': text,
  'confirmation-number': text,
  'boarding-seat-class': text,
  'sequence-number': text,
  'ticket-number': text,
  'frequent-flyer-name-number': text,
  'barcode-value': text,
  'passenger-kind': text,
  'additional-image': text,
  'additional-image-text': text,
  'expiration-timestamp': text,
  'expiration-timezone': text,
  'relevant-locations': z.optional(
    z.array(z.object({ key: z.string(), latitude: z.number(), longitude: z.number(), 'relevant-text': text })),
  ),
  'relevance-addresses': z.optional(z.array(z.object({ key: z.string(), address: z.string() }))),
  ibeacons: z.optional(
    z.array(
      z.object({
        key: z.string(),
        'proximity-uuid': z.string(),
        major: z.optional(z.number()),
        minor: z.optional(z.number()),
        'relevant-text': text,
      }),
    ),
  ),
} satisfies Readonly<Record<CarriedField, z.ZodType>>);

import * as z from 'zod';
import { passFieldEntries } from '../../../domain/link/link-variables.ts';

const text = z.optional(z.string());

type CarriedText = Exclude<(typeof passFieldEntries)[number][1], 'group-id'>;

/** Texts that a link can carry. group-id is left out: it leaves the service only as its keyed hash. */
const texts = Object.fromEntries(
  passFieldEntries.flatMap(([, field]) => (field === 'group-id' ? [] : [[field, text]])),
) as Record<CarriedText, typeof text>;

/** The data of a pass in a link, in the form of generatepass. */
export const carriedData = z.object({
  ...texts,
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
});

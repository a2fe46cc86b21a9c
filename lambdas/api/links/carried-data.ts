import * as z from 'zod';
import { sensitiveNames } from '../../domain/fields/badges.ts';
import { passFieldEntries } from '../../domain/link/link-variables.ts';
import { shownPassFields } from '../../domain/shown/shown-data.ts';

const text = z.optional(z.string());

const { 'security-programs': programs, 'documents-verified': verified } = shownPassFields.shape;
const others = { 'security-programs': programs, 'documents-verified': verified };

const unread = ['group-id', ...sensitiveNames] as const;

type CarriedText = Exclude<(typeof passFieldEntries)[number][1], (typeof unread)[number] | keyof typeof others>;

/**
 * Texts that a link can carry. group-id is left out, which leaves the service only as its keyed hash, and so is what may tell
 * of health.
 */
const texts = Object.fromEntries(
  passFieldEntries.flatMap(([, field]) => ((unread as readonly string[]).includes(field) ? [] : [[field, text]])),
) as Record<CarriedText, typeof text>;

/** The data of a pass in a link, in the form of generatepass. */
export const carriedData = z.object({
  ...texts,
  ...others,
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

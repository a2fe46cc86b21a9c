import * as z from 'zod';
import { actionLinkNames, actionLinks, forEachActionLink } from './action-links.ts';
import { type Field, nowhere } from './field.ts';
import { httpsUrl, oneOf } from './fields.ts';
import { linkValueRules } from './link-value.ts';

const formats = {
  'web-link': z.optional(httpsUrl),
  phone: z.optional(linkValueRules.phone),
  email: z.optional(linkValueRules.email),
};

/** On the objects of Google Wallet, since passes may have their own, which replace those of the template. */
const shown = { apple: 'back', google: 'object', page: true, notified: false } as const;

interface ActionLinkField extends Omit<Field, keyof typeof shown> {
  readonly schema: z.ZodOptional<z.ZodType<string, string>>;
}

/** Fields of a template and of a pass. */
export const actionLinkFields = forEachActionLink((name): ActionLinkField & typeof shown => ({
  ...shown,
  schema: formats[actionLinks[name].type],
  readAs: name,
}));

/**
 * Types of actions that open a link, with the English words that Wallet shows for each.
 * Source: Apple, Wallet Passes, Defining the metadata of your Wallet pass, "Add featured actions".
 */
export const actionTypes: ReadonlyMap<string, string> = new Map([
  ['call', 'Call'],
  ['bookFlight', 'Book a Flight'],
  ['bookStay', 'Book a Stay'],
  ['bookCar', 'Book a Car'],
  ['bookAppointment', 'Book an Appointment'],
  ['shop', 'Shop Online or In-App'],
  ['order', 'Order Delivery or Pickup'],
  ['membershipBenefits', 'View Membership Benefits'],
  ['viewOffersRewards', 'View Offers and Rewards'],
  ['addToBalance', 'Add to Balance'],
  ['viewSchedule', 'View Schedule'],
  ['watchTrailer', 'Watch Trailer'],
  ['listenToMusic', 'Listen to Music'],
]);

/** The one type of Apple's that opens no link. */
const place = 'place';

/** Types that Apple names, in any letter case, or another one as sent. Source: docs/api/formats.md#letter-case. */
const actionType = z
  .string('must be text')
  .regex(/^[A-Za-z0-9]{1,40}$/, 'must be 1 to 40 letters and digits')
  .transform((sent) => {
    const known = [...actionTypes.keys(), place];
    return known.find((type) => type.toLowerCase() === sent.toLowerCase()) ?? sent;
  });

/** An action link, and what Wallet says that it is for. */
export const featuredAction = z
  .strictObject({ link: oneOf(...actionLinkNames), type: actionType }, 'must be an object')
  .superRefine(({ link, type }, context) => {
    const needed = type === 'call' ? 'phone' : 'web-link';
    const opens = type === 'call' ? 'calls a number: choose contact-phone' : 'opens a page: choose an https link';
    if (type === place)
      context.addIssue({
        code: 'custom',
        path: ['type'],
        message: 'must not be place: no link has the place that it needs',
      });
    else if (actionTypes.has(type) && actionLinks[link].type !== needed)
      context.addIssue({ code: 'custom', path: ['link'], message: `must not be ${link} for ${type}, which ${opens}` });
  });

const oneOrTwo = 'must have 1 or 2 entries: Wallet A takes no more';

/** Source: Apple, WWDC26, What's new in Wallet: at most two, in their order. */
const featuredActions = z
  .array(featuredAction, 'must be an array')
  .min(1, oneOrTwo)
  .max(2, oneOrTwo)
  .refine((actions) => new Set(actions.map(({ link }) => link)).size === actions.length, 'must have each link once');

export type FeaturedActions = z.output<typeof featuredActions>;

/** Field of a template and of a pass. */
export const featuredActionField = {
  ...nowhere,
  schema: z.optional(featuredActions),
  apple: 'pass',
  google: 'object',
  readAs: 'walleta-featured-actions',
} as const satisfies Field;

import * as z from 'zod';
import { httpsUrl } from './fields.ts';
import { type LinkType, linkValueRules } from './link-value.ts';

/**
 * Links of an airline's services and contacts: label and format of each, the most needed first, as Google Wallet shows the
 * first ones only. Labels have at most 20 characters, as Google advises.
 * Source: docs/api.md#action-links.
 */
export const actionLinks = {
  'manage-booking-url': { label: 'Manage booking', type: 'web-link' },
  'change-seat-url': { label: 'Change seat', type: 'web-link' },
  'contact-phone': { label: 'Call the airline', type: 'phone' },
  'wheelchair-url': { label: 'Request a wheelchair', type: 'web-link' },
  'service-animal-url': { label: 'Service animal', type: 'web-link' },
  'bags-url': { label: 'Add bags', type: 'web-link' },
  'track-bags-url': { label: 'Track bags', type: 'web-link' },
  'lost-bag-url': { label: 'Report a lost bag', type: 'web-link' },
  'upgrade-url': { label: 'Upgrade', type: 'web-link' },
  'meals-url': { label: 'Order a meal', type: 'web-link' },
  'lounge-url': { label: 'Lounge access', type: 'web-link' },
  'wifi-url': { label: 'Wi-Fi', type: 'web-link' },
  'entertainment-url': { label: 'Entertainment', type: 'web-link' },
  'contact-email': { label: 'E-mail the airline', type: 'email' },
  'contact-url': { label: 'Airline website', type: 'web-link' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly type: LinkType }>>;

export type ActionLinkName = keyof typeof actionLinks;

export const actionLinkNames = Object.keys(actionLinks) as ActionLinkName[];

/** One value for each action link. */
export function forEachActionLink<const Value>(of: (name: ActionLinkName) => Value) {
  return Object.fromEntries(actionLinkNames.map((name) => [name, of(name)])) as {
    readonly [Name in ActionLinkName]: Value;
  };
}

const formats = {
  'web-link': z.optional(httpsUrl),
  phone: z.optional(linkValueRules.phone),
  email: z.optional(linkValueRules.email),
};

/** Fields of a template and of a pass, whose own links replace those of the template. */
export const actionLinkFields = forEachActionLink((name): z.ZodOptional<z.ZodType<string, string>> => {
  return formats[actionLinks[name].type];
});

import * as z from 'zod';
import { httpsUrl } from './fields.ts';
import { type LinkType, linkValueRules } from './link-value.ts';

/**
 * Links of an airline's services and contacts: format of each, the most needed first, as Google Wallet shows the first
 * ones only.
 * Source: docs/api.md#action-links.
 */
export const actionLinks = {
  'manage-booking-url': { type: 'web-link' },
  'change-seat-url': { type: 'web-link' },
  'contact-phone': { type: 'phone' },
  'wheelchair-url': { type: 'web-link' },
  'service-animal-url': { type: 'web-link' },
  'bags-url': { type: 'web-link' },
  'track-bags-url': { type: 'web-link' },
  'lost-bag-url': { type: 'web-link' },
  'upgrade-url': { type: 'web-link' },
  'meals-url': { type: 'web-link' },
  'lounge-url': { type: 'web-link' },
  'wifi-url': { type: 'web-link' },
  'entertainment-url': { type: 'web-link' },
  'contact-email': { type: 'email' },
  'contact-url': { type: 'web-link' },
} as const satisfies Readonly<Record<string, { readonly type: LinkType }>>;

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

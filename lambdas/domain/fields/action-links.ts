import type { LinkType } from './link-value.ts';

interface ActionLinkKind {
  /** Format of its value. */
  readonly type: LinkType;
  /** Key of pass.json, which the design of iOS 26 shows as a service of the airline; without one only the back has it. */
  readonly apple?: string;
}

/**
 * Links of an airline's services and contacts, the most needed first, as Google Wallet shows the first ones only. Each is a
 * field of a template and of a pass; its label is `services` in words.tsv.
 * Source: docs/api/action-links.md#action-links; Apple, Wallet Passes, Pass; for meals, Creating an airline boarding pass using semantic tags;
 * docs/decisions/pass-contents.md#action-links
 */
export const actionLinks = {
  'manage-booking-url': { type: 'web-link', apple: 'managementURL' },
  'change-seat-url': { type: 'web-link', apple: 'changeSeatURL' },
  'contact-phone': { type: 'phone', apple: 'transitProviderPhoneNumber' },
  'wheelchair-url': { type: 'web-link', apple: 'requestWheelchairURL' },
  'service-animal-url': { type: 'web-link', apple: 'registerServiceAnimalURL' },
  'bags-url': { type: 'web-link', apple: 'purchaseAdditionalBaggageURL' },
  'track-bags-url': { type: 'web-link', apple: 'trackBagsURL' },
  'lost-bag-url': { type: 'web-link', apple: 'reportLostBagURL' },
  'upgrade-url': { type: 'web-link', apple: 'upgradeURL' },
  'meals-url': { type: 'web-link', apple: 'orderFoodURL' },
  'lounge-url': { type: 'web-link', apple: 'purchaseLoungeAccessURL' },
  'wifi-url': { type: 'web-link', apple: 'purchaseWifiURL' },
  'entertainment-url': { type: 'web-link', apple: 'entertainmentURL' },
  'contact-email': { type: 'email', apple: 'transitProviderEmail' },
  'contact-url': { type: 'web-link', apple: 'transitProviderWebsiteURL' },
} as const satisfies Readonly<Record<string, ActionLinkKind>>;

export type ActionLinkName = keyof typeof actionLinks;

export const actionLinkNames = Object.keys(actionLinks) as ActionLinkName[];

/** Key of pass.json; undefined for a link that Apple has none for. */
export const appleKeyOf = (name: ActionLinkName): string | undefined => (actionLinks[name] as ActionLinkKind).apple;

/** One value for each action link. */
export function forEachActionLink<const Value>(of: (name: ActionLinkName) => Value) {
  return Object.fromEntries(actionLinkNames.map((name) => [name, of(name)])) as {
    readonly [Name in ActionLinkName]: Value;
  };
}

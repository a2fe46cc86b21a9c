import type * as z from 'zod';
import { type ActionLinkName, actionLinkNames } from './action-links.ts';
import type { FactName, FlightFactName } from './facts.ts';
import type { PassFields } from './pass-fields.ts';
import type { shownPassFields, shownTemplateFields } from './shown-fields.ts';
import type { TemplateFields } from './template-fields.ts';

/**
 * Maximum number of fields that Apple Wallet shows in each row of a boarding pass.
 * Source: Apple, Wallet Developer Guide, Pass Design.
 */
export interface AppleRows {
  /** The only row that is visible in a stack of passes. */
  readonly header: readonly [FactName?, FactName?, FactName?];
  readonly primary: readonly [FactName?, FactName?];
  readonly auxiliary: readonly [FactName?, FactName?, FactName?, FactName?, FactName?];
  readonly secondary: readonly [FactName?, FactName?, FactName?, FactName?];
  readonly back: readonly FactName[];
}

/**
 * Facts in each row of Apple Wallet. The front has those that a passenger needs on the way to the seat; messages and
 * links follow on the back.
 */
export const appleRows = {
  header: ['gate', 'seat', 'flight-status'],
  primary: ['origin', 'destination'],
  auxiliary: ['flight', 'date', 'boarding', 'departure', 'terminal'],
  secondary: ['passenger', 'group', 'position', 'class'],
  back: [
    ...['flight-status-text', 'boarding-estimate', 'departure-estimate'],
    ...['door', 'closing', 'scheduled-departure', 'arrival', 'scheduled-arrival', 'arrives-in', 'arrives-at'],
    ...['confirmation', 'ticket', 'sequence', 'frequent-flyer', 'kind'],
  ],
} as const satisfies AppleRows;

export type AppleRow = keyof AppleRows;

/** Facts without a field in Google Wallet, shown there as text modules. */
export const googleTexts: { readonly class: readonly FlightFactName[]; readonly object: readonly FactName[] } = {
  class: [
    ...(['flight-status-text', 'boarding-estimate', 'departure-estimate', 'arrival-estimate'] as const),
    'closing-estimate',
    ...(['message1', 'message2', 'text-module'] as const),
  ],
  object: ['info-module'],
};

/** Facts of the install page, below route and times. */
export const pageFacts: readonly FactName[] = ['boarding', 'gate', 'seat', 'terminal', 'group', 'class', 'passenger'];

/** Facts whose changes are notified on the lock screen, the most important first: an update notifies of one only. */
export const notifiedFacts: readonly FactName[] = [
  ...[
    'flight-status-text',
    'status',
    'gate',
    'boarding',
    'departure',
    'closing',
    'terminal',
    'seat',
    'class',
    'group',
    'position',
  ],
  ...['door', 'flight', 'from', 'to', 'arrival', 'arrives-at', 'arrives-in'],
  ...['message1', 'message2', 'text-module', 'info-module', 'passenger'],
] as const;

type ReadName = keyof (z.output<typeof shownTemplateFields> & z.output<typeof shownPassFields>);

/** Where a field is shown. */
export interface Place {
  /** Its rows; `pass` for a place in pass.json outside of rows, `image` and `strings` for files of the bundle. */
  readonly apple: AppleRow | readonly AppleRow[] | 'pass' | 'image' | 'strings' | null;
  /** A class is updated once for all passes of the flight, an object for each pass. */
  readonly google: 'class' | 'object' | readonly ['class', 'object'] | null;
  /** Shown on the install page. */
  readonly page: boolean;
  /** Notified on the lock screen, with its new value. */
  readonly notified: boolean;
  /** Names in getpassdata and getpasstemplate. */
  readonly readAs: ReadName | readonly ReadName[] | null;
}

const nowhere = { apple: null, google: null, page: false, notified: false, readAs: null } as const;
const everywhere = { google: 'class', page: true, notified: true, readAs: null } as const;
const inBoth = { ...nowhere, apple: 'pass', google: 'object' } as const;
const onPage = { ...nowhere, page: true } as const;
const inLanguages = { ...onPage, apple: 'strings', google: ['class', 'object'] } as const;
const belowPass = { ...everywhere, apple: 'back', page: false, notified: false } as const;
/** Places of action links: on the objects of Google Wallet, since passes may have their own. */
const actionLinkPlaces = Object.fromEntries(
  actionLinkNames.map((name) => [name, { ...onPage, apple: 'back', google: 'object', readAs: name }]),
) as { readonly [Name in ActionLinkName]: typeof onPage & { apple: 'back'; google: 'object'; readAs: Name } };
const expiration = { ...inBoth, readAs: 'expiration-timestamp' } as const;

/** Where each field of a template is shown. */
export const templatePlaces = {
  // Names and kinds
  'pass-template-type': nowhere,
  'pass-template-subtype': nowhere,
  'pass-template-name': { ...nowhere, readAs: 'pass-name' },

  // Airline and appearance
  'carrier-airline-name': {
    ...everywhere,
    apple: 'pass',
    notified: false,
    readAs: ['carrier-airline-name', 'organization'],
  },
  'carrier-airline-logo': { ...onPage, apple: 'image', readAs: 'logo-url' },
  'carrier-airline-logo-walletb': { ...nowhere, google: 'class' },
  'carrier-alliance-logo': { ...nowhere, apple: 'image', google: 'class', readAs: 'footer-url' },
  'walleta-pass-icon': { ...onPage, apple: 'image' },
  'strip-image': { ...nowhere, google: 'object', readAs: 'strip-url' },
  'additional-image': { ...nowhere, google: 'object', readAs: 'additional-image' },
  'additional-image-text': { ...nowhere, google: 'object' },
  'background-color': { ...everywhere, apple: 'pass', notified: false },
  'text-color': { ...onPage, apple: 'pass' },
  description: { ...nowhere, apple: 'pass', readAs: 'description' },
  'linked-apps': { ...nowhere, apple: 'pass' },
  'disable-screenshot': { ...nowhere, google: 'object' },
  'disable-pass-sharing': { ...everywhere, apple: 'pass', notified: false },

  // Flight
  'flight-number-label': { ...everywhere, apple: 'auxiliary' },
  'flight-number': { ...everywhere, apple: 'auxiliary', readAs: 'flight-number' },
  'origin-airport': { ...everywhere, apple: 'primary', readAs: 'origin-airport-code' },
  'origin-airport-label': { ...everywhere, apple: 'primary', readAs: 'origin-airport-name' },
  'origin-terminal': { ...everywhere, apple: 'auxiliary', readAs: 'origin-terminal' },
  'origin-gate': { ...everywhere, apple: 'header', readAs: 'origin-gate' },
  'destination-airport': { ...everywhere, apple: 'primary', readAs: 'destination-airport-code' },
  'destination-airport-label': { ...everywhere, apple: 'primary', readAs: 'destination-airport-name' },
  'arrival-terminal': { ...everywhere, apple: 'back', page: false, readAs: 'arrival-terminal' },
  'arrival-gate': { ...everywhere, apple: 'back', page: false, readAs: 'arrival-gate' },
  'boarding-time': { ...everywhere, apple: 'auxiliary', readAs: 'boarding-date-time' },
  'gate-closing-time': { ...everywhere, apple: 'back', page: false },
  'departure-time': { ...everywhere, apple: 'auxiliary', readAs: 'scheduled-departure-time' },
  'estimated-departure-time': { ...everywhere, apple: ['auxiliary', 'back'] },
  'arrival-time': { ...everywhere, apple: 'back', readAs: 'scheduled-arrival-time' },
  'estimated-arrival-time': { ...everywhere, apple: 'back' },
  'relevance-date-time': { ...nowhere, apple: 'pass' },
  'relevance-date-timezone': inBoth,
  'boarding-door': { ...everywhere, apple: 'back', google: 'object', page: false, readAs: 'boarding-door' },

  // Static values: shown by getpasstemplate, but on no pass
  'passenger-name': { ...nowhere, readAs: 'passenger-name' },
  'boarding-position': { ...nowhere, readAs: 'boarding-position' },
  'boarding-group': { ...nowhere, readAs: 'boarding-group' },
  'seat-number': { ...nowhere, readAs: 'seat-number' },
  'sequence-number': { ...nowhere, readAs: 'sequence-number' },
  'confirmation-number': { ...nowhere, readAs: 'confirmation-number' },
  'ticket-number': { ...nowhere, readAs: 'ticket-number' },
  'frequent-flyer-name-number': { ...nowhere, readAs: 'frequent-flyer-name-number' },

  // Labels, and defaults of passes
  'boarding-group-label': { ...everywhere, apple: 'secondary', notified: false },
  'boarding-seat-class': { ...everywhere, apple: 'secondary', google: 'object', readAs: 'boarding-seat-class' },
  'boarding-seat-class-label': { ...everywhere, apple: 'secondary', notified: false },

  // Messages and links
  'message1-label': belowPass,
  message1: { ...belowPass, notified: true, readAs: 'message1' },
  'message2-label': belowPass,
  message2: { ...belowPass, notified: true, readAs: 'message2' },
  'text-module-label': belowPass,
  'text-module': { ...belowPass, notified: true, readAs: 'text-module' },
  'info-module-label': { ...belowPass, google: 'object' },
  'info-module': { ...belowPass, notified: true, google: 'object', readAs: 'info-module' },
  'home-page-uri-label': belowPass,
  'home-page-uri': { ...belowPass, readAs: 'home-page-URI' },
  'link1-label': belowPass,
  'link1-type': belowPass,
  link1: { ...belowPass, readAs: 'link1-URI' },
  'link2-label': belowPass,
  'link2-type': belowPass,
  link2: { ...belowPass, readAs: 'link2-URI' },
  ...actionLinkPlaces,

  // Relevance and expiration
  'relevant-locations': { ...inBoth, readAs: 'relevant-locations' },
  ibeacons: { ...nowhere, apple: 'pass', readAs: 'ibeacons' },
  'no-expiration': expiration,
  'expiration-setting': expiration,
  'expiry-date': expiration,
  'expiry-timezone': inBoth,
  'auto-expire-number-days': expiration,
  'auto-expire-number-hours': expiration,
  'auto-expire-timezone': inBoth,
  'auto-expire-roundoff-midnight': expiration,
  'never-installed-ttl': nowhere,
  'never-installed-archive-timestamp': nowhere,
  'expired-pass-ttl': nowhere,
  'redeemed-pass-ttl': nowhere,
  'voided-pass-ttl': nowhere,

  // Barcode; the settings of generated values apply when a pass is created
  'barcode-type': inBoth,
  'barcode-value': { ...inBoth, readAs: ['barcode-value', 'barcode-text'] },
  'autogenerate-barcode-values': nowhere,
  'autogenerate-barcode-value-type': nowhere,
  'autogenerate-barcode-value-length': nowhere,
  'display-alternate-barcode-text': { ...inBoth, readAs: ['barcode-text', 'display-alternate-barcode-text'] },
  'barcode-check': { ...nowhere, readAs: 'barcode-check' },

  // Enables the last notification
  'enable-update-notifications': { ...nowhere, apple: 'back' },

  // Day of the flight
  'flight-status': { ...everywhere, apple: ['header', 'back'], readAs: 'flight-status' },
  'flight-status-reason': { ...everywhere, apple: 'back', readAs: 'flight-status-reason' },
  'estimated-boarding-time': { ...everywhere, apple: 'auxiliary', readAs: 'estimated-boarding-time' },
  'walleta-own-data': { ...nowhere, apple: 'pass', readAs: 'walleta-own-data' },
  // The back has the status in place of info-module, and so has getpassdata
  'void-passes': { ...inBoth, apple: 'back', page: true, notified: true, readAs: ['info-module', 'void-passes'] },

  // Install page
  'pass-install-help-text': onPage,
  'pass-install-background-color': onPage,
  'pass-install-checkmark-display': onPage,
  'pass-install-logo-display': onPage,
  'pass-install-show-barcode': onPage,
  'pass-download-wait-message': onPage,
  'pass-download-thank-you-message': onPage,

  // Languages
  language: { ...inLanguages, apple: ['header', 'auxiliary', 'secondary', 'back'], readAs: 'language' },
  languages: { ...inLanguages, readAs: 'languages' },
  'walletb-own-language': { ...nowhere, google: 'class', readAs: 'walletb-own-language' },
  translations: { ...inLanguages, readAs: 'translations' },
} as const satisfies Readonly<Record<keyof TemplateFields, Place>>;

/** Where each field of a pass is shown. */
export const passPlaces = {
  'passenger-name': { ...everywhere, apple: 'secondary', google: 'object', readAs: 'passenger-name' },
  'boarding-group': { ...everywhere, apple: 'secondary', google: 'object', readAs: 'boarding-group' },
  'boarding-position': {
    ...everywhere,
    apple: 'secondary',
    google: 'object',
    page: false,
    readAs: 'boarding-position',
  },
  'seat-number': { ...everywhere, apple: 'header', google: 'object', readAs: 'seat-number' },
  // The back is what the design of iOS 26 shows: its front has no words in place of a seat
  'passenger-kind': { ...everywhere, apple: ['header', 'back'], google: 'object', readAs: 'passenger-kind' },
  'confirmation-number': { ...nowhere, apple: 'back', google: 'object', readAs: 'confirmation-number' },
  'boarding-seat-class': { ...everywhere, apple: 'secondary', google: 'object', readAs: 'boarding-seat-class' },
  'sequence-number': { ...nowhere, apple: 'back', google: 'object', readAs: 'sequence-number' },
  'ticket-number': { ...nowhere, apple: 'back', google: 'object', readAs: 'ticket-number' },
  'frequent-flyer-program-name': { ...nowhere, apple: 'back', google: 'object' },
  'frequent-flyer-name-number': { ...nowhere, apple: 'back', google: 'object', readAs: 'frequent-flyer-name-number' },
  'barcode-value': { ...inBoth, readAs: ['barcode-value', 'barcode-text'] },
  'additional-image': { ...nowhere, google: 'object', readAs: 'additional-image' },
  'additional-image-text': { ...nowhere, google: 'object' },
  'strip-image': { ...nowhere, apple: 'image', google: 'object', readAs: 'strip-url' },
  'expiration-timestamp': expiration,
  'expiration-timezone': { ...nowhere, readAs: 'expiration-timestamp' },
  'group-id': inBoth,
  'relevant-locations': { ...inBoth, readAs: 'relevant-locations' },
  ibeacons: { ...nowhere, apple: 'pass', readAs: 'ibeacons' },
  ...actionLinkPlaces,
  // Issuance links only: stored with the pass, looked up nowhere
  'relevance-addresses': nowhere,
} as const satisfies Readonly<Record<keyof PassFields, Place>>;

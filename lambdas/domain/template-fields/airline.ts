import * as z from 'zod';
import { programList } from '../fields/badge-fields.ts';
import { everywhere, type Field, nowhere, onPage, translated } from '../fields/field.ts';
import { color, imageUrl, oneOf, text, trueFalse } from '../fields/fields.ts';

/** App Store ids, positive numbers. */
export const linkedAppsPattern = /^\s*[1-9]\d{0,14}(\s*,\s*[1-9]\d{0,14})*\s*$/;

const linkedApps = text(200)
  .refine((ids) => linkedAppsPattern.test(ids), 'must be store app ids, whole numbers from 1, separated by commas')
  .transform((ids) => ids.split(',').map(Number));

/** Two letters or digits, not both digits. Source: IATA Resolution 762. */
const iataCode = z
  .string('must be text')
  .regex(/^(?!\d\d)[A-Za-z\d]{2}$/, 'must be the two-character IATA code of an airline')
  .transform((code) => code.toUpperCase());

const ofBadges = { ...nowhere, apple: 'pass' } as const;

/** Kind, airline and appearance. */
export const airlineFields = {
  /** Always boarding-pass. */
  'pass-template-type': { ...nowhere, schema: oneOf('boarding-pass') },
  /** Always boarding-pass-type1. */
  'pass-template-subtype': { ...nowhere, schema: oneOf('boarding-pass-type1') },
  /** Your internal name of the template; lists show it. */
  'pass-template-name': { ...nowhere, schema: text(100), readAs: 'pass-name' },

  /** Name of the airline; Wallet A does not show it beside a logo. */
  'carrier-airline-name': {
    ...everywhere,
    ...translated,
    schema: text(60),
    apple: 'pass',
    notified: false,
    readAs: ['carrier-airline-name', 'organization'],
  },
  /**
   * IATA code of the airline, where flight-number-label is another, such as its ICAO code: wallets find the flight by it.
   * @format two letters or digits
   * @example LH
   */
  'carrier-iata-code': {
    ...nowhere,
    schema: z.optional(iataCode),
    apple: 'pass',
    google: 'class',
    readAs: 'carrier-iata-code',
  },
  /**
   * Security programs that the airport of departure takes part in; values as of a pass’s security-programs. Wallet A.
   * @format array of 1 to 7 programs
   * @heading Badges
   */
  'origin-security-programs': { ...ofBadges, schema: programList, readAs: 'origin-security-programs' },
  /**
   * Security programs that the airport of arrival takes part in. Wallet A.
   * @format array of 1 to 7 programs
   * @heading Badges
   */
  'destination-security-programs': { ...ofBadges, schema: programList, readAs: 'destination-security-programs' },
  /**
   * Place ID of your lounge in Apple Maps. Wallet A.
   * @heading Badges
   */
  'lounge-place-id': { ...ofBadges, schema: z.optional(text(60)), readAs: 'lounge-place-id' },
  /**
   * Rectangular logo for Wallet A and the install page, PNG.
   * @format PNG address
   */
  'carrier-airline-logo': { ...onPage, schema: z.optional(imageUrl), apple: 'image', readAs: 'logo-url' },
  /**
   * Logo for Wallet B, which shows it as a circle, PNG.
   * @format PNG address
   */
  'carrier-airline-logo-walletb': { ...nowhere, schema: z.optional(imageUrl), google: 'class' },
  /**
   * Small logo of the alliance at the barcode, PNG.
   * @format PNG address
   */
  'carrier-alliance-logo': {
    ...nowhere,
    schema: z.optional(imageUrl),
    apple: 'image',
    google: 'class',
    readAs: 'footer-url',
  },
  /**
   * Icon on the lock screen and in notifications, PNG. Wallet A.
   * @format PNG address
   */
  'walleta-pass-icon': { ...onPage, schema: imageUrl, apple: 'image' },
  /**
   * Picture across the pass in Wallet B, PNG; strip-image of a pass goes before it, in both wallets.
   * @format PNG address
   */
  'strip-image': { ...nowhere, schema: z.optional(imageUrl), google: 'object', readAs: 'strip-url' },
  /** Picture below the pass in Wallet B, of any kind. */
  'additional-image': { ...nowhere, schema: z.optional(imageUrl), google: 'object', readAs: 'additional-image' },
  /** Text of additional-image. Wallet B. */
  'additional-image-text': { ...nowhere, ...translated, schema: z.optional(text(250)), google: 'object' },
  /** Background of the pass. */
  'background-color': { ...everywhere, schema: color, apple: 'pass', notified: false },
  /** Color of the text. Wallet A. */
  'text-color': { ...onPage, schema: color, apple: 'pass' },
  /** Description that voice-over reads. Wallet A. */
  description: { ...nowhere, ...translated, schema: text(250), apple: 'pass', readAs: 'description' },
  /**
   * Ids of apps in the store, separated by commas. Wallet A.
   * @example 299219152
   * @format store app ids, comma-separated
   */
  'linked-apps': { ...nowhere, schema: z.optional(linkedApps), apple: 'pass' },
  /** Whether screenshots are prevented; by default False. Wallet B. */
  'disable-screenshot': { ...nowhere, schema: z.optional(trueFalse), google: 'object' },
  /** Whether the pass is for one device only; by default False. */
  'disable-pass-sharing': { ...everywhere, schema: z.optional(trueFalse), apple: 'pass', notified: false },
} as const satisfies Readonly<Record<string, Field>>;

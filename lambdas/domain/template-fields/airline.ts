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
  /** Your own name for the template, shown in lists. */
  'pass-template-name': { ...nowhere, schema: text(100), readAs: 'pass-name' },

  /** Name of the airline. If there is a logo, Wallet A shows only the logo. */
  'carrier-airline-name': {
    ...everywhere,
    ...translated,
    schema: text(60),
    apple: 'pass',
    notified: false,
    readAs: ['carrier-airline-name', 'organization'],
  },
  /**
   * IATA code of the airline, by which wallets find the flight. Needed if flight-number-label is another code, such as ICAO’s.
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
   * Security programs of the departure airport, with the values of security-programs of a pass. Wallet A.
   * @format array of 1 to 7 programs
   * @heading Badges
   */
  'origin-security-programs': { ...ofBadges, schema: programList, readAs: 'origin-security-programs' },
  /**
   * Security programs of the arrival airport. Wallet A.
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
   * Rectangular logo for Wallet A and the install page.
   * @format PNG address
   */
  'carrier-airline-logo': { ...onPage, schema: z.optional(imageUrl), apple: 'image', readAs: 'logo-url' },
  /**
   * Logo for Wallet B, shown as a circle.
   * @format PNG address
   */
  'carrier-airline-logo-walletb': { ...nowhere, schema: z.optional(imageUrl), google: 'class' },
  /**
   * Small alliance logo next to the barcode.
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
   * Icon for the lock screen and notifications. Wallet A.
   * @format PNG address
   */
  'walleta-pass-icon': { ...onPage, schema: imageUrl, apple: 'image' },
  /**
   * Picture across the pass in Wallet B. The strip-image of a pass replaces it, in both wallets.
   * @format PNG address
   */
  'strip-image': { ...nowhere, schema: z.optional(imageUrl), google: 'object', readAs: 'strip-url' },
  /** Picture below the pass in Wallet B, in any format. */
  'additional-image': { ...nowhere, schema: z.optional(imageUrl), google: 'object', readAs: 'additional-image' },
  /** Caption of additional-image. Wallet B. */
  'additional-image-text': { ...nowhere, ...translated, schema: z.optional(text(250)), google: 'object' },
  /** Background color of the pass. */
  'background-color': { ...everywhere, schema: color, apple: 'pass', notified: false },
  /** Text color. Wallet A. */
  'text-color': { ...onPage, schema: color, apple: 'pass' },
  /** Description that VoiceOver reads out. Wallet A. */
  description: { ...nowhere, ...translated, schema: text(250), apple: 'pass', readAs: 'description' },
  /**
   * App Store ids of your apps. Wallet A.
   * @example 299219152
   * @format store app ids, comma-separated
   */
  'linked-apps': { ...nowhere, schema: z.optional(linkedApps), apple: 'pass' },
  /** True: no screenshots. Default: False. Wallet B. */
  'disable-screenshot': { ...nowhere, schema: z.optional(trueFalse), google: 'object' },
  /** True: the pass can be on one device only. Default: False. */
  'disable-pass-sharing': { ...everywhere, schema: z.optional(trueFalse), apple: 'pass', notified: false },
} as const satisfies Readonly<Record<string, Field>>;

import * as z from 'zod';
import { type BadgeName, passengerCapabilities, securityPrograms } from './badges.ts';
import { type Field, nowhere } from './field.ts';
import { imageUrl, oneOf, oneToTen, text, trueFalse } from './fields.ts';

/** An array of 1 to 10 values, each once. */
const listOf = <Value extends z.ZodType<string>>(value: Value) =>
  oneToTen(value)
    .refine((values) => new Set(values).size === values.length, 'must have each value once')
    .meta({ uniqueItems: true });

/** Code of a special service request. Source: IATA Resolution 830d; docs/api/passengers.md#badges. */
const serviceCode = z
  .string('must be text')
  .regex(/^[A-Za-z]{4}$/, 'must be the four letters of a service request, such as WCHR')
  .transform((code) => code.toUpperCase());

export const programList = z.optional(listOf(oneOf(...securityPrograms)));

const badge = { ...nowhere, schema: z.optional(text(60)), apple: 'pass', google: 'object' } as const;
const pictureOf = { ...nowhere, schema: z.optional(imageUrl), google: 'object' } as const;

/** Badges of a passenger. Source: docs/api/passengers.md#badges; docs/decisions/pass-contents.md#badges */
export const badgeFields = {
  /**
   * Special services of IATA that the passenger has, four letters each. PETC, SVAN, UMNR, WCHR, WCHS, WCHC, WCMP, WCBD, WCBW,
   * WCLB, WCOB and INFT have a badge.
   * @format array of 1 to 10 codes
   * @heading Badges
   */
  'service-requests': { ...badge, schema: z.optional(listOf(serviceCode)), readAs: 'service-requests' },
  /**
   * Service codes of your own airline; Apple documents no badge for them. Wallet A.
   * @format array of 1 to 10 texts 60
   * @heading Badges
   */
  'airline-service-requests': {
    ...badge,
    schema: z.optional(listOf(text(60))),
    readAs: 'airline-service-requests',
  },
  /**
   * Any of pre-boarding, priority-boarding, carry-on, personal-item and lap-infant.
   * @format array of 1 to 5 of them
   * @heading Badges
   */
  'passenger-capabilities': {
    ...badge,
    schema: z.optional(listOf(oneOf(...passengerCapabilities))),
    readAs: 'passenger-capabilities',
  },
  /**
   * Any of tsa-precheck, tsa-precheck-touchless-id, oss, iti, itd, global-entry and clear. Shown where
   * origin-security-programs or destination-security-programs has it, too.
   * @format array of 1 to 7 of them
   * @heading Badges
   */
  'security-programs': { ...badge, schema: programList, readAs: 'security-programs' },
  /**
   * Whether the papers for an international flight have been checked. The badge is documents-declaration.
   * @heading Badges
   */
  'documents-verified': { ...badge, schema: z.optional(trueFalse), readAs: 'documents-verified' },
  /**
   * Words of the badge for verified documents, such as DOCS OK; shown with documents-verified True.
   * @heading Badges
   */
  'documents-declaration': { ...badge, readAs: 'documents-declaration' },
  /**
   * Priority of the passenger, such as Gold.
   * @heading Badges
   */
  'priority-status': { ...badge, readAs: 'priority-status' },
  /**
   * Level in the frequent-flyer program, such as Senator. Wallet A.
   * @heading Badges
   */
  'frequent-flyer-status': { ...badge, readAs: 'frequent-flyer-status' },
  /**
   * Kind of security check, such as Priority.
   * @heading Badges
   */
  'security-screening': { ...badge, readAs: 'security-screening' },
  /**
   * Zone that boards, without the word; Wallet A’s design of iOS 26 shows it in place of boarding-group.
   * @heading Badges
   */
  'boarding-zone': { ...badge, readAs: 'boarding-zone' },
  /**
   * Logo of the security program that the passenger has. Wallet B.
   * @heading Badges
   */
  'security-program-logo': { ...pictureOf, readAs: 'security-program-logo' },
  /**
   * Small picture at the barcode, such as a sign of priority. Wallet B.
   * @heading Badges
   */
  'boarding-privilege-image': { ...pictureOf, readAs: 'boarding-privilege-image' },
} as const satisfies Readonly<Record<BadgeName, Field>>;

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
   * IATA codes of the passenger’s special services, four letters each. PETC, SVAN, UMNR, WCHR, WCHS, WCHC, WCMP, WCBD, WCBW,
   * WCLB, WCOB and INFT have a badge.
   * @format array of 1 to 10 codes
   * @heading Badges
   */
  'service-requests': { ...badge, schema: z.optional(listOf(serviceCode)), readAs: 'service-requests' },
  /**
   * Your airline’s own service codes. Apple documents no badge for them. Wallet A.
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
   * Any of tsa-precheck, tsa-precheck-touchless-id, oss, iti, itd, global-entry and clear. Shown if the template has the program,
   * too, in origin-security-programs or destination-security-programs.
   * @format array of 1 to 7 of them
   * @heading Badges
   */
  'security-programs': { ...badge, schema: programList, readAs: 'security-programs' },
  /**
   * Whether the documents for an international flight have been checked. The badge is documents-declaration.
   * @heading Badges
   */
  'documents-verified': { ...badge, schema: z.optional(trueFalse), readAs: 'documents-verified' },
  /**
   * Text of the badge for verified documents, such as DOCS OK. Needs documents-verified True.
   * @heading Badges
   */
  'documents-declaration': { ...badge, readAs: 'documents-declaration' },
  /**
   * The passenger’s priority, such as Gold.
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
   * Boarding zone, without the word. Wallet A’s iOS 26 design shows it in place of boarding-group.
   * @heading Badges
   */
  'boarding-zone': { ...badge, readAs: 'boarding-zone' },
  /**
   * Logo of the passenger’s security program. Wallet B.
   * @heading Badges
   */
  'security-program-logo': { ...pictureOf, readAs: 'security-program-logo' },
  /**
   * Small picture next to the barcode, such as a priority sign. Wallet B.
   * @heading Badges
   */
  'boarding-privilege-image': { ...pictureOf, readAs: 'boarding-privilege-image' },
} as const satisfies Readonly<Record<BadgeName, Field>>;

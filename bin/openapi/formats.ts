import * as z from 'zod';
import { featuredAction } from '../../lambdas/domain/fields/action-link-fields.ts';
import { shapeOf } from '../../lambdas/domain/fields/field.ts';
import {
  airport,
  color,
  httpsUrl,
  ibeacon,
  imageUrl,
  installPageText,
  localDateTime,
  passId,
  passTemplateId,
  relevantLocation,
  timeZone,
  trueFalse,
  writtenInstantPattern,
} from '../../lambdas/domain/fields/fields.ts';
import { newPassFields } from '../../lambdas/domain/fields/pass-fields.ts';
import { localDate } from '../../lambdas/domain/flight/flight-request.ts';
import { linkFields } from '../../lambdas/domain/link/link-fields.ts';
import { passVariables } from '../../lambdas/domain/link/link-variables.ts';
import { linkedAppsPattern } from '../../lambdas/domain/template-fields/airline.ts';
import { languageTag } from '../../lambdas/domain/template-fields/languages.ts';
import { templateFields, translatedFields } from '../../lambdas/domain/template-fields/template-fields.ts';
import { eventTime, eventTimePattern } from '../../lambdas/domain/time/event-time.ts';
import { passStatus } from '../../lambdas/domain/updates/pass-update.ts';
import { fieldsOf, inAnyCase, type JsonSchema, jsonSchemaOf, withEmpty } from './json-schema.ts';

/** Keywords that Zod's checks cannot express, and descriptions; undefined removes a keyword. */
type Keywords = { readonly [Keyword in keyof JsonSchema]?: JsonSchema[Keyword] | undefined };

export const kindsOfOthers = inAnyCase(['standby', 'infant', 'unseated']);

/** Named formats: a schema and additional keywords, by their names in the document. */
const formats: Readonly<Record<string, Keywords & { readonly of: z.ZodType }>> = {
  PassTemplateId: { of: passTemplateId, description: 'Id of the template, from createpasstemplate.' },
  PassId: { of: passId, description: 'Your id of the pass. Unique in the account.' },
  Airport: { of: airport, description: 'IATA code of an airport, in any letter case.', examples: ['MUC'] },
  Color: { of: color, description: '`#` and 6 hex digits.', examples: ['#0C3478'] },
  LocalDateTime: {
    of: localDateTime,
    description: 'Local date and time, without offset.',
    pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$',
    examples: ['2027-03-15T17:05:00'],
  },
  LocalDate: {
    of: localDate,
    description: 'Date.',
    pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
    examples: ['2027-03-15'],
  },
  EventTime: {
    of: eventTime,
    description: 'Instant, at most five minutes ahead of our clock. Fractions of milliseconds are dropped.',
    pattern: eventTimePattern.source,
    examples: ['2027-03-15T08:11:58.302Z'],
  },
  TimeZone: {
    of: timeZone,
    description: 'Long IANA name of a timezone, with a `/`.',
    pattern: '^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)+$',
    examples: ['Europe/Berlin'],
  },
  TrueFalse: {
    of: trueFalse,
    description: 'JSON boolean, text in any letter case, or 1 or 0.',
    type: undefined,
    enum: [true, false, 'True', 'False', 'true', 'false', 1, 0, '1', '0'],
  },
  HttpsUrl: {
    of: httpsUrl,
    description: 'https address without user name and password.',
    pattern: '^https://',
  },
  ImageUrl: {
    of: imageUrl,
    description: 'Web address of an image. If the service fetches it: https on port 443 of a public host.',
    pattern: '^https?://',
  },
  RichText: {
    of: installPageText,
    description:
      'HTML of the install page, at most 500 text characters (E928). p, strong, b, em, i, u and s with color and text-align are kept; other markup is removed.',
  },
  Language: {
    of: languageTag,
    description: 'Tag of a language (BCP 47): language, script and region, in any letter case.',
    examples: ['pt-BR'],
  },
  Location: { of: relevantLocation, description: 'A place at which the pass shows itself.' },
  Beacon: {
    of: ibeacon,
    description: 'A beacon near which the pass shows itself. Wallet A.',
    dependentRequired: { minor: ['major'] },
  },
  FeaturedAction: {
    of: featuredAction,
    description:
      'An action link, and what Wallet A says that it is for: a type of Apple’s. call is for contact-phone only.',
  },
  LinkStatus: { of: linkFields.shape['link-status'].unwrap() },
  PassStatus: {
    of: passStatus,
    description: 'In any letter case; "" counts as missing.',
    enum: [...inAnyCase(['active', 'redeemed', 'expired', 'voided']), ''],
  },
  LinkProtection: {
    of: linkFields.shape['link-protection'].unwrap(),
    description:
      'HMAC-SHA256 needs a checksum-key of 32 letters and digits, which is never returned. No other checksum takes one.',
    if: { properties: { checksum: { enum: inAnyCase(['HMAC-SHA256']) } }, required: ['checksum'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema, in nothing that is awaited.
    then: { required: ['checksum-key'] },
    else: { not: { required: ['checksum-key'] } },
  },
  PassVariable: { of: passVariables.shape['pass-id'].unwrap(), description: 'How a link carries one value.' },
  PassVariables: { of: passVariables, description: 'The values that a link carries.', minProperties: 1 },
};

const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Unnamed formats with additional keywords, which are written inline. */
const unnamed = new Map<z.core.$ZodType, JsonSchema>([
  [templateFields.shape['linked-apps'].unwrap(), { type: 'string', pattern: linkedAppsPattern.source, maxLength: 200 }],
  // Any value is accepted: an invalid color becomes the default.
  [templateFields.shape['pass-install-background-color'].unwrap(), { default: '#FFFFFF' }],
  [
    templateFields.shape['pass-install-checkmark-display'].unwrap(),
    { enum: [1, 0, '1', '0', true, false, 'True', 'False', 'true', 'false'] },
  ],
  [linkFields.shape['link-expiration-timestamp'].unwrap(), { type: 'string', pattern: writtenInstantPattern.source }],
  [newPassFields.shape['expiration-timestamp'].unwrap(), { type: 'string', pattern: writtenInstantPattern.source }],
]);

const named = new Map([...unnamed, ...Object.entries(formats).map(([name, { of }]) => [of, refTo(name)] as const)]);

/** Texts of one language, which are read by code. */
const translatedTexts: JsonSchema = {
  type: 'object',
  properties: { ...withEmpty(fieldsOf(z.strictObject(shapeOf(translatedFields)).partial(), named)) },
  additionalProperties: false,
};

/** References to the named formats, and the unnamed ones inline. */
export const formatOverrides: ReadonlyMap<z.core.$ZodType, JsonSchema> = new Map([
  ...named,
  [
    templateFields.shape.translations.unwrap(),
    { type: 'object', additionalProperties: { anyOf: [refTo('TranslatedTexts'), { enum: ['', null] }] } },
  ],
]);

/** The named formats by name. */
export const formatSchemas: Readonly<Record<string, JsonSchema>> = {
  ...Object.fromEntries(
    Object.entries(formats).map(([name, { of, ...keywords }]) => {
      const inside = new Map([...formatOverrides].filter(([each]) => each !== of));
      return [name, { ...jsonSchemaOf(of, inside), ...keywords } as JsonSchema];
    }),
  ),
  TranslatedTexts: translatedTexts,
};

import * as z from 'zod';
import { actionLinkFields, featuredActionField } from '../fields/action-link-fields.ts';
import { type Field, shapeOf } from '../fields/field.ts';
import { airlineFields } from './airline.ts';
import { barcodeFields } from './barcode.ts';
import { flightFields } from './flight.ts';
import { installPageFields } from './install-page.ts';
import { asStrings, languageFields, translationsOf } from './languages.ts';
import { messageFields } from './messages.ts';
import { passengerFields } from './passenger.ts';
import { updateFields } from './updates.ts';
import { validityFields } from './validity.ts';

const ownFields = {
  ...airlineFields,
  ...flightFields,
  ...passengerFields,
  ...messageFields,
  ...actionLinkFields,
  /**
   * Action links that Wallet A shows below the pass.
   * @format 1 or 2 of link, type
   * @heading Featured actions
   */
  'walleta-featured-actions': featuredActionField,
  ...validityFields,
  ...barcodeFields,
  ...updateFields,
  ...installPageFields,
  ...languageFields,
};

/** A text of a template that passengers read. */
export type TranslatedField = {
  [Name in keyof typeof ownFields]: (typeof ownFields)[Name] extends { translated: true } ? Name : never;
}[keyof typeof ownFields];

const isTranslated = (field: Field) => field.translated === true;

/** The texts of a template that passengers read. */
export const translatedFields = Object.fromEntries(
  Object.entries(ownFields).filter(([, field]) => isTranslated(field)),
) as { readonly [Name in TranslatedField]: (typeof ownFields)[Name] };

const translations = z.optional(translationsOf(shapeOf(translatedFields)));

/** Every field of a pass template, independent of the group it is sent in. Source: docs/api/createpasstemplate.md#fields. */
export const fieldsOfTemplate = {
  ...ownFields,
  /**
   * Your texts in the other languages, by language and then by field, at most 64 KB in all. Each has the limits of its field. ""
   * clears a text, or a whole language. If a text changes, translations of it that you do not send are removed.
   * @format object of languages, each an object of texts
   */
  translations: { ...asStrings, schema: translations, readAs: 'translations' },
} as const satisfies Readonly<Record<string, Field>>;

export const templateFields = z.strictObject(shapeOf(fieldsOfTemplate));

/** Fields that a new template needs, but a flight that putpass makes may not have yet. Source: docs/api/putpass.md#putpass. */
type FactToCome = 'origin-terminal' | 'origin-gate' | 'boarding-time' | 'relevance-date-time';
type Complete = z.output<typeof templateFields>;

export type TemplateFields = Omit<Complete, FactToCome> & Partial<Pick<Complete, FactToCome>>;

const { 'relevance-date-timezone': _zone, ...ofFlight } = flightFields;

const named = <Name extends string>(fields: Readonly<Record<Name, unknown>>) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, true])) as Record<Name, true>;

/** Fields of a template that have a date or a day, and with them a flight. */
const ofOneDay = { 'expiry-date': true, 'never-installed-archive-timestamp': true, 'void-passes': true } as const;

/** Fields that a brand may have: those of a template without its flight; nobody is its static passenger by default. */
export const brandFields = templateFields
  .omit({ ...named(ofFlight), ...ofOneDay })
  .partial({ ...named(passengerFields), 'relevance-date-timezone': true });

export type BrandFields = z.output<typeof brandFields>;

/** Some of them, as of a brand. */
export type SomeTemplateFields = { readonly [Name in keyof TemplateFields]?: TemplateFields[Name] | undefined };

/** By language, then by field; in a request "" clears a text. */
export type Translations = NonNullable<TemplateFields['translations']>;

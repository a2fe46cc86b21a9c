import { newPassFields, passFields, passMetaDataFields } from '../../lambdas/domain/fields/pass-fields.ts';
import { fieldsOfConfirmed } from '../../lambdas/domain/fields/passenger-kind.ts';
import { flightFactFields } from '../../lambdas/domain/flight/flight-facts.ts';
import { flightKeyFields } from '../../lambdas/domain/flight/flight-request.ts';
import { linkFields } from '../../lambdas/domain/link/link-fields.ts';
import { newLinkFields } from '../../lambdas/domain/link/link-request.ts';
import { newTemplateFields, templateGroups } from '../../lambdas/domain/template/template-request.ts';
import { templateFields } from '../../lambdas/domain/template-fields/template-fields.ts';
import { updateOnlyFields } from '../../lambdas/domain/updates/pass-update.ts';
import type { Described } from './comments.ts';
import { templateTexts } from './field-texts.ts';
import { formatOverrides } from './formats.ts';
import { fieldsOf, type JsonSchema, type Properties, withEmpty } from './json-schema.ts';

/** Schema that refers to a shared one. */
export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Adds the fields' descriptions and examples. */
export function described(fields: Properties, texts: Readonly<Record<string, Described>>): Properties {
  const described = ([name, field]: [string, JsonSchema]) => {
    const { text, example } = texts[name] ?? {};
    return [name, { ...field, ...(example && { examples: [example] }), ...(text && { description: text }) }];
  };
  return Object.fromEntries(Object.entries(fields).map(described));
}

/** Schema of an object with these fields and no others. */
export const object = (properties: Properties, required: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties: { ...properties },
  ...(required.length > 0 ? { required: [...required] } : {}),
  additionalProperties: false,
});

/** Adds the second spelling of the class. Source: docs/api/generatepass.md#pass-data. */
export const withBothSpellings = (fields: Properties): Properties => ({
  ...fields,
  'boarding-Seat-class': { ...fields['boarding-seat-class'], description: 'The same as boarding-seat-class.' },
});

export const ofConfirmedPass = fieldsOf(newPassFields.pick(fieldsOfConfirmed), formatOverrides);
export const ofNewPass = fieldsOf(newPassFields.partial(fieldsOfConfirmed), formatOverrides);
export const ofPass = fieldsOf(passFields.partial(fieldsOfConfirmed), formatOverrides);
export const besidePass = fieldsOf(updateOnlyFields, formatOverrides);
export const ofContact = fieldsOf(passMetaDataFields, formatOverrides);
export const ofNewTemplate = fieldsOf(newTemplateFields, formatOverrides);
const ofTemplate = fieldsOf(templateFields, formatOverrides);
export const ofNewLink = fieldsOf(newLinkFields, formatOverrides);
export const ofLink = fieldsOf(linkFields, formatOverrides);

const textsWithRequired = Object.fromEntries(
  Object.entries(templateTexts).map(([name, text]) => [
    name,
    ofNewTemplate.required.includes(name) ? { ...text, text: `${text.text} Required in a new template.` } : text,
  ]),
);

export const groups = Object.fromEntries([...templateGroups].map((group) => [group, ref('TemplateGroup')]));
export const newTemplateProperties = described(withEmpty(ofNewTemplate), templateTexts);
export const credentials = Object.fromEntries(
  Object.entries(newTemplateProperties).filter(([name]) => !(name in ofTemplate.fields)),
);

export const without = (properties: Properties, names: object): Properties =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => !Object.hasOwn(names, name)));

export const copyProperties = without(credentials, { 'template-kind': true, 'dry-run': true });
export const dryRun = { 'dry-run': credentials['dry-run'] as JsonSchema };
export const templateProperties = described(withEmpty(ofTemplate), textsWithRequired);
export const ofFlightKey = fieldsOf(flightKeyFields, formatOverrides);
export const ofEventFlight = fieldsOf(flightFactFields, formatOverrides);

import type * as z from 'zod';
import type { Action, Batch } from '../../lambdas/api/action.ts';
import { maxRows } from '../../lambdas/api/batch.ts';
import { passData, passMetaData } from '../../lambdas/domain/fields/pass-fields.ts';
import { eventFlight } from '../../lambdas/domain/flight/flight-facts.ts';
import {
  flightChangeFields,
  flightChanges,
  flightEventFields,
  flightKeyFields,
} from '../../lambdas/domain/flight/flight-request.ts';
import { linkChanges, linkReference, newLink } from '../../lambdas/domain/link/link-request.ts';
import {
  newTemplateOrBrand,
  templateChanges,
  templateCopy,
  templateGroups,
} from '../../lambdas/domain/template/template-request.ts';
import { wholePassData } from '../../lambdas/domain/updates/pass-put.ts';
import { passDataChanges, passMetaDataChanges } from '../../lambdas/domain/updates/pass-update.ts';
import { textOfAction } from './action-texts.ts';
import { flightTexts, linkTexts, passTexts, requestTexts, templateTexts } from './field-texts.ts';
import { formatOverrides, formatSchemas, kindsOfOthers } from './formats.ts';
import {
  fieldsOf,
  inAnyCase as inAnyCaseOf,
  type JsonSchema,
  jsonSchemaOf,
  type Properties,
  type SchemaOverrides,
  withEmpty,
} from './json-schema.ts';
import { lenient } from './lenient.ts';
import {
  besidePass,
  copyProperties,
  credentials,
  described,
  dryRun,
  groups,
  object,
  ofConfirmedPass,
  ofContact,
  ofEventFlight,
  ofFlightKey,
  ofLink,
  ofNewLink,
  ofNewPass,
  ofNewTemplate,
  ofPass,
  ref,
  templateProperties,
  withBothSpellings,
  without,
} from './request-fields.ts';

const templateSchemas: Readonly<Record<string, JsonSchema>> = {
  TemplateFields: {
    description: `Every field of a template. A new one needs: ${ofNewTemplate.required.join(', ')}.`,
    type: 'object',
    allOf: [ref('FlightChanges')],
    properties: without(templateProperties, flightChangeFields.shape),
  },
  FlightChanges: {
    description: 'Fields of a template, without the key of its flight.',
    type: 'object',
    properties: without(templateProperties, flightKeyFields.shape),
  },
  TemplateGroups: {
    description: 'Objects that can group fields. Field names are unique; the group of a field has no meaning.',
    type: 'object',
    properties: groups,
  },
  TemplateGroup: {
    description: 'Fields of a template, and further groups.',
    allOf: [ref('TemplateFields'), ref('TemplateGroups')],
    properties: credentials,
    unevaluatedProperties: false,
  },
};

const templateRequest = (properties: Properties, ...further: JsonSchema[]): JsonSchema => ({
  type: 'object',
  allOf: [ref('TemplateFields'), ref('TemplateGroups'), ...further],
  properties: { ...properties },
  unevaluatedProperties: false,
});

/**
 * Required fields of a request without groups. With groups they cannot be expressed, since a field may be in any group.
 */
const isComplete: JsonSchema = {
  anyOf: [
    ...[...templateGroups].map((group) => ({ title: `Fields in ${group} and elsewhere`, required: [group] })),
    {
      title: 'A brand',
      properties: { 'template-kind': { enum: inAnyCaseOf(['brand']) } },
      required: ['template-kind'],
    },
    { title: 'Every field at top level', required: [...ofNewTemplate.required] },
  ],
};

/** Required data of a new pass by the kind of its passenger. */
const ofEitherKind: readonly JsonSchema[] = [
  {
    title: 'Of a confirmed passenger',
    properties: { ...ofConfirmedPass.fields },
    required: [...ofConfirmedPass.required],
  },
  {
    title: 'Of another passenger-kind',
    properties: { 'passenger-kind': { enum: [...kindsOfOthers] } },
    required: ['passenger-kind'],
  },
];

/** All data of a new pass. */
const newPassData = (fields: Properties): JsonSchema => ({
  ...object(described(fields, passTexts), ofNewPass.required),
  allOf: [{ anyOf: [...ofEitherKind] }],
});

/** Fields beside the template that a request names. */
const besideTemplate = (properties: Properties): JsonSchema => ({
  ...templateRequest({ 'pass-template-id': ref('PassTemplateId'), ...properties }),
  required: ['pass-template-id'],
});

const contact = object(described(withEmpty(ofContact), passTexts));

/** Schemas of requests that are normalised by code before validation, from the fields that validate them. */
const overrides: SchemaOverrides = new Map<z.core.$ZodType, JsonSchema>([
  ...formatOverrides,
  [newTemplateOrBrand, templateRequest(credentials, isComplete)],
  [
    eventFlight,
    object(described(withEmpty(ofEventFlight), { ...templateTexts, ...requestTexts }), ofEventFlight.required),
  ],
  [wholePassData, newPassData({ ...withBothSpellings(withEmpty(ofNewPass)), ...withEmpty(besidePass) })],
  [templateChanges, besideTemplate(dryRun)],
  [templateCopy, besideTemplate(copyProperties)],
  [
    flightChanges,
    {
      type: 'object',
      allOf: [ref('FlightChanges'), ref('TemplateGroups')],
      properties: {
        ...ofFlightKey.fields,
        ...described(withEmpty(fieldsOf(flightEventFields, formatOverrides)), flightTexts),
      },
      required: [...ofFlightKey.required],
      unevaluatedProperties: false,
    },
  ],
  [passData, newPassData(withBothSpellings(withEmpty(ofNewPass)))],
  [
    passDataChanges,
    object(described({ ...withBothSpellings(withEmpty(ofPass)), ...withEmpty(besidePass) }, passTexts)),
  ],
  [passMetaData, contact],
  [passMetaDataChanges, contact],
  [newLink, object(described(withEmpty(ofNewLink), linkTexts), ofNewLink.required)],
  [
    linkChanges,
    object(
      { ...fieldsOf(linkReference, formatOverrides).fields, ...described(withEmpty(ofLink), linkTexts) },
      Object.keys(linkReference.shape),
    ),
  ],
]);

/** Shared schemas, to which requests refer. */
export const requestParts: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.entries({ ...formatSchemas, ...templateSchemas }).map(([name, schema]) => [name, lenient(schema)]),
);

/** Case-insensitive pattern of a name: JSON Schema's patterns have no flags. */
const inAnyCase = (name: string) => `^${name.replaceAll(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`)}$`;

/** Schema of a batch's rows: the request of their action, without what stands beside them. */
function rowsSchema({ rowAction, ownIds, rowsField }: Batch): JsonSchema {
  const { properties, required = [], ...schema } = lenient(jsonSchemaOf(rowAction.input, overrides));
  const isShared = (name: string) => name.endsWith('pass-template-id') || name === 'brand';
  const isOfRow = ([name]: readonly [string, unknown]) => !isShared(name) || ownIds.some((id) => id === name);
  const items = {
    ...schema,
    properties: Object.fromEntries(Object.entries(described(properties as Properties, requestTexts)).filter(isOfRow)),
    required: required.filter((name) => !isShared(name)),
  } as JsonSchema;
  return { type: 'array', minItems: 1, maxItems: maxRows[rowsField], items };
}

const withSharedIds = ({ ownIds }: Batch, fields: JsonSchema['properties']) =>
  described(
    fields as Properties,
    Object.fromEntries(ownIds.map((name) => [name, { text: 'For rows that have none of their own.' }])),
  );

/** Descriptions of a request's own fields. */
const textsOf = ({ input }: Action | Batch) =>
  [newTemplateOrBrand, templateChanges, templateCopy].some((schema) => schema === input)
    ? { ...requestTexts, ...templateTexts }
    : requestTexts;

/** Schema of an action's request body. */
export function requestSchema(action: Action | Batch): JsonSchema {
  const { properties: top, required = [], ...schema } = lenient(jsonSchemaOf(action.input, overrides));
  const properties =
    'rowAction' in action ? { ...withSharedIds(action, top), [action.rowsField]: rowsSchema(action) } : top;
  return {
    title: action.name,
    description: textOfAction(action.name),
    ...schema,
    properties: {
      action: {
        type: 'string',
        pattern: inAnyCase(action.name),
        examples: [action.name],
        description: `\`${action.name}\`, in any letter case.`,
      },
      'api-key': { description: 'Ignored. Send the key in the header x-api-key.' },
      ...described(properties as Properties, textsOf(action)),
    },
    required: ['action', ...required],
  } as JsonSchema;
}

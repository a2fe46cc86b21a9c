import * as z from 'zod';
import { newPassFields, passData, passFields, passMetaData, passMetaDataFields } from '../domain/fields/pass-fields.ts';
import { flightChangeFields, flightChanges, flightKeyFields } from '../domain/flight/flight-request.ts';
import { linkFields } from '../domain/link/link-fields.ts';
import { linkChanges, linkReference, newLink, newLinkFields } from '../domain/link/link-request.ts';
import {
  copyFields,
  newTemplate,
  newTemplateFields,
  templateChanges,
  templateCopy,
} from '../domain/template/template-request.ts';
import { templateFields } from '../domain/template-fields/template-fields.ts';
import { templateGroups } from '../domain/template-fields/template-groups.ts';
import { passDataChanges, passMetaDataChanges, updateOnlyFields } from '../domain/updates/pass-update.ts';
import type { Action } from './action.ts';

/** The field names that an action accepts, by the object that contains them; '' is the request itself. */
export type AcceptedFields = ReadonlyMap<string, ReadonlySet<string>>;

const bothSpellings = ['boarding-Seat-class'];
const namesOf = (...schemas: readonly z.ZodObject[]) => schemas.flatMap(({ shape }) => Object.keys(shape));

/** Schemas of requests that are normalised by code before validation, with the names that are then validated. */
const normalized = new Map<unknown, readonly string[]>([
  [newTemplate, [...namesOf(newTemplateFields), ...templateGroups]],
  [templateChanges, ['pass-template-id', ...namesOf(templateFields), ...templateGroups]],
  [flightChanges, [...namesOf(flightKeyFields, flightChangeFields), ...templateGroups]],
  [templateCopy, [...namesOf(copyFields, templateFields), ...templateGroups]],
  [passData, [...namesOf(newPassFields), ...bothSpellings]],
  [passDataChanges, [...namesOf(passFields, updateOnlyFields), ...bothSpellings]],
  [passMetaData, namesOf(passMetaDataFields)],
  [passMetaDataChanges, namesOf(passMetaDataFields)],
  [newLink, namesOf(newLinkFields)],
  [linkChanges, namesOf(linkReference, linkFields)],
]);

export function acceptedFields({ input }: Pick<Action, 'input'>): AcceptedFields {
  const places = new Map<string, ReadonlySet<string>>([['', new Set(namesIn(input))]]);
  for (const [name, field] of Object.entries(objectIn(input)?.shape ?? {})) {
    const names = namesIn(field);
    if (names.length > 0) places.set(name, new Set(names));
  }
  return places;
}

/** Empty for a schema that is not an object. */
function namesIn(schema: unknown): readonly string[] {
  const known = normalized.get(schema);
  if (known) return known;
  if (schema instanceof z.ZodOptional) return namesIn(schema.unwrap());
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (!(schema instanceof z.ZodPipe)) return [];
  const before = namesIn(schema.in);
  return before.length > 0 ? before : namesIn(schema.out);
}

function objectIn(schema: unknown): z.ZodObject | undefined {
  if (schema instanceof z.ZodObject) return schema;
  return schema instanceof z.ZodPipe ? (objectIn(schema.in) ?? objectIn(schema.out)) : undefined;
}

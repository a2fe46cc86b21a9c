import * as z from 'zod';
import { newPassFields, passData, passFields, passMetaData, passMetaDataFields } from '../domain/fields/pass-fields.ts';
import { eventFlight, flightFactFields } from '../domain/flight/flight-facts.ts';
import {
  flightChangeFields,
  flightChanges,
  flightEventFields,
  flightKeyFields,
} from '../domain/flight/flight-request.ts';
import { linkFields } from '../domain/link/link-fields.ts';
import { linkChanges, linkReference, newLink, newLinkFields } from '../domain/link/link-request.ts';
import { ApiError, type ErrorName, type FieldError, fieldsRefused } from '../domain/request/errors.ts';
import {
  copyFields,
  newTemplateFields,
  newTemplateOrBrand,
  templateChanges,
  templateCopy,
  templateGroups,
} from '../domain/template/template-request.ts';
import { templateFields } from '../domain/template-fields/template-fields.ts';
import { editDistance } from '../domain/text/edit-distance.ts';
import { isBlank } from '../domain/text/printable.ts';
import { wholePassData } from '../domain/updates/pass-put.ts';
import { passDataChanges, passMetaDataChanges, updateOnlyFields } from '../domain/updates/pass-update.ts';
import type { Action, Batch } from './action.ts';
import { actions } from './actions/index.ts';
import { pathName } from './json-scan.ts';

type Issues = readonly z.core.$ZodIssue[];

/**
 * Explains why fields of an action are refused. Loaded lazily, with the first refusal, since it needs the schemas of
 * all actions.
 * @param issues of a parse with reportInput.
 */
export async function fieldsRefusal(
  action: Action | Batch,
  fields: Readonly<Record<string, unknown>>,
  issues: Issues,
): Promise<ApiError> {
  const all = await Promise.all([...actions.values()].map((load) => load()));
  const calls = new Map(all.map((each) => [each.name, acceptedFields(each)]));
  const problems = fieldErrors(issues, (field, place) => unknownFieldMessage(field, place, action.name, calls));
  for (const [field, codes] of Object.entries(action.idErrors ?? {})) {
    if (problems.some((problem) => problem.field === field)) {
      const isMissing = fields[field] === undefined || isBlank(fields[field]);
      return new ApiError(isMissing ? codes.missing : codes.malformed, undefined, problems);
    }
  }
  return fieldsRefused(problems, ownError(issues, action));
}

/** The specific error code of a rule, such as E928, or of a field, such as E1543. */
function ownError(issues: Issues, { fieldCodes = {} }: Action | Batch): ErrorName | undefined {
  const ofRule = issues.flatMap((issue) =>
    issue.code === 'custom' ? [issue.params?.error as ErrorName | undefined] : [],
  );
  const ofField = Object.entries(fieldCodes).find(([field]) => issues.some(({ path }) => path[0] === field));
  return ofRule.find(Boolean) ?? ofField?.[1];
}

/**
 * Translates Zod's issues to errors by field, in terms of the API.
 * @param issues of a parse with reportInput.
 * @param unknown explains the refusal of an unknown field, from its name and the object that contains it.
 */
export function fieldErrors(
  issues: readonly z.core.$ZodIssue[],
  unknown: (field: string, place: string) => string = () => 'is not a field of this call',
): FieldError[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        field: fieldName([...issue.path, key]),
        message: unknown(key, pathName(issue.path)),
      }));
    }
    const isMissing = issue.code !== 'custom' && (issue.input === undefined || isBlank(issue.input));
    return [{ field: fieldName(issue.path), message: isMissing ? 'is required' : issue.message }];
  });
}

/** Name without the objects around a field, as field names are unique: `seat-number`, `ibeacons[0].major`. */
function fieldName(path: readonly PropertyKey[]): string {
  const groups = new Set<PropertyKey>(['pass-data', 'pass-meta-data']);
  const names = path.length > 1 && groups.has(path[0] as PropertyKey) ? path.slice(1) : path;
  return pathName(names);
}

/** Accepted fields of every action. */
type Calls = ReadonlyMap<string, AcceptedFields>;

/** Maximum edit distance between an unknown name and a suggestion. */
const maxDistance = 2;

/**
 * Explains the refusal of an unknown field: it belongs elsewhere, in this action or in another, or may be misspelt.
 * @param place the object that contains it; '' for the request itself.
 */
export function unknownFieldMessage(field: string, place: string, action: string, accepted: Calls): string {
  const own = accepted.get(action) ?? new Map();
  const elsewhere = [...own].filter(([name, names]) => name !== place && names.has(field)).map(([name]) => name);
  if (elsewhere.length > 0) return `is not a field here: it belongs ${inWords(elsewhere)}`;
  const acceptedBy = [...accepted].filter(([, places]) => [...places.values()].some((names) => names.has(field)));
  const calls = acceptedBy.map(([name]) => name);
  if (field === 'dry-run') return `is not a field of this call: it belongs to ${calls.join(' or ')}`;
  if (calls.length > 0) return `is not a field of this call: it ${belongsTo(calls)}`;
  const similar = nearest(field, place, own);
  return `is not a field of this call${similar === undefined ? '' : `; did you mean ${similar}?`}`;
}

/** @param places objects; '' for the request itself. */
function inWords(places: readonly string[]): string {
  const inside = places.filter((place) => place !== '').map((place) => `in ${place}`);
  if (inside.length === 0) return 'beside pass-data, not inside an object';
  return [...inside, ...(places.includes('') ? ['beside it'] : [])].join(' or ');
}

const newTemplateCalls = ['createpasstemplate', 'copytemplate'];
const templateCalls = [...newTemplateCalls, 'updatepasstemplate'];
/** Take what generatepass or updatepassdata takes, which are the usual ways to send it. */
const otherWays = ['movepass', 'putpass'];
/** Calls that take fields of a template for all templates of a flight. */
const flightCalls = ['updateflight', 'getflight'];

function belongsTo(calls: readonly string[]): string {
  const isOfTemplate = calls.some((name) => templateCalls.includes(name));
  const named = [...templateCalls, ...(isOfTemplate ? flightCalls : [])];
  const others = calls.filter((name) => !named.includes(name) && !otherWays.includes(name));
  if (calls.every((name) => newTemplateCalls.includes(name))) return 'is fixed when the template is created';
  if (calls.every((name) => otherWays.includes(name))) return `belongs to ${calls.join(' or ')}`;
  // The fields of getflight identify the flight: updateflight changes all others.
  const orFlight = calls.includes('updateflight') && !calls.includes('getflight') ? ' or updateflight' : '';
  if (others.length === 0) return `is fixed in the template: use updatepasstemplate${orFlight}`;
  return `belongs to ${[...others, ...(isOfTemplate ? ['the template'] : [])].join(' or ')}`;
}

/** The most similar known name, with the API's words for the wallets; one in the same object is preferred. */
function nearest(field: string, place: string, own: AcceptedFields): string | undefined {
  const meant = spelled(field)
    .replace(/apple(wallet)?/, 'walleta')
    .replace(/google(wallet)?/, 'walletb');
  const candidates = [...own].flatMap(([where, names]) =>
    [...names].map((name) => ({ name, where, distance: editDistance(meant, spelled(name), maxDistance) })),
  );
  const rank = (each: (typeof candidates)[number]) => 2 * each.distance + (each.where === place ? 0 : 1);
  const [best] = candidates
    .filter((each) => each.distance <= maxDistance && each.distance < each.name.length / 2)
    .sort((a, b) => rank(a) - rank(b));
  if (best === undefined) return undefined;
  return best.where === place || best.where === '' ? best.name : `${best.name} in ${best.where}`;
}

/** Normalised for comparison: without case and separators. */
const spelled = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The field names that an action accepts, by the object that contains them; '' is the request itself. */
export type AcceptedFields = ReadonlyMap<string, ReadonlySet<string>>;

const bothSpellings = ['boarding-Seat-class'];
const namesOf = (...schemas: readonly z.ZodObject[]) => schemas.flatMap(({ shape }) => Object.keys(shape));

/** Schemas of requests that are normalised by code before validation, with the names that are then validated. */
const normalized = new Map<unknown, readonly string[]>([
  [newTemplateOrBrand, [...namesOf(newTemplateFields), ...templateGroups]],
  [templateChanges, ['pass-template-id', 'dry-run', ...namesOf(templateFields), ...templateGroups]],
  [flightChanges, [...namesOf(flightKeyFields, flightEventFields, flightChangeFields), ...templateGroups]],
  [templateCopy, [...namesOf(copyFields, templateFields), ...templateGroups]],
  [passData, [...namesOf(newPassFields), ...bothSpellings]],
  [wholePassData, [...namesOf(newPassFields, updateOnlyFields), ...bothSpellings]],
  [eventFlight, namesOf(flightFactFields)],
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

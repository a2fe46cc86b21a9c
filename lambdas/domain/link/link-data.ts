import type * as z from 'zod';
import { listNames } from '../fields/badges.ts';
import { passId as passIdSchema } from '../fields/fields.ts';
import { fieldsOfLinkPass, type PassFields, passMetaDataFields } from '../fields/pass-fields.ts';
import { fieldsOfConfirmed, isConfirmed } from '../fields/passenger-kind.ts';
import type { Contact } from '../pass/pass.ts';
import { staticValuesOf } from '../pass/sample-pass.ts';
import type { TemplateFields } from '../template-fields/template-fields.ts';
import type { LinkFields } from './link-fields.ts';
import { passFieldEntries, slots, variableNames } from './link-variables.ts';
import type { WrongLink } from './wrong-link.ts';

/** The passenger data in a link. */
export interface LinkData {
  /** Undefined if it must be derived from `canonical`. */
  readonly passId: string | undefined;
  /** All fields of a new pass. */
  readonly fields: PassFields;
  /** Fields given by the link itself: only these update an existing pass. */
  readonly provided: Partial<PassFields>;
  readonly contact: Contact;
  /** Canonical form of the data, independent of the order of variables. */
  readonly canonical: string;
}

/**
 * Parses the values of a followed link by the rules of generatepass; empty ones count as missing. A field that the link
 * does not declare gets the template's static value; a declared one never does, so that no passenger gets a seat that
 * was meant as an example. Only confirmed passengers get a static seat, group and position.
 * @returns the first problem, if there is one.
 * Source: docs/links.md#following-a-link;
 * docs/decisions/following-links.md#data-of-a-link
 */
export function linkDataOf(
  link: LinkFields,
  template: TemplateFields,
  values: ReadonlyMap<string, string>,
): LinkData | WrongLink {
  const variables = link['pass-variables'];
  const given = new Map([...values].filter(([, value]) => value !== ''));
  const isUnknown = (name: string) => name !== 'pass-id' && !Object.hasOwn(variables, name);
  const unknown = [...values.keys()].find(isUnknown);
  if (unknown !== undefined) return { rule: 'variable-unknown', variable: unknown };
  const missing = variableNames.find((name) => variables[name]?.['is-required'] && !given.has(name));
  if (missing !== undefined) return { rule: 'variable-missing', variable: missing };
  const passId = passIdSchema.optional().safeParse(given.get('pass-id'));
  const contact = passMetaDataFields.safeParse(present(given, ['user-email', 'user-phone']));
  const provided = providedBy(given);
  const fields = fieldsOfLinkPass(provided).safeParse({ ...undeclaredOf(link, template, provided), ...provided });
  if (!passId.success) return wrongValue('pass-id', passId.error, given);
  if (!contact.success) return wrongValue(String(contact.error.issues[0]?.path[0]), contact.error, given);
  if (!fields.success) return wrongValue(variableOf(fields.error, provided, given), fields.error, given);
  return {
    passId: passId.data,
    fields: fields.data,
    provided: Object.fromEntries(Object.entries(fields.data).filter(([name]) => name in provided)),
    contact: contact.data,
    canonical: JSON.stringify(Object.entries(present(given, variableNames))),
  };
}

function providedBy(given: ReadonlyMap<string, string>): Record<string, unknown> {
  const single = passFieldEntries.map(([variable, field]) => [field, sentAs(variable, given.get(variable))]);
  const lists = {
    'relevant-locations': slots.flatMap((n) => locationOf(given, n)),
    'relevance-addresses': slots.flatMap((n) => addressOf(given, n)),
    ibeacons: slots.flatMap((n) => beaconOf(given, n)),
  };
  const several = Object.entries(lists).filter(([, entries]) => entries.length > 0);
  return Object.fromEntries([...single.filter(([, value]) => value !== undefined), ...several]);
}

const commaSeparated: ReadonlySet<string> = new Set(listNames);

const sentAs = (variable: string, value: string | undefined) =>
  commaSeparated.has(variable) ? value?.split(',').map((each) => each.trim()) : value;

/** A place without a text shows its address; a text without a place is ignored. */
function locationOf(given: ReadonlyMap<string, string>, n: number) {
  const [latitude, longitude, text, address] = ['latitude', 'longitude', 'text', 'address'].map((part) =>
    given.get(part === 'text' ? `relevance-text${n}` : `relevance-location-${part}${n}`),
  );
  if (latitude === undefined && longitude === undefined) return [];
  return [{ key: `relevant-${n}`, latitude, longitude, 'relevant-text': text ?? address }];
}

function addressOf(given: ReadonlyMap<string, string>, n: number) {
  const address = given.get(`relevance-location-address${n}`);
  return address === undefined ? [] : [{ key: `relevant-${n}`, address }];
}

function beaconOf(given: ReadonlyMap<string, string>, n: number) {
  const beacon = {
    'proximity-uuid': given.get(`ibeacon-uuid${n}`),
    major: given.get(`ibeacon-major${n}`),
    minor: given.get(`ibeacon-minor${n}`),
    'relevant-text': given.get(`ibeacon-relevance-text${n}`),
  };
  return Object.values(beacon).every((part) => part === undefined) ? [] : [{ key: `ibeacon-${n}`, ...beacon }];
}

/** The template's static values of undeclared fields. */
function undeclaredOf(
  { 'pass-variables': variables }: LinkFields,
  template: TemplateFields,
  { 'passenger-kind': kind }: Readonly<Record<string, unknown>>,
) {
  const declared = new Set<string>(
    passFieldEntries.flatMap(([variable, field]) => (variables[variable] ? [field] : [])),
  );
  const ofOthers = isConfirmed(kind) ? [] : Object.keys(fieldsOfConfirmed);
  const omitted = new Set([...declared, ...ofOthers]);
  return Object.fromEntries(Object.entries(staticValuesOf(template)).filter(([field]) => !omitted.has(field)));
}

function present(given: ReadonlyMap<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? '']] : [])));
}

/** A missing value is reported as such, even if the link declares the variable as optional. */
function wrongValue(variable: string, { issues }: z.ZodError, given: ReadonlyMap<string, string>): WrongLink {
  if (!given.has(variable)) return { rule: 'variable-missing', variable };
  return { rule: 'value-invalid', variable, problem: issues[0]?.message };
}

/** Variables, without their number, that are parts of an array entry. */
const partOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'relevant-locations': {
    latitude: 'relevance-location-latitude',
    longitude: 'relevance-location-longitude',
    'relevant-text': 'relevance-text',
  },
  'relevance-addresses': { address: 'relevance-location-address' },
  ibeacons: {
    'proximity-uuid': 'ibeacon-uuid',
    major: 'ibeacon-major',
    minor: 'ibeacon-minor',
    'relevant-text': 'ibeacon-relevance-text',
  },
};

/** The variable behind a problem with a pass's fields. */
function variableOf(
  { issues }: z.ZodError,
  provided: Readonly<Record<string, unknown>>,
  given: ReadonlyMap<string, string>,
): string {
  const [field, index, part] = issues[0]?.path.map(String) ?? [];
  const single = passFieldEntries.find(([, name]) => name === field)?.[0];
  if (single !== undefined || field === undefined || part === undefined) return single ?? field ?? '';
  const entry = (provided[field] as readonly { key: string }[])[Number(index)];
  const n = entry?.key.split('-')[1];
  const variable = `${partOf[field]?.[part]}${n}`;
  // A place without a text shows its address.
  return part === 'relevant-text' && !given.has(variable) ? `relevance-location-address${n}` : variable;
}

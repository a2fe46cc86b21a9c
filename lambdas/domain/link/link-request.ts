import * as z from 'zod';
import { sensitiveNames } from '../fields/badges.ts';
import { applyChanges, type Changes, changesOf } from '../fields/changes.ts';
import { parseWithin, passTemplateId, sentFields, withoutEmpty } from '../fields/fields.ts';
import { type ErrorName, type FieldError, fieldsRefused } from '../request/errors.ts';
import { isRecord } from '../text/json.ts';
import { isSigned, type LinkFields, linkFields } from './link-fields.ts';
import { badgeVariables } from './link-variables.ts';

/** Fields of createpassissuancelink, under their canonical names. */
export const newLinkFields = linkFields
  .extend({
    /** Template of the passes. */
    'pass-template-id': passTemplateId,
  })
  .superRefine(
    (fields, context) => {
      for (const { field, message, error } of linkProblems(fields))
        context.addIssue({ code: 'custom', path: [field], message, params: { error } });
    },
    // Also if fields are invalid by themselves, so that callers learn of all problems at once.
    { when: () => true },
  );

/** The request of createpassissuancelink. Source: docs/api/createpassissuancelink.md#fields. */
export const newLink = sentFields.transform((request, context) => {
  const canonical = withoutEmpty(canonicalNames(request, context));
  const { 'pass-template-id': templateId, ...fields } = parseWithin(newLinkFields, canonical, context);
  return { templateId, fields };
});

/** The id of the link to be updated. */
export const linkReference = z.object({
  'issuance-link-id': z.string('must be text').regex(/^[A-Za-z0-9]{1,64}$/, 'must be an id of letters and digits'),
  'pass-template-id': passTemplateId,
});

const readChanges = changesOf(linkFields);

/**
 * The request of updatepassissuancelink, a partial update: omitted fields stay, "" clears; encryption-settings,
 * link-protection and pass-variables are replaced as a whole. Source: docs/api/updatepassissuancelink.md#updatepassissuancelink.
 */
export const linkChanges = sentFields.transform((request, context) => {
  const { 'issuance-link-id': linkId, 'pass-template-id': templateId, ...fields } = canonicalNames(request, context);
  const ids = parseWithin(linkReference, { 'issuance-link-id': linkId, 'pass-template-id': templateId }, context);
  return { linkId: ids['issuance-link-id'], templateId: ids['pass-template-id'], ...readChanges(fields, context) };
});

/**
 * The link's fields after an update; the same object if nothing differs.
 * @throws E1543 or E9003 if the result breaks a rule between fields.
 */
export function applyLinkChanges(fields: LinkFields, changes: Changes<LinkFields>): LinkFields {
  const changed = applyChanges(fields, changes);
  const problems = linkProblems(changed);
  if (problems.length === 0) return changed;
  const ownCode = problems.find(({ error }) => error)?.error;
  const refused = problems.map(({ field, message }) => ({ field, message }));
  throw fieldsRefused(refused, ownCode);
}

/** Alternative names of fields. Source: docs/api/createpassissuancelink.md#fields. */
const aliases = new Map([
  ['issuance-link-name', 'link-name'],
  ['checksum-algorithm', 'checksum'],
]);

const groups = new Set(['encryption-settings', 'link-protection']);

/** The request under canonical names; an empty group becomes "", as a field would. */
function canonicalNames(
  request: Readonly<Record<string, unknown>>,
  context: z.RefinementCtx,
  path: readonly string[] = [],
): Record<string, unknown> {
  const canonical: Record<string, unknown> = Object.create(null);
  for (const [written, value] of Object.entries(request)) {
    const name = aliases.get(written) ?? written;
    if (name in canonical && canonical[name] !== value)
      context.addIssue({ code: 'custom', path: [...path, written], message: 'is given twice with different values' });
    canonical[name] = groups.has(name) && isRecord(value) ? givenIn(value, context, name) : value;
  }
  return canonical;
}

function givenIn(group: Readonly<Record<string, unknown>>, context: z.RefinementCtx, name: string) {
  const given = withoutEmpty(canonicalNames(group, context, [name]));
  return Object.keys(given).length === 0 ? '' : given;
}

/** A problem between fields, and its error if that is not the default. */
export interface LinkProblem extends FieldError {
  readonly error?: ErrorName;
}

/**
 * Problems between the fields of a link; fields that are missing or invalid by themselves are skipped.
 * Source: docs/api/createpassissuancelink.md#fields.
 */
function linkProblems(fields: Partial<LinkFields>): LinkProblem[] {
  return [...expirationProblems(fields), ...encryptionProblems(fields), ...badgeProblems(fields)];
}

function expirationProblems(fields: Partial<LinkFields>): LinkProblem[] {
  if (fields['link-expiration-timestamp'] === undefined || fields['link-expiration-timezone'] !== undefined) return [];
  return [{ field: 'link-expiration-timezone', message: 'is required with link-expiration-timestamp' }];
}

function encryptionProblems(fields: Partial<LinkFields>): LinkProblem[] {
  const variables: unknown = fields['pass-variables'];
  if (fields['encryption-settings'] !== undefined || !isRecord(variables)) return [];
  return Object.entries(variables)
    .filter(([, variable]) => isRecord(variable) && variable['value-encryption'] === true)
    .map(([name]) => ({
      field: `pass-variables.${name}.value-encryption`,
      message: 'needs encryption-settings',
      error: 'passVariablesInvalid',
    }));
}

/** Badges are personal, and worth forging. Source: docs/links.md#badges */
function badgeProblems(fields: Partial<LinkFields>): LinkProblem[] {
  const variables: unknown = fields['pass-variables'];
  if (!isRecord(variables)) return [];
  const problem = (field: string, message: string): LinkProblem => ({
    field: `pass-variables.${field}`,
    message,
    error: 'passVariablesInvalid',
  });
  const isPlain = (variable: unknown) => isRecord(variable) && variable['value-encryption'] === false;
  return [
    ...badgeVariables
      .filter((name) => variables[name] !== undefined && !isSigned(fields))
      .map((name) => problem(name, 'needs link-protection with the checksum HMAC-SHA256')),
    ...sensitiveNames
      .filter((name) => isPlain(variables[name]))
      .map((name) => problem(`${name}.value-encryption`, 'must be True: the value may tell of health')),
  ];
}

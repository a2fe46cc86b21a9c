import type { ErrorName, FieldError } from '../request/errors.ts';
import { isRecord } from '../text/json.ts';
import type { LinkFields } from './link-fields.ts';

/** A problem between fields, and its error if that is not the default. */
export interface LinkProblem extends FieldError {
  readonly error?: ErrorName;
}

/**
 * Problems between the fields of a link; fields that are missing or invalid by themselves are skipped.
 * Source: docs/api.md#fields-of-an-issuance-link.
 */
export function linkProblems(fields: Partial<LinkFields>): LinkProblem[] {
  return [...expirationProblems(fields), ...encryptionProblems(fields)];
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

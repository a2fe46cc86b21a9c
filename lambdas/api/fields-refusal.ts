import type * as z from 'zod';
import { ApiError, type ErrorName, fieldsRefused } from '../domain/request/errors.ts';
import { isBlank } from '../domain/text/printable.ts';
import { acceptedFields } from './accepted-fields.ts';
import type { Action, Batch } from './action.ts';
import { actions } from './actions/index.ts';
import { fieldErrors } from './field-errors.ts';
import { unknownFieldMessage } from './unknown-field.ts';

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

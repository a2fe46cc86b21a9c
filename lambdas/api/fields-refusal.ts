import type * as z from 'zod';
import { ApiError, type ErrorName, fieldsRefused } from '../domain/errors.ts';
import { isBlank } from '../domain/printable.ts';
import type { Action } from './action.ts';
import { fieldErrors } from './field-errors.ts';

type Issues = readonly z.core.$ZodIssue[];

/** Why fields of an action are refused. Loaded with the first request that is. */
export function fieldsRefusal(action: Action, fields: Readonly<Record<string, unknown>>, issues: Issues): ApiError {
  const problems = fieldErrors(issues);
  for (const [field, codes] of Object.entries(action.idErrors ?? {})) {
    if (problems.some((problem) => problem.field === field)) {
      const isMissing = fields[field] === undefined || isBlank(fields[field]);
      return new ApiError(isMissing ? codes.missing : codes.malformed, undefined, problems);
    }
  }
  return fieldsRefused(problems, ownError(issues, action));
}

/** The code of a rule, such as E928, or of a field, such as E1543, that has one of its own. */
function ownError(issues: Issues, { fieldCodes = {} }: Action): ErrorName | undefined {
  const ofRule = issues.flatMap((issue) =>
    issue.code === 'custom' ? [issue.params?.error as ErrorName | undefined] : [],
  );
  const ofField = Object.entries(fieldCodes).find(([field]) => issues.some(({ path }) => path[0] === field));
  return ofRule.find(Boolean) ?? ofField?.[1];
}

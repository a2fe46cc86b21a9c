import type * as z from 'zod';
import type { FieldError } from '../domain/request/errors.ts';
import { isBlank } from '../domain/text/printable.ts';
import { pathName } from './path-name.ts';

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

import { ApiError, fieldsRefused } from '../domain/errors.ts';
import { isRecord } from '../domain/template-groups.ts';
import { pathName } from './field-errors.ts';
import { JsonProblem, type Path, repeatedFields } from './json-scan.ts';

const maxBytes = 256 * 1024;
const maxDepth = 16;

/**
 * The JSON object of a request. A byte order mark at its start is passed over, as RFC 8259 allows.
 * @throws E9001 when it is none or nested too deeply, with the place; E9004 when it is too large; E9003 for fields that
 * are given more than once and for a field `__proto__`.
 */
export function parseBody(text: string): Record<string, unknown> {
  if (Buffer.byteLength(text) > maxBytes) throw new ApiError('bodyTooLarge');
  const json = text.startsWith('\ufeff') ? text.slice(1) : text;
  refuseRepeated(scanned(json));
  const body: unknown = JSON.parse(json);
  if (!isRecord(body)) throw new ApiError('bodyNotJson');
  if (hasPrototypeField(body)) throw fieldsRefused([{ field: '__proto__', message: 'is not a field of this call' }]);
  return body;
}

function scanned(json: string): readonly Path[] {
  try {
    return repeatedFields(json, maxDepth);
  } catch (error) {
    if (!(error instanceof JsonProblem)) throw error;
    throw new ApiError('bodyNotJson', `The request body is not a JSON object; ${error.message}.`);
  }
}

/** Which of the values the caller means, nobody can know; JSON.parse would take the last. */
function refuseRepeated(paths: readonly Path[]): void {
  if (paths.length === 0) return;
  throw fieldsRefused(
    [...new Set(paths.map(pathName))].map((field) => ({ field, message: 'is given more than once' })),
  );
}

/** The schemas of objects with free names would leave it out without a word. */
function hasPrototypeField(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, '__proto__') || Object.values(value).some(hasPrototypeField);
}

import { ApiError, type FieldError, fieldsRefused } from '../domain/errors.ts';
import { replacementProblem } from '../domain/printable.ts';
import { isRecord } from '../domain/template-groups.ts';
import { bodyText } from '../domain/utf8.ts';
import { JsonProblem, type Path, repeatedFields } from './json-scan.ts';
import { pathName } from './path-name.ts';

const maxBytes = 256 * 1024;
const maxDepth = 16;
/** Fields named when the whole text has been decoded wrongly. */
const maxReplaced = 10;

/** As text, or as the bytes that were sent. */
export type RequestBody = string | Uint8Array;

/**
 * The JSON object of a request. A byte order mark at its start is passed over, as RFC 8259 allows. A whole number comes
 * as its digits, which every field takes that takes a number, and null as a field that is not given: many serializers
 * write what they have as numbers and what they lack as null. The caller's own `reference-data` stay as they are.
 * @throws E9001 when it is none, not UTF-8 or nested too deeply, with the place; E9004 when it is too large; E9003 for
 * fields that are given more than once, for text that has been decoded wrongly and for a field `__proto__`.
 */
export function parseBody(body: RequestBody): Record<string, unknown> {
  if (Buffer.byteLength(body) > maxBytes) throw new ApiError('bodyTooLarge');
  const text = bodyText(body);
  const json = text.startsWith('\ufeff') ? text.slice(1) : text;
  refuseRepeated(scanned(json));
  const fields: unknown = parsed(json);
  if (!isRecord(fields)) throw new ApiError('bodyNotJson');
  if (hasPrototypeField(fields)) throw fieldsRefused([{ field: '__proto__', message: 'is not a field of this call' }]);
  // The character itself or its escape: nearly no body has either.
  if (/\ufffd|\\ufffd/i.test(json)) refuseReplaced(fields);
  return fields;
}

/** The one field in which numbers and null are the caller's. */
const ownData = 'reference-data';

function parsed(json: string): unknown {
  const fields: unknown = JSON.parse(json, withDigits as Parameters<typeof JSON.parse>[1]);
  if (!isRecord(fields)) return fields;
  const own: unknown = ownData in fields ? JSON.parse(json)[ownData] : undefined;
  forgetNulls(fields);
  if (ownData in fields) fields[ownData] = own ?? undefined;
  return fields;
}

/** As they were sent: a ticket number of 17 digits is more than a double holds. Not 1.0, 1e3 or -0, which are no digits. */
function withDigits(_name: string, value: unknown, { source }: { source?: string }): unknown {
  return typeof value === 'number' && source !== undefined && /^(0|-?[1-9]\d*)$/.test(source) ? source : value;
}

/** The names stay, so that one that is no field is refused all the same. */
function forgetNulls(value: unknown): void {
  if (Array.isArray(value)) value.forEach(forgetNulls);
  else if (isRecord(value))
    for (const [name, each] of Object.entries(value)) {
      if (each === null) value[name] = undefined;
      else forgetNulls(each);
    }
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

/** A name like M\ufffdller, of which a boarding pass would be made, was M\u00fcller in a charset that is not UTF-8. */
function refuseReplaced(fields: object): void {
  const problems: FieldError[] = [];
  const visit = (value: unknown, path: Path): void => {
    const message = typeof value === 'string' ? replacementProblem(value) : undefined;
    if (message && problems.length < maxReplaced) problems.push({ field: pathName(path), message });
    if (Array.isArray(value)) for (const [index, entry] of value.entries()) visit(entry, [...path, index]);
    else if (isRecord(value))
      for (const [name, entry] of Object.entries(value)) {
        visit(name, [...path, name]);
        visit(entry, [...path, name]);
      }
  };
  visit(fields, []);
  if (problems.length > 0) throw fieldsRefused(problems);
}

/** The schemas of objects with free names would leave it out without a word. */
function hasPrototypeField(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, '__proto__') || Object.values(value).some(hasPrototypeField);
}

import { ApiError, type FieldError, fieldsRefused } from '../domain/request/errors.ts';
import { bodyText } from '../domain/request/utf8.ts';
import { isRecord, parsedAsSent } from '../domain/text/json.ts';
import { replacementProblem } from '../domain/text/printable.ts';
import { type EncodedBody, startOf } from '../http/body.ts';
import { JsonProblem, type OnValue, type Path, pathName, repeatedFields, topValue } from './json-scan.ts';

export const maxBytes = 256 * 1024;
/** Part read of the body of a call that is refused without it, bytes: at most 7 verifications (docs/security.md). */
const startBytes = 4 * 1024;
const maxDepth = 16;
const bodyIsArray =
  'The request body is a JSON array, not an object: to send many passes in one call, use generatepasses.';
const bodyIsForm = 'The request body is form data, not a JSON object: send JSON.';
/** Maximum number of fields in an error about wrongly decoded text. */
const maxReplaced = 10;

/** Text, or the raw bytes. */
export type RequestBody = string | Uint8Array;

/** True for every body that calls a batch; its reader, which is loaded lazily, says whether one does. */
export const mayBeBatch = (body: RequestBody) =>
  /"action"\s*:\s*"\w+(passes|flights)"/i.test(typeof body === 'string' ? body : Buffer.from(body).toString('latin1'));

/**
 * Parses the JSON object of a request, leniently: many serializers write identifiers as numbers and absent values as
 * null. Whole numbers become their digits, which every numeric field accepts, and null becomes an absent field, but not
 * in the caller's own `reference-data`. A byte order mark is skipped, as RFC 8259 allows.
 * @throws E9001 with the position, if the body is not a JSON object, not UTF-8 or nested too deeply; E9004 if it is too
 * large; E9003 for duplicate fields, wrongly decoded text and a field `__proto__`.
 */
export function parseBody(body: RequestBody): Record<string, unknown> {
  if (Buffer.byteLength(body) > maxBytes) throw new ApiError('bodyTooLarge');
  const json = withoutMark(bodyText(body));
  refuseRepeated(scanned(json, maxDepth));
  const fields: unknown = parsed(json);
  if (Array.isArray(fields)) throw new ApiError('bodyNotJson', bodyIsArray);
  if (!isRecord(fields)) throw new ApiError('bodyNotJson');
  if (hasPrototypeField(fields)) throw fieldsRefused([{ field: '__proto__', message: 'is not a field of this call' }]);
  // A cheap check for the character or its escape: hardly any body has either.
  if (/\ufffd|\\ufffd/i.test(json)) refuseReplaced(fields);
  return fields;
}

/**
 * The field `action` as the first 4 KB of a body name it, read as parseBody would; undefined if they do not, or not once.
 * @throws E9001 for a body within them that is not UTF-8.
 */
export function actionInStart(body: EncodedBody): unknown {
  const start = startOf(body, startBytes);
  const isCut = start.length === startBytes;
  const json = withoutMark(isCut ? start.toString() : bodyText(start));
  const value = topValue(json, 'action', maxDepth, isCut);
  return value?.startsWith('"') ? JSON.parse(value) : undefined;
}

/** A text without its byte order mark. */
export const withoutMark = (text: string) => (text.startsWith('\ufeff') ? text.slice(1) : text);

/** The one field whose content is not converted. */
const ownData = 'reference-data';

function parsed(json: string): unknown {
  const fields: unknown = JSON.parse(json, withDigits as Parameters<typeof JSON.parse>[1]);
  if (!isRecord(fields)) return fields;
  const hasOwn = isRecord(fields[ownData]);
  dropNulls(fields);
  if (hasOwn) fields[ownData] = (parsedAsSent(json) as typeof fields)[ownData];
  return fields;
}

/** Integers as sent, because 17 digits of a ticket number exceed a double's precision. Not 1.0, 1e3 or -0. */
function withDigits(_name: string, value: unknown, { source }: { source?: string }): unknown {
  return typeof value === 'number' && source !== undefined && /^(0|-?[1-9]\d*)$/.test(source) ? source : value;
}

/** Replaces null by undefined, and keeps the names, so that unknown ones are still refused. */
function dropNulls(value: unknown): void {
  if (Array.isArray(value)) value.forEach(dropNulls);
  else if (isRecord(value))
    for (const [name, each] of Object.entries(value)) {
      if (each === null) value[name] = undefined;
      else dropNulls(each);
    }
}

/** @returns paths of duplicate fields. @throws E9001 with the position of a syntax error. */
export function scanned(json: string, depth: number, onValue?: OnValue): readonly Path[] {
  try {
    return repeatedFields(json, depth, onValue);
  } catch (error) {
    if (!(error instanceof JsonProblem)) throw error;
    if (/^(--|[\w.%+-]+=)/.test(json)) throw new ApiError('bodyNotJson', bodyIsForm);
    throw new ApiError('bodyNotJson', `The request body is not a JSON object; ${error.message}.`);
  }
}

/** Refuses duplicate fields, which are ambiguous; JSON.parse would take the last. */
function refuseRepeated(paths: readonly Path[]): void {
  if (paths.length === 0) return;
  throw fieldsRefused(
    [...new Set(paths.map(pathName))].map((field) => ({ field, message: 'is given more than once' })),
  );
}

/** Refuses replacement characters: M\ufffdller was M\u00fcller in a charset other than UTF-8. */
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

/** Zod's schemas of records would silently drop a field `__proto__`. */
function hasPrototypeField(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, '__proto__') || Object.values(value).some(hasPrototypeField);
}

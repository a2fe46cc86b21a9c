import * as z from 'zod';
import type { ErrorName } from '../request/errors.ts';
import { isRecord } from '../text/json.ts';
import { isBlank, lineProblem, linesProblem } from '../text/printable.ts';
import { linkedText, plainText, richText } from '../text/rich-text.ts';
import { isLocalDateTime, isTimeZone } from '../time/dates.ts';

/** The fields of a request by name, before they are read. */
export const sentFields = z.record(z.string(), z.unknown(), 'must be an object');

/** Building blocks of the request schemas: field formats with the messages that callers receive. */

/** Adapts a check to a schema's superRefine. */
const refusedBy = (problemOf: (value: string) => string | undefined) => (value: string, context: z.RefinementCtx) => {
  const message = problemOf(value);
  if (message) context.addIssue({ code: 'custom', message });
};

/** Options of a schema's max: the length is checked first, and nothing else of a longer text. */
const atMost = (characters: number) => ({ error: `must be at most ${characters} characters`, abort: true });

/**
 * Printable single-line text. Source: docs/api/formats.md#text.
 * @param tooLong the message for a longer one.
 */
export const text = (maxLength: number, tooLong = atMost(maxLength).error) =>
  z
    .string('must be text')
    .min(1, 'must not be empty')
    .max(maxLength, { error: tooLong, abort: true })
    .superRefine(refusedBy(lineProblem));

/** Short printable text; a blank one counts as missing, also inside the entries of an array. */
const note = z.optional(
  z
    .string('must be text')
    .max(250, atMost(250))
    .superRefine(refusedBy((value) => (isBlank(value) ? undefined : lineProblem(value))))
    .transform((value) => (isBlank(value) ? undefined : value)),
);

export const passTemplateId = z
  .string('must be text')
  .regex(/^[A-Za-z0-9]{1,64}$/, 'must be an id of letters and digits');

export const passId = z
  .string('must be text')
  .regex(/^[A-Za-z0-9._-]{1,64}$/, 'must be 1 to 64 characters of A-Z, a-z, 0-9, dot, hyphen and underscore');

/** Three letters, converted to upper case. */
export const airport = z
  .string('must be text')
  .regex(/^[A-Za-z]{3}$/, 'must be a three-letter IATA airport code')
  .transform((code) => code.toUpperCase());

export const color = z
  .string('must be text')
  .regex(/^#[0-9A-Fa-f]{6}$/, 'must be # followed by 6 hex digits')
  .transform((value) => value.toUpperCase());

export const localDateTime = z
  .string('must be text')
  .refine(isLocalDateTime, 'must be a real local date and time as YYYY-MM-DDTHH:mm:ss, without offset');

/** The parts of an expiration that are used; also the pattern in OpenAPI. */
export const writtenInstantPattern =
  /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2})?(?:\.\d{1,9})?(?:Z|[+-]\d{2}(?::?\d{2})?)?$/;

/** Date and time; fraction and offset are ignored, missing seconds are 00. */
export const writtenInstant = z
  .string('must be text')
  .transform((value) => {
    const [, minute, seconds = ':00'] = writtenInstantPattern.exec(value) ?? [];
    return minute === undefined ? '' : minute + seconds;
  })
  .refine(
    isLocalDateTime,
    'must be a real date and time as YYYY-MM-DDThh:mm or YYYY-MM-DDThh:mm:ss; a fraction and an offset are not heeded',
  );

export const timeZone = z
  .string('must be text')
  .refine(isTimeZone, 'must be a long timezone name such as Europe/Berlin');

/**
 * One of the values in any letter case, as it is written here.
 * Source: docs/api/formats.md#letter-case; docs/decisions/request-bodies.md#one-rule-for-letter-case
 */
export function oneOf<const Value extends string>(...values: readonly Value[]) {
  const [last, ...others] = [...values].reverse();
  const problem = `must be ${others.length > 0 ? `${others.reverse().join(', ')} or ` : ''}${last}`;
  return z
    .string(problem)
    .transform((sent) => values.find((value) => value.toLowerCase() === sent.toLowerCase()) ?? sent)
    .pipe(z.enum(values, problem));
}

const switched = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);
const isOn = (value: unknown) => switched.get(String(value).toLowerCase());

/** A boolean, True or False as text in any letter case, or 1 or 0. */
export const trueFalse = z
  .union([z.boolean(), z.string(), z.number()], 'must be True or False')
  .refine((value) => isOn(value) !== undefined, 'must be True or False')
  .transform((value) => isOn(value) === true);

/** A switch that is stored as 1 or 0; accepts the spellings of trueFalse. */
export const oneZero = z
  .union([z.boolean(), z.string(), z.number()], 'must be 1 or 0')
  .refine((value) => isOn(value) !== undefined, 'must be 1 or 0')
  .transform((value) => (isOn(value) ? 1 : 0));

/** A whole number, as JSON number or digits. */
export const wholeNumber = (min: number, max: number) =>
  z
    .union([z.number(), z.string().regex(/^-?\d{1,15}$/, 'must be a whole number')], 'must be a whole number')
    .transform(Number)
    .pipe(z.int('must be a whole number').min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));

/** Number of a beacon; a blank one counts as missing, because getpassdata shows a missing one as blank. */
const beaconNumber = z.optional(
  z
    .union([z.number(), z.string().regex(/^(-?\d{1,15}|\s*)$/, 'must be a whole number')], 'must be a whole number')
    .transform((value) => (isBlank(value) ? undefined : Number(value)))
    .pipe(
      z.optional(z.int('must be a whole number').min(0, 'must be at least 0').max(65_535, 'must be at most 65535')),
    ),
);

const decimal = (limit: number, what: string) => {
  const problem = `must be a ${what} in degrees`;
  return z
    .union([z.number(), z.string().regex(/^-?\d{1,3}(\.\d{1,15})?$/, problem)], problem)
    .transform(Number)
    .pipe(z.number().min(-limit, problem).max(limit, problem));
};

/** A number, as JSON number or text. */
export const numeric = z
  .union([z.number(), z.string().regex(/^-?\d{1,9}(\.\d{1,9})?$/, 'must be a number')], 'must be a number')
  .transform(Number);

/** An https URL without user name and password, at most 2,048 characters. */
export const httpsUrl = text(2048).refine((value) => {
  const url = URL.parse(value);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}, 'must be an https address');

/** An http or https URL: the image fetcher decides which hosts and schemes it accepts. */
export const imageUrl = text(2048).refine(
  (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
  'must be a web address, such as https://example.com/logo.png; the local stack has the files of its folder images at /_local/images/',
);

/** Checks the markup itself and its visible text: an entity can stand for any character. */
const markupProblem = (html: string) => linesProblem(html) ?? linesProblem(plainText(html));

/** Multi-line text with https links. Source: docs/api/formats.md#lines. */
export const messageText = (maxLength: number) =>
  z
    .string('must be text')
    .max(maxLength, atMost(maxLength))
    .superRefine(refusedBy(markupProblem))
    .transform((html) => (isBlank(plainText(html)) ? undefined : linkedText(html)));

const richTextCharacters = 500;
const richTextTooLong = { error: 'richTextTooLong' satisfies ErrorName };
/** Limit of the raw markup, whatever its visible length. */
const maxRawCharacters = 20_000;

/** Source: docs/api/formats.md#lines. */
export const installPageText = z
  .string('must be text')
  .meta({ maxLength: maxRawCharacters })
  .refine((html) => html.length <= maxRawCharacters, {
    message: 'must be at most 20,000 characters with its markup',
    params: richTextTooLong,
    abort: true,
  })
  .superRefine(refusedBy(markupProblem))
  .refine((html) => [...plainText(html)].length <= richTextCharacters, {
    message: `must be at most ${richTextCharacters} text characters`,
    params: richTextTooLong,
  })
  .transform(richText);

/** Source: docs/api/generatepass.md#pass-data. */
export const relevantLocation = z.strictObject(
  { latitude: decimal(90, 'latitude'), longitude: decimal(180, 'longitude'), 'relevant-text': note },
  'must be an object',
);

/** Source: docs/api/generatepass.md#pass-data. */
export const ibeacon = z
  .strictObject(
    {
      'proximity-uuid': z
        .string('must be text')
        .regex(/^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/, 'must be a UUID'),
      major: beaconNumber,
      minor: beaconNumber,
      'relevant-text': note,
    },
    'must be an object',
  )
  .superRefine(
    ({ major, minor }, context) => {
      if (minor === undefined || major !== undefined) return;
      context.addIssue({ code: 'custom', path: ['major'], message: 'is required: a minor goes with a major only' });
    },
    // Also if fields are invalid by themselves, so that callers learn of all problems at once.
    { when: ({ value }) => isRecord(value) },
  );

/** An array of 1 to 10 entries. Source: docs/api/generatepass.md#pass-data. */
export const oneToTen = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry, 'must be an array').min(1, 'must have 1 to 10 entries').max(10, 'must have 1 to 10 entries');

/**
 * Parses inside a transform, so that its issues are reported together with those of the transform.
 * @returns z.NEVER if there are issues: the outer parse then fails with them.
 */
export function parseWithin<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  context: z.RefinementCtx,
): z.output<Schema> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  context.issues.push(...(parsed.error.issues as z.core.$ZodRawIssue[]));
  return z.NEVER;
}

/** True if a field that takes an array is [], which counts as missing or clears it. */
export function isEmptyArray(schema: z.ZodObject, name: string, value: unknown): boolean {
  if (!Array.isArray(value) || value.length > 0) return false;
  const field = schema.shape[name];
  return (field instanceof z.ZodOptional ? field.unwrap() : field) instanceof z.ZodArray;
}

/** Replaces blank values, and [] in fields that take an array, by undefined; keeps the names, like emptyAsMissing. */
export const emptyAsMissingIn = (schema: z.ZodObject) => (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(emptyAsMissing(fields)).map(([name, value]) => [
      name,
      isEmptyArray(schema, name, value) ? undefined : value,
    ]),
  );

/** Removes blank fields: they count as missing. Source: docs/api/formats.md#empty-values. */
export function withoutEmpty(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isBlank(value)));
}

/** Replaces blank values by undefined; keeps the names, so that unknown names are refused whatever their value. */
export function emptyAsMissing(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, isBlank(value) ? undefined : value]));
}

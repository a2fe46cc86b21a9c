import { accepted, blank, optionalOf, refused, requiredOf } from './cases.ts';
import type { FieldRows } from './formats.ts';

/** A sentence about a field, what is seen of it, and what must be seen. */
export type Claim = readonly [sentence: string, see: () => unknown, expected: unknown];

/** Sentences that do not hold, each with what is seen instead: one test of a field names all that is wrong with it. */
export async function wrongIn(claims: readonly Claim[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const [sentence, see, expected] of claims) {
    const seen = await (async () => see())().catch((error) => String(error));
    try {
      expect(seen).toEqual(expected);
    } catch {
      wrong.push(`${sentence}, not ${inText(seen)}`);
    }
  }
  return wrong;
}

const inText = (seen: unknown) => (JSON.stringify(seen) ?? 'undefined').slice(0, 300);

/** Fields of a table, each with a table of its own row, for `test.each`. */
export const eachField = (rows: FieldRows): [field: string, row: FieldRows][] =>
  Object.entries(rows).map(([field, format]) => [field, { [field]: format }]);

/** Claims that accepted values are stored as their rows say. @param inStore all that is stored with a field's value */
export const takes = (
  rows: FieldRows,
  stored: (field: string, value: unknown) => unknown,
  inStore = (_field: string, value: unknown) => value,
): Claim[] =>
  accepted(rows).map((row) => [
    `${row.field} takes ${row.shown} as ${inText(row.stored).slice(0, 60)}`,
    () => stored(row.field, row.sent),
    inStore(row.field, row.stored),
  ]);

/** Sends a value and returns its refusal. @param isFirst true of one value of each field, for one whole call */
type Refusal = (field: string, value: unknown, isFirst: boolean) => unknown;

/** Claims that wrong values, and missing ones of required fields, are refused. @param inErrors names of fields in errors */
export const refuses = (rows: FieldRows, refusal: Refusal, inErrors = (field: string) => field): Claim[] => [
  ...refused(rows).map(({ field, shown, sent, message, code }, place): Claim => {
    const errors = [{ field: inErrors(field), message }];
    return [
      `${field} refuses ${shown}: ${message}`,
      () => refusal(field, sent, place === 0),
      { httpStatus: 400, code, errors },
    ];
  }),
  ...requiredOf(rows).flatMap((field) =>
    [undefined, ...blank].map((nothing): Claim => {
      const errors = [{ field: inErrors(field), message: 'is required' }];
      return [
        `${field} is needed, beside ${inText(nothing)}`,
        () => refusal(field, nothing, false),
        { httpStatus: 400, code: 'E9003', errors },
      ];
    }),
  ),
];

/** Claims that optional fields may be missing, and that what is blank counts as not given. */
export const doesWithout = (rows: FieldRows, stored: (field: string, value: unknown) => unknown): Claim[] =>
  optionalOf(rows).flatMap((field) =>
    [undefined, ...blank].map(
      (nothing): Claim => [
        `${field} is nothing if sent as ${inText(nothing)}`,
        () => stored(field, nothing),
        undefined,
      ],
    ),
  );

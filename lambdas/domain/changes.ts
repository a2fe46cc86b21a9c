import type * as z from 'zod';
import { isEmptyArray, parseWithin } from './fields.ts';
import { isBlank } from './printable.ts';

/** What an update says about the fields of a template or a pass; a field in neither part stays as it is. */
export interface Changes<Fields> {
  /** New values. An array is replaced as a whole. */
  readonly set: Partial<Fields>;
  /** Optional fields that were sent blank. */
  readonly clear: readonly (keyof Fields & string)[];
}

/**
 * Reads partial updates of these fields inside a transform. An optional field that is sent as "" or white space, or an
 * array as [], is cleared; a required one is refused. Source: docs/api.md#updatepasstemplate.
 */
export function changesOf<Fields extends object>(
  schema: z.ZodObject<z.ZodRawShape, z.core.$strict> & z.ZodType<Fields>,
) {
  const partial = schema.partial();
  return (request: Readonly<Record<string, unknown>>, context: z.RefinementCtx): Changes<Fields> => {
    const emptied = Object.keys(request).filter((name) => isEmptied(schema, name, request[name]));
    const clear = emptied.filter((name) => schema.shape[name]?._zod.optin === 'optional');
    for (const name of emptied.filter((each) => !clear.includes(each))) {
      context.addIssue({ code: 'custom', path: [name], message: 'is required and cannot be cleared' });
    }
    // What has no value is not given; a name that is no field is refused all the same.
    const isGiven = (name: string) => request[name] !== undefined || !Object.hasOwn(schema.shape, name);
    const rest = Object.fromEntries(
      Object.entries(request).filter(([name]) => isGiven(name) && !emptied.includes(name)),
    );
    return {
      set: parseWithin(partial, rest, context) as Partial<Fields>,
      clear: clear as unknown as Changes<Fields>['clear'],
    };
  };
}

const isEmptied = (schema: z.ZodObject, name: string, value: unknown) =>
  Object.hasOwn(schema.shape, name) && (isBlank(value) || isEmptyArray(schema, name, value));

/** The fields that an update names, also where it leaves them as they are: whoever repeats it hears the same. */
export function touchedBy({ set, clear }: { readonly set: object; readonly clear: readonly string[] }) {
  return new Set<string>([...Object.keys(set), ...clear]);
}

/** The fields after the changes; the very object that was given when nothing is different. */
export function applyChanges<Fields extends object>(fields: Fields, { set, clear }: Changes<Fields>): Fields {
  const changed = { ...fields, ...set };
  for (const name of clear) delete changed[name];
  return equalAsJson(fields, changed) ? fields : changed;
}

/** The fields that are different in both. */
export function changedNames<Fields extends object>(fields: Fields, changed: Fields): ReadonlySet<string> {
  const names = new Set(Object.keys({ ...fields, ...changed })) as Set<keyof Fields & string>;
  return new Set([...names].filter((name) => !equalAsJson(fields[name], changed[name])));
}

/** Equal as JSON: undefined is as absent, and the order of keys, which DynamoDB does not keep, does not matter. */
export function equalAsJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<never>;
  return Array.isArray(one) === Array.isArray(other) && [...names].every((name) => equalAsJson(one[name], other[name]));
}

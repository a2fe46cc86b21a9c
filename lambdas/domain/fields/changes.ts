import type * as z from 'zod';
import { isBlank } from '../text/printable.ts';
import { isEmptyArray, parseWithin } from './fields.ts';

/** A partial update of the fields of a template or a pass; a field in neither part keeps its value. */
export interface Changes<Fields> {
  /** New values. Arrays are replaced as a whole. */
  readonly set: Partial<Fields>;
  /** Optional fields that were sent blank, to be cleared. */
  readonly clear: readonly (keyof Fields & string)[];
}

/**
 * Parses partial updates of these fields inside a transform. An optional field sent as "", white space or [] is
 * cleared; a required one is refused. Source: docs/api/updatepasstemplate.md#updatepasstemplate.
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
    // Undefined values are ignored, but unknown names are always refused.
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

/**
 * The fields named by an update, including those whose value stays the same, so that repeating the update gets the same
 * answer.
 */
export function touchedBy({ set, clear }: { readonly set: object; readonly clear: readonly string[] }) {
  return new Set<string>([...Object.keys(set), ...clear]);
}

/** Applies changes to fields; returns the same object if nothing differs. */
export function applyChanges<Fields extends object>(fields: Fields, { set, clear }: Changes<Fields>): Fields {
  const changed = { ...fields, ...set };
  for (const name of clear) delete changed[name];
  return equalAsJson(fields, changed) ? fields : changed;
}

/** Names of the fields whose values differ. */
export function changedNames<Fields extends object>(fields: Fields, changed: Fields): ReadonlySet<string> {
  const names = new Set(Object.keys({ ...fields, ...changed })) as Set<keyof Fields & string>;
  return new Set([...names].filter((name) => !equalAsJson(fields[name], changed[name])));
}

/** Deep equality as JSON: undefined equals absent, and key order, which DynamoDB does not preserve, is ignored. */
export function equalAsJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<never>;
  return Array.isArray(one) === Array.isArray(other) && [...names].every((name) => equalAsJson(one[name], other[name]));
}

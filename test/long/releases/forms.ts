import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';

/** An item of the table. */
export type Item = Readonly<Record<string, unknown>> & { readonly PK: string; readonly SK: string };

/** A request and its answer. */
interface Asked {
  readonly request: object;
  readonly idempotencyKey?: string;
  readonly answer: object;
}

/** All that a release writes in the same day. */
export interface Forms {
  readonly answers: {
    /** When these were the answers. */
    readonly atUtc: string;
    /** Cookie of a session. */
    readonly cookie: string;
    readonly asked: readonly Asked[];
  };
  /** The table at that time, while the last changes are not followed up. */
  readonly records: readonly Item[];
  /** Items as they were at other times, also those that the table has no more. */
  readonly earlier: readonly Item[];
  /** Bodies of messages by queue. */
  readonly messages: Readonly<Record<string, readonly unknown[]>>;
  readonly events: readonly Readonly<Record<string, unknown>>[];
}

/** Beginnings of keys after the prefix of their kind, in lambdas/storage/keys.ts, the longest first. */
export const keyConstants: readonly string[] = [
  ...new Set(
    [...readFileSync('lambdas/storage/keys.ts', 'utf8').matchAll(/keyOf\(.*?['`]([A-Z][A-Z#]+)/g)].map(
      ([, constant = '']) => constant,
    ),
  ),
].sort((one, other) => other.length - one.length);

/** The kind of an item: the prefix of its key, and what its sort key begins with, such as `PASS#DEVICE#`; tombstones are of their own. */
export function kindOfItem({ PK, SK, became }: Item): string {
  if (became !== undefined) return 'tombstone';
  const [prefix = ''] = /^[A-Z]+#/.exec(PK) ?? [];
  const is = (constant: string) =>
    [PK.slice(prefix.length), SK].includes(constant) || (constant.endsWith('#') && SK.startsWith(constant));
  return prefix + (keyConstants.find(is) ?? '');
}

/** Texts that code compares, such as `voided`, unlike ids, times and names. */
const isWord = (value: unknown) => typeof value === 'string' && /^[a-z]+(-[a-z]+)*$/.test(value) && value.length <= 20;

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

interface Schema {
  readonly type: readonly string[];
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
}

/**
 * A JSON Schema of values: attributes that all of them have are required, and words have to be one of theirs. Further
 * attributes are allowed, as the service ignores those that it does not know.
 */
export function schemaOf(values: readonly unknown[]): Schema {
  const objects = values.filter((value) => typeOf(value) === 'object') as Readonly<Record<string, unknown>>[];
  const names = [...new Set(objects.flatMap(Object.keys))];
  const items = values.flatMap((value) => (Array.isArray(value) ? value : []));
  return {
    type: [...new Set(values.map(typeOf))],
    required: names.filter((name) => objects.every((object) => name in object)),
    properties: Object.fromEntries(
      names.map((name) => [name, schemaOf(objects.flatMap((object) => (name in object ? [object[name]] : [])))]),
    ),
    ...(items.length > 0 && { items: schemaOf(items) }),
    ...(values.every(isWord) && { enum: [...new Set(values)] }),
  };
}

/** Paths of all attributes in a schema. A counter of a brand, such as `issued#` and its id, is one of any brand. */
export const attributesIn = ({ properties, items }: Schema): string[] => [
  ...Object.entries(properties).flatMap(([name, of]) => [
    name.replace(/(?<=#).+/, 'brand'),
    ...attributesIn(of).map((inner) => `${name}.${inner}`),
  ]),
  ...(items ? attributesIn(items).map((inner) => `[].${inner}`) : []),
];

/** The judgement of a schema: differences of a value from it. */
export function judgeOf(schema: object): (value: unknown) => string[] {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const isValid = ajv.compile(schema);
  return (value) => (isValid(value) ? [] : [ajv.errorsText(isValid.errors)]);
}

/** The last values that, with the known ones, make the schema of all. */
export function telling<Value>(values: readonly Value[], known: readonly Value[] = []): Value[] {
  const kept: Value[] = [];
  let judge = (_: Value): unknown[] => [_];
  if (known.length > 0) judge = judgeOf(schemaOf(known));
  for (const value of values.toReversed())
    if (judge(value).length > 0) {
      kept.push(value);
      judge = judgeOf(schemaOf([...known, ...kept]));
    }
  return kept;
}

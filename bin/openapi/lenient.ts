import type { JsonSchema, Properties } from './json-schema.ts';

/** The caller's own object, which is not converted: its numbers and nulls are the caller's. */
const own = 'reference-data';

/**
 * Relaxes a schema to what the service accepts in requests: whole numbers for texts that may be digits, and null for
 * optional fields.
 */
export function lenient(schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf, allOf, required = [] } = schema;
  return {
    ...schema,
    ...(takesDigits(schema) && { type: ['string', 'integer'] as unknown as 'string' }),
    ...(properties && { properties: lenientProperties(properties as Properties, required) }),
    ...(typeof items === 'object' && !Array.isArray(items) && { items: lenient(items as JsonSchema) }),
    // A number that may be sent as text already has its limits as a number.
    ...(anyOf && !anyOf.some(isNumber) && { anyOf: anyOf.map(lenient) }),
    ...(allOf && { allOf: allOf.map(lenient) }),
  };
}

function lenientProperties(properties: Properties, required: readonly string[]): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => {
      if (name === own) return [name, orNull(field)];
      return [name, required.includes(name) ? lenient(field) : orNull(lenient(field))];
    }),
  );
}

const isNumber = ({ type }: JsonSchema) => type === 'number' || type === 'integer';

/** True for text without a pattern or with one that digits match. */
function takesDigits({ type, pattern, format, enum: values }: JsonSchema): boolean {
  if (type !== 'string' || values !== undefined || format !== undefined) return false;
  return pattern === undefined || ['12345', '1'].some((digits) => new RegExp(pattern, 'u').test(digits));
}

function orNull(field: JsonSchema): JsonSchema {
  const { description, ...rest } = field;
  const described = description === undefined ? {} : { description };
  if (field.enum) return { ...field, enum: [...field.enum, null] };
  if (field.anyOf) return { ...field, anyOf: [...field.anyOf, { type: 'null' }] };
  if (field.type !== undefined) return { ...field, type: [field.type, 'null'].flat() as unknown as 'string' };
  // A schema without a type accepts null already.
  return field.$ref === undefined ? field : { ...described, anyOf: [rest, { type: 'null' }] };
}

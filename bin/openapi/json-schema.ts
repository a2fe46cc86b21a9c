import * as z from 'zod';

/** A schema of OpenAPI 3.1, which is one of JSON Schema 2020-12. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

export type Properties = Readonly<Record<string, JsonSchema>>;

/** What is written in place of a schema that cannot say itself, or has a name of its own. */
export type Written = ReadonlyMap<z.core.$ZodType, JsonSchema>;

/** The requests that a schema accepts, or the answers that it makes, as JSON Schema. */
export function jsonSchemaOf(schema: z.ZodType, written: Written, io: 'input' | 'output' = 'input'): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      const replacement = written.get(zodSchema) ?? ofPipe(zodSchema, jsonSchema, written);
      if (replacement === undefined) return;
      for (const name of Object.keys(jsonSchema)) delete jsonSchema[name];
      Object.assign(jsonSchema, structuredClone(replacement));
    },
  });
  return JSON.parse(JSON.stringify(json));
}

/** The fields of an object, and the names of those that are required. */
export interface Fields {
  readonly fields: Properties;
  readonly required: readonly string[];
}

export function fieldsOf(schema: z.ZodObject, written: Written): Fields {
  const { properties = {}, required = [] } = jsonSchemaOf(schema, written);
  return { fields: properties as Properties, required };
}

/** The fields as a request takes them: an optional one that is sent as "" counts as not given, or is cleared. */
export function withEmpty({ fields, required }: Fields): Properties {
  const entries = Object.entries(fields);
  return Object.fromEntries(entries.map(([name, field]) => [name, required.includes(name) ? field : orEmpty(field)]));
}

function orEmpty(field: JsonSchema): JsonSchema {
  if (field.enum) return { ...field, enum: [...field.enum, ''] };
  if (field.anyOf) return { ...field, anyOf: [...field.anyOf, { const: '' }] };
  const takesAnything = field.type === undefined && field.$ref === undefined;
  if (takesAnything) return field;
  const isFreeText = field.type === 'string' && field.pattern === undefined && field.format === undefined;
  if (!isFreeText) return { anyOf: [field, { const: '' }] };
  const { minLength: _atLeast, ...text } = field;
  return text;
}

/**
 * A pipe accepts what its first schema accepts, which says too little where the last one is an object or a number:
 * an object from which only "" is dropped before is that object, and a number that may come as text keeps its limits.
 */
function ofPipe(schema: z.core.$ZodType, json: JsonSchema, written: Written): JsonSchema | undefined {
  if (!(schema instanceof z.ZodPipe)) return undefined;
  const { out } = schema.def;
  if (out instanceof z.ZodObject)
    return { ...jsonSchemaOf(out, written), properties: withEmpty(fieldsOf(out, written)) };
  if (!(out instanceof z.ZodNumber)) return undefined;
  const limits = jsonSchemaOf(out, written);
  return { ...json, anyOf: (json.anyOf ?? []).map((each) => (each.type === 'number' ? limits : each)) };
}

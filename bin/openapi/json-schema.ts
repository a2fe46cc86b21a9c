import * as z from 'zod';

/** A schema of OpenAPI 3.1, which uses JSON Schema 2020-12. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

export type Properties = Readonly<Record<string, JsonSchema>>;

/** JSON Schemas to use in place of schemas that Zod cannot convert, or that are references. */
export type SchemaOverrides = ReadonlyMap<z.core.$ZodType, JsonSchema>;

/** Converts a schema to JSON Schema: of its input (requests) or of its output (answers). */
export function jsonSchemaOf(
  schema: z.ZodType,
  overrides: SchemaOverrides,
  io: 'input' | 'output' = 'input',
): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      const replacement = overrides.get(zodSchema) ?? ofPipe(zodSchema, jsonSchema, overrides);
      if (replacement === undefined) return;
      for (const name of Object.keys(jsonSchema)) delete jsonSchema[name];
      Object.assign(jsonSchema, structuredClone(replacement));
    },
  });
  return JSON.parse(JSON.stringify(json));
}

/** The fields of an object, and the names of the required ones. */
export interface Fields {
  readonly fields: Properties;
  readonly required: readonly string[];
}

export function fieldsOf(schema: z.ZodObject, overrides: SchemaOverrides): Fields {
  const { properties = {}, required = [] } = jsonSchemaOf(schema, overrides);
  return { fields: properties as Properties, required };
}

/** Allows "" for optional fields of a request, where it means absent or cleared. */
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
 * Values as they are stored, in capitals, in small letters and with an initial capital: JSON Schema compares each
 * letter.
 */
export const inAnyCase = (values: readonly string[]): string[] => [
  ...new Set(
    [
      (value: string) => value,
      (value: string) => value.toUpperCase(),
      (value: string) => value.toLowerCase(),
      (value: string) => value.charAt(0).toUpperCase() + value.slice(1).toLowerCase(),
    ].flatMap((written) => values.map(written)),
  ),
];

/**
 * Converts a pipe, which Zod describes by its first schema: too general if the last one is an object (from which only
 * "" is removed before) or a number (which may be sent as text but has limits). For these the last one is used.
 */
function ofPipe(schema: z.core.$ZodType, json: JsonSchema, overrides: SchemaOverrides): JsonSchema | undefined {
  if (!(schema instanceof z.ZodPipe)) return undefined;
  const { out: whole } = schema.def;
  const out = whole instanceof z.ZodOptional ? whole.unwrap() : whole;
  if (out instanceof z.ZodEnum) return { enum: inAnyCase(out.options.map(String)), description: 'In any letter case.' };
  if (out instanceof z.ZodObject)
    return { ...jsonSchemaOf(out, overrides), properties: withEmpty(fieldsOf(out, overrides)) };
  if (!(out instanceof z.ZodNumber)) return undefined;
  const limits = jsonSchemaOf(out, overrides);
  return { ...json, anyOf: (json.anyOf ?? []).map((each) => (each.type === 'number' ? limits : each)) };
}

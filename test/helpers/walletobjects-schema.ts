import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Property {
  readonly type?: string;
  readonly $ref?: string;
  readonly enum?: readonly string[];
  readonly items?: Property;
  readonly deprecated?: boolean;
}

interface Schema {
  readonly properties: Readonly<Record<string, Property>>;
}

const { schemas } = JSON.parse(readFileSync(join(process.cwd(), 'test/vectors/walletobjects.v1.json'), 'utf8')) as {
  readonly schemas: Readonly<Record<string, Schema>>;
};

/**
 * Problems of a body by Google's own description of its API: unknown or deprecated fields, wrong types, values outside an
 * enumeration. Each is named with its path.
 */
export function schemaProblems(name: string, value: unknown, path = name): string[] {
  const schema = schemas[name];
  if (schema === undefined) return [`${path}: no schema ${name}`];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${path}: is no object`];
  return Object.entries(value).flatMap(([field, each]) => {
    const property = schema.properties[field];
    if (property === undefined) return [`${path}.${field}: is unknown`];
    return property.deprecated
      ? [`${path}.${field}: is deprecated`]
      : propertyProblems(property, each, `${path}.${field}`);
  });
}

function propertyProblems(property: Property, value: unknown, path: string): string[] {
  if (property.$ref !== undefined) return schemaProblems(property.$ref, value, path);
  if (property.type === 'array') {
    if (!Array.isArray(value)) return [`${path}: is no array`];
    return value.flatMap((each, place) => propertyProblems(property.items ?? {}, each, `${path}[${place}]`));
  }
  const type = property.type === 'integer' ? 'number' : property.type;
  if (typeof value !== type) return [`${path}: is no ${property.type}`];
  if (property.type === 'integer' && !Number.isInteger(value)) return [`${path}: is no integer`];
  if (property.enum && !property.enum.includes(value as string)) return [`${path}: ${value} is not in the enumeration`];
  return [];
}

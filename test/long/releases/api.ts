type Json = Readonly<Record<string, unknown>>;

/** What callers of an API rely on, each with its place, such as `putpassRequest.flight.origin-gate is string`. */
interface Api {
  /** Requests and answers, fields, their types, the values to choose from, and codes of errors. */
  readonly fields: ReadonlySet<string>;
  /** Fields that a request must have. */
  readonly asked: ReadonlySet<string>;
  /** Fields that an answer always has. */
  readonly given: ReadonlySet<string>;
  /** The most that a request may have, such as characters, by place: `putpassRequest.pass-id maxLength`. */
  readonly most: ReadonlyMap<string, number>;
}

/** Limits of OpenAPI that a release may raise but not lower. */
const limits = ['maxLength', 'maxItems', 'maximum'] as const;

/** What callers of an API rely on. @param document its OpenAPI */
export function apiOf(document: Json): Api {
  const { components, paths } = document as never as {
    components: { schemas: Readonly<Record<string, Json>> };
    paths: { '/v3': { post: { responses: Json } } };
  };
  const [fields, asked, given] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const most = new Map<string, number>();
  /** @param inside schemas that it is a part of: some contain themselves */
  const read = (schema: unknown, place: string, inside: readonly unknown[] = []): void => {
    if (inside.includes(schema)) return;
    const within = [...inside, schema];
    if (Array.isArray(schema)) for (const each of schema) read(each, place, within);
    if (typeof schema !== 'object' || schema === null) return;
    const { $ref, properties, required = [], type = [], enum: values = [], const: only, ...rest } = schema as Json;
    if (typeof $ref === 'string') read(components.schemas[$ref.split('/').at(-1) ?? ''], place, within);
    for (const [name, field] of Object.entries(properties ?? {})) {
      fields.add(`${place}.${name}`);
      read(field, `${place}.${name}`, within);
    }
    for (const each of [type].flat()) fields.add(`${place} is ${each}`);
    for (const each of [values, only ?? []].flat()) fields.add(`${place} may be ${each}`);
    for (const name of required as string[]) (/^\w+Request/.test(place) ? asked : given).add(`${place}.${name}`);
    for (const limit of limits)
      if (typeof rest[limit] === 'number' && /^\w+Request/.test(place))
        most.set(`${place} ${limit}`, Math.max(rest[limit], most.get(`${place} ${limit}`) ?? 0));
    for (const part of ['anyOf', 'oneOf', 'allOf', 'items', 'additionalProperties']) read(rest[part], place, within);
  };
  for (const name of Object.keys(components.schemas).filter((each) => /(Request|Answer)$/.test(each))) {
    fields.add(name);
    read(components.schemas[name], name);
  }
  for (const [status, { content }] of Object.entries(paths['/v3'].post.responses as Readonly<Record<string, Json>>))
    if (status !== '200') read((content as Record<string, Json>)['application/json']?.schema, status);
  return { fields, asked, given, most };
}

/** What callers of one API miss in another one; empty if each of their requests, and what they read, is still right. */
export function missingIn(now: Api, before: Api): string[] {
  return [
    ...[...before.fields].filter((each) => !now.fields.has(each)).map((each) => `${each} is gone`),
    ...[...now.asked]
      .filter((each) => before.fields.has(each.slice(0, each.lastIndexOf('.'))) && !before.asked.has(each))
      .map((each) => `${each} is required`),
    ...[...now.most]
      .filter(
        ([place, most]) =>
          before.fields.has(place.slice(0, place.lastIndexOf(' '))) && most < (before.most.get(place) ?? Infinity),
      )
      .map(([place, most]) => `${place} is ${most}`),
    ...[...before.given].filter((each) => !now.given.has(each)).map((each) => `${each} may be missing`),
  ];
}

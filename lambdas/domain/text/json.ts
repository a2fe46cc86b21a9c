/** True for a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object that a JSON text holds; empty for any other text. */
export function recordIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/**
 * A JSON text as its writer sent it: a number that a double would write otherwise, such as 9007199254740993 or 1.0, keeps its text,
 * which JSON.stringify writes. One beyond every double is Infinity.
 * Source: docs/api/formats.md#numbers-and-booleans; TC39, JSON.parse source text access.
 */
export const parsedAsSent = (text: string): unknown => JSON.parse(text, asSent as Parameters<typeof JSON.parse>[1]);

function asSent(_name: string, value: unknown, { source }: { source?: string }): unknown {
  const isChanged = typeof value === 'number' && Number.isFinite(value) && source !== String(value);
  return isChanged && source !== undefined ? rawJson(source) : value;
}

const { rawJSON: rawJson } = JSON as typeof JSON & { rawJSON(text: string): unknown };

/** The attributes that have a value. */
export function present<Attributes extends object>(attributes: Attributes): Partial<Attributes> {
  const given: Partial<Attributes> = {};
  for (const name in attributes) if (attributes[name] !== undefined) given[name] = attributes[name];
  return given;
}

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

/** The attributes that have a value. */
export function present<Attributes extends object>(attributes: Attributes): Partial<Attributes> {
  const given: Partial<Attributes> = {};
  for (const name in attributes) if (attributes[name] !== undefined) given[name] = attributes[name];
  return given;
}

/** The attributes that have a value. */
export function present<Attributes extends object>(attributes: Attributes): Partial<Attributes> {
  const given: Partial<Attributes> = {};
  for (const name in attributes) if (attributes[name] !== undefined) given[name] = attributes[name];
  return given;
}

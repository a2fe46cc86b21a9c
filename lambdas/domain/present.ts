/** The attributes that have a value. */
export function present<Attributes extends object>(attributes: Attributes): Partial<Attributes> {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<Attributes>;
}

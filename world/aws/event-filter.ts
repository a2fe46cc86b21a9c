type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** One entry of a pattern's list: a value, or a rule. */
type Rule = Json;

/** Supported rules by name. Lambda's others are refused, since ignoring one would match nothing or everything. */
const rules: Readonly<Record<string, (value: Json | undefined, argument: Json) => boolean>> = {
  'anything-but': (value, argument) => value !== undefined && ![argument].flat().includes(value as string),
  exists: (value, argument) => (value !== undefined) === argument,
  prefix: (value, argument) => typeof value === 'string' && value.startsWith(String(argument)),
  suffix: (value, argument) => typeof value === 'string' && value.endsWith(String(argument)),
};

/**
 * Compiles the filter of an event source mapping. A record passes if it matches one pattern: in all of its fields, and in
 * each field one entry of the list.
 * Source: AWS Lambda Developer Guide, "Control which events Lambda sends to your function".
 * @param patterns JSON; without patterns every record passes.
 * @throws for a pattern that Lambda refuses or that is not supported here.
 */
export function eventFilter(patterns: readonly string[]): (record: object) => boolean {
  const parsed = patterns.map((pattern) => JSON.parse(pattern) as Json);
  for (const pattern of parsed) check(pattern);
  return (record) => parsed.length === 0 || parsed.some((pattern) => matches(record as Json, pattern));
}

const isObject = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function check(pattern: Json): void {
  if (Array.isArray(pattern)) {
    if (pattern.length === 0) throw new Error('A filter has an empty list');
    for (const rule of pattern) checkRule(rule);
  } else if (isObject(pattern)) for (const part of Object.values(pattern)) check(part);
  else throw new Error('A filter has a value that is not in a list');
}

function checkRule(rule: Rule): void {
  if (!isObject(rule)) return;
  const names = Object.keys(rule);
  if (names.length !== 1 || !Object.hasOwn(rules, names[0] ?? ''))
    throw new Error(`The local stack does not know the filter rule ${JSON.stringify(rule)}`);
}

function matches(value: Json | undefined, pattern: Json): boolean {
  if (Array.isArray(pattern)) return pattern.some((rule) => [value].flat().some((each) => fulfils(each, rule)));
  return Object.entries(pattern as object).every(([name, part]) =>
    matches(isObject(value) ? value[name] : undefined, part),
  );
}

function fulfils(value: Json | undefined, rule: Rule): boolean {
  if (!isObject(rule)) return value === rule;
  return Object.entries(rule).every(([name, argument]) => rules[name]?.(value, argument));
}

import { jsonObject } from '../../local/aws/filter-pattern.ts';

type Fields = ReadonlyMap<string, string>;

interface InsightsQuery {
  /** True if a log event passes the filters. */
  matches(line: string): boolean;
  /** Shown or sorting fields that a log event lacks. */
  missingFields(line: string): string[];
}

/** Start of the queries' statistics: the number of lines, by fields. */
const counting = 'count(*) as lines by ';

/** Fields added by Insights to every event, and the number of lines. */
const given = ['@timestamp', '@message', '@log', '@logStream', 'lines'];

/** @throws for a function of fields, such as bin(5m). */
function fieldsIn(list: string): string[] {
  const fields = list.split(',').map((field) => field.trim());
  if (fields.every((field) => /^[\w.@]+$/.test(field))) return fields;
  throw new Error(`Not fields of ours: ${list}`);
}

/**
 * A query of CloudWatch Logs Insights, in the forms of docs/runbook.md: fields, filter by `=` and `like /…/` joined
 * by `or` or by `and`, stats that count the lines by fields, sort, limit.
 * Source: CloudWatch Logs User Guide, "CloudWatch Logs Insights query syntax".
 * @throws for any other form.
 */
export function insightsQuery(query: string): InsightsQuery {
  const filters: ((fields: Fields) => boolean)[] = [];
  const named: string[] = [];
  for (const command of query.split(/\s+\|\s+/)) {
    const [, verb = '', rest = ''] = /^(\w+) (.+)$/s.exec(command.trim()) ?? [];
    if (verb === 'fields') named.push(...fieldsIn(rest));
    else if (verb === 'stats' && rest.startsWith(counting)) named.push(...fieldsIn(rest.slice(counting.length)));
    else if (verb === 'sort' && /^[\w.@]+ (asc|desc)$/.test(rest)) named.push(rest.split(' ')[0] ?? '');
    else if (verb === 'filter') filters.push(filterOf(rest));
    else if (verb !== 'limit' || !/^\d+$/.test(rest)) throw new Error(`Not a command of ours: ${command}`);
  }
  return {
    matches: (line) => filters.every((filter) => filter(fieldsOf(line))),
    missingFields: (line) => named.filter((name) => !given.includes(name) && !fieldsOf(line).has(name)),
  };
}

function filterOf(text: string): (fields: Fields) => boolean {
  const words = text.split(/ (or|and) /);
  const joints = new Set(words.filter((_, index) => index % 2 === 1));
  if (joints.size > 1) throw new Error(`Brackets are needed: ${text}`);
  const conditions = words.filter((_, index) => index % 2 === 0).map(conditionOf);
  return (fields) =>
    joints.has('or') ? conditions.some((each) => each(fields)) : conditions.every((each) => each(fields));
}

function conditionOf(text: string): (fields: Fields) => boolean {
  const [, field = '', value, pattern] = /^([\w.@]+) (?:= "([^"]*)"|like \/(.+)\/)$/.exec(text) ?? [];
  if (value !== undefined) return (fields) => fields.get(field) === value;
  if (pattern === undefined) throw new Error(`Not a condition of ours: ${text}`);
  return (fields) => new RegExp(pattern).test(fields.get(field) ?? '');
}

/** Fields of an event in JSON by Insights' names: nested ones are joined by points, elements have their number. */
function fieldsOf(line: string): Fields {
  const fields = new Map([['@message', line]]);
  const add = (name: string, value: unknown) => {
    if (typeof value !== 'object' || value === null) fields.set(name, String(value));
    else for (const [key, inner] of Object.entries(value)) add(`${name}.${key}`, inner);
  };
  for (const [name, value] of Object.entries(jsonObject(line) ?? {})) add(name, value);
  return fields;
}

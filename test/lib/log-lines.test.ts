import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { googleClicks, googleClicksOfGroups } from '../../lib/constructs/public-web.ts';
import { filterPattern, jsonObject } from '../../local/aws/filter-pattern.ts';
import { LocalClock } from '../../local/basics/clock.ts';
import { accessLog } from '../../local/edge/access-log.ts';
import { HttpApi } from '../../local/edge/http-api.ts';
import { LocalFunction } from '../../local/lambda/function.ts';
import { FunctionLog } from '../../local/lambda/function-log.ts';
import { platformReport } from '../../local/lambda/platform-report.ts';
import { loggedLines } from '../helpers/logged-lines.ts';
import { pastedLines } from '../helpers/pasted-commands.ts';
import { defaultTemplates } from '../helpers/templates.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

const { data, service } = defaultTemplates();
const directory = temporaryDirectory();
const lambdas = path.resolve('lambdas');

const logged = loggedLines();
const codes = [...new Set(logged.map(({ code }) => code))];

/** A function with all functions' log lines, the remaining days of a certificate, and lines on the console. */
const bundle = `
  import { checkCertificates } from '${lambdas}/jobs/certificate-expiry/check-certificates.ts';
  import { systemClock } from '${lambdas}/runtime/clock.ts';
  import { jsonLog } from '${lambdas}/runtime/log.ts';
  const log = jsonLog(systemClock);
  const special = { ageSeconds: 300, kind: 'forbidden' };
  export async function handler({ logged, fails }) {
    if (fails) throw new TypeError('outside its own error handling');
    for (const { level, code, details } of logged) {
      const values = Object.fromEntries(details.map((name) => [name, special[name] ?? 'two\\nlines']));
      if (level === 'error') log.error(code, Object.assign(new Error('two\\nlines'), { status: 503, reason: 'SlowDown' }), values);
      else if (code !== 'CERTIFICATE-EXPIRY') log.info(code, values);
    }
    await checkCertificates({
      log,
      clock: { now: () => new Date('2027-01-01T00:00:00Z') },
      async *accounts() { yield { id: 'lufthansa' }; },
      certificates: async () => [{ wallet: 'walleta', id: 'pass', isActive: true, expiresAtUtc: '2027-01-31T00:00:00Z' }],
    });
    for (const { code } of logged) console.log(JSON.stringify({ level: 'error', code, daysLeft: 1 }));
    console.warn('a library warns');
  }`;

let functionLines: string[];
let accessLines: string[];
beforeAll(async () => {
  writeFileSync(path.join(directory, 'index.mjs'), bundle);
  const clock = new LocalClock(path.join(directory, 'clock'));
  const definition = { name: 'all', arn: 'all', directory, handler: 'index.handler', environment: {}, memoryMb: 128 };
  const all = await LocalFunction.create(
    { ...definition, timeoutMs: 20_000 },
    clock,
    new FunctionLog(path.join(directory, 'logs'), () => {}),
  );
  await all.invoke({ logged });
  await all.invoke({ fails: true }).catch(() => {});
  await all.close();
  functionLines = readFileSync(path.join(directory, 'logs/all.log'), 'utf8').split('\n').slice(0, -1);
  accessLines = await accessedWith([200, 404, 429, 500, 503, 504]);
});

/** The access log of requests to each route with each status. */
async function accessedWith(statuses: number[]): Promise<string[]> {
  const lines: string[] = [];
  const [stage] = Object.values(service.findResources('AWS::ApiGatewayV2::Stage'));
  const routes = Object.values(service.findResources('AWS::ApiGatewayV2::Route')).map(
    ({ Properties }) => Properties.RouteKey as string,
  );
  for (const statusCode of statuses) {
    const targets = routes.map((key) => ({ key, target: { invoke: async () => ({ statusCode }) } }));
    const write = accessLog(stage?.Properties.AccessLogSettings.Format, (line) => lines.push(line));
    const api = new HttpApi('api', targets, () => 0, write);
    for (const key of routes) {
      const [method = '', route = ''] = key.split(' ');
      const target = route.replace('{link}', 'abc').replace('{proxy+}', 'abc/def');
      await api.answer({
        method: method.replace('ANY', 'GET'),
        target,
        headers: {},
        body: Buffer.alloc(0),
        sourceIp: '',
      });
    }
  }
  return lines;
}

const filters = [data, service].flatMap((template) =>
  Object.values(template.findResources('AWS::Logs::MetricFilter')).map(({ Properties }) => ({
    name: Properties.MetricTransformations[0].MetricName as string,
    pattern: Properties.FilterPattern as string,
    value: Properties.MetricTransformations[0].MetricValue as string,
    isOfFunction: 'Ref' in Properties.LogGroupName,
  })),
);

/** A summary of a line for comparison with metric filters. */
const summary = (line: string) => {
  const { code, level, routeKey, status } = jsonObject(line) ?? {};
  return code === undefined ? `${status} ${routeKey}` : `${level} ${code}`;
};

test.each(filters.filter(({ isOfFunction }) => isOfFunction))(
  'the filter $name counts the lines of its code and no other, as they come out of a function',
  ({ pattern }) => {
    const [, code] = /"([A-Z0-9-]+)"/.exec(pattern) ?? [];
    const counted = functionLines.filter(filterPattern(pattern)).map(summary);
    expect(counted).toEqual(logged.filter((line) => line.code === code).map(({ level }) => `${level} ${code}`));
    expect(counted.length).toBeGreaterThan(0);
  },
);

/** Requests that fail with Google, which have their own alarm. */
const clicksWithoutGoogle = [googleClicks, googleClicksOfGroups].map((path) => `503 ANY ${path}`);

test('the filters of the access log count what they are for, as it comes out of the HTTP API', () => {
  const counted = Object.fromEntries(
    filters
      .filter(({ isOfFunction }) => !isOfFunction)
      .map(({ name, pattern }) => [name, accessLines.filter(filterPattern(pattern)).map(summary)]),
  );
  expect(counted.InstallPageFallbacks?.every((line) => line.endsWith(' ANY /i/{proxy+}'))).toBe(true);
  expect(counted.InstallPageFallbacks).toHaveLength(6);
  expect(counted.RefusedRequests?.length).toBeGreaterThan(4);
  expect(counted.RefusedRequests?.every((line) => line.startsWith('429 '))).toBe(true);
  const failed = accessLines.map(summary).filter((line) => line.startsWith('5') && !clicksWithoutGoogle.includes(line));
  expect(counted.FailedRequests).toEqual(failed);
  expect(failed).toContain('500 ANY /i/{link}/walletb');
  expect(Object.keys(counted)).toHaveLength(3);
});

test('the value of every metric filter is a number in the lines that it counts', () => {
  expect(filters.length).toBeGreaterThanOrEqual(6);
  for (const { pattern, value, isOfFunction } of filters) {
    const counted = (isOfFunction ? functionLines : accessLines).filter(filterPattern(pattern));
    const values = counted.map((line) => (value.startsWith('$.') ? jsonObject(line)?.[value.slice(2)] : Number(value)));
    expect(values.some((each) => typeof each === 'number')).toBe(true);
  }
  const days = functionLines.map((line) => jsonObject(line)?.daysLeft).filter((each) => each !== undefined);
  expect(days).toEqual([30]);
});

const pasted = pastedLines('docs/runbook.md');
const queries = [...new Set(pasted.flatMap((line) => /^logs '((?:fields|filter) .+?)'/.exec(line)?.[1] ?? []))];

test.each(queries)('the query of the runbook finds what it is for, with each of its fields: %s', (query) => {
  const { matches, missingFields } = insightsQuery(query);
  const found = [...functionLines, ...accessLines].filter(matches);
  expect(found.length).toBeGreaterThan(0);
  expect(found.some((line) => missingFields(line).length === 0)).toBe(true);
});

/** The query of the function `causes`, which is called with a code. */
const queryOfCauses = pasted.flatMap(
  (line) => /^logs "(filter .+)" "\$2"$/.exec(line)?.[1]?.replaceAll('\\"', '"') ?? [],
);
const codesOfCauses = [...new Set(pasted.flatMap((line) => /^causes ([A-Z-]+)/.exec(line)?.[1] ?? []))];

test.each(codesOfCauses)('causes %s of the runbook finds lines, with one of its fields or more', (code) => {
  expect(queryOfCauses).toHaveLength(1);
  const { matches, missingFields } = insightsQuery(queryOfCauses.join().replace('$1', code));
  const found = functionLines.filter(matches);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every((line) => missingFields(line).length < 5)).toBe(true);
});

test('the runbook has queries, and the first finds every error that a function logs', () => {
  expect(queries.length).toBeGreaterThanOrEqual(4);
  const { matches } = insightsQuery(queries.find((query) => query.includes('level = "error"')) ?? '');
  const errors = logged.filter(({ level }) => level === 'error').map(({ code }) => `error ${code}`);
  expect(functionLines.filter(matches).map(summary).sort()).toEqual(errors.sort());
});

test('what the console writes counts nowhere, and the runbook has a query for what Lambda itself writes', () => {
  const [warning] = functionLines.filter((line) => line.includes('a library warns'));
  const [failure] = functionLines.filter((line) => line.includes('outside its own error handling'));
  expect(jsonObject(warning ?? '')).toMatchObject({ level: 'WARN', message: 'a library warns' });
  expect(jsonObject(failure ?? '')).toMatchObject({ level: 'ERROR', message: { errorType: 'TypeError' } });
  const query = queries.find((each) => each.includes('record.status')) ?? '';
  const found = functionLines.filter(insightsQuery(query).matches);
  expect(found).toEqual([failure]);
  const reported = (outcome: Parameters<typeof platformReport>[2]) => platformReport(0, '3f0c53d6-0001', outcome);
  for (const line of [reported({ status: 'timeout' }), reported({ status: 'error', errorType: 'Runtime.ExitError' })])
    expect(insightsQuery(query).matches(line)).toBe(true);
});

test('each code that a function logs is in the runbook, and no other', () => {
  const [, table = ''] = readFileSync('docs/runbook.md', 'utf8').split('| Code | Meaning |');
  const rows = [...table.matchAll(/^\| ([A-Z0-9-]+(?:, [A-Z0-9-]+)*) \|/gm)].flatMap(([, codesOfRow = '']) =>
    codesOfRow.split(', '),
  );
  expect(rows.sort()).toEqual(codes.sort());
});

test.each(['[ip, status]', '{ $.a.b = "c" }', '{ $.a = 1 }', '{ $.a IS NULL }', '{ ($.a = "b" }', 'ERROR'])(
  'a filter of a form that is not evaluated here is refused: %s',
  (pattern) => expect(() => filterPattern(pattern)('{}')).toThrow(),
);

test.each([
  'stats count(*) by bin(5m)',
  'stats count(*) as lines by bin(5m)',
  'filter a > 1',
  'filter a = "b" or c = "d" and e = "f"',
  'parse @message "*" as x',
])('a query of a form that is not evaluated here is refused: %s', (query) =>
  expect(() => insightsQuery(query).matches('{}')).toThrow(),
);

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
function insightsQuery(query: string): InsightsQuery {
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

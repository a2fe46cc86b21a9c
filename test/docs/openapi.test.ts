import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { actions } from '../../lambdas/api/actions/index.ts';
import { errors } from '../../lambdas/domain/request/errors.ts';
import { badgeRows } from '../fields/badge-rows.ts';
import {
  beaconFields,
  linkVariableNames,
  locationFields,
  passDataFields,
  passMetaDataFields,
  returnedOfPassWhenSet,
  returnedPassDataFields,
  returnedTemplateFields,
  returnedWhenSet,
  templateFieldNames,
} from '../fields/names.ts';
import { openApi, problemsBy } from '../helpers/openapi.ts';

let written: string;
beforeAll(() => {
  written = mkdtempSync(join(tmpdir(), 'openapi-'));
  execFileSync(process.execPath, ['bin/openapi.ts', written], { stdio: 'pipe' });
});
afterAll(() => rmSync(written, { recursive: true }));

type Schema = Readonly<Record<string, never>>;

const call = openApi.paths['/v3'].post;
const { schemas } = openApi.components;
const examples: Readonly<Record<string, { value: { action: string } }>> =
  call.requestBody.content['application/json'].examples;
const operations = [...actions.keys()];
const fieldsOf = (schema: { properties: object }) => Object.keys(schema.properties).sort();

test('the document, its pages and the types are what npm run openapi writes', () => {
  const others = [
    'docs/openapi.json',
    'docs/api.md',
    'docs/errors.md',
    'docs/data-map.md',
    'clients/typescript/openapi.ts',
  ];
  const isOld = (file: string) => readFileSync(join(written, file), 'utf8') !== readFileSync(file, 'utf8');
  expect([...others, ...globSync('docs/api/*.md')].filter(isOld)).toEqual([]);
});

describe('an independent validator', () => {
  const problemsOf = async (document: Record<string, unknown>) => new Validator().validate(structuredClone(document));

  test('finds the document valid OpenAPI 3.1', async () => {
    expect(await problemsOf(openApi)).toEqual({ valid: true });
    const validator = new Validator();
    await validator.validate(structuredClone(openApi));
    expect(validator.version).toBe('3.1');
  });

  test.each([
    ['without info', { info: undefined }],
    ['with an answer that has no description', { paths: { '/v3': { post: { responses: { 200: {} } } } } }],
    ['with a parameter from nowhere', { components: { parameters: { A: { name: 'A', in: 'nowhere' } } } }],
  ])('would not find it so %s', async (_title, change) => {
    const changed = JSON.parse(JSON.stringify({ ...openApi, ...change }));
    expect((await problemsOf(changed)).valid).toBe(false);
  });
});

test('every reference leads somewhere', () => {
  const references = [...JSON.stringify(openApi).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(100);
  for (const [, kind = '', name = ''] of references) expect(openApi.components[kind]).toHaveProperty(name);
});

describe.each(operations)('%s', (action) => {
  test('has a request, an answer and an example', () => {
    expect(schemas[`${action}Request`]).toMatchObject({
      description: expect.any(String),
      properties: { action: { examples: [action] } },
    });
    const { status } = schemas[`${action}Answer`].properties;
    expect(status.enum ?? [status.const]).toContain('success');
    expect(Object.keys(examples)).toContain(action);
  });
});

test.each(Object.entries(examples))(
  'the example %s is of its action, and of no other by its schema',
  (_, { value }) => {
    expect(problemsBy('body', value)).toEqual([]);
    const accepting = operations.filter((action) => problemsBy(`${action}Request`, value).length === 0);
    expect(accepting).toEqual([value.action]);
  },
);

test('the example answers are as their schemas say', () => {
  const answers = Object.entries<{ value: object }>(call.responses[200].content['application/json'].examples);
  expect(answers.length).toBeGreaterThan(3);
  for (const [name, { value }] of answers)
    expect(problemsBy(`${examples[name]?.value.action}Answer`, value)).toEqual([]);
});

const ofTheApi = Object.values(errors);
test('a text of answers describes fields of one schema: where an action gives a name another one, it has a text of its own', () => {
  const answers = Object.entries(schemas).filter(([name]) => name.endsWith('Answer'));
  const described = answers.flatMap(([name, schema]) => [...describedFields(schema as Described, name)]);
  const byText = Map.groupBy(described, ({ name, description }) => `${name}: ${description}`);
  const ambiguous = [...byText].filter(([, fields]) => new Set(fields.map(({ shape }) => shape)).size > 1);
  expect(ambiguous.map(([text, fields]) => [text, ...fields.map(({ path }) => path)])).toEqual([]);
  expect(described.length).toBeGreaterThan(100);
});

test.each(ofTheApi)('%s is under HTTP status %i, with its message', (code, httpStatus, message) => {
  const { description } = call.responses[httpStatus];
  expect(description).toMatch(/^[A-Z].+\.\n/);
  expect(description).toContain(`- **${code}**: ${message}`);
  const { schema } = call.responses[httpStatus].content['application/json'];
  expect(schema.properties['error-code'].enum).toContain(code);
});

describe('the fields of the API', () => {
  const newPass = schemas.generatepassRequest.properties;
  const pass = schemas.updatepassdataRequest.properties;

  test.each<[string, Schema, readonly string[]]>([
    [
      '2.3, pass-data',
      { properties: { ...newPass['pass-data'].properties, ...pass['pass-data'].anyOf[0].properties } } as never,
      [...passDataFields, 'boarding-Seat-class', 'pass-status'],
    ],
    ['2.3, pass-meta-data', newPass['pass-meta-data'].anyOf[0], passMetaDataFields],
    ['2.4', newPass['pass-data'].properties['relevant-locations'].anyOf[0].items, locationFields],
    ['2.5', newPass['pass-data'].properties.ibeacons.anyOf[0].items, beaconFields],
    ['2.6', schemas.getpassdataAnswer.properties['pass-data'], [...returnedPassDataFields, ...returnedOfPassWhenSet]],
    [
      '2.7',
      schemas.getpasstemplateAnswer.properties['pass-template'],
      [...returnedPassDataFields, ...returnedTemplateFields, ...returnedWhenSet],
    ],
    ['2.9, pass-variables', schemas.PassVariables, [...linkVariableNames, ...Object.keys(badgeRows)]],
  ])('of %s are there', (_section, schema, names) => {
    expect(fieldsOf(schema as never)).toEqual(expect.arrayContaining([...names]));
  });

  test('of 2.8 are there', () => {
    const { FlightChanges, TemplateFields, TemplateGroup, updatepasstemplateRequest } = schemas;
    const documented = [FlightChanges, TemplateFields, TemplateGroup].flatMap((schema) => fieldsOf(schema));
    expect(Object.keys(updatepasstemplateRequest.properties)).toContain('pass-template-id');
    expect([...documented, 'pass-template-id']).toEqual(expect.arrayContaining([...templateFieldNames]));
  });

  test('each has a description, or a format that has one', () => {
    const names = Object.keys(schemas).filter((name) => /Request$|Answer$|^(TemplateFields|FlightChanges)$/.test(name));
    const undescribed = names.flatMap((name) =>
      Object.entries<Schema>(schemas[name].properties)
        .filter(([, { description, $ref, const: constant }]) => {
          const format = schemas[String($ref).split('/').at(-1) ?? ''];
          return typeof (description ?? constant ?? format?.description) !== 'string';
        })
        .map(([field]) => `${name}: ${field}`),
    );
    expect(undescribed).toEqual([]);
  });
});

interface Described {
  readonly type?: string;
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
}

/** The parts of a field that its text depends on: its kind, its values, and the names of its own fields. */
const shapeOf = ({ type, const: only, enum: values, properties = {}, items }: Described): unknown => [
  ...[type, only, values, Object.keys(properties)],
  items && shapeOf(items),
];

function* describedFields({ properties = {}, items }: Described, path: string): Generator<Record<string, string>> {
  for (const [name, field] of Object.entries(properties)) {
    const { description } = field;
    if (description) yield { name, description, path: `${path}.${name}`, shape: JSON.stringify(shapeOf(field)) };
    yield* describedFields(field, `${path}.${name}`);
  }
  if (items) yield* describedFields(items, path);
}

import type { Field } from '../../lambdas/domain/fields/field.ts';
import { fieldsOfPass } from '../../lambdas/domain/fields/pass-fields.ts';
import { fieldsOfTemplate } from '../../lambdas/domain/template-fields/template-fields.ts';
import type { Described } from '../openapi/comments.ts';
import { formatOf } from '../openapi/field-tables.ts';
import { linkTexts, passTexts, templateTexts } from '../openapi/field-texts.ts';
import type { JsonSchema, Properties } from '../openapi/json-schema.ts';
import { anchorOf } from './anchors.ts';
import { actionNames, answerTo, examplesOf, openApi } from './by-action.ts';

/** Document beside which the pages stand as Markdown. */
export const referenceSource = 'docs/api.md';

/** A page for each action, as Markdown: what it does, its fields, an example, its answer. */
export const referencePages = (): Map<string, string> => new Map(actionNames.map((name) => [name, pageOf(name)]));

function pageOf(name: string): string {
  const request = schemaNamed(`${name}Request`);
  const answer = answerTo(name);
  return `# ${name}

${request.description}

[Rules and more examples](api.md#${name}) · [Scopes](api.md#scopes) · [Errors](errors.md) · [For tools](openapi-by-action.json)

## Request

\`POST {base}/v3\`

${tables(request, name.endsWith('link') ? ofLink : ofTemplate)}
## Example

${Object.entries(examplesOf(name))
  .map(([title, { value }]) => exampleIn(title === name ? undefined : title, value))
  .join('\n')}
Environment variables have the key and the base URL, as in the [quickstart](quickstart.md). The clients are [files to
copy](../clients/README.md).

## Answer

${tables(schemaNamed(`${name}Answer`), { texts: {}, places: {} })}
${answer ? `\`\`\`json\n${JSON.stringify(answer, null, 2)}\n\`\`\`\n` : ''}`;
}

const exampleIn = (
  title: string | undefined,
  request: object,
) => `${title === undefined ? '' : `### ${title}\n\n`}\`\`\`json
${JSON.stringify(request, null, 2)}
\`\`\`
`;

const schemaNamed = (name: string): JsonSchema => openApi.components.schemas[name] ?? {};

function resolved({ $ref, ...own }: JsonSchema): JsonSchema {
  return $ref ? { ...schemaNamed($ref.split('/').at(-1) ?? ''), ...own } : own;
}

/** Fields of an object, its own first, with those of the schemas that it joins. */
function propertiesOf(schema: JsonSchema): Properties {
  const { allOf = [], properties } = resolved(schema);
  return Object.assign({}, properties, ...allOf.map((each) => propertiesOf(each as JsonSchema)), properties);
}

/** The object that a field has, or that entries of its array are, with the ending of its name. */
function objectIn(schema: JsonSchema): readonly [ending: string, object: JsonSchema] | undefined {
  const whole = resolved(schema);
  if (whole.type === 'array') {
    const [ending, object] = objectIn(whole.items as JsonSchema) ?? [];
    return object && [`[]${ending}`, object];
  }
  if (Object.keys(propertiesOf(whole)).length > 0) return ['', whole];
  return whole.anyOf?.map((each) => objectIn(each as JsonSchema)).find((each) => each !== undefined);
}

/** True of an object into which fields of a template may be sorted, which has all of them, and itself. */
const isGroup = (schema: JsonSchema): boolean =>
  [schema, ...(schema.anyOf ?? [])].some((each) => (each as JsonSchema).$ref === '#/components/schemas/TemplateGroup');

/** Every request has them. */
const ofEveryRequest = ['action', 'api-key'];

/** Declarations of fields: comments on them, and where they show. */
interface Declared {
  readonly texts: Readonly<Record<string, Described>>;
  readonly places: Readonly<Record<string, Field>>;
}

const ofTemplate: Declared = { texts: templateTexts, places: fieldsOfTemplate };
const ofPass: Declared = { texts: passTexts, places: fieldsOfPass };
const ofLink: Declared = { texts: linkTexts, places: {} };

/** A table of the fields of an object, and one for each object in it; the same one once. @param path of the object in the request. */
function tables(schema: JsonSchema, declared: Declared, path = '', seen = new Set<string>()): string {
  const fields = Object.entries(propertiesOf(schema)).filter(([name]) => !ofEveryRequest.includes(name));
  const inner = fields.flatMap(([name, field]) => {
    const [ending, object] = isGroup(field) ? [] : (objectIn(field) ?? []);
    const key = JSON.stringify(object);
    if (object === undefined || seen.has(key)) return [];
    seen.add(key);
    const inside = `${path}${name}${ending}`;
    return [`\n### ${inside}\n\n${tables(object, name === 'pass-data' ? ofPass : declared, `${inside}.`, seen)}`];
  });
  return tableOf(fields, resolved(schema).required ?? [], declared) + inner.join('');
}

function tableOf(
  fields: readonly (readonly [string, JsonSchema])[],
  required: readonly string[],
  { texts, places }: Declared,
): string {
  const hasPlaces = fields.some(([name]) => places[name]);
  const head = ['Field', 'R', 'Format', 'Meaning', ...(hasPlaces ? ['Where'] : [])];
  const cellsOf = ([name, field]: readonly [string, JsonSchema]) => {
    const { format = formatIn(field), see } = texts[name] ?? {};
    const meaning = [resolved(field).description, see && `See [${see}](#${anchorOf(see)}).`].filter(Boolean).join(' ');
    const [shape, text] = isGroup(field) ? ['object', 'A group into which fields may be sorted.'] : [format, meaning];
    return [
      `\`${name}\``,
      required.includes(name) ? 'R' : '',
      shape,
      text,
      ...(hasPlaces ? [placesOf(places[name])] : []),
    ];
  };
  return [head, head.map(() => '---'), ...fields.map(cellsOf)]
    .map(
      (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('](#', '](api.md#')).join(' | ')} |\n`,
    )
    .join('');
}

/** The format of a field without a description of it. */
function formatIn(field: JsonSchema): string {
  const whole = resolved(field);
  const shapes = [field, whole, ...(whole.anyOf ?? []).map((each) => resolved(each as JsonSchema))];
  const types = shapes.flatMap(({ type }) => type ?? []);
  const format = shapes.map(formatOf).find((each) => each !== undefined);
  // A whole number is taken for a text.
  return format ?? String(whole.const ?? (types.includes('string') ? 'text' : (types[0] ?? '')));
}

/** Where a field shows on the pass. */
function placesOf(field: Field | undefined): string {
  if (!field) return '';
  const { apple, google, page, notified } = field;
  const rows = [apple ?? []].flat().join(', ');
  return [
    rows && `Wallet A (${rows})`,
    google && `Wallet B (${[google].flat().join(', ')})`,
    page && 'install page',
    notified && 'lock screen',
  ]
    .filter(Boolean)
    .join(', ');
}

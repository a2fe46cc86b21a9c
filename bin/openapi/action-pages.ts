import type { Action, Batch } from '../../lambdas/api/action.ts';
import { linkFields } from '../../lambdas/domain/link/link-fields.ts';
import { anchorOf } from '../docs/anchors.ts';
import { snippets } from '../docs/examples/snippets.ts';
import { pageTable } from '../page-table.ts';
import { textOfAction, throwsOfAction } from './action-texts.ts';
import { answerExamples, requestExamples } from './examples.ts';
import { fieldHead, formatOf } from './field-tables.ts';
import type { JsonSchema, Properties } from './json-schema.ts';
import { wholeTables } from './request-tables.ts';

/** Schemas of the OpenAPI document by their names. */
type Schemas = Readonly<Record<string, JsonSchema>>;

/** Links of fields whose own fields have a table on another page, or further below on that page. */
const tablesOf: Readonly<Record<string, string>> = {
  'pass-data': 'generatepass.md#pass-data',
  'pass-meta-data': 'generatepass.md#pass-meta-data',
  'pass-variables': 'createpassissuancelink.md#variables',
  warnings: 'warnings.md#warnings',
  'flight-data': 'createpasstemplate.md#fields',
  'relevant-locations': 'generatepass.md#pass-data',
  ibeacons: 'generatepass.md#pass-data',
  'walleta-featured-actions': 'action-links.md#featured-actions',
};

/** Actions whose fields have a table of their own, by its page. */
const ofTemplate = ['updatepasstemplate', 'updateflight', 'copytemplate'];
const ofLink = ['updatepassissuancelink'];

const howToSend = 'Send it to `POST $BASE/v3` with your API key ([how](../quickstart.md)).';

/** Parts of an action’s page, by the names of their places in it. Source: docs/api.md#actions. */
export function partsOfPage(action: Action | Batch, schemas: Schemas): Readonly<Record<string, string>> {
  const { name } = action;
  const json = (value: object) => `\`\`\`json\n${snippets.JSON(value)}\`\`\``;
  const examples = Object.entries(requestExamples).filter(([, { value }]) => value.action === name);
  const answer = answerExamples[name];
  return {
    summary: `${textOfAction(name)}\n\nScope of the API key: \`${action.scope}\`.`,
    example: [
      ...examples.map(([title, { value }]) => (title === name ? json(value) : `### ${title}\n\n${json(value)}`)),
      howToSend,
    ].join('\n\n'),
    fields: wholeTables[name] ?? requestTable(action, schemas),
    answer: [...(answer ? [json(answer.value)] : []), answerTables(action, schemas)].join('\n\n'),
    errors: errorsOf(action),
  };
}

/** The table of all actions: each with its page, its scope, and the first sentence about it. */
export function actionTable(all: readonly (Action | Batch)[]): string {
  const rows = all.map(({ name, scope }) => {
    const [sentence = ''] = textOfAction(name)?.split(/(?<=\.) /) ?? [];
    return [`[${name}](api/${name}.md)`, sentence, `\`${scope}\``];
  });
  return pageTable(['Action', 'What it does', 'Scope'], rows);
}

function requestTable(action: Action | Batch, schemas: Schemas): string {
  const { name } = action;
  const schema = schemas[`${name}Request`] ?? {};
  const isShared = (field: string) =>
    ofLink.includes(name) && field in linkFields.shape && field !== 'pass-template-id';
  const fields = Object.entries(schema.properties as Properties).filter(
    ([field]) => !['action', 'api-key'].includes(field) && !isShared(field),
  );
  const rows = fields.map(([field, own]) => rowOf(field, own, schema, schemas, linkInRequest(action, field)));
  const others = ofTemplate.includes(name)
    ? '[field of a template](createpasstemplate.md#fields)'
    : ofLink.includes(name) && '[field of a link](createpassissuancelink.md#fields)';
  const table = pageTable(fieldHead, rows);
  return others ? `${table}\n\nBesides these, any ${others}: none is required here.` : table;
}

/** The page with the fields of a field; undefined if it has none, or if they are in its format. */
function linkInRequest(action: Action | Batch, field: string): string | undefined {
  if ('rowAction' in action && field === action.rowsField) return `${action.rowAction.name}.md#fields`;
  return field === 'flight' ? 'putpass.md#flight' : tablesOf[field];
}

/** Tables of the answer: one for itself, and one for each object in it without a page of its own. */
function answerTables(action: Action | Batch, schemas: Schemas): string {
  const linkOf = (field: string) =>
    field === 'results' && 'rowAction' in action
      ? `${action.rowAction.name}.md#answer`
      : action.name === 'getpassdata' && field === 'pass-data'
        ? undefined
        : tablesOf[field];
  // A template shows most fields of a pass, which the page of getpassdata lists.
  const shownPass = propertiesOf(schemas.getpassdataAnswer ?? {}, schemas)['pass-data'] ?? {};
  const placeOf = new Map<string, string>();
  const tables = (schema: JsonSchema, path: string): string => {
    const ofPass = path === 'pass-template.' ? propertiesOf(shownPass, schemas) : {};
    const fields = Object.entries(propertiesOf(schema, schemas)).filter(([field]) => !(field in ofPass));
    const rows = fields.map(([field, own]) => rowOf(field, own, resolved(schema, schemas), schemas, linkOf(field)));
    const inner = fields.flatMap(([field, own]) => {
      const [ending, object] = linkOf(field) === undefined ? (objectIn(own, schemas) ?? []) : [];
      if (object === undefined) return [];
      const inside = `${path}${field}${ending}`;
      const text = tables(object, `${inside}.`);
      const same = placeOf.get(text);
      placeOf.set(text, same ?? inside);
      return [`\n\n### ${inside}\n\n${same ? `The fields of [${same}](#${anchorOf(same)}).` : text}`];
    });
    return pageTable(fieldHead, rows) + inner.join('');
  };
  return tables(schemas[`${action.name}Answer`] ?? {}, '');
}

function rowOf(field: string, own: JsonSchema, { required = [] }: JsonSchema, schemas: Schemas, link?: string) {
  const whole = resolved(own, schemas);
  const meaning = [whole.description, link && `See [its fields](${link}).`].filter(Boolean).join(' ');
  return [`\`${field}\``, required.includes(field) ? 'R' : '', formatIn(own, schemas), meaning];
}

/** The format of a field without a description of it. */
function formatIn(field: JsonSchema, schemas: Schemas): string {
  const whole = resolved(field, schemas);
  const shapes = [field, whole, ...(whole.anyOf ?? []).map((each) => resolved(each as JsonSchema, schemas))];
  const types = shapes.flatMap(({ type }) => type ?? []);
  const format = shapes.map(formatOf).find((each) => each !== undefined);
  // A whole number is taken for a text.
  return format ?? String(whole.const ?? (types.includes('string') ? 'text' : (types[0] ?? '')));
}

function resolved({ $ref, ...own }: JsonSchema, schemas: Schemas): JsonSchema {
  return $ref ? { ...schemas[$ref.split('/').at(-1) ?? ''], ...own } : own;
}

const propertiesOf = (schema: JsonSchema, schemas: Schemas) =>
  (resolved(schema, schemas).properties ?? {}) as Properties;

/** The object that a field has, or that entries of its array are, with the ending of its name. */
function objectIn(schema: JsonSchema, schemas: Schemas): readonly [ending: string, object: JsonSchema] | undefined {
  const whole = resolved(schema, schemas);
  if (whole.type === 'array') {
    const [ending, object] = objectIn(whole.items as JsonSchema, schemas) ?? [];
    return object && [`[]${ending}`, object];
  }
  return Object.keys(propertiesOf(whole, schemas)).length > 0 ? ['', whole] : undefined;
}

/** Errors of an action, besides those of all actions, each with a link to its cause and its cure. */
function errorsOf(action: Action | Batch): string {
  const own = throwsOfAction(action.name);
  const sentence =
    'rowAction' in action
      ? `A row fails as [${action.rowAction.name}](${action.rowAction.name}.md#errors) does.`
      : own && `${own.replaceAll(/E\d+/g, (code) => `[${code}](../errors.md#${code.toLowerCase()})`)}`;
  return [sentence, 'Also the [errors of every action](../api.md#failures).'].filter(Boolean).join('\n\n');
}

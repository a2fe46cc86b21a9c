import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** The checked-in docs/openapi.json. */
export const openApi = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));

const { post } = openApi.paths['/v3'];

/** Schemas of the document, with the operation's under names of ours, for a validator of JSON Schema. */
const schemas = {
  ...openApi.components.schemas,
  body: post.requestBody.content['application/json'].schema,
  ...Object.fromEntries(
    Object.entries<{ content: { 'application/json': { schema: object } } }>(post.responses).map(
      ([status, { content }]) => [`answer ${status}`, content['application/json'].schema],
    ),
  ),
};

const ajv = new Ajv2020({ allErrors: true, strictTypes: false, strictRequired: false });
addFormats.default(ajv);
// A hint of OpenAPI for services without effect on validity.
ajv.addKeyword('discriminator');
ajv.addSchema(
  JSON.parse(JSON.stringify({ $id: 'openapi', $defs: schemas }).replaceAll('#/components/schemas/', '#/$defs/')),
);

/**
 * Errors of a value; empty for a valid one.
 * @param schema name of a schema of the document, `body` for every request, `answer 200` for an answer
 */
export function problemsBy(schema: string, value: unknown): readonly ErrorObject[] {
  const validate = ajv.getSchema(`openapi#/$defs/${encodeURIComponent(schema)}`);
  if (validate === undefined) throw new Error(`The document has no schema ${schema}`);
  return validate(value) ? [] : [...(validate.errors ?? [])];
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonSchema } from '../openapi/json-schema.ts';
import { root } from './sources.ts';

interface Example {
  readonly value: object;
}

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly requestBody: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content: Content }>>;
}

interface Content {
  readonly 'application/json': { readonly schema: JsonSchema; readonly examples?: Readonly<Record<string, Example>> };
}

interface OpenApi {
  readonly info: { readonly description: string };
  readonly paths: { readonly '/v3': { readonly post: Operation } };
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** The description of the API as it is served, with one operation for all actions. */
const openApi: OpenApi = JSON.parse(readFileSync(path.join(root, 'docs/openapi.json'), 'utf8'));

const { post } = openApi.paths['/v3'];
const actionNames = Object.keys(post.requestBody.content['application/json'].examples ?? {});

/**
 * The same with an operation for each action, for viewers and generators. Its paths differ by a fragment, which no client sends: every
 * call goes to `/v3`.
 */
export function openApiByAction(): object {
  const { 200: done, ...failures } = post.responses;
  const operationOf = (name: string) => ({
    ...post,
    operationId: name,
    summary: name,
    description: `${openApi.components.schemas[`${name}Request`]?.description} Sent to \`POST /v3\`, as every action.`,
    requestBody: { ...post.requestBody, content: contentOf(`${name}Request`, post.requestBody.content, name) },
    responses: {
      200: { ...done, content: contentOf(`${name}Answer`, done?.content, name) },
      ...Object.fromEntries(
        Object.keys(failures).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
    },
  });
  return {
    ...openApi,
    paths: Object.fromEntries(actionNames.map((name) => [`/v3#${name}`, { post: operationOf(name) }])),
    components: { ...openApi.components, responses: failures },
  };
}

function contentOf(schema: string, all: Content | undefined, name: string) {
  const example = all?.['application/json'].examples?.[name];
  return {
    'application/json': {
      schema: { $ref: `#/components/schemas/${schema}` },
      ...(example && { examples: { [name]: example } }),
    },
  };
}

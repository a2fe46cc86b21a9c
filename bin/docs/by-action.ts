import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonSchema } from '../openapi/json-schema.ts';
import { root } from './sources.ts';

interface Example {
  readonly value: { readonly action?: string };
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
const examples = post.requestBody.content['application/json'].examples ?? {};
const exampleAnswers = post.responses[200]?.content['application/json'].examples ?? {};

/** Names of all actions, in the order of their registry. */
export const actionNames = Object.keys(openApi.components.schemas).flatMap(
  (name) => /^(.+)Request$/.exec(name)?.[1] ?? [],
);

/** Examples of requests of an action, by their names. @throws if it has none */
export function examplesOf(action: string): Readonly<Record<string, Example>> {
  const own = Object.entries(examples).filter(([, { value }]) => value.action === action);
  if (own.length === 0) throw new Error(`${action} has no example: add it to bin/openapi/examples.ts`);
  return Object.fromEntries(own);
}

/** The answer that is shown to an example. */
export function answerTo(request: object): object | undefined {
  const text = JSON.stringify(request);
  const name = Object.keys(examples).find((each) => JSON.stringify(examples[each]?.value) === text);
  return name === undefined ? undefined : exampleAnswers[name]?.value;
}

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
    requestBody: { ...post.requestBody, content: contentOf(`${name}Request`, examplesOf(name)) },
    responses: {
      200: { ...done, content: contentOf(`${name}Answer`, answersOf(name)) },
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

function answersOf(action: string) {
  const own = examplesOf(action);
  return Object.fromEntries(Object.entries(exampleAnswers).filter(([name]) => name in own));
}

const contentOf = (schema: string, examples: object) => ({
  'application/json': {
    schema: { $ref: `#/components/schemas/${schema}` },
    ...(Object.keys(examples).length > 0 && { examples }),
  },
});

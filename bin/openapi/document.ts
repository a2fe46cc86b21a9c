import { actions } from '../../lambdas/api/actions/index.ts';
import project from '../../package.json' with { type: 'json' };
import { answerSchema, dryRunSchema, failureResponses, failureSchema, warningSchema } from './answers.ts';
import { answerExamples, requestExamples } from './examples.ts';
import type { JsonSchema } from './json-schema.ts';
import { requestParts, requestSchema } from './requests.ts';

const overview = `Issues airline boarding passes to Apple Wallet (Wallet A) and Google Wallet (Wallet B).

Every operation is one \`POST /v3\` with a JSON object whose \`action\` names it, in any letter case, and the account's
key in the header \`x-api-key\`. Every answer is JSON with \`status\`, \`success\` or \`failure\`.

The usual way: **createpasstemplate** once for a flight; **generatepass** for each passenger, which returns the link to give
to the passenger; **updatepasstemplate** and **updatepassdata** when something changes.

- Unknown fields are refused. An error lists all invalid fields.
- \`""\` and null count as missing; in an update \`""\` clears an optional field, and \`[]\` an array.
- A whole number is accepted as text.
- A field that occurs twice in an object is refused.
- Text is printable and has one line; messages, modules and install-page texts may have several. Invisible characters, such
  as control characters and zero-width spaces, are refused.
- A request has at most 256 KB (2 MB with rows) and 16 levels of nesting.
- An id of another account is answered exactly like an unknown one.
- **If you get no answer, send the request again with its Idempotency-Key**: it takes effect once.

Rules that a schema cannot express, such as fields that need each other, are in the descriptions; the service checks them.`;

const json = (content: object) => ({ content: { 'application/json': content } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

export interface OpenApiDocument {
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>>; readonly [part: string]: unknown };
  readonly [part: string]: unknown;
}

/**
 * The API as an OpenAPI 3.1 document, from the schemas with which actions validate requests and answers.
 * Schemas are named by their action: `generatepassRequest`, `generatepassAnswer`. Its version is that of the release; the path
 * has that of the API.
 */
export async function openApiDocument(): Promise<OpenApiDocument> {
  const all = await Promise.all([...actions.values()].map((load) => load()));
  const names = all.map(({ name }) => name);
  return {
    openapi: '3.1.1',
    info: { title: 'Boarding-pass wallet', version: project.version, description: overview },
    servers: [{ url: '/', description: 'Where this document was loaded from' }],
    security: [{ apiKey: [] }],
    paths: {
      '/v3': {
        post: {
          operationId: 'call',
          summary: 'Calls an action',
          description: 'The body names the action. The schemas of request and answer are named after it.',
          parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
          requestBody: {
            required: true,
            ...json({
              schema: {
                oneOf: names.map((name) => ref(`${name}Request`)),
              },
              examples: requestExamples,
            }),
          },
          responses: {
            200: {
              description: 'Success.',
              ...json({
                schema: { anyOf: [...names, 'DryRun'].map((name) => ref(`${name}Answer`)) },
                examples: answerExamples,
              }),
            },
            ...failureResponses(),
          },
        },
      },
      '/v3/openapi.json': {
        get: {
          operationId: 'getOpenApi',
          summary: 'This document',
          security: [],
          responses: { 200: { description: 'OpenAPI 3.1', ...json({ schema: { type: 'object' } }) } },
        },
      },
    },
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: "The account's key." },
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description:
            'Text of your choice, such as a UUID. The same request sent again with its key takes effect once, and gets the first answer for 24 hours. The key is refused with another request (E9015), and while the first is running (E9016). Actions that only read ignore it.',
          schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]+$' },
        },
      },
      schemas: {
        ...Object.fromEntries(all.map((action) => [`${action.name}Request`, requestSchema(action)])),
        ...Object.fromEntries(all.map((action) => [`${action.name}Answer`, answerSchema(action)])),
        DryRunAnswer: dryRunSchema,
        Failure: failureSchema,
        Warning: warningSchema,
        ...requestParts,
      },
    },
  };
}

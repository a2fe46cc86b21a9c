import type { ZodType } from 'zod';
import type { Action, Batch } from '../../lambdas/api/action.ts';
import { issuedLink } from '../../lambdas/api/links/issued-link.ts';
import { dryRunAnswer, savedOrTried, savedTemplate } from '../../lambdas/api/templates/saved-template.ts';
import { errors, repeatedIds } from '../../lambdas/domain/request/errors.ts';
import { warning } from '../../lambdas/domain/request/warning.ts';
import { shownTemplateFields } from '../../lambdas/domain/shown/shown-data.ts';
import { textsInAction } from './action-texts.ts';
import { answerTexts } from './answer-texts.ts';
import { type JsonSchema, jsonSchemaOf, type Properties, type SchemaOverrides } from './json-schema.ts';

const ofWarnings = [warning, { $ref: '#/components/schemas/Warning' }] as const;

const overrides: SchemaOverrides = new Map<ZodType, JsonSchema>([
  // A preview contains {placeholders}, so it is not a valid URI.
  [issuedLink.shape['preview-url'], { type: 'string' }],
  ofWarnings,
  // The answer of a call with dry-run has a schema of its own.
  [savedOrTried, jsonSchemaOf(savedTemplate, new Map([ofWarnings]), 'output')],
]);

/** An entry of `warnings`, the same in every answer. Source: docs/api/warnings.md#warnings. */
export const warningSchema: JsonSchema = {
  title: 'Warning',
  ...open(jsonSchemaOf(warning, new Map(), 'output'), 'warnings'),
};

/** Schema of an action's successful answer. */
export function answerSchema(action: Action | Batch): JsonSchema {
  const ofRows = 'rowAction' in action ? { results: resultsSchema(action) } : {};
  const { properties, required } = successSchema(action.output, action.name, overrides);
  return { title: `Answer of ${action.name}`, type: 'object', properties: { ...properties, ...ofRows }, required };
}

const ofShownTemplate = { $ref: '#/components/schemas/getpasstemplateAnswer/properties/pass-template' };

/** Schema of a call's answer with dry-run. Source: docs/api/dry-run.md#dry-run. */
export const dryRunSchema: JsonSchema = {
  title: 'Answer of createpasstemplate and updatepasstemplate with dry-run',
  type: 'object',
  ...successSchema(dryRunAnswer, 'dry-run', new Map([...overrides, [shownTemplateFields, ofShownTemplate]])),
};

function successSchema(output: ZodType, path: string, replaced: SchemaOverrides) {
  const { properties, required = [] } = open(jsonSchemaOf(output, replaced, 'output'), path);
  return {
    properties: { status: { const: 'success' }, ...properties },
    required: [...new Set(['status', ...required])],
  };
}

/** Schema of a batch's results: the answer of each row. */
const resultsSchema = ({ rowAction }: Batch): JsonSchema => ({
  type: 'array',
  description: answerTexts.results ?? '',
  items: { anyOf: [`${rowAction.name}Answer`, 'Failure'].map((name) => ({ $ref: `#/components/schemas/${name}` })) },
});

/**
 * Adds the fields' descriptions, and allows further fields, since answers may be extended.
 * @param path the action, then names of fields.
 */
function open({ additionalProperties: closed, ...whole }: JsonSchema, path: string): JsonSchema {
  const schema = closed ? { ...whole, additionalProperties: closed } : whole;
  if (schema.type === 'array') return { ...schema, items: open(schema.items as JsonSchema, path) };
  if (schema.type !== 'object' || schema.properties === undefined) return schema;
  const properties = Object.entries(schema.properties as Properties).map(([name, field]) => {
    const own = textsInAction(path.split('.')[0] ?? '')[name]?.text;
    const description = answerTexts[`${path}.${name}`] ?? own ?? answerTexts[name];
    return [name, { ...open(field, `${path}.${name}`), ...(description ? { description } : {}) }];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

const table = Object.values(errors);
const codes = [...new Set(table.map(([code]) => code))];

/** The body of every refusal. Source: docs/api.md#failures. */
export const failureSchema: JsonSchema = {
  title: 'Failure',
  type: 'object',
  properties: {
    status: { const: 'failure' },
    'error-code': { enum: codes, description: 'For programs.' },
    'error-message': { type: 'string', description: 'For people.' },
    'error-info': { type: 'string', description: 'In place of error-message in getpasstemplates and getpassids.' },
    ...Object.fromEntries(repeatedIds.map((name) => [name, { type: 'string', description: 'As sent.' }])),
    'pass-templates': {
      type: 'array',
      description: 'Of updateflight and rows of updateflights, if a template refuses the update. None was changed.',
      items: {
        type: 'object',
        properties: {
          'pass-template-id': { type: 'string', description: 'Id of the template.' },
          status: { const: 'failure' },
          'error-code': { enum: codes, description: 'Only of a template that refuses the update.' },
        },
        required: ['pass-template-id', 'status'],
      },
    },
    'request-id': { type: 'string', description: 'Finds the call in the logs; also in the header x-request-id.' },
    help: {
      type: 'string',
      format: 'uri',
      description: 'Page with the cause and the cure of the error, if the operator has configured docsUrl.',
    },
    errors: {
      type: 'array',
      description: 'All invalid fields.',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string', description: 'Name of the field; in an array as `ibeacons[0].major`.' },
          message: { type: 'string', description: 'What is wrong with it.' },
        },
        required: ['field', 'message'],
      },
    },
  },
  required: ['status', 'error-code', 'request-id'],
  allOf: [{ anyOf: [{ required: ['error-message'] }, { required: ['error-info'] }] }],
};

const titles: Readonly<Record<number, string>> = {
  400: 'The request is wrong. Nothing was changed.',
  401: 'The API key is wrong, or has ended.',
  403: 'The API key lacks a scope. Nothing was read or changed.',
  404: 'The account has no such template, flight, pass or link.',
  405: 'The method is not POST.',
  409: 'The request contradicts existing data. Nothing was changed.',
  413: 'The request is too large.',
  429: 'Too many requests. Nothing was changed. Send the request again after Retry-After. An answer without error-code is from Amazon API Gateway: send the request again a little later.',
  500: 'Our mistake. Send the request again with the same Idempotency-Key.',
  503: 'Too much load. Nothing is half-done. Send the request again after a moment, with the same Idempotency-Key.',
};

const retryAfter = { description: 'When to send the request again, in seconds.', schema: { type: 'integer' } };

/** Body of Amazon API Gateway's own refusals. */
const ofGateway: JsonSchema = { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] };

/** One response for each HTTP status in the table of errors, with its codes and their meanings. */
export function failureResponses(): Readonly<Record<string, object>> {
  const statuses = [...new Set<number>(table.map(([, status]) => status))].sort();
  return Object.fromEntries(
    statuses.map((status) => {
      const rows = table.filter(([, each]) => each === status);
      const meanings = rows.map(([code, , message]) => `- **${code}**: ${message}`);
      const failure = { $ref: '#/components/schemas/Failure' };
      const schema = {
        ...(status === 429 ? { anyOf: [failure, ofGateway] } : { allOf: [failure] }),
        properties: { 'error-code': { enum: [...new Set(rows.map(([code]) => code))] } },
      };
      const description = [titles[status], '', ...meanings].join('\n');
      const headers = status === 429 || status === 503 ? { headers: { 'Retry-After': retryAfter } } : {};
      return [status, { description, ...headers, content: { 'application/json': { schema } } }];
    }),
  );
}

import type { ApiAnswer } from '../../lambdas/api/exchange.ts';
import { type TestApi, templateRequest } from './api.ts';
import { generate, move, passRow, update } from './batches.ts';
import { exampleRequest } from './examples.ts';
import type { FaultInjectingHandler } from './fault-injecting-handler.ts';
import { linkFor, makeLink } from './followed-links.ts';
import { linkRequest } from './link-requests.ts';

/** Requests to AWS of one call. */
export interface AwsRequests {
  /** DynamoDB: GetItem, BatchGetItem, Query. */
  readonly reads: number;
  /** DynamoDB: PutItem, UpdateItem. */
  readonly writes: number;
  /** DynamoDB: TransactWriteItems, whatever they hold. */
  readonly transactions: number;
  /** S3, such as `PUT i`. */
  readonly s3: readonly string[];
  /** Other requests, such as for secrets. */
  readonly others: readonly string[];
}

/** A call in a function that has made a similar one before. */
interface WarmAction {
  readonly title: string;
  /** Makes the call's preconditions. @returns the request, which has to succeed. */
  prepare(api: TestApi, templateId: string, number: number): object | Promise<object>;
  readonly template?: Readonly<Record<string, unknown>>;
  readonly hasIdempotencyKey?: true;
}

const { 'barcode-value': _, ...withoutBarcode } = exampleRequest('generate-pass')['pass-data'] as Record<
  string,
  unknown
>;

const newPasses: WarmAction['prepare'] = (_api, template, number) =>
  generate(
    template,
    [1, 2, 3].map((row) => passRow(`pass-${number}-${row}`)),
  );

/** Makes a pass. @returns its ids */
async function madePass(api: TestApi, templateId: string, number: number) {
  const { body } = await api.send(api.passRequest(templateId, { 'pass-id': `made-${number}` }));
  return { 'pass-template-id': templateId, 'pass-id': body['pass-id'] };
}

let flights = 0;

/** Gives a template a flight of its own. @returns the flight's key */
async function flightOfItsOwn(api: TestApi, templateId: string): Promise<object> {
  const flight = { 'flight-number': `Q${String(++flights).padStart(3, '0')}`, 'origin-airport': 'MUC' };
  await api.send({ action: 'updatepasstemplate', 'pass-template-id': templateId, ...flight });
  return { 'flight-number-label': 'LH', ...flight, 'departure-date': '2027-03-15' };
}

export const warmActions: readonly WarmAction[] = [
  {
    title: 'generatepass',
    prepare: (api, template, number) => api.passRequest(template, { 'pass-id': `pass-${number}` }),
  },
  {
    title: 'generatepass, barcode generated',
    template: { 'autogenerate-barcode-values': 'True' },
    prepare: (api, template, number) =>
      api.passRequest(template, { 'pass-id': `pass-${number}`, 'pass-data': withoutBarcode }),
  },
  {
    title: 'generatepass, group-id',
    prepare: (api, template, number) =>
      api.passRequest(template, {
        'pass-id': `pass-${number}`,
        'pass-data': { ...withoutBarcode, 'group-id': `group-${template}` },
      }),
  },
  {
    title: 'generatepass, Idempotency-Key',
    hasIdempotencyKey: true,
    prepare: (api, template, number) => api.passRequest(template, { 'pass-id': `pass-${number}` }),
  },
  { title: 'generatepasses, 3 rows', prepare: newPasses },
  { title: 'generatepasses, 3 rows, Idempotency-Key', hasIdempotencyKey: true, prepare: newPasses },
  {
    title: 'updatepasses, 2 rows',
    prepare: async (api, template, number) => {
      const passes = [1, 2].map(async (row) => {
        const { 'pass-id': id } = await madePass(api, template, 1_000 * number + row);
        return { 'pass-id': id, 'pass-data': { 'seat-number': `${number}A` } };
      });
      return update(template, await Promise.all(passes));
    },
  },
  {
    title: 'generatepassbyid',
    prepare: async (...made) => ({ action: 'generatepassbyid', ...(await madePass(...made)) }),
  },
  { title: 'getpassdata', prepare: async (...made) => ({ action: 'getpassdata', ...(await madePass(...made)) }) },
  {
    title: 'updatepassdata',
    prepare: async (...made) => ({ ...exampleRequest('update-pass-data'), ...(await madePass(...made)) }),
  },
  {
    title: 'movepass',
    prepare: async (api, template, number) => {
      const pass = await madePass(api, template, number);
      return { action: 'movepass', ...pass, 'to-pass-template-id': await api.createTemplate() };
    },
  },
  {
    title: 'movepasses, 2 rows',
    prepare: async (api, template, number) => {
      const rows = [1, 2].map((row) => madePass(api, template, 10_000 * number + row));
      return move(template, await api.createTemplate(), await Promise.all(rows));
    },
  },
  { title: 'deletepassdata', prepare: async (...made) => ({ action: 'deletepassdata', ...(await madePass(...made)) }) },
  { title: 'getpassids', prepare: (_api, template) => ({ action: 'getpassids', 'pass-template-id': template }) },
  {
    title: 'getpasstemplate',
    prepare: (_api, template) => ({ action: 'getpasstemplate', 'pass-template-id': template }),
  },
  { title: 'getpasstemplates', prepare: () => ({ action: 'getpasstemplates' }) },
  { title: 'createpasstemplate', prepare: (api) => templateRequest(api.images) },
  {
    title: 'copytemplate',
    prepare: (_api, template, number) => ({
      action: 'copytemplate',
      'pass-template-id': template,
      'pass-template-name': `Copy ${number}`,
    }),
  },
  {
    title: 'updatepasstemplate',
    prepare: (_api, template, number) => ({
      action: 'updatepasstemplate',
      'pass-template-id': template,
      'pass-template-name': `Name ${number}`,
    }),
  },
  {
    title: 'updateflight',
    prepare: async (api, template, number) => ({
      action: 'updateflight',
      ...(await flightOfItsOwn(api, template)),
      'pass-template-name': `Name ${number}`,
    }),
  },
  {
    title: 'getflight',
    prepare: async (api, template) => ({ action: 'getflight', ...(await flightOfItsOwn(api, template)) }),
  },
  {
    title: 'createpassissuancelink',
    prepare: (_api, template) => ({
      action: 'createpassissuancelink',
      ...linkRequest({ 'pass-template-id': template }),
    }),
  },
  {
    title: 'updatepassissuancelink',
    prepare: async (api, template, number) => {
      const link = linkRequest({ 'pass-template-id': template });
      const { body } = await api.send({ action: 'createpassissuancelink', ...link });
      const ids = { 'pass-template-id': template, 'issuance-link-id': body['issuance-link-id'] };
      return { action: 'updatepassissuancelink', ...ids, 'issuance-link-name': `Link ${number}` };
    },
  },
  {
    title: 'checkpassissuancelink',
    prepare: async (api, template) => ({
      action: 'checkpassissuancelink',
      url: linkFor(await makeLink(api, template)),
    }),
  },
];

/** Number of measurements, which makes the passes and keys of each unique. */
let measurements = 0;

/** The requests of a warm call. @throws when the call fails. */
export async function requestsOf(
  action: WarmAction,
  api: TestApi,
  requests: FaultInjectingHandler,
): Promise<AwsRequests> {
  const templateId = await api.createTemplate(action.template);
  const unique = 2 * measurements++;
  await sent(api, action, await action.prepare(api, templateId, unique), `first ${unique}`);
  const request = await action.prepare(api, templateId, unique + 1);
  const before = requests.operations.length;
  await sent(api, action, request, `second ${unique}`);
  const operations = requests.operations.slice(before);
  const isS3 = (operation: string) => operation.includes(' ');
  const count = (...names: string[]) => operations.filter((operation) => names.includes(operation)).length;
  const ofDynamoDb = ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'TransactWriteItems'];
  return {
    reads: count('GetItem', 'BatchGetItem', 'Query'),
    writes: count('PutItem', 'UpdateItem'),
    transactions: count('TransactWriteItems'),
    s3: operations.filter(isS3).sort(),
    others: operations.filter((operation) => !isS3(operation) && !ofDynamoDb.includes(operation)),
  };
}

async function sent(api: TestApi, action: WarmAction, request: object, key: string): Promise<ApiAnswer> {
  const answer = await api.send(request, undefined, action.hasIdempotencyKey && key);
  if (answer.httpStatus !== 200) throw new Error(`${action.title}: ${JSON.stringify(answer.body)}`);
  return answer;
}

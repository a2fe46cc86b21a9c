import type { ApiAnswer } from '../../lambdas/api/run-action.ts';
import type { TestApi } from './api.ts';
import type { FaultInjectingHandler } from './fault-injecting-handler.ts';

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
export interface WarmCall {
  readonly title: string;
  /** Makes the call's preconditions. @returns the request, which has to succeed. */
  prepare(api: TestApi, templateId: string, number: number): object | Promise<object>;
  readonly template?: Readonly<Record<string, unknown>>;
  readonly hasIdempotencyKey?: true;
}

/** Number of measurements, which makes the passes and keys of each unique. */
let measurements = 0;

/** The requests of a warm call. @throws when the call fails. */
export async function requestsOf(
  action: WarmCall,
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

async function sent(api: TestApi, action: WarmCall, request: object, key: string): Promise<ApiAnswer> {
  const answer = await api.send(request, undefined, action.hasIdempotencyKey && key);
  if (answer.httpStatus !== 200) throw new Error(`${action.title}: ${JSON.stringify(answer.body)}`);
  return answer;
}

import { Readable } from 'node:stream';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { awsTimeouts } from '../../lambdas/context/sdk.ts';

type Handle = NodeHttpHandler['handle'];
type HttpResponse = Awaited<ReturnType<Handle>>['response'];

/**
 * Faults of a request.
 * `lose-answer`: the service does it, and the connection ends without an answer. `refuse`: the request never arrives.
 * `throttle`: DynamoDB refuses the request for its rate; a transaction is cancelled by it.
 * `silence`: the request never arrives, and the connection stays open; only a time-out ends it.
 */
export type Fault = 'lose-answer' | 'refuse' | 'silence' | 'throttle' | undefined;

const noFault: (operation: string, attempt: number) => Fault = () => undefined;
const nothing: (operation: string, attempt: number) => Promise<void> = async () => {};

/** Carries the SDK's requests, records their operations, and fails those picked by a test. */
export class FaultInjectingHandler extends NodeHttpHandler {
  /** Operations such as `PutItem`; for S3 the method and the first part of the key, `PUT i`. */
  readonly operations: string[] = [];
  /** Picks the fault of each request; `attempt` counts from 1 for each operation. */
  fault = noFault;

  /** Changes by others, after a request has been answered and before its caller gets the answer. */
  meanwhile = nothing;

  /** Forgets requests and faults. */
  reset(): void {
    this.operations.length = 0;
    this.fault = noFault;
    this.meanwhile = nothing;
  }

  override async handle(...[request, options]: Parameters<Handle>): ReturnType<Handle> {
    const operation = operationOf(request);
    this.operations.push(operation);
    const attempt = this.operations.filter((earlier) => earlier === operation).length;
    const fault = this.fault(operation, attempt);
    if (fault === 'refuse') throw connectionReset();
    if (fault === 'throttle') return { response: throttling(operation, request) };
    if (fault === 'silence') return timedOut(awsTimeouts);
    const answer = await super.handle(request, options);
    await this.meanwhile(operation, attempt);
    if (fault === 'lose-answer') {
      // An unread answer would keep its connection open, and with it the process.
      answer.response.body.destroy();
      throw connectionReset();
    }
    return answer;
  }
}

export function operationOf({ headers, method, path }: Parameters<Handle>[0]): string {
  const target = headers['x-amz-target'];
  return target ? String(target.split('.')[1]) : `${method} ${path.split('/')[2]}`;
}

function connectionReset(): Error {
  return Object.assign(new Error('The connection was reset'), { name: 'TimeoutError', code: 'ECONNRESET' });
}

/** A cancelled transaction, whose first write was throttled. Source: DynamoDB API, TransactWriteItems. */
function throttling(operation: string, { body }: Parameters<Handle>[0]): HttpResponse {
  const prefix = 'com.amazonaws.dynamodb.v20120810#';
  const writes: object[] =
    operation === 'TransactWriteItems' ? JSON.parse(new TextDecoder().decode(body)).TransactItems : [];
  const CancellationReasons = writes.map((_, place) => ({ Code: place === 0 ? 'ThrottlingError' : 'None' }));
  const answer =
    writes.length > 0
      ? { __type: `${prefix}TransactionCanceledException`, Message: 'Transaction cancelled', CancellationReasons }
      : { __type: `${prefix}ProvisionedThroughputExceededException`, message: 'Rate exceeded' };
  return {
    statusCode: 400,
    headers: { 'content-type': 'application/x-amz-json-1.0' },
    body: Readable.from([Buffer.from(JSON.stringify(answer))]),
  };
}

/** The time-out of a client of the service, at once instead of later; without one, an endless silence. */
function timedOut({ requestTimeout, throwOnRequestTimeout }: typeof awsTimeouts): Promise<never> {
  if (requestTimeout === 0 || !throwOnRequestTimeout) return new Promise(() => {});
  return Promise.reject(Object.assign(new Error('No answer'), { name: 'TimeoutError', code: 'ETIMEDOUT' }));
}

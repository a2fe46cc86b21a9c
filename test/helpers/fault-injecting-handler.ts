import { Readable } from 'node:stream';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { awsTimeouts } from '../../lambdas/context/sdk.ts';
import { type Answer, failures } from '../../world/faults/failures.ts';
import type { FaultKind } from '../../world/faults/kinds.ts';

type Handle = NodeHttpHandler['handle'];
type HttpResponse = Awaited<ReturnType<Handle>>['response'];

/** Faults of a request; of a silent one only the time-out ends it, at once instead of later. */
type RequestFault = Extract<FaultKind, 'lost-answer' | 'unreachable' | 'silence' | 'throttle'> | undefined;

const noFault: (operation: string, attempt: number) => RequestFault = () => undefined;
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
    if (fault === 'unreachable') throw connectionReset();
    if (fault === 'throttle') return { response: throttled(request) };
    if (fault === 'silence') return timedOut(awsTimeouts);
    const answer = await super.handle(request, options);
    await this.meanwhile(operation, attempt);
    if (fault === 'lost-answer') {
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

function throttled(request: Parameters<Handle>[0]): HttpResponse {
  const answer = failures.dynamodb({ kind: 'throttle', form: 0 }, request, 0) as Answer;
  return {
    statusCode: answer.status,
    headers: answer.headers as Record<string, string>,
    body: Readable.from([answer.body]),
  };
}

/** The time-out of a client of the service, at once instead of later; without one, an endless silence. */
function timedOut({ requestTimeout, throwOnRequestTimeout }: typeof awsTimeouts): Promise<never> {
  if (requestTimeout === 0 || !throwOnRequestTimeout) return new Promise(() => {});
  return Promise.reject(Object.assign(new Error('No answer'), { name: 'TimeoutError', code: 'ETIMEDOUT' }));
}

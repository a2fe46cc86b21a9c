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
    return this.#carry(operationOf(request), {
      answer: () => super.handle(request, options),
      throttled: () => ({ response: throttled(request) }),
      // An unread answer would keep its connection open, and with it the process.
      lose: ({ response }) => response.body.destroy(),
    });
  }

  /** Carries a request that is evaluated in this process, with as many attempts as the SDK makes, one right after the other. */
  async carryInProcess(operation: string, answer: () => Promise<object>, attempts: number): Promise<object> {
    const throttled = () => {
      throw Object.assign(new Error('Too many requests'), {
        name: 'ThrottlingException',
        $metadata: { httpStatusCode: 400 },
      });
    };
    try {
      return await this.#carry(operation, { answer, throttled, lose: () => {} });
    } catch (error) {
      const isInjected = ['TimeoutError', 'ThrottlingException'].includes((error as Error).name);
      if (!isInjected || attempts === 1) throw error;
      return this.carryInProcess(operation, answer, attempts - 1);
    }
  }

  async #carry<Carried>(operation: string, { answer, throttled, lose }: Carrying<Carried>): Promise<Carried> {
    this.operations.push(operation);
    const attempt = this.operations.filter((earlier) => earlier === operation).length;
    const fault = this.fault(operation, attempt);
    if (fault === 'unreachable') throw connectionReset();
    if (fault === 'throttle') return throttled();
    if (fault === 'silence') return timedOut(awsTimeouts);
    const answered = await answer();
    await this.meanwhile(operation, attempt);
    if (fault === 'lost-answer') {
      lose(answered);
      throw connectionReset();
    }
    return answered;
  }
}

interface Carrying<Carried> {
  answer(): Promise<Carried>;
  throttled(): Carried;
  lose(answered: Carried): void;
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

import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { ApiError } from '../domain/errors.ts';
import { failureBody } from '../domain/failure-body.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';

type Answer = APIGatewayProxyStructuredResultV2;

const withRequestId = (answer: Answer, { requestContext }: APIGatewayProxyEventV2): Answer => ({
  ...answer,
  headers: { ...answer.headers, 'x-request-id': requestContext.requestId },
});

const internalError = ({ requestContext: { requestId } }: APIGatewayProxyEventV2): Answer => ({
  statusCode: 500,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(failureBody(new ApiError('internal'), { requestId })),
});

/**
 * Middleware: logs one line per request (route, status, duration) and adds its id to the answer. Never logs the path or
 * the query, which contain links and personal data.
 * @param failed the answer to a request that fails outside the function's own error handling; by default JSON.
 */
export function requestLog(
  { clock, log }: { clock: Clock; log: Log },
  failed: (event: APIGatewayProxyEventV2) => Answer | Promise<Answer> = internalError,
): MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2> {
  const startedAt = new WeakMap<object, number>();
  const write = (event: APIGatewayProxyEventV2, status: number | undefined) => {
    const durationMs = clock.now().getTime() - (startedAt.get(event) ?? 0);
    log.info('REQUEST', { requestId: event.requestContext.requestId, route: event.routeKey, status, durationMs });
  };
  return {
    before: ({ event }) => void startedAt.set(event, clock.now().getTime()),
    after: (request) => {
      request.response = withRequestId(request.response ?? {}, request.event);
      write(request.event, request.response.statusCode);
    },
    onError: async (request) => {
      const { requestId } = request.event.requestContext;
      log.error('UNEXPECTED', request.error, { requestId });
      request.response = withRequestId(await failed(request.event), request.event);
      write(request.event, 500);
    },
  };
}

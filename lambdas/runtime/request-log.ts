import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';

/** One line per request: route, status, duration. Never the path or the query, which carry links and personal data. */
export function requestLog({
  clock,
  log,
}: {
  clock: Clock;
  log: Log;
}): MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2> {
  const startedAt = new WeakMap<object, number>();
  const write = (event: APIGatewayProxyEventV2, status: number | undefined) => {
    const durationMs = clock.now().getTime() - (startedAt.get(event) ?? 0);
    log.info('REQUEST', { requestId: event.requestContext.requestId, route: event.routeKey, status, durationMs });
  };
  return {
    before: ({ event }) => void startedAt.set(event, clock.now().getTime()),
    after: ({ event, response }) => write(event, response?.statusCode),
    onError: (request) => {
      log.error('UNEXPECTED', request.error, { requestId: request.event.requestContext.requestId });
      request.response = {
        statusCode: 500,
        headers: { 'content-type': 'text/plain' },
        body: 'Internal error. Try again.',
      };
      write(request.event, 500);
    },
  };
}

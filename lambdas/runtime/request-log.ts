import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { ApiError, failureBody } from '../domain/request/errors.ts';
import type { Log } from '../ports/runtime.ts';

type Answer = APIGatewayProxyStructuredResultV2;

const internalError = ({ requestContext: { requestId } }: APIGatewayProxyEventV2): Answer => ({
  statusCode: 500,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(failureBody(new ApiError('internal'), { requestId })),
});

/**
 * Middleware: adds the id of the request and the name of the build to its answer, and logs what fails outside the function's own error handling. API
 * Gateway's access log has a line for each request, with its id, route, status and times.
 * Source: docs/decisions/logs.md#no-access-logs-with-links
 * @param build Source: docs/decisions/releases.md#a-build-is-named-by-its-sources
 */
export function requestLog(
  { log }: { log: Log },
  build: string,
): MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2> {
  const named = (
    answer: Answer,
    { requestContext: { requestId }, routeKey: route }: APIGatewayProxyEventV2,
  ): Answer => {
    // By build, for the alarms that end a release (lib/constructs/gradual-release.ts).
    if (answer.statusCode === 500 || answer.statusCode === 503)
      log.info('ANSWER-FAILED', { build, route, status: String(answer.statusCode), requestId });
    return { ...answer, headers: { ...answer.headers, 'x-request-id': requestId, 'x-build': build } };
  };
  return {
    after: (request) => {
      request.response = named(request.response ?? {}, request.event);
    },
    onError: async (request) => {
      const { requestId } = request.event.requestContext;
      log.error('UNEXPECTED', request.error, { requestId });
      request.response = named(internalError(request.event), request.event);
    },
  };
}

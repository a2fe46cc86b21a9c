import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { createApiContext } from '../context/api.ts';
import { jsonAnswer } from '../http/answers.ts';
import { apiEnv } from '../runtime/env.ts';
import { inInvocation } from '../runtime/invocation.ts';
import { requestLog } from '../runtime/request-log.ts';
import { dispatch } from './dispatch.ts';

const env = apiEnv.parse(process.env);
const services = createApiContext(env);

/** `POST /v3`. */
export const handler = middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
  .use(requestLog(services, env.BUILD))
  .handler((event, context) => inInvocation(context, () => answer(event)));

async function answer(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const { 'x-api-key': apiKey, 'idempotency-key': idempotencyKey, authorization } = event.headers;
  const { body: sent, isBase64Encoded, requestContext } = event;
  const { requestId } = requestContext;
  const hasAuthorization = authorization !== undefined;
  const request = { apiKey, hasAuthorization, idempotencyKey, body: sent, isBase64Encoded, requestId };
  const { httpStatus, headers, body } = await dispatch(request, services);
  return jsonAnswer(httpStatus, body, headers);
}

import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { createWebContext } from '../context/web.ts';
import { textAnswer } from '../http/answers.ts';
import { equalsSecret } from '../links/equals-secret.ts';
import { webEnv } from '../runtime/env.ts';
import { inInvocation } from '../runtime/invocation.ts';
import { requestLog } from '../runtime/request-log.ts';
import { answerEvent, orFailure } from './router.ts';

const env = webEnv.parse(process.env);
const services = createWebContext(env);

/** Public requests that CloudFront does not find in S3. Accepts only CloudFront, which sends a secret. */
export const handler = middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
  .use(requestLog(services, env.BUILD))
  .handler((event, context) => inInvocation(context, () => answer(event)));

function answer(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const { requestId } = event.requestContext;
  const reader = { headers: event.headers, path: event.rawPath, requestId };
  return orFailure(services, reader, async () => {
    if (!(await isFromCloudFront(event.headers['x-origin-secret']))) return textAnswer(403, 'Forbidden');
    return answerEvent(event, services);
  });
}

/** Accepts two secrets, since CloudFront takes minutes to send a new one (docs/runbook.md#rotating-origin). */
async function isFromCloudFront(given = ''): Promise<boolean> {
  if (equalsSecret(given, await services.originSecret())) return true;
  const previous = await services.previousOriginSecret();
  return previous !== undefined && equalsSecret(given, previous);
}

import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { createDeskContext } from '../context/desk.ts';
import { deskEnv } from '../runtime/env.ts';
import { inInvocation } from '../runtime/invocation.ts';
import { requestLog } from '../runtime/request-log.ts';
import { answerDesk } from './router.ts';

const env = deskEnv.parse(process.env);
const services = createDeskContext(env);

/** `/desk` and below. */
export const handler = middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
  .use(requestLog(services, env.BUILD))
  .handler((event, context) => inInvocation(context, () => answerDesk(event, services)));

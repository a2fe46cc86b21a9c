import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { createSettingsContext } from '../context/settings.ts';
import { settingsEnv } from '../runtime/env.ts';
import { inInvocation } from '../runtime/invocation.ts';
import { requestLog } from '../runtime/request-log.ts';
import { answerSettings } from './router.ts';

const env = settingsEnv.parse(process.env);
const services = createSettingsContext(env);

/** `/settings` and below. */
export const handler = middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
  .use(requestLog(services, env.BUILD))
  .handler((event, context) => inInvocation(context, () => answerSettings(event, services)));

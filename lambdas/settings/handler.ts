import { readFileSync } from 'node:fs';
import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { createSettingsContext } from '../context/settings.ts';
import { settingsPage } from '../pages/settings-page.ts';
import { bundledFile } from '../runtime/bundled-file.ts';
import { settingsEnv } from '../runtime/env.ts';
import { inInvocation } from '../runtime/invocation.ts';
import { requestLog } from '../runtime/request-log.ts';
import { answerSettings } from './router.ts';

const env = settingsEnv.parse(process.env);
const services = createSettingsContext(env);
const page = settingsPage({
  // Bundled by lib/constructs/settings-page.ts.
  script: readFileSync(bundledFile('page.js'), 'utf8'),
  signIn: { url: env.SIGN_IN_URL, issuer: env.SIGN_IN_ISSUER, clientId: env.SIGN_IN_CLIENT_ID },
});

/** `/settings` and `/settings/api/…`. */
export const handler = middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
  .use(requestLog(services))
  .handler((event, context) => inInvocation(context, () => answerSettings(event, services, page)));

import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
} from 'aws-lambda';
import { ApiError, retryAfterBusy } from '../domain/errors.ts';
import { failureBody } from '../domain/failure-body.ts';
import { bodyText } from '../domain/utf8.ts';
import { AccountRefused } from '../ports/account-settings.ts';
import { ServiceBusy } from '../ports/service-busy.ts';
import type { SettingsServices } from '../ports/services.ts';
import { findEndpoint } from './endpoints.ts';

type Answer = APIGatewayProxyStructuredResultV2;

/**
 * Answers the page, which is the same for everybody, and the calls it makes, which are the signed-in account's.
 * @param page HTML.
 */
export async function answerSettings(
  event: APIGatewayProxyEventV2,
  services: SettingsServices,
  page: string,
): Promise<Answer> {
  const { method, path } = event.requestContext.http;
  if (path.startsWith('/settings/api/'))
    return answerCall(`${method} ${path.slice('/settings/api/'.length)}`, event, services);
  if (method === 'GET' || method === 'HEAD') {
    return {
      statusCode: 200,
      headers: { 'content-type': 'text/html;charset=utf-8', ...noStore },
      body: page,
    };
  }
  return { statusCode: 405, headers: { allow: 'GET, HEAD', 'content-type': 'text/plain' }, body: 'Method not allowed' };
}

async function answerCall(call: string, event: APIGatewayProxyEventV2, services: SettingsServices): Promise<Answer> {
  try {
    const { account, user } = signedInOf(event);
    const settings = services.settingsOf({ user, requestId: event.requestContext.requestId });
    const output = await findEndpoint(call).run({ account, body: bodyOf(event) }, settings);
    return json(200, { status: 'success', ...output });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal.httpStatus === 500) services.log.error('SETTINGS-500', error);
    if (error instanceof ServiceBusy) services.log.error('SETTINGS-BUSY', error);
    return json(refusal.httpStatus, failureBody(refusal, event.requestContext));
  }
}

/**
 * Account and user of the token that API Gateway has verified; nothing else in the request says whose settings are
 * meant.
 * @throws E9050 without them: an access token, or a user whom nobody has given an account.
 */
function signedInOf(event: APIGatewayProxyEventV2): { account: string; user: string } {
  const { authorizer } = event.requestContext as Partial<APIGatewayProxyEventV2WithJWTAuthorizer['requestContext']>;
  const { 'custom:account': account, sub: user } = authorizer?.jwt.claims ?? {};
  if (typeof account !== 'string' || account === '' || typeof user !== 'string' || user === '')
    throw new ApiError('signedInWithoutAccount');
  return { account, user };
}

/** @throws E9001 when it is not UTF-8. */
const bodyOf = ({ body, isBase64Encoded }: APIGatewayProxyEventV2) =>
  bodyText(Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8'));

function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof ServiceBusy) return new ApiError('serviceBusy');
  return error instanceof AccountRefused ? new ApiError('accountRefused', error.message) : new ApiError('internal');
}

const noStore = { 'cache-control': 'no-store' };

const json = (statusCode: number, body: object): Answer => ({
  statusCode,
  headers: { 'content-type': 'application/json', ...noStore, ...(statusCode === 503 && retryAfterBusy) },
  body: JSON.stringify(body),
});

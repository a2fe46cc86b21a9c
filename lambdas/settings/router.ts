import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
} from 'aws-lambda';
import { ApiError, retryAfterBusy } from '../domain/errors.ts';
import { failureBody } from '../domain/failure-body.ts';
import { bodyText } from '../domain/utf8.ts';
import { bodyOf } from '../http/body.ts';
import { methodNotAllowed } from '../http/method-not-allowed.ts';
import { routeOf } from '../http/routes.ts';
import { AccountRefused } from '../ports/account-settings.ts';
import { ServiceBusy } from '../ports/service-busy.ts';
import type { SettingsServices } from '../ports/services.ts';
import { endpoints } from './endpoints.ts';

type Answer = APIGatewayProxyStructuredResultV2;

/**
 * Answers the page, which is public, and its API calls, which concern the signed-in user's account.
 * @param page HTML.
 */
export async function answerSettings(
  event: APIGatewayProxyEventV2,
  services: SettingsServices,
  page: string,
): Promise<Answer> {
  const { method, path } = event.requestContext.http;
  if (path.startsWith('/settings/api/')) return answerCall(event, services);
  if (method === 'GET' || method === 'HEAD') {
    return {
      statusCode: 200,
      headers: { 'content-type': 'text/html;charset=utf-8', ...noStore },
      body: page,
    };
  }
  return methodNotAllowed('GET, HEAD');
}

async function answerCall(event: APIGatewayProxyEventV2, services: SettingsServices): Promise<Answer> {
  try {
    const { account, user } = signedInOf(event);
    const accountSettings = services.accountSettingsOf({ user, requestId: event.requestContext.requestId });
    const { endpoint, params } = routeOf(endpoints, event.requestContext.http);
    if (endpoint === undefined) throw new ApiError('noSuchAddress');
    const output = await endpoint({ account, body: bodyText(bodyOf(event)) }, accountSettings, params);
    return json(200, { status: 'success', ...output });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal.httpStatus === 500) services.log.error('SETTINGS-500', error);
    if (error instanceof ServiceBusy) services.log.error('SETTINGS-BUSY', error);
    return json(refusal.httpStatus, failureBody(refusal, event.requestContext));
  }
}

/**
 * Account and user from the token that API Gateway has verified, the only source of the account.
 * @throws E9050 if they are missing: an access token, or a user without an account.
 */
function signedInOf(event: APIGatewayProxyEventV2): { account: string; user: string } {
  const { authorizer } = event.requestContext as Partial<APIGatewayProxyEventV2WithJWTAuthorizer['requestContext']>;
  const { 'custom:account': account, sub: user } = authorizer?.jwt.claims ?? {};
  if (typeof account !== 'string' || account === '' || typeof user !== 'string' || user === '')
    throw new ApiError('signedInWithoutAccount');
  return { account, user };
}

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

import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
} from 'aws-lambda';
import { ApiError, failureBody, retryAfterBusy } from '../domain/request/errors.ts';
import { bodyText } from '../domain/request/utf8.ts';
import { jsonAnswer, methodNotAllowed } from '../http/answers.ts';
import { bodyOf } from '../http/body.ts';
import { routeOf } from '../http/routes.ts';
import { AccountRefused } from '../ports/accounts.ts';
import { ServiceBusy } from '../ports/runtime.ts';
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
      headers: { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-store' },
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
    return jsonAnswer(200, { status: 'success', ...output });
  } catch (error) {
    const { log } = services;
    const refusal = refusalOf(error, services);
    const isOut = refusal.httpStatus === 503;
    if (error instanceof ServiceBusy) log.error('SETTINGS-BUSY', error);
    else if (isOut) log.error('SETTINGS-OUT', error);
    else if (refusal.httpStatus === 500) log.error('SETTINGS-500', error);
    return jsonAnswer(refusal.httpStatus, failureBody(refusal, event.requestContext), isOut ? retryAfterBusy : {});
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

function refusalOf(error: unknown, { isTransient }: SettingsServices): ApiError {
  if (error instanceof ApiError) return error;
  if (isTransient(error)) return new ApiError('serviceBusy');
  return error instanceof AccountRefused ? new ApiError('accountRefused', error.message) : new ApiError('internal');
}

import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { ApiError, failureBody } from '../domain/request/errors.ts';
import { staffErrors } from '../domain/request/staff-errors.ts';
import { bodyText } from '../domain/request/utf8.ts';
import { jsonAnswer, methodNotAllowed, retryAfterOf } from '../http/answers.ts';
import { bodyOf } from '../http/body.ts';
import { answeredRefusal } from '../http/refusal.ts';
import { routeOf } from '../http/routes.ts';
import { type SettingsPage, settingsPage } from '../pages/settings-page.ts';
import { signedOutPage, staffNotice } from '../pages/staff-page.ts';
import { AccountRefused } from '../ports/accounts.ts';
import { isAtLeast } from '../ports/people.ts';
import { staffPaths } from '../ports/staff-paths.ts';
import type { SettingsServices } from '../ports/staff-services.ts';
import { pageAnswer } from '../sessions/page-answers.ts';
import { refuseForged, refuseLess, signedInBy } from '../sessions/signed-in.ts';
import { endpoints } from './endpoints.ts';

type Answer = APIGatewayProxyStructuredResultV2;

/** Answers the page and its API calls, both of which concern the account of the admin who has signed in. */
export async function answerSettings(
  event: APIGatewayProxyEventV2,
  services: SettingsServices,
  { script }: Pick<SettingsPage, 'script'>,
): Promise<Answer> {
  const { method, path } = event.requestContext.http;
  if (path.startsWith('/settings/api/')) return answerCall(event, services);
  if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed('GET, HEAD');
  try {
    return await pageFor(event, services, script);
  } catch (error) {
    const refusal = refusalOf(error, services);
    const page = staffNotice('Settings', refusal.message, ['Try again', staffPaths.settings]);
    const answer = pageAnswer(refusal.httpStatus, page);
    return { ...answer, headers: { ...answer.headers, ...retryAfterOf(refusal) } };
  }
}

async function pageFor(event: APIGatewayProxyEventV2, services: SettingsServices, script: string): Promise<Answer> {
  const signedIn = await signedInBy(event, services);
  if (signedIn === undefined) return pageAnswer(200, signedOutPage(services.publicBaseUrl, staffPaths.settings));
  const { person, csrfToken } = signedIn;
  const staff = { email: person.email, isAdmin: isAtLeast(person.role, 'admin'), csrfToken };
  if (staff.isAdmin) return pageAnswer(200, settingsPage({ script, staff }));
  const [, status, message] = staffErrors.roleRefused;
  return pageAnswer(status, staffNotice('Settings', message, ['To the desk', staffPaths.desk], staff));
}

async function answerCall(event: APIGatewayProxyEventV2, services: SettingsServices): Promise<Answer> {
  try {
    const signedIn = await signedInBy(event, services);
    if (signedIn === undefined) throw new ApiError(staffErrors.signedOut);
    const { method } = event.requestContext.http;
    if (method !== 'GET') refuseForged(event, event.headers['x-csrf-token'], signedIn, services);
    refuseLess(signedIn, 'admin');
    const { endpoint, params } = routeOf(endpoints, event.requestContext.http);
    if (endpoint === undefined) throw new ApiError(staffErrors.noSuchPage);
    const { account, id: user } = signedIn.person;
    const author = { user, requestId: event.requestContext.requestId };
    const call = {
      account,
      body: bodyText(bodyOf(event)),
      settings: services.accountSettingsOf(author),
      people: services.peopleOf(author),
    };
    return jsonAnswer(200, { status: 'success', ...(await endpoint(call, params)) });
  } catch (error) {
    const refusal = refusalOf(error, services);
    return jsonAnswer(refusal.httpStatus, failureBody(refusal, event.requestContext), retryAfterOf(refusal));
  }
}

/** The refusal that people receive for an error. */
function refusalOf(error: unknown, services: SettingsServices): ApiError {
  const refused = error instanceof AccountRefused ? new ApiError(staffErrors.accountRefused, error.message) : error;
  return answeredRefusal(refused, 'SETTINGS', services);
}

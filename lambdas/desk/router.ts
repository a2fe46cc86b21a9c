import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { ApiError, retryAfterBusy } from '../domain/request/errors.ts';
import { staffErrors } from '../domain/request/staff-errors.ts';
import { bodyText } from '../domain/request/utf8.ts';
import { methodNotAllowed } from '../http/answers.ts';
import { bodyOf } from '../http/body.ts';
import { type Routes, routeOf } from '../http/routes.ts';
import { type Staff, signedOutPage, staffNotice } from '../pages/staff-page.ts';
import { isAtLeast, type Role, type SignedIn } from '../ports/people.ts';
import { ServiceBusy } from '../ports/runtime.ts';
import { staffPaths } from '../ports/staff-paths.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import { pageAnswer } from '../sessions/page-answers.ts';
import { refuseForged, refuseLess, signedInBy } from '../sessions/signed-in.ts';
import { exportAudit, showAudit } from './audit.ts';
import { listPasses, seek, seekOnFlight, showGroup } from './find.ts';
import { changeFlight, reviewFlight, showFlight } from './flight.ts';
import { changeFlights, reviewFlights } from './flights.ts';
import { showPass } from './pass.ts';
import { beginSignIn, finishSignIn, signOut } from './sign-in.ts';
import { showToday } from './today.ts';
import type { Visit } from './visit.ts';

type Answer = APIGatewayProxyStructuredResultV2;
type Event = APIGatewayProxyEventV2;

/** A page, or what a form does, with the least role that it is for. */
interface Endpoint {
  readonly role: Role;
  serve(visit: Visit, services: DeskServices): Promise<Answer>;
}

const openRoutes: Routes<(event: Event, services: DeskServices) => Promise<Answer>> = [
  [/^\/desk\/sign-in$/, { GET: beginSignIn }],
  [/^\/desk\/signed-in$/, { GET: finishSignIn }],
];

/** An endpoint for agents, whose code is loaded at its first use. */
const forAgents = (load: () => Promise<Endpoint['serve']>): Endpoint => ({
  role: 'agent',
  serve: async (...visit) => (await load())(...visit),
});

const routes: Routes<Endpoint> = [
  [/^\/desk$/, { GET: { role: 'viewer', serve: showToday } }],
  [/^\/desk\/flight$/, { GET: { role: 'viewer', serve: showFlight } }],
  [/^\/desk\/flight\/review$/, { POST: { role: 'agent', serve: reviewFlight } }],
  [/^\/desk\/flight\/change$/, { POST: { role: 'agent', serve: changeFlight } }],
  [/^\/desk\/flights\/review$/, { POST: { role: 'agent', serve: reviewFlights } }],
  [/^\/desk\/flights\/change$/, { POST: { role: 'agent', serve: changeFlights } }],
  [
    /^\/desk\/flight\/passes$/,
    { GET: { role: 'viewer', serve: listPasses }, POST: { role: 'viewer', serve: seekOnFlight } },
  ],
  [/^\/desk\/find$/, { POST: { role: 'viewer', serve: seek } }],
  [/^\/desk\/flight\/face$/, { GET: forAgents(async () => (await import('./faces.ts')).showFlightFace) }],
  [/^\/desk\/pass\/(?<key>[a-z2-7]{32})$/, { GET: { role: 'viewer', serve: showPass } }],
  [
    /^\/desk\/pass\/(?<key>[a-z2-7]{32})\/face$/,
    { GET: forAgents(async () => (await import('./faces.ts')).showPassFace) },
  ],
  [
    /^\/desk\/pass\/(?<key>[a-z2-7]{32})\/link$/,
    { POST: forAgents(async () => (await import('./pass-link.ts')).showLink) },
  ],
  [
    /^\/desk\/pass\/(?<key>[a-z2-7]{32})\/review$/,
    { POST: forAgents(async () => (await import('./pass-change.ts')).reviewPass) },
  ],
  [
    /^\/desk\/pass\/(?<key>[a-z2-7]{32})\/change$/,
    { POST: forAgents(async () => (await import('./pass-change.ts')).changePass) },
  ],
  [/^\/desk\/group\/(?<key>[a-z2-7]{32})$/, { GET: { role: 'viewer', serve: showGroup } }],
  [/^\/desk\/audit$/, { GET: { role: 'admin', serve: showAudit } }],
  [/^\/desk\/audit\.csv$/, { GET: { role: 'admin', serve: exportAudit } }],
  [/^\/desk\/sign-out$/, { POST: { role: 'viewer', serve: ({ event }, services) => signOut(event, services) } }],
];

/** Answers the desk: its sign-in, and the pages of people who have signed in. */
export async function answerDesk(event: Event, services: DeskServices): Promise<Answer> {
  let staff: Staff | undefined;
  try {
    const { http } = event.requestContext;
    const { endpoint: open } = routeOf(openRoutes, http);
    if (open) return await open(event, services);
    const signedIn = await signedInBy(event, services);
    const { method, path } = http;
    if (signedIn === undefined) {
      const isPage = method === 'GET' || method === 'HEAD';
      const to = isPage && event.rawQueryString !== '' ? `${path}?${event.rawQueryString}` : path;
      return pageAnswer(isPage ? 200 : 401, signedOutPage(services.publicBaseUrl, isPage ? to : staffPaths.desk));
    }
    staff = staffOf(signedIn);
    const { endpoint, params, ...route } = routeOf(routes, { ...http, method: method === 'HEAD' ? 'GET' : method });
    if (endpoint === undefined) {
      if (!('allow' in route) || route.allow === undefined) throw new ApiError(staffErrors.noSuchPage);
      return methodNotAllowed(route.allow);
    }
    const form = new URLSearchParams(method === 'POST' ? bodyText(bodyOf(event)) : '');
    if (method === 'POST') refuseForged(event, form.get('csrf') ?? undefined, signedIn, services);
    refuseLess(signedIn, endpoint.role);
    const query = event.queryStringParameters ?? {};
    return await endpoint.serve({ ...signedIn, params, query, form, staff, event }, services);
  } catch (error) {
    return refused(error, staff, services);
  }
}

const staffOf = ({ person: { email, role }, csrfToken }: SignedIn): Staff => ({
  email,
  isAdmin: isAtLeast(role, 'admin'),
  csrfToken,
});

function refused(error: unknown, staff: Staff | undefined, { isTransient, log }: DeskServices): Answer {
  const isOut = error instanceof ServiceBusy || isTransient(error);
  const refusal = error instanceof ApiError ? error : new ApiError(isOut ? 'serviceBusy' : 'internal');
  if (isOut) log.error('DESK-OUT', error);
  else if (refusal.httpStatus === 500) log.error('DESK-500', error);
  const answer = pageAnswer(
    refusal.httpStatus,
    staffNotice('Not done', refusal.message, ['To the desk', staffPaths.desk], staff),
  );
  return isOut ? { ...answer, headers: { ...answer.headers, ...retryAfterBusy } } : answer;
}

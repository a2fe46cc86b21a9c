import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { ApiError, errors } from '../domain/request/errors.ts';
import { staffErrors } from '../domain/request/staff-errors.ts';
import { bodyText } from '../domain/request/utf8.ts';
import { methodNotAllowed, retryAfterOf } from '../http/answers.ts';
import { bodyOf } from '../http/body.ts';
import { answeredRefusal } from '../http/refusal.ts';
import { type Routes, routeOf } from '../http/routes.ts';
import { type Staff, signedOutPage, staffNotice } from '../pages/staff-page.ts';
import { isAtLeast, type Role, type SignedIn, shownName } from '../ports/people.ts';
import { staffPaths } from '../ports/staff-paths.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import { pageAnswer } from '../sessions/page-answers.ts';
import { refuseForged, refuseLess, signedInBy } from '../sessions/signed-in.ts';
import { refusalText } from './refusal-text.ts';
import { beginSignIn, finishSignIn, signOut } from './sign-in.ts';
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
  [/^\/desk\/signed-in(\/[a-z\d-]{1,32})?$/, { GET: finishSignIn }],
];

/** An endpoint whose code is loaded at its first use. */
const forRole = (role: Role, load: () => Promise<Endpoint['serve']>): Endpoint => ({
  role,
  serve: async (...visit) => (await load())(...visit),
});

const ofPass = '/desk/pass/(?<key>[a-z2-7]{32})';

const routes: Routes<Endpoint> = [
  [/^\/desk$/, { GET: forRole('viewer', async () => (await import('./today.ts')).showToday) }],
  [/^\/desk\/find$/, { POST: forRole('viewer', async () => (await import('./find.ts')).seek) }],
  [/^\/desk\/flights\/review$/, { POST: forRole('agent', async () => (await import('./flights.ts')).reviewFlights) }],
  [/^\/desk\/flights\/change$/, { POST: forRole('agent', async () => (await import('./flights.ts')).changeFlights) }],
  [/^\/desk\/flight$/, { GET: forRole('viewer', async () => (await import('./flight.ts')).showFlight) }],
  [/^\/desk\/flight\/review$/, { POST: forRole('agent', async () => (await import('./flight.ts')).reviewFlight) }],
  [/^\/desk\/flight\/change$/, { POST: forRole('agent', async () => (await import('./flight.ts')).changeFlight) }],
  [/^\/desk\/flight\/face$/, { GET: forRole('agent', async () => (await import('./faces.ts')).showFlightFace) }],
  [
    /^\/desk\/flight\/passes$/,
    {
      GET: forRole('viewer', async () => (await import('./find.ts')).listPasses),
      POST: forRole('viewer', async () => (await import('./find.ts')).seekOnFlight),
    },
  ],
  [
    /^\/desk\/group\/(?<key>[a-z2-7]{32})$/,
    { GET: forRole('viewer', async () => (await import('./find.ts')).showGroup) },
  ],
  [new RegExp(`^${ofPass}$`), { GET: forRole('viewer', async () => (await import('./pass.ts')).showPass) }],
  [new RegExp(`^${ofPass}/face$`), { GET: forRole('agent', async () => (await import('./faces.ts')).showPassFace) }],
  [new RegExp(`^${ofPass}/link$`), { POST: forRole('agent', async () => (await import('./pass-link.ts')).showLink) }],
  [
    new RegExp(`^${ofPass}/review$`),
    { POST: forRole('agent', async () => (await import('./pass-change.ts')).reviewPass) },
  ],
  [
    new RegExp(`^${ofPass}/change$`),
    { POST: forRole('agent', async () => (await import('./pass-change.ts')).changePass) },
  ],
  [
    /^\/desk\/audit$/,
    {
      GET: forRole('admin', async () => (await import('./audit.ts')).showAudit),
      POST: forRole('admin', async () => (await import('./audit.ts')).showAudit),
    },
  ],
  [/^\/desk\/audit\.csv$/, { POST: forRole('admin', async () => (await import('./audit.ts')).exportAudit) }],
  [/^\/desk\/usage$/, { GET: forRole('admin', async () => (await import('./usage.ts')).showUsage) }],
  [/^\/desk\/usage\.csv$/, { GET: forRole('admin', async () => (await import('./usage.ts')).exportUsage) }],
  [/^\/desk\/sign-out$/, { POST: { role: 'viewer', serve: signOut } }],
];

/** Answers the desk: its sign-in, and the pages of people who have signed in. */
export async function answerDesk(event: Event, services: DeskServices): Promise<Answer> {
  const { http } = event.requestContext;
  let staff: Staff | undefined;
  let form = new URLSearchParams();
  try {
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
    if (method === 'POST') form = new URLSearchParams(bodyText(bodyOf(event)));
    if (method === 'POST') refuseForged(event, form.get('csrf') ?? undefined, signedIn, services);
    refuseLess(signedIn, endpoint.role);
    const query = event.queryStringParameters ?? {};
    return await endpoint.serve({ ...signedIn, params, query, form, staff, event }, services);
  } catch (error) {
    return refused(error, staff, pageOf(http.path, form), services);
  }
}

const staffOf = ({ person, csrfToken }: SignedIn): Staff => ({
  name: shownName(person),
  isAdmin: isAtLeast(person.role, 'admin'),
  csrfToken,
});

type Way = readonly [name: string, path: string];

/** The page of a flight or pass that has a form, or the ways to sign in; undefined for other forms and pages. */
function pageOf(path: string, form: URLSearchParams): Way | undefined {
  if (/^\/desk\/sign(ed)?-in\b/.test(path)) return ['Sign in again', staffPaths.signIn];
  const [pass] = new RegExp(`^${ofPass}(?=/)`).exec(path) ?? [];
  if (pass !== undefined) return [toPass, pass];
  const key = ['airline', 'number', 'origin', 'date'].map((name): [string, string] => [name, form.get(name) ?? '']);
  return /^\/desk\/flight\/(review|change)$/.test(path)
    ? ['To the flight', `${staffPaths.desk}/flight?${new URLSearchParams(key)}`]
    : undefined;
}

/** Name of the way to a pass, which is there although the flight of its move is not. */
const toPass = 'To the pass';

const toDesk: Way = ['To the desk', staffPaths.desk];

/** @param page where what was refused can be looked at again; not if there is no such one. */
function refused(error: unknown, staff: Staff | undefined, page: Way | undefined, services: DeskServices): Answer {
  const refusal = answeredRefusal(error, 'DESK', services);
  const isOfMove = refusal.code === errors.noSuchFlight[0] && page?.[0] === toPass;
  const way = (refusal.httpStatus !== 404 || isOfMove) && page;
  const answer = pageAnswer(refusal.httpStatus, staffNotice('Not done', refusalText(refusal), way || toDesk, staff));
  return { ...answer, headers: { ...answer.headers, ...retryAfterOf(refusal) } };
}

import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { ApiError, failureBody } from '../domain/request/errors.ts';
import { jsonAnswer, methodNotAllowed, textAnswer } from '../http/answers.ts';
import { answeredRefusal } from '../http/refusal.ts';
import { type Routes, routeOf } from '../http/routes.ts';
import { callbackPath } from '../issuing/google.ts';
import { busyLinkPage, outagePage, unavailablePage, wrongLinkPage } from '../pages/notices.ts';
import { prefetchHeaders } from '../ports/prefetch-headers.ts';
import { ServiceBusy } from '../ports/runtime.ts';
import type { WebServices } from '../ports/services.ts';
import {
  forReader,
  type NoticeAnswer,
  noticeAnswer,
  type Reader,
  retryAnswer,
  withoutPage,
  withoutReferrer,
} from './answers.ts';
import { serveBadge, serveImage, serveOpenApi, serveRobots, serveSampleImage } from './files.ts';
import { receiveGoogleCallback } from './google-callback.ts';
import { serveGoogle } from './google-link.ts';
import { serveGroup, serveGroupGoogle, servePkpasses } from './group.ts';
import { serveInstallPage, servePkpass } from './install-link.ts';
import { issuanceLinks, serveIssuanceLink } from './issuance-link.ts';
import { emptyAnswer } from './passkit/phone-request.ts';
import { passkitRoutes } from './passkit/routes.ts';
import { type PublicRequest, publicRequestOf, type RoutedRequest } from './request.ts';

type Answer = Promise<APIGatewayProxyStructuredResultV2>;
type AnyAnswer = Promise<APIGatewayProxyStructuredResultV2 | NoticeAnswer>;
type Endpoint = (request: RoutedRequest, services: WebServices) => AnyAnswer;

const reading = (endpoint: Endpoint) => ({ GET: endpoint, HEAD: endpoint });

/**
 * Refuses a prefetch of an address that makes something: browsers discard an unsuccessful one, and repeat the request at the click.
 * Source: docs/decisions/following-links.md#ahead-of-the-click
 */
function atTheClick(endpoint: Endpoint) {
  const GET: Endpoint = async (request, services) =>
    isPrefetch(request) ? withoutReferrer(withoutPage(403)) : endpoint(request, services);
  return { GET, HEAD: endpoint };
}

const isPrefetch = ({ headers }: PublicRequest) =>
  prefetchHeaders.some((name) => /prefetch|prerender|preview/i.test(headers[name] ?? ''));

/** Public paths and their endpoints. */
export const publicRoutes: Routes<Endpoint> = [
  ...passkitRoutes,
  [new RegExp(`^${callbackPath}$`), { POST: receiveGoogleCallback }],
  [new RegExp(`^${issuanceLinks}`), atTheClick(serveIssuanceLink)],
  [/^\/i\/(?<id>[a-z2-7]{58})(\/identity)?$/, reading(serveInstallPage)],
  [/^\/i\/(?<id>[a-z2-7]{58})\/pass\.pkpass$/, reading(servePkpass)],
  [/^\/i\/(?<id>[a-z2-7]{58})\/walletb$/, atTheClick(serveGoogle)],
  [/^\/g\/(?<id>[a-z2-7]{58})$/, reading(serveGroup)],
  [/^\/g\/(?<id>[a-z2-7]{58})\/(?<part>[1-9]\d?)\.pkpasses$/, reading(servePkpasses)],
  [/^\/g\/(?<id>[a-z2-7]{58})\/walletb\/(?<part>[1-9]\d?)$/, atTheClick(serveGroupGoogle)],
  [/^\/images\/(?<id>[0-9a-f]{64})\.png$/, reading(serveImage)],
  [/^\/images\/badges\/(?<id>[\w-]{1,60})\.svg$/, reading(serveBadge)],
  [/^\/images\/samples\/(?<id>[a-z-]{1,20})\.png$/, reading(serveSampleImage)],
  [/^\/v3\/openapi\.json$/, reading(serveOpenApi)],
  [/^\/robots\.txt$/, reading(serveRobots)],
  // The bare host, which passengers type to look for their pass.
  [/^\/$/, reading(async () => noticeAnswer(200, wrongLinkPage))],
];

const isBelowPasskit = (path: string) => path.startsWith('/passkit/');

/** Answers an event of API Gateway for a public address. */
export async function answerEvent(event: APIGatewayProxyEventV2, services: WebServices): Answer {
  const request = publicRequestOf(event);
  return request ? answerPublic(request, services) : textAnswer(413, 'The body is too large');
}

/** Answers a public address; API Gateway drops the body of an answer to HEAD. */
export function answerPublic(request: PublicRequest, services: WebServices): Answer {
  return orFailure(services, request, () => answerRoute(request, services));
}

/**
 * Answers in language and coding of the reader: with 503 while a service that is needed is overloaded or out, with 500 after a mistake
 * of ours. Phones and Google Wallet act on the status and retry.
 */
export async function orFailure(
  services: WebServices,
  reader: Reader & Pick<PublicRequest, 'requestId'>,
  answer: () => AnyAnswer,
): Answer {
  try {
    return await forReader(reader, await answer());
  } catch (error) {
    const { requestId } = reader;
    const { httpStatus } = answeredRefusal(error, 'WEB', services, { requestId });
    const page = error instanceof ServiceBusy ? busyLinkPage : outagePage;
    return forReader(reader, httpStatus === 503 ? retryAnswer(page) : withoutReferrer(noticeAnswer(500, page)));
  }
}

/**
 * Takes off what text messages, mail programs and content systems leave behind a link, such as a slash, a full stop or a bracket: a link
 * ends with a letter or a digit. In linear time. The same rule as of the edge under /i/*: lib/edge/install-page.js.
 */
function withoutAdded(path: string): string {
  if (!/^\/[gil]\//.test(path)) return path;
  let end = path.length;
  while (end > '/i/'.length && /[^A-Za-z0-9]/.test(path.charAt(end - 1))) end -= 1;
  return path.slice(0, end);
}

async function answerRoute(sent: PublicRequest, services: WebServices): AnyAnswer {
  const path = withoutAdded(sent.path);
  const request = { ...sent, path };
  const route = routeOf(publicRoutes, request);
  if (route.endpoint) return route.endpoint({ ...request, params: route.params }, services);
  if (path.startsWith('/v3/')) return refuseBesideTheApi(request, route.allow);
  // The bare host has a page: a program that changes anything there forgot the path.
  if (path === '/' && isOfProgram(request)) return refuseBesideTheApi(request);
  if (route.allow) return methodNotAllowed(route.allow);
  if (isOfProgram(request)) return refuseBesideTheApi(request);
  return isBelowPasskit(path) ? emptyAnswer(404) : noticeAnswer(404, unavailablePage);
}

/** True for a request without an endpoint that no passenger's browser sends: another version of the API, a change, or for JSON. */
const isOfProgram = ({ path, method, headers }: PublicRequest) =>
  !isBelowPasskit(path) &&
  (/^\/v\d+(\/|$)/.test(path) ||
    !['GET', 'HEAD'].includes(method) ||
    /\bapplication\/json\b/i.test(headers.accept ?? ''));

/** Refuses what a program sends beside the API, with the API's JSON. @param allow methods of the path. */
function refuseBesideTheApi({ path, requestId }: PublicRequest, allow = path === '/v3' ? 'POST' : undefined) {
  const refusal =
    allow === undefined
      ? new ApiError('noSuchApiAddress')
      : new ApiError('methodNotAllowed', `This address does not take this method: use ${allow}.`);
  return jsonAnswer(refusal.httpStatus, failureBody(refusal, { requestId }), allow === undefined ? {} : { allow });
}

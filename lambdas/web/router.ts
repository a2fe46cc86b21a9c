import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { ApiError } from '../domain/errors.ts';
import { failureBody } from '../domain/failure-body.ts';
import { callbackPath } from '../issuing/google.ts';
import { unavailablePage } from '../pages/unavailable-page.ts';
import { ServiceBusy } from '../ports/service-busy.ts';
import type { WebServices } from '../ports/services.ts';
import { busyAnswer, htmlAnswer, methodNotAllowed } from './answers.ts';
import { receiveGoogleCallback } from './google-callback.ts';
import { serveGoogle } from './google-link.ts';
import { serveImage } from './image.ts';
import { serveInstallPage } from './install-page.ts';
import { issuanceLinks, serveIssuanceLink } from './issuance-link.ts';
import { serveOpenApi } from './open-api.ts';
import { answerPasskit } from './passkit/router.ts';
import { servePkpass } from './pkpass.ts';
import { type PublicRequest, publicRequestOf } from './request.ts';
import { serveRobots } from './robots.ts';

type Endpoint = (id: string, services: WebServices, method: string) => Promise<APIGatewayProxyStructuredResultV2>;

/** Public addresses and who answers them; the captured part of the path is the endpoint's id. */
const routes: readonly (readonly [path: RegExp, endpoint: Endpoint])[] = [
  [/^\/i\/([a-z2-7]{58})$/, serveInstallPage],
  [/^\/i\/([a-z2-7]{58})\/pass\.pkpass$/, servePkpass],
  [/^\/i\/([a-z2-7]{58})\/walletb$/, serveGoogle],
  [/^\/images\/([0-9a-f]{64})\.png$/, serveImage],
  [/^\/v3\/(openapi)\.json$/, serveOpenApi],
  [/^\/(robots)\.txt$/, serveRobots],
];

/** Answers what API Gateway brings of a public address. */
export async function answerEvent(
  event: APIGatewayProxyEventV2,
  services: WebServices,
): Promise<APIGatewayProxyStructuredResultV2> {
  const request = publicRequestOf(event);
  return request ? answerPublic(request, services) : tooLarge;
}

const tooLarge = { statusCode: 413, headers: { 'content-type': 'text/plain' }, body: 'The body is too large' };

/** Answers a public address; API Gateway drops the body of an answer to HEAD. */
export async function answerPublic(
  request: PublicRequest,
  services: WebServices,
): Promise<APIGatewayProxyStructuredResultV2> {
  try {
    return await answerRoute(request, services);
  } catch (error) {
    if (!(error instanceof ServiceBusy)) throw error;
    services.log.error('WEB-BUSY', error);
    return busyAnswer();
  }
}

async function answerRoute(request: PublicRequest, services: WebServices): Promise<APIGatewayProxyStructuredResultV2> {
  const { method, path } = request;
  if (path.startsWith('/passkit/')) return answerPasskit(request, services);
  if (path === callbackPath)
    return method === 'POST' ? receiveGoogleCallback(request, services) : methodNotAllowed('POST');
  if (path.startsWith(issuanceLinks)) return serveIssuanceLink(request, services);
  for (const [pattern, endpoint] of routes) {
    const id = pattern.exec(path)?.[1];
    if (id === undefined) continue;
    if (method === 'GET' || method === 'HEAD') return endpoint(id, services, method);
    return path.startsWith('/v3/') ? refuseBesideTheApi(request, 'GET, HEAD') : methodNotAllowed('GET, HEAD');
  }
  if (path === '/v3' || path.startsWith('/v3/')) return refuseBesideTheApi(request);
  return htmlAnswer(404, unavailablePage());
}

/** What asks below the API's address is a program: it gets the JSON of the API. @param allow methods of the address. */
function refuseBesideTheApi({ path, requestId }: PublicRequest, allow = path === '/v3' ? 'POST' : undefined) {
  const refusal = allow === undefined ? new ApiError('noSuchApiAddress') : new ApiError('methodNotAllowed');
  return {
    statusCode: refusal.httpStatus,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...(allow && { allow }) },
    body: JSON.stringify(failureBody(refusal, { requestId })),
  };
}

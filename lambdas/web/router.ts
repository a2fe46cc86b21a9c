import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { unavailablePage } from '../pages/unavailable-page.ts';
import type { Services } from '../ports/services.ts';
import { htmlAnswer, methodNotAllowed } from './answers.ts';
import { serveImage } from './image.ts';
import { serveInstallPage } from './install-page.ts';
import { serveOpenApi } from './open-api.ts';
import { servePkpass } from './pkpass.ts';

type Endpoint = (id: string, services: Services) => Promise<APIGatewayProxyStructuredResultV2>;

/** Public addresses and who answers them; the captured part of the path is the endpoint's id. */
const routes: readonly (readonly [path: RegExp, endpoint: Endpoint])[] = [
  [/^\/i\/([a-z2-7]{58})$/, serveInstallPage],
  [/^\/i\/([a-z2-7]{58})\/pass\.pkpass$/, servePkpass],
  [/^\/images\/([0-9a-f]{64})\.png$/, serveImage],
  [/^\/v3\/(openapi)\.json$/, serveOpenApi],
];

/** Answers GET and HEAD of a public address; API Gateway drops the body of an answer to HEAD. */
export async function answerPublic(
  method: string,
  path: string,
  services: Services,
): Promise<APIGatewayProxyStructuredResultV2> {
  for (const [pattern, endpoint] of routes) {
    const id = pattern.exec(path)?.[1];
    if (id === undefined) continue;
    if (method === 'GET' || method === 'HEAD') return endpoint(id, services);
    return methodNotAllowed('GET, HEAD');
  }
  if (path === '/v3') return methodNotAllowed('POST');
  return htmlAnswer(404, unavailablePage());
}

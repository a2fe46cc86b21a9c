import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { within } from '../../lambdas/retry/within.ts';
import { systemClock } from '../../lambdas/runtime/clock.ts';
import { EventTooLarge, type Invoker, Throttled } from '../../world/aws/invoker.ts';
import { accountId } from '../basics/account.ts';
import { apiDomain } from '../basics/names.ts';
import type { AccessedRequest } from './access-log.ts';
import { decodedPathOf, type EdgeAnswer, type EdgeRequest, jsonAnswer, pathOf, textAnswer } from './exchange.ts';
import { integrationTimeoutMs, maxBodyBytes, maxHeadBytes } from './limits.ts';
import type { Throttle } from './throttle.ts';

export interface Route {
  /** `POST /v3`, `ANY /{proxy+}` or `$default`. */
  readonly key: string;
  readonly target: Invoker;
  /** Unlimited if absent. */
  readonly throttle?: Pick<Throttle, 'take'> | undefined;
}

/**
 * Content types whose bodies reach the function as text, decoded as UTF-8 regardless of charset, with U+FFFD for invalid
 * bytes. All other bodies, including forms and those without a type, are base64. AWS documents both forms but not which
 * type gets which: this is the observed behaviour of an HTTP API (ministackorg/ministack, pull request 766).
 */
const textTypes = /^(text\/[^;]*|application\/(json|javascript|xml))\s*(;|$)/i;

/** An API Gateway HTTP API with Lambda integrations, payload format 2.0. */
export class HttpApi {
  readonly #id: string;
  readonly #now: () => number;
  readonly #routes: readonly MatchableRoute[];
  readonly #log: (request: AccessedRequest) => void;

  constructor(
    id: string,
    routes: readonly Route[],
    now: () => number,
    log: (request: AccessedRequest) => void = () => {},
  ) {
    this.#id = id;
    this.#now = now;
    this.#log = log;
    this.#routes = routes.map(matchable).sort((a, b) => b.rank - a.rank);
  }

  async answer(request: EdgeRequest): Promise<EdgeAnswer> {
    const startedAt = performance.now();
    const accessed: Accessed = { requestId: randomUUID() };
    const answer = await this.#answer(request, accessed);
    this.#log({ ...accessed, status: answer.status, responseLatency: msSince(startedAt) });
    return { ...answer, headers: { ...answer.headers, 'apigw-requestid': accessed.requestId } };
  }

  async #answer(request: EdgeRequest, accessed: Accessed): Promise<EdgeAnswer> {
    if (request.body.length > maxBodyBytes) return tooLarge;
    if (headBytes(request) > maxHeadBytes) return jsonMessage(431, 'Request Header Fields Too Large');
    const path = decodedPathOf(request.target);
    if (path === undefined) return jsonMessage(400, 'Bad Request');
    for (const route of this.#routes) {
      const match = route.method === 'ANY' || route.method === request.method ? route.pattern.exec(path) : null;
      if (match === null) continue;
      accessed.routeKey = route.key;
      if (route.throttle?.take() === false) return jsonMessage(429, 'Too Many Requests');
      const calledAt = performance.now();
      try {
        const event = this.#event(request, path, { ...match.groups }, { routeKey: route.key, ...accessed });
        return toAnswer(await within(systemClock, integrationTimeoutMs, () => route.target.invoke(event)));
      } catch (error) {
        if (error instanceof EventTooLarge) return tooLarge;
        const isLate = error instanceof DOMException && error.name === 'TimeoutError';
        if (isLate || error instanceof Throttled) return jsonMessage(503, 'Service Unavailable');
        // The error is in the function's own log.
        return jsonMessage(500, 'Internal Server Error');
      } finally {
        accessed.integrationLatency = msSince(calledAt);
      }
    }
    return jsonMessage(404, 'Not Found');
  }

  /** Source: API Gateway Developer Guide, "AWS Lambda integrations for HTTP APIs", payload format 2.0. */
  #event(
    request: EdgeRequest,
    path: string,
    pathParameters: Record<string, string>,
    { routeKey, requestId }: { readonly routeKey: string; readonly requestId: string },
  ): APIGatewayProxyEventV2 {
    const { cookie, ...headers } = request.headers;
    const rawQueryString = request.target.slice(pathOf(request.target).length + 1);
    const query: Record<string, string> = {};
    for (const [name, value] of new URLSearchParams(rawQueryString))
      query[name] = name in query ? `${query[name]},${value}` : value;
    const domainName = apiDomain(this.#id);
    const isText = textTypes.test(headers['content-type'] ?? '');
    const time = new Date(this.#now());
    return {
      version: '2.0',
      routeKey,
      rawPath: path,
      rawQueryString,
      ...(cookie !== undefined && { cookies: cookie.split('; ') }),
      headers: {
        ...headers,
        host: domainName,
        'x-amzn-trace-id': `Root=1-${Math.floor(time.getTime() / 1_000).toString(16)}-${requestId.replaceAll('-', '').slice(0, 24)}`,
        'x-forwarded-for': [headers['x-forwarded-for'] ?? [], request.sourceIp].flat().join(', '),
        'x-forwarded-port': '443',
        'x-forwarded-proto': 'https',
      },
      ...(Object.keys(query).length > 0 && { queryStringParameters: query }),
      ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
      requestContext: {
        accountId,
        apiId: this.#id,
        domainName,
        domainPrefix: this.#id,
        http: {
          method: request.method,
          path,
          protocol: 'HTTP/1.1',
          sourceIp: request.sourceIp,
          userAgent: headers['user-agent'] ?? '',
        },
        requestId,
        routeKey,
        stage: '$default',
        time: time.toUTCString(),
        timeEpoch: time.getTime(),
      },
      ...(request.body.length > 0 && { body: request.body.toString(isText ? 'utf8' : 'base64') }),
      isBase64Encoded: request.body.length > 0 && !isText,
    };
  }
}

type Accessed = Omit<AccessedRequest, 'status' | 'responseLatency'>;

const msSince = (startedAt: number) => Math.round(performance.now() - startedAt);

interface MatchableRoute extends Route {
  readonly method: string;
  readonly pattern: RegExp;
  /** Specificity: the matching route with the highest rank answers. */
  readonly rank: number;
}

/** Path variables become named groups; `{name+}` matches the rest of the path, if there is one. */
function matchable(route: Route): MatchableRoute {
  const { key } = route;
  const [method = '', path = ''] = key === '$default' ? ['ANY', ''] : key.split(' ');
  const source = path
    .split(/(\{[^}]+\})/)
    .map((part) => {
      const [, name, greedy] = /^\{(\w+)(\+?)\}$/.exec(part) ?? [];
      return name === undefined ? part.replace(/[.*+?^$()|[\]\\]/g, '\\$&') : `(?<${name}>${greedy ? '.+' : '[^/]+'})`;
    })
    .join('');
  const fixedSegments = path.split('/').filter((segment) => segment !== '' && !segment.includes('{')).length;
  const openness = key === '$default' ? 2 : path.includes('+}') ? 1 : 0;
  const rank = -1_000 * openness + 10 * fixedSegments + (method === 'ANY' ? 0 : 1);
  return { ...route, method, pattern: new RegExp(key === '$default' ? '' : `^${source}/?$`, 's'), rank };
}

/**
 * An answer without statusCode is a body alone: JSON with status 200. One that is malformed is a 500. Whether the API renames
 * headers of an answer, such as WWW-Authenticate, is documented of REST APIs only: here it does not.
 */
function toAnswer(result: unknown): EdgeAnswer {
  const structured = typeof result === 'object' && result !== null && 'statusCode' in result;
  if (!structured) return typeof result === 'string' ? textAnswer(200, 'application/json', result) : jsonAnswer(result);
  const { statusCode = 200, headers, cookies, body, isBase64Encoded } = result as APIGatewayProxyStructuredResultV2;
  if (!isStatus(statusCode) || !['string', 'undefined'].includes(typeof body))
    return jsonMessage(500, 'Internal Server Error');
  const named = Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return {
    status: Number(statusCode),
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      ...Object.fromEntries(named),
      ...(cookies && { 'set-cookie': cookies }),
    },
    body: Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8'),
  };
}

const isStatus = (status: unknown) =>
  Number.isInteger(Number(status)) && Number(status) >= 100 && Number(status) <= 599;

const headBytes = ({ method, target, headers }: EdgeRequest) =>
  [`${method} ${target} HTTP/1.1`, ...Object.values(headers)].reduce((sum, part) => sum + Buffer.byteLength(part), 0);

const jsonMessage = (status: number, message: string) => jsonAnswer({ message }, status);

const tooLarge = jsonMessage(413, 'Request Entity Too Large');

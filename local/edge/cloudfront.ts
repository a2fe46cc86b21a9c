import { randomUUID } from 'node:crypto';
import {
  type Behavior,
  caches,
  type DistributionConfig,
  type Forwarded,
  forwardedBy,
  refuseUnknown,
} from './distribution.ts';
import { EdgeCache } from './edge-cache.ts';
import { type EdgeAnswer, type EdgeRequest, type Origin, pathOf, textAnswer } from './exchange.ts';
import { maxUrlBytes } from './limits.ts';
import type { ViewerFunction } from './viewer-function.ts';

/** Changes the headers of an answer, as a response headers policy does. */
export type HeadersPolicy = (headers: EdgeAnswer['headers']) => EdgeAnswer['headers'];

/** Policies by their ids. */
interface EdgePolicies {
  /** Response headers policies. */
  readonly answers: ReadonlyMap<string, HeadersPolicy>;
  /** Parts of a request that origin request policies forward. */
  readonly requests: ReadonlyMap<string, Forwarded>;
  /** Functions of viewer requests, by their ARNs. */
  readonly functions: ReadonlyMap<string, ViewerFunction>;
}

/** A CloudFront distribution: behaviours by path, a cache, origins, origin groups with failover. */
export class CloudFront {
  readonly #config: DistributionConfig;
  readonly #originOf: (domain: string) => Origin;
  readonly #policies: EdgePolicies;
  readonly #cache: EdgeCache;

  /**
   * @param originOf the origin by its domain name.
   * @throws Error for settings that would be ignored.
   */
  constructor(
    config: DistributionConfig,
    originOf: (domain: string) => Origin,
    policies: EdgePolicies,
    now: () => number = Date.now,
  ) {
    refuseUnknown(config, policies.answers, policies.requests, policies.functions);
    this.#config = config;
    this.#originOf = originOf;
    this.#policies = policies;
    this.#cache = new EdgeCache(now);
  }

  async answer(request: EdgeRequest): Promise<EdgeAnswer> {
    // The limit includes the viewer's scheme, which is HTTP on this machine.
    const url = `http://${request.headers.host ?? ''}${request.target}`;
    const id = randomUUID();
    // 413, and not 414 as in RFC 9110.
    if (url.length > maxUrlBytes) return refusal(413, 'Request Entity Too Large', id);
    const behavior = this.#behavior(pathOf(request.target));
    const allowed = behavior.AllowedMethods ?? ['GET', 'HEAD'];
    if (!allowed.includes(request.method)) {
      return refusal(403, 'This distribution is not configured to allow the HTTP request method.', id);
    }
    // Source: CloudFront Developer Guide, "GET requests that include a body".
    if (request.method === 'GET' && request.body.length > 0) return refusal(403, 'Bad request.', id);
    const fetch = async () => {
      const forwarded = forwardedBy(behavior, this.#policies.requests);
      const edited = this.#atTheEdge(request, behavior);
      const answer = await this.#fetch(behavior.TargetOriginId, toOrigin(edited, forwarded, id));
      return { ...answer, headers: { ...answer.headers, ...passedOn } };
    };
    const answer = await (caches(behavior) ? this.#cache.answer(request, fetch) : fetch());
    const policy = this.#policies.answers.get(behavior.ResponseHeadersPolicyId ?? '');
    const headers = { ...answer.headers, 'x-amz-cf-id': id };
    return { ...answer, headers: policy ? policy(headers) : headers };
  }

  /** Runs the function of the request's behaviour. A path that it changes has the same behaviour. */
  #atTheEdge(request: EdgeRequest, { FunctionAssociations: [association] = [] }: Behavior): EdgeRequest {
    const run = association && this.#policies.functions.get(association.FunctionARN);
    return run ? run(request) : request;
  }

  #behavior(path: string): Behavior {
    const found = this.#config.CacheBehaviors?.find(({ PathPattern }) => pathMatches(PathPattern, path));
    return found ?? this.#config.DefaultCacheBehavior;
  }

  async #fetch(originId: string, request: EdgeRequest): Promise<EdgeAnswer> {
    const group = this.#config.OriginGroups?.Items?.find(({ Id }) => Id === originId);
    if (!group) return this.#fetchFrom(originId, request);
    const [primary, secondary] = group.Members.Items;
    const answer = await this.#fetchFrom(primary?.OriginId ?? '', request);
    // CloudFront fails over for these methods only.
    const failsOver = ['GET', 'HEAD', 'OPTIONS'].includes(request.method);
    if (!failsOver || !group.FailoverCriteria.StatusCodes.Items.includes(answer.status)) return answer;
    return this.#fetchFrom(secondary?.OriginId ?? '', request);
  }

  #fetchFrom(originId: string, request: EdgeRequest): Promise<EdgeAnswer> {
    const origin = this.#config.Origins.find(({ Id }) => Id === originId);
    if (!origin) throw new Error(`The distribution has no origin ${originId}`);
    const custom = (origin.OriginCustomHeaders ?? []).map(({ HeaderName, HeaderValue }) => [
      HeaderName.toLowerCase(),
      HeaderValue,
    ]);
    return this.#originOf(origin.DomainName)({
      ...request,
      target: (origin.OriginPath ?? '') + request.target,
      headers: {
        ...request.headers,
        host: origin.DomainName,
        ...Object.fromEntries(custom),
      },
    });
  }
}

/** An address of CloudFront, by which origins see it. Source: RFC 5737, section 3. */
const edgeAddress = '203.0.113.1';

/** Headers of viewers that no origin gets. Source: CloudFront Developer Guide, "HTTP request headers and CloudFront behavior". */
const removed = /^(proxy-.*|x-edge-.*|x-forwarded-proto|x-real-ip)$/;

/** The request as origins get it: method, path and body, and more by an origin request policy. */
function toOrigin(request: EdgeRequest, forwarded: Forwarded, id: string): EdgeRequest {
  const { method, target, body, sourceIp } = request;
  const passed = Object.entries(request.headers).filter(
    ([name]) => !removed.test(name) && (name === 'cookie' ? forwarded.cookies : forwarded.header(name)),
  );
  const headers = Object.fromEntries(passed);
  const before = headers['x-forwarded-for'];
  return {
    method,
    body,
    target: forwarded.query ? target : pathOf(target),
    headers: {
      ...(!forwarded.header('user-agent') && { 'user-agent': 'Amazon CloudFront' }),
      ...headers,
      via,
      'x-amz-cf-id': id,
      'x-forwarded-for': before === undefined ? sourceIp : `${before}, ${sourceIp}`,
    },
    sourceIp: edgeAddress,
  };
}

const via = '1.1 local (CloudFront)';
const passedOn = { via, 'x-cache': 'Miss from cloudfront' };

/** CloudFront's own error page. Source: CloudFront Developer Guide, "Troubleshooting error response status codes". */
function refusal(status: number, text: string, id: string): EdgeAnswer {
  const { headers, ...answer } = textAnswer(status, 'text/html', text);
  const own = { server: 'CloudFront', via, 'x-cache': 'Error from cloudfront', 'x-amz-cf-id': id };
  return { ...answer, headers: { ...headers, ...own } };
}

/** `*` matches any number of characters, `?` one. Source: CloudFront Developer Guide, "Path pattern". */
function pathMatches(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/^(?!\/|\*)/, '/')
    .replace(/[.+^$()|[\]{}\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's').test(path);
}

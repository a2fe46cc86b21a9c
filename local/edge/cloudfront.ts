import { randomUUID } from 'node:crypto';
import { type EdgeAnswer, type EdgeRequest, type Origin, pathOf, textAnswer } from './exchange.ts';

/** The supported properties of a distribution. Source: CloudFormation, AWS::CloudFront::Distribution. */
export interface DistributionConfig {
  readonly Origins: readonly OriginConfig[];
  readonly OriginGroups?: { readonly Items?: readonly OriginGroupConfig[] };
  readonly CacheBehaviors?: readonly (Behavior & { readonly PathPattern: string })[];
  readonly DefaultCacheBehavior: Behavior;
}

interface OriginConfig {
  readonly Id: string;
  readonly DomainName: string;
  readonly OriginPath?: string;
  readonly OriginCustomHeaders?: readonly { readonly HeaderName: string; readonly HeaderValue: string }[];
}

interface OriginGroupConfig {
  readonly Id: string;
  readonly FailoverCriteria: { readonly StatusCodes: { readonly Items: readonly number[] } };
  readonly Members: { readonly Items: readonly { readonly OriginId: string }[] };
}

interface Behavior {
  readonly TargetOriginId: string;
  readonly AllowedMethods?: readonly string[];
  readonly ResponseHeadersPolicyId?: string;
}

/** Changes the headers of an answer, as a response headers policy does. */
export type HeadersPolicy = (headers: EdgeAnswer['headers']) => EdgeAnswer['headers'];

/**
 * Maximum length of a URL. A longer one is answered 413 at once, and not 414 as in RFC 9110.
 * Source: CloudFront Developer Guide, "Request and response behavior for custom origins", maximum length of a URL.
 */
const maxUrlBytes = 8_192;

/** A CloudFront distribution that caches nothing: behaviours by path, origins, origin groups with failover. */
export class CloudFront {
  readonly #config: DistributionConfig;
  readonly #originOf: (domain: string) => Origin;
  readonly #policies: ReadonlyMap<string, HeadersPolicy>;

  /** @param originOf the origin by its domain name. */
  constructor(
    config: DistributionConfig,
    originOf: (domain: string) => Origin,
    policies: ReadonlyMap<string, HeadersPolicy>,
  ) {
    this.#config = config;
    this.#originOf = originOf;
    this.#policies = policies;
  }

  async answer(request: EdgeRequest): Promise<EdgeAnswer> {
    // The limit includes the viewer's scheme, which is HTTP on this machine.
    const url = `http://${request.headers.host ?? ''}${request.target}`;
    const id = randomUUID();
    if (url.length > maxUrlBytes) return refusal(413, 'Request Entity Too Large', id);
    const behavior = this.#behavior(pathOf(request.target));
    const allowed = behavior.AllowedMethods ?? ['GET', 'HEAD'];
    if (!allowed.includes(request.method)) {
      return refusal(403, 'This distribution is not configured to allow the HTTP request method.', id);
    }
    const answer = await this.#fetch(behavior.TargetOriginId, request, id);
    const policy = this.#policies.get(behavior.ResponseHeadersPolicyId ?? '');
    const headers = { ...answer.headers, ...passedOn, 'x-amz-cf-id': id };
    return { ...answer, headers: policy ? policy(headers) : headers };
  }

  #behavior(path: string): Behavior {
    const found = this.#config.CacheBehaviors?.find(({ PathPattern }) => pathMatches(PathPattern, path));
    return found ?? this.#config.DefaultCacheBehavior;
  }

  async #fetch(originId: string, request: EdgeRequest, id: string): Promise<EdgeAnswer> {
    const group = this.#config.OriginGroups?.Items?.find(({ Id }) => Id === originId);
    if (!group) return this.#fetchFrom(originId, request, id);
    const [primary, secondary] = group.Members.Items;
    const answer = await this.#fetchFrom(primary?.OriginId ?? '', request, id);
    // CloudFront fails over for these methods only.
    const failsOver = ['GET', 'HEAD', 'OPTIONS'].includes(request.method);
    if (!failsOver || !group.FailoverCriteria.StatusCodes.Items.includes(answer.status)) return answer;
    return this.#fetchFrom(secondary?.OriginId ?? '', request, id);
  }

  #fetchFrom(originId: string, request: EdgeRequest, id: string): Promise<EdgeAnswer> {
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
        // The origin request policies forward all of the viewer's headers except Host.
        host: origin.DomainName,
        'x-amz-cf-id': id,
        'x-forwarded-for': request.sourceIp,
        ...Object.fromEntries(custom),
      },
    });
  }
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

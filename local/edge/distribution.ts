/** The supported properties of a distribution. Source: CloudFormation, AWS::CloudFront::Distribution. */
export interface DistributionConfig {
  readonly Origins: readonly OriginConfig[];
  readonly OriginGroups?: { readonly Items?: readonly OriginGroupConfig[] };
  readonly CacheBehaviors?: readonly (Behavior & { readonly PathPattern: string })[];
  readonly DefaultCacheBehavior: Behavior;
  readonly CustomErrorResponses?: readonly ErrorResponse[];
}

export interface OriginConfig {
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

export interface Behavior {
  readonly TargetOriginId: string;
  readonly AllowedMethods?: readonly string[];
  readonly CachePolicyId?: string;
  readonly OriginRequestPolicyId?: string;
  readonly ResponseHeadersPolicyId?: string;
  readonly FunctionAssociations?: readonly { readonly EventType: string; readonly FunctionARN: string }[];
}

interface ErrorResponse {
  readonly ErrorCode: number;
  readonly ErrorCachingMinTTL?: number;
}

/** Managed policies. Source: CloudFront Developer Guide, "Use managed cache policies" and "… origin request policies". */
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const allViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

/** True if answers are cached at the edge, by their path. */
export const caches = ({ CachePolicyId }: Behavior) => CachePolicyId === cachingOptimized;

/** Source: CloudFormation, AWS::CloudFront::OriginRequestPolicy. */
export interface OriginRequestPolicyConfig {
  readonly HeadersConfig: { readonly HeaderBehavior: string; readonly Headers?: readonly string[] };
  readonly CookiesConfig: { readonly CookieBehavior: string };
  readonly QueryStringsConfig: { readonly QueryStringBehavior: string };
}

/** Parts of a viewer's request that an origin gets, besides method, path and body. */
export interface Forwarded {
  /** @param name in lower case, other than `cookie`. */
  readonly header: (name: string) => boolean;
  readonly cookies: boolean;
  readonly query: boolean;
}

const nothing: Forwarded = { header: () => false, cookies: false, query: false };
const allButHost: Forwarded = { header: (name) => name !== 'host', cookies: true, query: true };

/** Parts that a behaviour forwards. @param policies of the templates, by id. */
export function forwardedBy(
  { OriginRequestPolicyId: id }: Behavior,
  policies: ReadonlyMap<string, Forwarded>,
): Forwarded {
  if (id === undefined) return nothing;
  return id === allViewerExceptHost ? allButHost : (policies.get(id) ?? nothing);
}

/** Parts that a policy forwards. @throws Error for one that forwards in a way that is not simulated. */
export function forwardedOf({
  HeadersConfig,
  CookiesConfig,
  QueryStringsConfig,
}: OriginRequestPolicyConfig): Forwarded {
  const { HeaderBehavior, Headers = [] } = HeadersConfig;
  const names = Headers.map((name) => name.toLowerCase());
  const all = (behavior: string) => {
    if (behavior !== 'all' && behavior !== 'none')
      throw new Error('Only all or none of cookies and query are forwarded here');
    return behavior === 'all';
  };
  const rest = { cookies: all(CookiesConfig.CookieBehavior), query: all(QueryStringsConfig.QueryStringBehavior) };
  if (HeaderBehavior === 'whitelist') return { ...rest, header: (name) => names.includes(name) };
  if (HeaderBehavior === 'allExcept') return { ...rest, header: (name) => !names.includes(name) };
  throw new Error('Only headers that a policy lists, or all but these, are forwarded here');
}

/**
 * Statuses that CloudFront caches for 10 s whatever the cache policy says.
 * Source: CloudFront Developer Guide, "HTTP 4xx and 5xx status codes that CloudFront always caches".
 */
const alwaysCached = [404, 405, 414, 500, 501, 502, 503, 504];

/**
 * Properties that are simulated, those without effect on this machine (names, TLS, protocols, the web ACL), and Compress:
 * CloudFront compresses neither what it does not cache nor pictures. Source: CloudFront Developer Guide, "Serve compressed
 * files".
 */
const known = {
  distribution: [
    ...['Origins', 'OriginGroups', 'CacheBehaviors', 'DefaultCacheBehavior', 'CustomErrorResponses'],
    ...['Aliases', 'Comment', 'Enabled', 'HttpVersion', 'IPV6Enabled', 'ViewerCertificate', 'WebACLId'],
  ],
  behavior: [
    ...['TargetOriginId', 'AllowedMethods', 'CachePolicyId', 'OriginRequestPolicyId', 'ResponseHeadersPolicyId'],
    ...['PathPattern', 'Compress', 'ViewerProtocolPolicy', 'FunctionAssociations'],
  ],
  origin: [
    ...['Id', 'DomainName', 'OriginPath', 'OriginCustomHeaders', 'CustomOriginConfig', 'S3OriginConfig'],
    ...['ConnectionAttempts', 'ConnectionTimeout', 'OriginAccessControlId'],
  ],
  error: ['ErrorCode', 'ErrorCachingMinTTL'],
};

/**
 * Refuses settings of CloudFront that are not simulated: other caching, functions of answers, custom error pages.
 * @throws Error
 */
export function refuseUnknown(
  config: DistributionConfig,
  headersPolicies: ReadonlyMap<string, unknown>,
  requestPolicies: ReadonlyMap<string, unknown>,
  functions: ReadonlyMap<string, unknown>,
): void {
  const behaviors = [config.DefaultCacheBehavior, ...(config.CacheBehaviors ?? [])];
  const errors = config.CustomErrorResponses ?? [];
  refuseOthers(known.distribution, [config]);
  refuseOthers(known.behavior, behaviors);
  refuseOthers(known.origin, config.Origins);
  refuseOthers(known.error, errors);
  for (const {
    CachePolicyId,
    OriginRequestPolicyId,
    ResponseHeadersPolicyId,
    FunctionAssociations = [],
  } of behaviors) {
    for (const { EventType, FunctionARN } of FunctionAssociations)
      if (EventType !== 'viewer-request' || !functions.has(FunctionARN))
        throw new Error(`CloudFront's function ${FunctionARN} of ${EventType} is not known here`);
    if (CachePolicyId !== cachingDisabled && CachePolicyId !== cachingOptimized)
      throw new Error(`CloudFront's cache policy ${CachePolicyId} is not known here`);
    if (![undefined, allViewerExceptHost, ...requestPolicies.keys()].includes(OriginRequestPolicyId))
      throw new Error(`CloudFront's origin request policy ${OriginRequestPolicyId} is not known here`);
    if (ResponseHeadersPolicyId !== undefined && !headersPolicies.has(ResponseHeadersPolicyId))
      throw new Error(`CloudFront's response headers policy ${ResponseHeadersPolicyId} is in no template`);
  }
  const cached = alwaysCached.filter(
    (status) => !errors.some(({ ErrorCode, ErrorCachingMinTTL }) => ErrorCode === status && ErrorCachingMinTTL === 0),
  );
  if (cached.length > 0)
    throw new Error(`CloudFront would cache errors, which is not simulated here: ${cached.join()}`);
}

function refuseOthers(names: readonly string[], settings: readonly object[]): void {
  for (const name of settings.flatMap(Object.keys))
    if (!names.includes(name)) throw new Error(`CloudFront's ${name} is not known here`);
}

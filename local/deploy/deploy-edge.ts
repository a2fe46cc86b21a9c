import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { Bucket } from '../../world/aws/bucket.ts';
import type { Invoker } from '../../world/aws/invoker.ts';
import { objectHeaders } from '../aws/s3.ts';
import { accountId, arn } from '../basics/account.ts';
import { apiDomain, bucketDomain } from '../basics/names.ts';
import type { Cloud } from '../cloud/cloud.ts';
import { accessLog } from '../edge/access-log.ts';
import { CloudFront } from '../edge/cloudfront.ts';
import { type DistributionConfig, forwardedOf, type OriginRequestPolicyConfig } from '../edge/distribution.ts';
import { decodedPathOf, type EdgeAnswer, type EdgeRequest, type Origin, textAnswer } from '../edge/exchange.ts';
import { headersPolicy, type ResponseHeadersPolicyConfig } from '../edge/headers-policy.ts';
import { HttpApi } from '../edge/http-api.ts';
import { Throttle, type ThrottleSettings } from '../edge/throttle.ts';
import { type ViewerFunctionConfig, viewerFunction } from '../edge/viewer-function.ts';
import { faultyOrigin } from '../faults/faulty-origin.ts';
import { requestsOfS3 } from '../iam/requests.ts';
import type { StandIns } from './stand-ins.ts';

interface RouteProperties {
  readonly ApiId: string;
  readonly RouteKey: string;
  readonly Target: string;
  readonly AuthorizerId?: string;
}

interface StageProperties {
  readonly ApiId: string;
  readonly DefaultRouteSettings: ThrottleSettings;
  readonly RouteSettings: Readonly<Record<string, ThrottleSettings>>;
  readonly AccessLogSettings?: { readonly DestinationArn: string; readonly Format: string };
}

interface EdgeOptions {
  readonly now: () => number;
  /** Directory of the access log. */
  readonly logDirectory: string;
}

/** The templates' distribution with its origins: the service's public address. */
export function deployEdge(cloud: Cloud, standIns: StandIns, options: EdgeOptions): Origin {
  const [distribution] = cloud.resources<{ DistributionConfig: DistributionConfig }>('AWS::CloudFront::Distribution');
  if (!distribution) throw new Error('The templates have no CloudFront distribution');
  const origins = new Map<string, Origin>([
    ...apiOrigins(cloud, standIns, options),
    ...bucketOrigins(cloud, standIns, distribution.name),
  ]);
  const config: DistributionConfig = JSON.parse(
    JSON.stringify(distribution.properties.DistributionConfig),
    (_, value) => (typeof value === 'string' ? standIns.secrets.resolveReferences(value) : value),
  );
  const answers = cloud
    .resources<{ ResponseHeadersPolicyConfig: ResponseHeadersPolicyConfig }>('AWS::CloudFront::ResponseHeadersPolicy')
    .map(({ ref, properties }) => [ref, headersPolicy(properties.ResponseHeadersPolicyConfig)] as const);
  const requests = cloud
    .resources<{ OriginRequestPolicyConfig: OriginRequestPolicyConfig }>('AWS::CloudFront::OriginRequestPolicy')
    .map(({ ref, properties }) => [ref, forwardedOf(properties.OriginRequestPolicyConfig)] as const);
  const functions = cloud
    .resources<ViewerFunctionConfig>('AWS::CloudFront::Function')
    .map(({ arn: functionArn, properties }) => [functionArn, viewerFunction(properties)] as const);
  const originOf = (domain: string) => {
    const origin = origins.get(domain);
    if (!origin) throw new Error(`The distribution has an origin ${domain} that is in no template`);
    return origin;
  };
  const cloudFront = new CloudFront(
    config,
    originOf,
    { answers: new Map(answers), requests: new Map(requests), functions: new Map(functions) },
    options.now,
  );
  return (request) => cloudFront.answer(request);
}

function accessLogOf(stages: readonly StageProperties[], api: string, directory: string) {
  const settings = stages.find(({ ApiId }) => ApiId === api)?.AccessLogSettings;
  if (!settings) return undefined;
  const group = /:log-group:([^:]+)/.exec(settings.DestinationArn)?.[1] ?? '';
  return accessLog(settings.Format, (line) => appendFileSync(path.join(directory, `${group}.log`), `${line}\n`));
}

function apiOrigins(cloud: Cloud, standIns: StandIns, { now, logDirectory }: EdgeOptions): [string, Origin][] {
  const integrations = cloud.resources<{ IntegrationUri: string }>('AWS::ApiGatewayV2::Integration');
  const stages = cloud.resources<StageProperties>('AWS::ApiGatewayV2::Stage').map(({ properties }) => properties);
  const routes = cloud.resources<RouteProperties>('AWS::ApiGatewayV2::Route').map(({ properties }) => {
    const integration = integrations.find(({ ref }) => properties.Target === `integrations/${ref}`);
    if (!integration) throw new Error(`The route ${properties.RouteKey} has no integration`);
    const { ApiId, RouteKey, AuthorizerId } = properties;
    if (AuthorizerId !== undefined)
      throw new Error(`The route ${RouteKey} has an authorizer, which is not simulated here`);
    const target = permitted(standIns, integration.properties.IntegrationUri, ApiId, RouteKey);
    const stage = stages.find((each) => each.ApiId === ApiId);
    if (!stage) throw new Error(`The API ${ApiId} has no stage`);
    const throttle = new Throttle(stage.RouteSettings[RouteKey] ?? stage.DefaultRouteSettings, now);
    return { apiId: ApiId, key: RouteKey, target, throttle };
  });
  refuseUnknownRoutes(stages, routes);
  return cloud.resources('AWS::ApiGatewayV2::Api').map(({ ref }) => {
    const api = new HttpApi(
      ref,
      routes.filter(({ apiId }) => apiId === ref),
      now,
      accessLogOf(stages, ref, logDirectory),
    );
    return [apiDomain(ref), (request) => api.answer(request)];
  });
}

/** The function, unless the policy of the alias does not let this route invoke it: API Gateway then answers 500. */
function permitted({ iam, targets }: StandIns, resource: string, apiId: string, routeKey: string): Invoker {
  const [method = '', path = ''] = routeKey.replace(/^ANY /, '* ').split(' ');
  const context = { 'aws:SourceArn': [arn('execute-api', `${apiId}/$default/${method}${path}`)] };
  const request = { action: 'lambda:InvokeFunction', resource, context };
  if (iam.allowsService('apigateway.amazonaws.com', request)) return targets.function(resource);
  return { invoke: () => Promise.reject(new Error(`${routeKey} may not invoke its function`)) };
}

/** Rejects settings for a route that does not exist, as API Gateway does. */
function refuseUnknownRoutes(stages: readonly StageProperties[], routes: readonly { apiId: string; key: string }[]) {
  for (const { ApiId, RouteSettings } of stages) {
    for (const key of Object.keys(RouteSettings)) {
      if (!routes.some((route) => route.apiId === ApiId && route.key === key))
        throw new Error(`Unable to find Route by key ${key} within the provided RouteSettings`);
    }
  }
}

function bucketOrigins(cloud: Cloud, { s3, iam, faults }: StandIns, distribution: string): [string, Origin][] {
  const context = { 'aws:SourceArn': [arn('cloudfront', `distribution/${distribution}`, `:${accountId}`)] };
  return cloud.resources('AWS::S3::Bucket').map(({ name }) => {
    const bucket = s3.bucket(name);
    const mayGet = (key: string) =>
      iam.allowsService('cloudfront.amazonaws.com', { ...requestsOfS3('GET', name, key), context });
    const answer: Origin = async (request) => (bucket ? objectAnswer(bucket, request, mayGet) : notAllowed);
    return [bucketDomain(name), faultyOrigin(faults, answer)];
  });
}

/** S3's answer for a missing object, since CloudFront may not list the bucket. */
const notAllowed = textAnswer(403, 'application/xml', '<Error><Code>AccessDenied</Code></Error>');

function objectAnswer(bucket: Bucket, { target }: EdgeRequest, mayGet: (key: string) => boolean): EdgeAnswer {
  const key = decodedPathOf(target)?.slice(1);
  const object = key === undefined || !mayGet(key) ? undefined : bucket.get(key);
  return object ? { status: 200, headers: objectHeaders(object), body: object.body } : notAllowed;
}

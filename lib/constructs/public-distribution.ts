import path from 'node:path';
import { Aws, Duration, SecretValue, Stack, Validations } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  type IOrigin,
  OriginProtocolPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  ResponseHeadersPolicy,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { prefetchHeaders } from '../../lambdas/ports/prefetch-headers.ts';
import { staffPaths } from '../../lambdas/ports/staff-paths.ts';

/**
 * Statuses of S3 on which CloudFront falls back to the HTTP API: a missing object is a 403, and 502 and 504 stand for a
 * broken connection and for silence. Source: CloudFront Developer Guide, "Optimize high availability with CloudFront
 * origin failover".
 */
const failoverStatuses = [403, 404, 500, 502, 503, 504];

/**
 * Every error status that CloudFront would otherwise cache for 10 s.
 * Source: CloudFront, "How CloudFront caches errors".
 */
const errorStatuses = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/** Source: W3C, Permissions Policy, "Policy-controlled Features Registry". */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb', 'serial', 'hid'];

interface PublicDistributionProps {
  readonly bucket: Bucket;
  readonly apiDomainName: string;
  readonly originSecret: Secret;
  /** Version of it; the current one by default. */
  readonly originSecretVersion: string | undefined;
  /** The airline's own hosts, with their certificate. */
  readonly customDomain: { readonly hosts: readonly string[]; readonly certificateArn: string } | undefined;
  readonly webAclArn: string | undefined;
}

/**
 * The public address: rendered passes from S3, all else (and passes that S3 lacks) from the HTTP API. Only pictures are
 * cached.
 * Source: docs/decisions/public-addresses.md#install-links-forward-nothing
 */
export class PublicDistribution extends Construct {
  readonly domainName: string;

  constructor(
    scope: Construct,
    id: string,
    { bucket, apiDomainName, originSecret, originSecretVersion, customDomain, webAclArn }: PublicDistributionProps,
  ) {
    super(scope, id);
    const responseHeadersPolicy = this.#headers('SecurityHeaders');
    // With no-referrer a form would not say its origin. Source: WHATWG, Fetch Standard, "append a request Origin header".
    const staffHeaders = this.#headers('StaffHeaders', '-staff', {}, HeadersReferrerPolicy.SAME_ORIGIN);
    // CloudFormation reads it again only when the template changes, as it does with the version.
    const versionId = originSecretVersion === undefined ? {} : { versionId: originSecretVersion };
    const originValue = SecretValue.secretsManager(originSecret.secretArn, versionId);
    const api = new HttpOrigin(apiDomainName, {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      // A dynamic reference in the template: the value itself is in none.
      customHeaders: { 'x-origin-secret': originValue.unsafeUnwrap() },
    });
    const files = this.#files(bucket);
    const distribution = new Distribution(this, 'Resource', {
      comment: 'Boarding passes',
      httpVersion: HttpVersion.HTTP2_AND_3,
      ...(customDomain && {
        domainNames: [...customDomain.hosts],
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        certificate: Certificate.fromCertificateArn(this, 'Certificate', customDomain.certificateArn),
      }),
      ...(webAclArn && { webAclId: webAclArn }),
      defaultBehavior: {
        origin: api,
        allowedMethods: AllowedMethods.ALLOW_ALL,
        cachePolicy: CachePolicy.CACHING_DISABLED,
        // Forwards Authorization too, which phones send to the PassKit web service: nothing is cached.
        originRequestPolicy: new OriginRequestPolicy(this, 'WithoutCookies', {
          originRequestPolicyName: `${this.#globalName()}-without-cookies`,
          headerBehavior: OriginRequestHeaderBehavior.denyList('Host'),
          queryStringBehavior: OriginRequestQueryStringBehavior.all(),
          // Sessions of staff are for their pages alone.
          cookieBehavior: OriginRequestCookieBehavior.none(),
        }),
        // No redirect from plain HTTP: by then an API key or a passenger's data has been sent in the clear.
        viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
        responseHeadersPolicy,
      },
      additionalBehaviors: {
        ...Object.fromEntries(
          [staffPaths.desk, staffPaths.settings]
            .flatMap((path) => [path, `${path}/*`])
            .map((path) => [
              path,
              {
                origin: api,
                allowedMethods: AllowedMethods.ALLOW_ALL,
                cachePolicy: CachePolicy.CACHING_DISABLED,
                // With cookies.
                originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
                viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
                responseHeadersPolicy: staffHeaders,
              },
            ]),
        ),
        // Query strings must not reach S3, which acts on some of them.
        '/i/*': {
          origin: new OriginGroup({
            primaryOrigin: files,
            fallbackOrigin: api,
            fallbackStatusCodes: failoverStatuses,
          }),
          allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: new OriginRequestPolicy(this, 'Language', {
            originRequestPolicyName: this.#globalName(),
            headerBehavior: OriginRequestHeaderBehavior.allowList('Accept-Language', ...prefetchHeaders),
          }),
          // No redirect here either: the link, which opens the pass, has been sent by then.
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          // S3 keeps no such header; that of the web function stays.
          responseHeadersPolicy: this.#headers('PageHeaders', '-pages', { vary: 'accept-encoding' }),
          functionAssociations: [{ function: this.#atTheEdge(), eventType: FunctionEventType.VIEWER_REQUEST }],
        },
        // Named by their content. No origin request policy: the path is all that decides.
        '/images/*': {
          origin: api,
          allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          responseHeadersPolicy,
        },
      },
      errorResponses: errorStatuses.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
    });
    this.#letRead(bucket, distribution);
    this.domainName = distribution.distributionDomainName;
    this.#acknowledge(distribution, { customDomain, webAclArn });
  }

  /** Decides by Accept-Encoding, which CloudFront forwards under no origin request policy that lists headers. */
  #atTheEdge(): EdgeFunction {
    return new EdgeFunction(this, 'InstallPages', {
      comment: 'Install pages for clients that do not accept gzip, and addresses with a character too many at the end',
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromFile({ filePath: path.join(import.meta.dirname, '../edge/install-page.js') }),
    });
  }

  #files(bucket: Bucket): IOrigin {
    // Cast because CDK's classes do not satisfy their own interfaces under exactOptionalPropertyTypes.
    return S3BucketOrigin.withBucketDefaults(bucket as IBucket, {
      originAccessControlId: new S3OriginAccessControl(this, 'Access', { originAccessControlName: this.#globalName() })
        .originAccessControlId,
      // The default of 30 s before the fallback is too long for a passenger at the gate.
      connectionAttempts: 2,
      connectionTimeout: Duration.seconds(2),
    });
  }

  /** Grants GetObject without ListBucket, so that S3 answers 403 for a missing object. */
  #letRead(bucket: Bucket, distribution: Distribution): void {
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [bucket.arnForObjects('i/*')],
        conditions: { StringEquals: { 'AWS:SourceArn': distribution.distributionArn } },
      }),
    );
  }

  /** Names of CloudFront resources are unique per account across all Regions. */
  #globalName(): string {
    return `${Stack.of(this).stackName}-${Aws.REGION}`;
  }

  /** @param suffix of the policy's name. @param added headers that an answer gets if it has none of the name. */
  #headers(
    id: string,
    suffix = '',
    added: Readonly<Record<string, string>> = {},
    referrerPolicy = HeadersReferrerPolicy.NO_REFERRER,
  ): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, id, {
      responseHeadersPolicyName: `${this.#globalName()}${suffix}`,
      securityHeadersBehavior: {
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(365),
          includeSubdomains: false,
          override: true,
        },
        contentTypeOptions: { override: true },
        referrerPolicy: { referrerPolicy, override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        // frame-ancestors has no effect in a meta tag; the rest of a page's policy is in the page. An origin's header stays.
        contentSecurityPolicy: { contentSecurityPolicy: "frame-ancestors 'none'", override: false },
      },
      customHeadersBehavior: {
        customHeaders: [
          // Features that no page uses.
          {
            header: 'permissions-policy',
            value: unusedFeatures.map((name) => `${name}=()`).join(', '),
            override: true,
          },
          { header: 'cross-origin-opener-policy', value: 'same-origin', override: true },
          ...Object.entries(added).map(([header, value]) => ({ header, value, override: false })),
        ],
      },
    });
  }

  #acknowledge(
    distribution: Distribution,
    { customDomain, webAclArn }: Pick<PublicDistributionProps, 'customDomain' | 'webAclArn'>,
  ) {
    Validations.of(distribution).acknowledge(
      {
        id: 'AwsSolutions-CFR1',
        reason: 'Passengers open their passes from every country that an airline flies to.',
      },
      {
        id: 'AwsSolutions-CFR3',
        reason: 'Access logs hold paths and queries: install links, and personal data in issuance links.',
      },
    );
    if (!webAclArn) {
      Validations.of(distribution).acknowledge({
        id: 'AwsSolutions-CFR2',
        reason: 'A web ACL has to be made in us-east-1 and costs a monthly fee: webAclArn names one.',
      });
    }
    if (!customDomain) {
      Validations.of(distribution).acknowledge({
        id: 'AwsSolutions-CFR4',
        reason:
          'Without certificateArn CloudFront uses its own certificate, whose minimum TLS version it fixes itself.',
      });
    }
  }
}

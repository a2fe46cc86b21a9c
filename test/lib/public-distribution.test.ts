import { templatesWith } from '../helpers/stacks.ts';
import { defaultTemplates } from '../helpers/templates.ts';

interface Behavior {
  readonly PathPattern?: string;
  readonly TargetOriginId: string;
  readonly AllowedMethods: string[];
  readonly CachePolicyId: string;
  readonly OriginRequestPolicyId?: string | object;
  readonly ViewerProtocolPolicy: string;
  readonly ResponseHeadersPolicyId: object;
}

interface Origin {
  readonly Id: string;
  readonly DomainName: object;
  readonly CustomOriginConfig?: { OriginProtocolPolicy: string };
  readonly OriginAccessControlId?: object;
  readonly OriginCustomHeaders?: { HeaderName: string; HeaderValue: object }[];
}

interface DistributionConfig {
  readonly Origins: Origin[];
  readonly OriginGroups: {
    Items: { Id: string; FailoverCriteria: object; Members: { Items: { OriginId: string }[] } }[];
  };
  readonly DefaultCacheBehavior: Behavior;
  readonly CacheBehaviors: Behavior[];
  readonly CustomErrorResponses: object[];
  readonly Aliases?: string[];
  readonly ViewerCertificate?: object;
  readonly HttpVersion: string;
  readonly WebACLId?: string;
}

/** Ids of AWS's managed policies. Source: CloudFront, "Use managed cache policies" and "… origin request policies". */
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const allViewerExceptHostHeader = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

/** Behaviors of the pages for staff, which sign in with cookies. */
const staffPatterns = ['/desk', '/desk/*', '/settings', '/settings/*'];

function configOf({ data } = defaultTemplates()): DistributionConfig {
  const resources = data.findResources('AWS::CloudFront::Distribution');
  return Object.values(resources)[0]?.Properties.DistributionConfig;
}

const config = configOf();
const files = config.Origins.find((origin) => origin.OriginAccessControlId !== undefined);
const api = config.Origins.find((origin) => origin.CustomOriginConfig !== undefined);
const behaviorOf = (pattern: string) => config.CacheBehaviors.find(({ PathPattern }) => PathPattern === pattern);

/** The origin request policy of a behavior, as the template has it. */
function requestsOf(behavior: Behavior | undefined) {
  const policies = defaultTemplates().data.findResources('AWS::CloudFront::OriginRequestPolicy');
  const { Ref = '' } = (behavior?.OriginRequestPolicyId ?? {}) as { Ref?: string };
  return policies[Ref]?.Properties.OriginRequestPolicyConfig;
}

test('/i/* is GET and HEAD over https only, from S3 first and from the HTTP API on 403, 404, 500 and 503', () => {
  const [group] = config.OriginGroups.Items;
  expect(group?.FailoverCriteria).toEqual({ StatusCodes: { Items: [403, 404, 500, 502, 503, 504], Quantity: 6 } });
  expect(group?.Members.Items).toEqual([{ OriginId: files?.Id }, { OriginId: api?.Id }]);
  expect(behaviorOf('/i/*')).toMatchObject({
    TargetOriginId: group?.Id,
    AllowedMethods: ['GET', 'HEAD'],
    ViewerProtocolPolicy: 'https-only',
  });
});

test('robots.txt, which Google reads before it calls, comes from the HTTP API: no other behavior takes it', () => {
  const taking = config.CacheBehaviors.filter(({ PathPattern = '' }) => /^\/?(\*|robots)/.test(PathPattern));
  expect(taking).toEqual([]);
  expect(config.DefaultCacheBehavior.TargetOriginId).toBe(api?.Id);
});

test('/i/* sends S3 neither query string nor headers of the viewer, but for the languages that notices go by and what tells a prefetch', () => {
  expect(requestsOf(behaviorOf('/i/*'))).toMatchObject({
    HeadersConfig: {
      HeaderBehavior: 'whitelist',
      Headers: ['Accept-Language', 'sec-purpose', 'purpose', 'x-purpose', 'x-moz'],
    },
    CookiesConfig: { CookieBehavior: 'none' },
    QueryStringsConfig: { QueryStringBehavior: 'none' },
  });
});

const allMethods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

test('everything else goes to the HTTP API with every method and all of the request but its Host and its cookies, and over TLS only', () => {
  const { AllowedMethods, ...behavior } = config.DefaultCacheBehavior;
  expect([...AllowedMethods].sort()).toEqual(allMethods);
  expect(behavior).toMatchObject({ TargetOriginId: api?.Id, ViewerProtocolPolicy: 'https-only' });
  expect(requestsOf(config.DefaultCacheBehavior)).toMatchObject({
    HeadersConfig: { HeaderBehavior: 'allExcept', Headers: ['Host'] },
    CookiesConfig: { CookieBehavior: 'none' },
    QueryStringsConfig: { QueryStringBehavior: 'all' },
  });
  expect(api?.CustomOriginConfig?.OriginProtocolPolicy).toBe('https-only');
});

test.each(staffPatterns)('%s goes to the HTTP API in the same way, and with its cookies', (pattern) => {
  const { AllowedMethods = [], ...behavior } = behaviorOf(pattern) ?? {};
  expect([...AllowedMethods].sort()).toEqual(allMethods);
  expect(behavior).toMatchObject({
    TargetOriginId: api?.Id,
    OriginRequestPolicyId: allViewerExceptHostHeader,
    CachePolicyId: cachingDisabled,
    ViewerProtocolPolicy: 'https-only',
  });
});

test('cookies reach the HTTP API below the paths of the pages for staff, and nowhere else', () => {
  const forwarding = [config.DefaultCacheBehavior, ...config.CacheBehaviors].filter((behavior) => {
    const { OriginRequestPolicyId } = behavior;
    if (OriginRequestPolicyId === undefined) return false;
    return requestsOf(behavior)?.CookiesConfig.CookieBehavior !== 'none';
  });
  expect(forwarding.map(({ PathPattern }) => PathPattern)).toEqual(staffPatterns);
  // The first pattern that matches decides: no other takes their paths.
  expect(config.CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual([...staffPatterns, '/i/*', '/images/*']);
});

test('pictures come from the HTTP API and are cached by their path: nothing of a viewer reaches it', () => {
  const images = behaviorOf('/images/*');
  expect(images).toMatchObject({
    TargetOriginId: api?.Id,
    AllowedMethods: ['GET', 'HEAD'],
    CachePolicyId: cachingOptimized,
    ViewerProtocolPolicy: 'https-only',
  });
  expect(images?.OriginRequestPolicyId).toBeUndefined();
});

test('nothing else is cached, and no error either', () => {
  const others = config.CacheBehaviors.filter(({ PathPattern }) => PathPattern !== '/images/*');
  expect(others).toHaveLength(staffPatterns.length + 1);
  for (const behavior of [config.DefaultCacheBehavior, ...others]) {
    expect(behavior.CachePolicyId).toBe(cachingDisabled);
  }
  const cachedByDefault = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];
  expect(config.CustomErrorResponses).toEqual(
    cachedByDefault.map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
  );
});

test('another version of the secret is another template, without which CloudFormation would not read it again', () => {
  const originSecretVersion = '7f1e2d3c-0000-4000-8000-000000000001';
  const origin = configOf(templatesWith({ originSecretVersion })).Origins.find(
    (each) => each.OriginCustomHeaders !== undefined,
  );
  expect(JSON.stringify(origin?.OriginCustomHeaders)).toContain(`:SecretString:::${originSecretVersion}}}`);
});

test('CloudFront proves itself to the HTTP API with a secret that no template holds', () => {
  const secrets = Object.keys(defaultTemplates().data.findResources('AWS::SecretsManager::Secret'));
  const originSecret = secrets.find((id) => id.startsWith('SecretsOrigin'));
  expect(api?.OriginCustomHeaders).toEqual([
    {
      HeaderName: 'x-origin-secret',
      HeaderValue: {
        'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: originSecret }, ':SecretString:::}}']],
      },
    },
  ]);
  expect(files?.OriginCustomHeaders).toBeUndefined();
});

test('every answer forbids framing, sniffing, referrers to others, openers and what no page needs of a device; a content policy from the origin is left alone', () => {
  const policies = defaultTemplates().data.findResources('AWS::CloudFront::ResponseHeadersPolicy');
  const behaviors = [config.DefaultCacheBehavior, ...config.CacheBehaviors];
  expect(behaviors).toHaveLength(staffPatterns.length + 3);
  const ofPages = { Header: 'vary', Value: 'accept-encoding', Override: false };
  for (const { PathPattern, ResponseHeadersPolicyId } of behaviors) {
    const policy = policies[(ResponseHeadersPolicyId as { Ref: string }).Ref];
    // The pages for staff have forms, whose requests say their origin to nobody but us.
    const referrerPolicy = staffPatterns.includes(PathPattern ?? '') ? 'same-origin' : 'no-referrer';
    expect(policy?.Properties.ResponseHeadersPolicyConfig).toMatchObject({
      SecurityHeadersConfig: {
        StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000, Override: true },
        ContentTypeOptions: { Override: true },
        ReferrerPolicy: { ReferrerPolicy: referrerPolicy, Override: true },
        FrameOptions: { FrameOption: 'DENY', Override: true },
        ContentSecurityPolicy: { ContentSecurityPolicy: "frame-ancestors 'none'", Override: false },
      },
      CustomHeadersConfig: {
        Items: [
          {
            Header: 'permissions-policy',
            Value: expect.stringMatching(/camera=\(\).*microphone=\(\)/),
            Override: true,
          },
          { Header: 'cross-origin-opener-policy', Value: 'same-origin', Override: true },
          ...(PathPattern === '/i/*' ? [ofPages] : []),
        ],
      },
    });
  }
});

test('a web ACL that the deployment names looks at every request', () => {
  const webAclArn = 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/passes/0f1e2d3c';
  expect(configOf(templatesWith({ webAclArn })).WebACLId).toBe(webAclArn);
  expect(config.WebACLId).toBeUndefined();
});

test('HTTP/2 and HTTP/3 are offered', () => {
  expect(config.HttpVersion).toBe('http2and3');
});

test("with a certificate the distribution answers under the airline's host, with TLS 1.2 or later", () => {
  const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/0f1e2d3c';
  const { Aliases, ViewerCertificate } = configOf(
    templatesWith({ publicBaseUrl: 'https://passes.example.com', certificateArn }),
  );
  expect(Aliases).toEqual(['passes.example.com']);
  expect(ViewerCertificate).toEqual({
    AcmCertificateArn: certificateArn,
    MinimumProtocolVersion: 'TLSv1.2_2021',
    SslSupportMethod: 'sni-only',
  });
  expect(config.Aliases).toBeUndefined();
});

test('issuance links reach the HTTP API with their query, over https only, and no cache stores their answer', () => {
  const matching = config.CacheBehaviors.filter(({ PathPattern = '' }) => /^\/?(\*|l\b)/.test(PathPattern));
  expect(matching).toEqual([]);
  expect(config.DefaultCacheBehavior).toMatchObject({
    TargetOriginId: api?.Id,
    CachePolicyId: cachingDisabled,
    ViewerProtocolPolicy: 'https-only',
  });
  expect(requestsOf(config.DefaultCacheBehavior)?.QueryStringsConfig).toEqual({ QueryStringBehavior: 'all' });
});

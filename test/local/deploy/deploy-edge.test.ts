import { Iam } from '../../../local/aws/iam.ts';
import { S3 } from '../../../local/aws/s3.ts';
import { Cloud } from '../../../local/cloud/cloud.ts';
import { deployEdge } from '../../../local/deploy/deploy-edge.ts';
import { deployIam } from '../../../local/deploy/deploy-iam.ts';
import type { StandIns } from '../../../local/deploy/stand-ins.ts';
import { Faults } from '../../../world/faults/faults.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const apiDomain = { 'Fn::Join': ['', [{ Ref: 'Api' }, '.execute-api.eu-central-1.amazonaws.com']] };
const distributionArn = {
  'Fn::Join': ['', ['arn:aws:cloudfront::000000000000:distribution/', { Ref: 'Distribution' }]],
};

const CachePolicyId = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';

/** A distribution in front of a bucket and of an API with one route. */
const resources = {
  Api: { Type: 'AWS::ApiGatewayV2::Api' },
  Stage: {
    Type: 'AWS::ApiGatewayV2::Stage',
    Properties: { ApiId: { Ref: 'Api' }, DefaultRouteSettings: {}, RouteSettings: {} },
  },
  Integration: { Type: 'AWS::ApiGatewayV2::Integration', Properties: { IntegrationUri: { Ref: 'Live' } } },
  Live: { Type: 'AWS::Lambda::Alias', Properties: { FunctionName: 'function', Name: 'live' } },
  Route: {
    Type: 'AWS::ApiGatewayV2::Route',
    Properties: {
      ApiId: { Ref: 'Api' },
      RouteKey: 'ANY /v3',
      Target: { 'Fn::Join': ['', ['integrations/', { Ref: 'Integration' }]] },
    },
  },
  Bucket: { Type: 'AWS::S3::Bucket' },
  Distribution: {
    Type: 'AWS::CloudFront::Distribution',
    Properties: {
      DistributionConfig: {
        Origins: [
          { Id: 'api', DomainName: apiDomain },
          { Id: 'files', DomainName: { 'Fn::GetAtt': ['Bucket', 'RegionalDomainName'] } },
        ],
        CacheBehaviors: [{ PathPattern: '/i/*', TargetOriginId: 'files', CachePolicyId }],
        DefaultCacheBehavior: { TargetOriginId: 'api', AllowedMethods: ['GET', 'POST'], CachePolicyId },
        CustomErrorResponses: [404, 405, 414, 500, 501, 502, 503, 504].map((ErrorCode) => ({
          ErrorCode,
          ErrorCachingMinTTL: 0,
        })),
      },
    },
  },
};
const permission = (SourceArn: unknown, FunctionName: unknown = { Ref: 'Live' }) => ({
  Type: 'AWS::Lambda::Permission',
  Properties: {
    Action: 'lambda:InvokeFunction',
    FunctionName,
    Principal: 'apigateway.amazonaws.com',
    SourceArn,
  },
});
const toRoute = (route: string, functionName?: string) =>
  permission(
    { 'Fn::Join': ['', ['arn:aws:execute-api:eu-central-1:000000000000:', { Ref: 'Api' }, `/*/*${route}`]] },
    functionName,
  );
const bucketPolicy = (sourceArn: unknown) => ({
  Type: 'AWS::S3::BucketPolicy',
  Properties: {
    Bucket: { Ref: 'Bucket' },
    PolicyDocument: {
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Action: 's3:GetObject',
          Principal: { Service: 'cloudfront.amazonaws.com' },
          Resource: { 'Fn::Join': ['', [{ 'Fn::GetAtt': ['Bucket', 'Arn'] }, '/i/*']] },
          Condition: { StringEquals: { 'AWS:SourceArn': sourceArn } },
        },
      ],
    },
  },
});

/** Statuses of the API and of an object behind a distribution with these policies. */
async function statusesWith(policies: Record<string, object>): Promise<number[]> {
  const urls = { sqsUrl: 'http://sqs', signInUrl: 'http://sign-in' };
  const template = { Resources: { ...resources, ...policies } } as ConstructorParameters<
    typeof Cloud
  >[0][0]['template'];
  const cloud = new Cloud([{ name: 'edge', template, assetDirectories: new Map() }], urls);
  const iam = new Iam(() => {});
  deployIam(cloud, iam);
  const s3 = new S3(directory);
  s3.declare('edge-bucket').put('i/page', Buffer.from('page'), {});
  const arn = 'arn:aws:lambda:eu-central-1:000000000000:function:function';
  const targets = { function: () => ({ definition: { arn }, invoke: async () => ({ statusCode: 200 }) }) };
  const secrets = { resolveReferences: (text: string) => text };
  const standIns = { faults: new Faults(), iam, s3, secrets, targets } as unknown as StandIns;
  const edge = deployEdge(cloud, standIns, { now: () => 0, logDirectory: directory });
  const get = async (target: string) =>
    (await edge({ method: 'GET', target, headers: {}, body: Buffer.alloc(0), sourceIp: '192.0.2.1' })).status;
  return [await get('/v3'), await get('/i/page')];
}

test('a route invokes its function, and CloudFront reads the bucket, as far as their policies let them', async () => {
  const policies = { Permission: toRoute('/v3'), Policy: bucketPolicy(distributionArn) };
  expect(await statusesWith(policies)).toEqual([200, 200]);
});

test.each([
  ['no policy', {}],
  ['a policy of the function in place of its alias', { Permission: toRoute('/v3', 'function') }],
  ['those of another route and distribution', { Permission: toRoute('/other'), Policy: bucketPolicy('arn:other') }],
])('with %s a route is answered 500, and an object 403', async (_, policies) => {
  expect(await statusesWith(policies)).toEqual([500, 403]);
});

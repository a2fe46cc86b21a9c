import { createHash } from 'node:crypto';
import { accountId, arn, region } from './account.ts';

/** Values of Ref and Fn::GetAtt for a resource. */
interface Attributes {
  readonly ref: string;
  readonly [attribute: string]: string;
}

/** The property that names a resource, by type; without it the resource gets a generated name. */
const nameProperties: Readonly<Record<string, string>> = {
  'AWS::DynamoDB::GlobalTable': 'TableName',
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::SQS::Queue': 'QueueName',
};

export const namePropertyOf = (type: string) => nameProperties[type] ?? 'Name';

/** At most 63 lower-case characters, the limit of the strictest service (S3). */
export const generatedName = (stack: string, logicalId: string) => `${stack}-${logicalId}`.toLowerCase().slice(0, 63);

/** Domain names of the HTTP API and the buckets in the origins of a distribution. */
export const apiDomain = (apiId: string) => `${apiId}.execute-api.${region}.amazonaws.com`;
export const bucketDomain = (bucket: string) => `${bucket}.s3.${region}.amazonaws.com`;

/** Secrets Manager's ARNs end with six random characters; here derived from the name, so that they survive a restart. */
export const secretArn = (name: string) =>
  arn('secretsmanager', `secret:${name}-${createHash('sha256').update(name).digest('hex').slice(0, 6)}`);

export const userPoolArn = (id: string) => arn('cognito-idp', `userpool/${id}`);

/** Addresses of stand-ins that are attributes of resources. */
export interface StandInUrls {
  /** Base of queue URLs. */
  readonly sqsUrl: string;
  /** Issuer of the user pool's tokens. */
  readonly signInUrl: string;
}

/** Attributes by type, besides a Ref that is the name. */
const attributes: Readonly<Record<string, (name: string, urls: StandInUrls) => Readonly<Record<string, string>>>> = {
  'AWS::ApiGatewayV2::Api': (name) => ({ ApiId: name, ApiEndpoint: `https://${apiDomain(name)}` }),
  'AWS::CloudWatch::Alarm': (name) => ({ Arn: arn('cloudwatch', `alarm:${name}`) }),
  'AWS::CloudFront::Function': (name) => {
    const Arn = arn('cloudfront', `function/${name}`);
    return { Arn, FunctionARN: Arn };
  },
  'AWS::CloudFront::Distribution': (name) => ({ Id: name, DomainName: `${name}.cloudfront.net` }),
  'AWS::Cognito::UserPool': (name, { signInUrl }) => ({
    UserPoolId: name,
    Arn: userPoolArn(name),
    ProviderURL: signInUrl,
  }),
  'AWS::DynamoDB::GlobalTable': ofTable,
  'AWS::DynamoDB::Table': ofTable,
  'AWS::Events::EventBus': (name) => ({ Name: name, Arn: arn('events', `event-bus/${name}`) }),
  'AWS::Events::Rule': (name) => ({ Arn: arn('events', `rule/${name}`) }),
  'AWS::IAM::Role': (name) => ({ Arn: arn('iam', `role/${name}`, `:${accountId}`) }),
  'AWS::Lambda::Alias': qualifiedFunction,
  'AWS::Lambda::Function': (name) => ({ Arn: arn('lambda', `function:${name}`) }),
  'AWS::Lambda::Version': (name) => ({ ...qualifiedFunction(name), Version: '1' }),
  'AWS::Logs::LogGroup': (name) => ({ Arn: arn('logs', `log-group:${name}:*`) }),
  'AWS::S3::Bucket': (name) => ({
    Arn: `arn:aws:s3:::${name}`,
    DomainName: bucketDomain(name),
    RegionalDomainName: bucketDomain(name),
  }),
  'AWS::SecretsManager::Secret': (name) => ({ ref: secretArn(name), Id: secretArn(name) }),
  'AWS::SNS::Topic': (name) => ({ ref: arn('sns', name), TopicArn: arn('sns', name), TopicName: name }),
  'AWS::SQS::Queue': (name, { sqsUrl }) => {
    const QueueUrl = queueUrl(sqsUrl, name);
    return { ref: QueueUrl, QueueUrl, Arn: arn('sqs', name), QueueName: name };
  },
  'AWS::Scheduler::Schedule': (name) => ({ Arn: arn('scheduler', `schedule/default/${name}`) }),
};

export const attributesOf = (type: string, name: string, urls: StandInUrls): Attributes => ({
  ref: name,
  ...attributes[type]?.(name, urls),
});

/** The Ref of a version or an alias is its ARN. Source: AWS CloudFormation, AWS::Lambda::Alias, return values. */
function qualifiedFunction(name: string) {
  const Arn = arn('lambda', `function:${name}`);
  return { ref: Arn, Arn };
}

function ofTable(name: string) {
  const Arn = arn('dynamodb', `table/${name}`);
  return { Arn, StreamArn: `${Arn}/stream/local` };
}

export const queueUrl = (sqsUrl: string, name: string) => `${sqsUrl}/${accountId}/${name}`;

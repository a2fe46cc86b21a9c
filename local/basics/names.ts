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

/** Addresses of stand-ins that are attributes of resources. */
export interface StandInUrls {
  /** Base of queue URLs. */
  readonly sqsUrl: string;
  /** Issuer of the user pool's tokens. */
  readonly signInUrl: string;
}

export function attributesOf(type: string, name: string, { sqsUrl, signInUrl }: StandInUrls): Attributes {
  switch (type) {
    case 'AWS::ApiGatewayV2::Api':
      return { ref: name, ApiId: name, ApiEndpoint: `https://${apiDomain(name)}` };
    case 'AWS::CloudFront::Function':
      return {
        ref: name,
        Arn: arn('cloudfront', `function/${name}`),
        FunctionARN: arn('cloudfront', `function/${name}`),
      };
    case 'AWS::CloudFront::Distribution':
      return { ref: name, Id: name, DomainName: `${name}.cloudfront.net` };
    case 'AWS::Cognito::UserPool':
      return { ref: name, UserPoolId: name, Arn: arn('cognito-idp', `userpool/${name}`), ProviderURL: signInUrl };
    case 'AWS::DynamoDB::GlobalTable':
    case 'AWS::DynamoDB::Table': {
      const Arn = arn('dynamodb', `table/${name}`);
      return { ref: name, Arn, StreamArn: `${Arn}/stream/local` };
    }
    case 'AWS::Events::EventBus':
      return { ref: name, Name: name, Arn: arn('events', `event-bus/${name}`) };
    case 'AWS::Events::Rule':
      return { ref: name, Arn: arn('events', `rule/${name}`) };
    case 'AWS::IAM::Role':
      return { ref: name, Arn: arn('iam', `role/${name}`, `:${accountId}`) };
    case 'AWS::Lambda::Function':
      return { ref: name, Arn: arn('lambda', `function:${name}`) };
    case 'AWS::Logs::LogGroup':
      return { ref: name, Arn: arn('logs', `log-group:${name}:*`) };
    case 'AWS::S3::Bucket':
      return {
        ref: name,
        Arn: `arn:aws:s3:::${name}`,
        DomainName: bucketDomain(name),
        RegionalDomainName: bucketDomain(name),
      };
    case 'AWS::SecretsManager::Secret':
      return { ref: secretArn(name), Id: secretArn(name) };
    case 'AWS::SNS::Topic':
      return { ref: arn('sns', name), TopicArn: arn('sns', name), TopicName: name };
    case 'AWS::SQS::Queue':
      return { ref: queueUrl(sqsUrl, name), QueueUrl: queueUrl(sqsUrl, name), Arn: arn('sqs', name), QueueName: name };
    case 'AWS::Scheduler::Schedule':
      return { ref: name, Arn: arn('scheduler', `schedule/default/${name}`) };
    default:
      return { ref: name };
  }
}

export const queueUrl = (sqsUrl: string, name: string) => `${sqsUrl}/${accountId}/${name}`;

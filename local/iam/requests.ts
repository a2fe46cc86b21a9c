import { arn } from '../basics/account.ts';
import { secretArn, userPoolArn } from '../basics/names.ts';
import type { AuthorizationRequest } from './policy.ts';

/** Requests for IAM's permission, by operation and parsed body. */
export type RequestsOf = (operation: string, input: never) => readonly AuthorizationRequest[];

/** A batch needs the permission of its operation. Source: AWS Service Authorization Reference, Amazon SQS. */
export const requestsOfSqs: RequestsOf = (operation, input: { QueueUrl?: string; SourceArn?: string }) => {
  const name = input.QueueUrl?.split('/').at(-1);
  const resource = input.SourceArn ?? (name === undefined ? '*' : arn('sqs', name));
  return [{ action: `sqs:${operation.replace(/Batch$/, '')}`, resource }];
};

/** Every bus of a call is judged. Source: AWS Service Authorization Reference, Amazon EventBridge. */
export const requestsOfEvents: RequestsOf = (
  operation,
  { Entries = [] }: { Entries?: readonly { EventBusName?: string }[] },
) =>
  [...new Set(Entries.map(({ EventBusName = 'default' }) => EventBusName))].map((bus) => ({
    action: `events:${operation}`,
    resource: bus.startsWith('arn:') ? bus : arn('events', `event-bus/${bus}`),
  }));

/** Source: AWS Service Authorization Reference, AWS Secrets Manager. */
export const requestsOfSecrets: RequestsOf = (operation, { SecretId, Name }: { SecretId?: string; Name?: string }) => {
  const id = SecretId ?? Name;
  const resource = id === undefined ? '*' : id.startsWith('arn:') ? id : secretArn(id);
  return [{ action: `secretsmanager:${operation}`, resource }];
};

/** Source: AWS Service Authorization Reference, Amazon Cognito User Pools. */
export const requestsOfUserPool: RequestsOf = (operation, { UserPoolId }: { UserPoolId?: string }) => [
  { action: `cognito-idp:${operation}`, resource: UserPoolId === undefined ? '*' : userPoolArn(UserPoolId) },
];

/** Source: Amazon S3 User Guide, "Required permissions for Amazon S3 API operations". */
const s3Actions: Readonly<Record<string, string>> = {
  'DELETE object': 'DeleteObject',
  'GET bucket': 'ListBucket',
  'GET object': 'GetObject',
  'PUT object': 'PutObject',
};

/** @param key empty for the bucket itself */
export function requestsOfS3(method: string, bucket: string, key: string, ifNoneMatch?: string): AuthorizationRequest {
  return {
    action: `s3:${s3Actions[`${method} ${key === '' ? 'bucket' : 'object'}`] ?? method}`,
    resource: `arn:aws:s3:::${bucket}${key === '' ? '' : `/${key}`}`,
    ...(ifNoneMatch !== undefined && { context: { 's3:if-none-match': [ifNoneMatch] } }),
  };
}

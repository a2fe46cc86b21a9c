import { accessKeyOf, Iam } from '../../local/aws/iam.ts';
import { credentials } from '../../local/basics/account.ts';
import { Policy } from '../../local/iam/policy.ts';

export const policy = (...Statement: object[]) => new Policy({ Version: '2012-10-17', Statement });

/** An IAM with one function, `worker`, with these statements. */
export function iamWithFunction(...statements: object[]) {
  const log: string[] = [];
  const iam = new Iam((message) => log.push(message));
  const trust = policy({ Effect: 'Allow', Action: 'sts:AssumeRole', Principal: { Service: 'lambda.amazonaws.com' } });
  iam.addRole('role', { name: 'worker-role', policies: [policy(...statements)], trust });
  iam.addFunction('worker', 'role');
  return { iam, log, credentials: { ...credentials, accessKeyId: accessKeyOf('worker') } };
}

/** AWS's words for a refusal of the function. */
export const refusalOf = (action: string, resource: string) =>
  `User: arn:aws:sts::000000000000:assumed-role/worker-role/worker is not authorized to perform: ${action} ` +
  `on resource: ${resource} because no identity-based policy allows the ${action} action`;

/** A bucket policy that refuses to put an image without If-None-Match. */
export function imagesOnce(bucket: string): Policy {
  const denied = {
    Effect: 'Deny',
    Principal: '*',
    Action: 's3:PutObject',
    Resource: `arn:aws:s3:::${bucket}/images/*`,
  };
  return policy({ ...denied, Condition: { Null: { 's3:if-none-match': 'true' } } });
}

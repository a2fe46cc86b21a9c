import type { Iam } from '../aws/iam.ts';
import { arn } from '../basics/account.ts';
import type { Cloud } from '../cloud/cloud.ts';
import { Policy, type PolicyDocument } from '../iam/policy.ts';

interface WithPolicy {
  readonly PolicyDocument: PolicyDocument;
}

interface RoleProperties {
  readonly AssumeRolePolicyDocument: PolicyDocument;
}

interface PermissionProperties {
  readonly Action: string;
  readonly FunctionName: string;
  readonly Principal: string;
  readonly SourceArn?: string;
}

/** Other places of policies, which would be ignored. */
const unknownTypes = [
  'AWS::Events::EventBusPolicy',
  'AWS::IAM::Group',
  'AWS::IAM::ManagedPolicy',
  'AWS::IAM::RolePolicy',
  'AWS::IAM::User',
  'AWS::SecretsManager::ResourcePolicy',
];
const unknownProperties = ['ManagedPolicyArns', 'PermissionsBoundary', 'Policies'];

/**
 * Reads every policy of the templates, and gives each function the credentials of its role.
 * @throws for anything that is not implemented, and for a role that its service may not assume.
 */
export function deployIam(cloud: Cloud, iam: Iam): void {
  const [unknown] = cloud.resources(...unknownTypes);
  if (unknown) throw new Error(`The local stack does not know the kind of policy that ${unknown.name} is`);
  deployRoles(cloud, iam);
  for (const { name, properties } of cloud.resources<{ Role?: string }>('AWS::Lambda::Function'))
    if (properties.Role !== undefined) iam.addFunction(name, properties.Role);
  for (const { properties } of cloud.resources<{ Target: { RoleArn: string } }>('AWS::Scheduler::Schedule'))
    iam.checkTrust(properties.Target.RoleArn, 'scheduler.amazonaws.com');
  for (const { properties } of cloud.resources<WithPolicy & { Bucket: string }>('AWS::S3::BucketPolicy'))
    iam.addResourcePolicy(`arn:aws:s3:::${properties.Bucket}`, new Policy(properties.PolicyDocument));
  for (const { properties } of cloud.resources<WithPolicy & { Queues: readonly string[] }>('AWS::SQS::QueuePolicy'))
    for (const url of properties.Queues)
      iam.addResourcePolicy(arn('sqs', url.split('/').at(-1) ?? ''), new Policy(properties.PolicyDocument));
  for (const { properties } of cloud.resources<PermissionProperties>('AWS::Lambda::Permission')) {
    const { FunctionName } = properties;
    const functionArn = FunctionName.startsWith('arn:') ? FunctionName : arn('lambda', `function:${FunctionName}`);
    iam.addResourcePolicy(functionArn, permission(properties, functionArn));
  }
}

function deployRoles(cloud: Cloud, iam: Iam): void {
  const policies = cloud
    .resources<WithPolicy & { Roles: readonly string[] }>('AWS::IAM::Policy')
    .map(({ properties }) => ({ roles: properties.Roles, policy: new Policy(properties.PolicyDocument) }));
  for (const role of cloud.resources<RoleProperties>('AWS::IAM::Role')) {
    const { ref: name, properties } = role;
    // Nothing is shifted here: each start has one version of each function.
    if (isOfCodeDeploy(properties.AssumeRolePolicyDocument)) continue;
    const unknown = unknownProperties.find((property) => property in properties);
    if (unknown) throw new Error(`The local stack does not know ${unknown} of the role ${name}`);
    const ofRole = policies.filter(({ roles }) => roles.includes(name)).map(({ policy }) => policy);
    iam.addRole(role.arn, { name, policies: ofRole, trust: new Policy(properties.AssumeRolePolicyDocument) });
  }
}

const isOfCodeDeploy = (trust: PolicyDocument) => JSON.stringify(trust).includes('codedeploy.amazonaws.com');

/** The statement that Lambda makes of a permission. Source: AWS Lambda API reference, AddPermission. */
function permission({ Action, Principal, SourceArn }: PermissionProperties, Resource: string): Policy {
  const statement = { Effect: 'Allow', Action, Principal: { Service: Principal }, Resource };
  const Condition = SourceArn && { ArnLike: { 'aws:SourceArn': SourceArn } };
  return new Policy({ Version: '2012-10-17', Statement: [{ ...statement, ...(Condition && { Condition }) }] });
}

import type { Template } from 'aws-cdk-lib/assertions';
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js';
import { type AuthorizationRequest, isLike, Policy } from '../../../local/iam/policy.ts';

/** A statement of a policy, in the part of IAM's syntax that ours use. */
interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: {
    readonly 'ForAllValues:StringLike': { readonly 'dynamodb:LeadingKeys': string | readonly string[] };
    readonly Null: { readonly 'dynamodb:LeadingKeys': 'false' };
  };
}

/** One action on one resource, unlimited or for items with a partition key of one of these patterns. */
export interface Grant {
  readonly action: string;
  readonly resource: string;
  readonly leadingKeys: readonly string[] | undefined;
}

/** A readable name: `Bucket/i/*` for objects of an imported bucket, `SecretsIndex` for an imported secret. */
function nameOf(resource: unknown): string {
  return flattenCfnReference(resource)
    .replace(
      /^data:ExportsOutput(?:Ref|FnGetAtt)([A-Za-z]+?)[0-9A-F]{8}(StreamArn|Arn)?[0-9A-F]{8}/,
      (_, id, attribute) => (attribute === 'StreamArn' ? `${id} stream` : id),
    )
    .replace(/^<([A-Za-z]+?)[0-9A-F]{8}\.Arn>/, '$1')
    .replace('arn:<AWS::Partition>:secretsmanager:<AWS::Region>:<AWS::AccountId>:', '');
}

function statementsOf(template: Template, construct: string): readonly Statement[] {
  const policies = Object.entries(template.findResources('AWS::IAM::Policy')).filter(([id]) =>
    id.startsWith(construct),
  );
  expect(policies).toHaveLength(1);
  return policies[0]?.[1].Properties.PolicyDocument.Statement;
}

/** The one policy of a construct's function, with readable names of resources. */
export function policyOf(template: Template, construct: string): Policy {
  const Statement = statementsOf(template, construct).map((statement) => ({
    ...statement,
    Resource: [statement.Resource].flat().map(nameOf),
  }));
  return new Policy({ Version: '2012-10-17', Statement });
}

/** Permissions of that policy. */
export function grantsOf(template: Template, construct: string): Grant[] {
  return statementsOf(template, construct).flatMap(({ Effect, Action, Resource, Condition }) => {
    expect(Effect).toBe('Allow');
    const leadingKeys = Condition && [Condition['ForAllValues:StringLike']['dynamodb:LeadingKeys']].flat();
    // A grant does not show any other condition.
    if (Condition)
      expect(Condition).toEqual({
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': expect.anything() },
        Null: { 'dynamodb:LeadingKeys': 'false' },
      });
    return [Action]
      .flat()
      .flatMap((action) =>
        [Resource].flat().map((resource) => ({ action: String(action), resource: nameOf(resource), leadingKeys })),
      );
  });
}

/** The smallest parts of grants: for each action on a resource one for each kind of item. */
export function partsOf(grants: readonly Grant[]): string[] {
  return grants.flatMap(({ action, resource, leadingKeys }) =>
    (leadingKeys ?? ['']).map((pattern) => `${action} ${resource} ${pattern}`.trimEnd()),
  );
}

/** Parts of these grants that a request needs. */
export function partsFor(grants: readonly Grant[], { action, resource, context }: AuthorizationRequest): string[] {
  const keys = context?.['dynamodb:LeadingKeys'] ?? [];
  return grants
    .filter((grant) => grant.action === action && isLike(resource, grant.resource))
    .flatMap((grant) =>
      (grant.leadingKeys ?? [''])
        .filter((pattern) => pattern === '' || keys.some((key) => isLike(key, pattern)))
        .map((pattern) => `${grant.action} ${grant.resource} ${pattern}`.trimEnd()),
    );
}

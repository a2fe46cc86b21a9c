import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import type { OperatorEnv } from '../../lambdas/runtime/env.ts';

/**
 * Where a deployed stage keeps its accounts, from the outputs of its data stack.
 * @throws when there is no such stage in this AWS account and Region.
 */
export async function findDeployment(stage: string): Promise<OperatorEnv> {
  const StackName = `boarding-pass-wallet-${stage}-data`;
  const { Stacks } = await new CloudFormationClient().send(new DescribeStacksCommand({ StackName }));
  const outputs = new Map(Stacks?.[0]?.Outputs?.map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]));
  const output = (name: string) => {
    const value = outputs.get(name);
    if (value === undefined) throw new Error(`The stack ${StackName} has no output ${name}: deploy it anew`);
    return value;
  };
  return {
    TABLE_NAME: output('TableName'),
    INDEX_SECRET_ARN: output('IndexSecretArn'),
    ACCESS_SECRET_ARN: output('AccessSecretArn'),
    CERTIFICATE_SECRET_PREFIX: output('CertificateSecretPrefix'),
  };
}

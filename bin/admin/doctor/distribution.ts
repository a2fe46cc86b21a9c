import { CloudFormationClient, DescribeStackResourcesCommand } from '@aws-sdk/client-cloudformation';
import { CloudFrontClient, GetDistributionCommand } from '@aws-sdk/client-cloudfront';
import { stackNames } from '../../../lib/names.ts';
import type { Check } from './check.ts';
import { type Finding, failure, ok, warning } from './finding.ts';

/** State and hosts of the distribution. */
export const distributionCheck: Check = {
  about: 'distribution',
  notLocally: 'there is no CloudFront',
  async run({ name, env }) {
    const id = await distributionOf(stackNames(name).data);
    const { Distribution } = await new CloudFrontClient().send(new GetDistributionCommand({ Id: id }));
    const { Status, DistributionConfig, DomainName = '' } = Distribution ?? {};
    const findings: Finding[] = [];
    if (!DistributionConfig?.Enabled) findings.push(failure(`${id} is disabled`, 'enable it in the console'));
    if (Status !== 'Deployed') findings.push(warning(`${id} is ${Status}`, 'wait some minutes, then run this again'));
    const host = new URL(env.PUBLIC_BASE_URL).hostname;
    const hosts = DistributionConfig?.Aliases?.Items ?? [];
    const isOwn = [DomainName, ...hosts].includes(host);
    if (!isOwn && hosts.length > 0)
      findings.push(failure(`${id} does not serve ${host}`, 'deploy with certificateArn: docs/deploy.md#a-domain'));
    if (findings.length > 0) return findings;
    // A base without a certificate is "elsewhere"; whether this service answers under it is read at the address itself.
    return [ok(`${id} is deployed${isOwn ? ' and serves' : '; something else serves'} ${host}`)];
  },
};

/** Id of a data stack's distribution. */
export async function distributionOf(StackName: string): Promise<string> {
  // At most 100 resources are listed: the data stack has some 30.
  const { StackResources = [] } = await new CloudFormationClient().send(
    new DescribeStackResourcesCommand({ StackName }),
  );
  const resource = StackResources.find(({ ResourceType }) => ResourceType === 'AWS::CloudFront::Distribution');
  if (resource?.PhysicalResourceId === undefined) throw new Error(`${StackName} has no distribution`);
  return resource.PhysicalResourceId;
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CloudFrontClient, GetDistributionConfigCommand } from '@aws-sdk/client-cloudfront';
import { defaultStage, stackNames } from '../../../lib/names.ts';
import { deployedTemplate, type Template } from '../deployed-template.ts';
import { describeStack } from '../deployment.ts';
import { distributionOf } from '../doctor/distribution.ts';
import { type ComparedStage, edgeOf } from './losses.ts';

/**
 * A stage as it is deployed; undefined if its data stack does not exist. The distribution is read from CloudFront: a
 * change of any part of it writes all of it, and would remove settings made by hand.
 */
export async function deployedStage(name: string): Promise<ComparedStage | undefined> {
  const names = stackNames(name);
  if ((await describeStack(names.data)) === undefined) return undefined;
  const [data, service, Id] = await Promise.all([
    deployedTemplate(names.data),
    deployedTemplate(names.service),
    distributionOf(names.data),
  ]);
  const { DistributionConfig } = await new CloudFrontClient().send(new GetDistributionConfigCommand({ Id }));
  const { Aliases, ViewerCertificate, WebACLId } = DistributionConfig ?? {};
  const edge = {
    hosts: Aliases?.Items ?? [],
    certificateArn: ViewerCertificate?.ACMCertificateArn,
    webAclArn: WebACLId,
  };
  return { data, service, edge };
}

/** The local stack as it was last started on a data folder; undefined if it never was. */
export function localStage(dataDirectory: string): ComparedStage | undefined {
  const names = stackNames(defaultStage);
  const [data, service] = [names.data, names.service].map((each): Template | undefined => {
    const file = path.join(dataDirectory, 'cloud-assembly', `${each}.template.json`);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  });
  return data && service && { data, service, edge: edgeOf(data) };
}

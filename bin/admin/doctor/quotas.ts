import {
  GetAWSDefaultServiceQuotaCommand,
  GetServiceQuotaCommand,
  ServiceQuotasClient,
} from '@aws-sdk/client-service-quotas';
import { stackNames } from '../../../lib/names.ts';
import { deployedTemplate } from '../deployed-template.ts';
import type { Check } from './check.ts';
import { deployedLimits } from './deployed-limits.ts';
import { type Finding, ok, warning } from './finding.ts';

/**
 * Codes are the same in all Regions.
 * Source: AWS General Reference, "Amazon API Gateway endpoints and quotas" and "AWS Lambda endpoints and quotas".
 */
const quotas = {
  rate: { ServiceCode: 'apigateway', QuotaCode: 'L-8A5B8E43' },
  burst: { ServiceCode: 'apigateway', QuotaCode: 'L-CDF5615A' },
  concurrency: { ServiceCode: 'lambda', QuotaCode: 'L-B99A9384' },
} as const;

const remedy = 'request a higher quota, or deploy lower values: docs/limits.md';

/** Quotas of the account against what the deployed templates allow or reserve. */
export const quotasCheck: Check = {
  about: 'quotas',
  notLocally: 'there is no account',
  async run({ name }) {
    const template = await deployedTemplate(stackNames(name).service);
    const { rate, burst, calls, reserved, workers } = deployedLimits(template);
    const client = new ServiceQuotasClient();
    const compare = async (quota: keyof typeof quotas, what: string, needed: number): Promise<Finding> => {
      const value = await appliedValue(client, quotas[quota]);
      const text = `${what}: the stage may take ${needed} of the account's ${value}`;
      return needed <= value ? ok(text) : warning(text, remedy);
    };
    // A call takes 100 ms, so a tenth of the calls of a second run at the same time.
    const requests = reserved > 0 ? reserved : Math.ceil(calls / 10);
    return Promise.all([
      compare('rate', 'requests a second to API Gateway (throttleRate)', rate),
      compare('burst', 'requests at once to API Gateway (throttleBurst)', burst),
      compare('concurrency', 'concurrent executions of Lambda', requests + workers),
    ]);
  },
};

/** The account's own value, or AWS's default if it was never changed. */
async function appliedValue(client: ServiceQuotasClient, quota: (typeof quotas)[keyof typeof quotas]): Promise<number> {
  try {
    return (await client.send(new GetServiceQuotaCommand(quota))).Quota?.Value ?? 0;
  } catch (error) {
    if ((error as Error).name !== 'NoSuchResourceException') throw error;
    return (await client.send(new GetAWSDefaultServiceQuotaCommand(quota))).Quota?.Value ?? 0;
  }
}

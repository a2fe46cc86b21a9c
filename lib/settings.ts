import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Node } from 'constructs';
import * as z from 'zod';
import { passBuilders } from '../lambdas/runtime/env.ts';
import { defaultStage } from './names.ts';

const retentions = Object.values(RetentionDays).filter((days): days is RetentionDays => typeof days === 'number');

const requestsPerMinute = z.coerce.number().int('must be a whole number').min(0, 'must be 0 or more').default(0);

/** What a deployment decides, given as CDK context: `cdk deploy -c stage=prod -c architecture=x86_64`. */
const settings = z
  .object({
    /** Name of the environment; part of every name that an operator sees. */
    stage: z
      .string()
      .regex(/^[a-z][a-z0-9]{0,11}$/, 'must be 1 to 12 lower-case letters and digits, a letter first')
      .default(defaultStage),
    /** Base of every link; permanent once passes exist. The distribution's own address by default. */
    publicBaseUrl: z
      .url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
      .refine((url) => URL.canParse(url) && new URL(url).origin === url, 'must have no path and no slash at the end')
      .optional(),
    /** ACM certificate in us-east-1 for the host of publicBaseUrl. CloudFront then answers under that host. */
    certificateArn: z
      .string()
      .regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/\S+$/, 'must be the ARN of an ACM certificate in us-east-1')
      .optional(),
    architecture: z.enum(['arm64', 'x86_64']).default('arm64'),
    passBuilder: z.enum(passBuilders).default(passBuilders[0]),
    logRetentionDays: z.coerce
      .number()
      .refine((days) => retentions.includes(days), `must be one of ${retentions.join(', ')}`)
      .default(RetentionDays.ONE_MONTH),
    /** How long the records of archived passes are kept. */
    archiveDays: z.coerce.number().int('must be a whole number').min(1, 'must be 1 or more').default(365),
    /** How often a minute one client may follow issuance links; 0 is no limit. */
    linkRatePerClient: requestsPerMinute,
    /** How often a minute one issuance link may be followed; 0 is no limit. */
    linkRatePerLink: requestsPerMinute,
  })
  .refine(({ certificateArn, publicBaseUrl }) => !certificateArn || publicBaseUrl?.startsWith('https:'), {
    path: ['certificateArn'],
    error: 'needs publicBaseUrl, an https URL of the host that the certificate is for',
  });

export type Settings = z.output<typeof settings>;

/** @throws Error that names every context value which cannot be used. */
export function readSettings(node: Node): Settings {
  const names = Object.keys(settings.shape);
  const given = names.flatMap((name) => {
    const value: unknown = node.tryGetContext(name);
    return value === undefined ? [] : [[name, value]];
  });
  const result = settings.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(`The CDK context cannot be used:\n${problems.join('\n')}`);
}

import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Node } from 'constructs';
import * as z from 'zod';
import { passBuilders } from '../lambdas/runtime/env.ts';
import { defaultStage } from './names.ts';

const retentions = Object.values(RetentionDays).filter((days): days is RetentionDays => typeof days === 'number');

const wholeNumber = z.coerce.number().int('must be a whole number');
const positiveNumber = wholeNumber.min(1, 'must be 1 or more');
const requestsPerMinute = wholeNumber.min(0, 'must be 0 or more').default(0);

/** Plain HTTP is for this machine alone: phones and Cognito take it from nowhere else. */
const baseUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
  .refine((url) => URL.canParse(url) && new URL(url).origin === url, 'must have no path and no slash at the end')
  .refine((url) => !/^http:\/\/(?!localhost(:|$))/.test(url), 'must be https');

const commaSeparated = z
  .string()
  .transform((text) => text.split(','))
  .default([]);

/** The functions that the internet reaches. */
type PublicFunction = 'api' | 'web' | 'settings';

const concurrency = z
  .string()
  .regex(/^(api|web|settings)=[1-9]\d{0,5}$/, 'must be api=…, web=… or settings=… with a number of 1 or more')
  .transform((text) => text.split('=') as [PublicFunction, string]);

/** What a deployment decides, given as CDK context: `cdk deploy -c stage=prod -c architecture=x86_64`. */
const settings = z
  .object({
    /** Name of the environment; part of every name that an operator sees. */
    stage: z
      .string()
      .regex(/^[a-z][a-z0-9]{0,11}$/, 'must be 1 to 12 lower-case letters and digits, a letter first')
      .default(defaultStage),
    /** Base of every link; permanent once deployed. The distribution's own address by default. */
    publicBaseUrl: baseUrl.optional(),
    /** What publicBaseUrl was before, separated by commas: passes and links go on carrying it. */
    formerBaseUrls: commaSeparated.pipe(z.array(baseUrl)),
    /** ACM certificate in us-east-1 for the hosts of all these. CloudFront then answers under them. */
    certificateArn: z
      .string()
      .regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/\S+$/, 'must be the ARN of an ACM certificate in us-east-1')
      .optional(),
    /** Web ACL for CloudFront (AWS WAF), which looks at every request first. */
    webAclArn: z
      .string()
      .regex(/^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\/\S+$/, 'must be the ARN of a web ACL for CloudFront')
      .optional(),
    /** Calls of `POST /v3` a second, of which the other routes get shares (lib/constructs/public-stage.ts). */
    throttleRate: positiveNumber.default(2_000),
    /** Calls at once, beyond that rate. */
    throttleBurst: positiveNumber.default(1_000),
    /** Concurrent executions that a function has to itself, and no more: `api=400,web=300,settings=5`. */
    reservedConcurrency: commaSeparated
      .pipe(z.array(concurrency))
      .transform((entries) => new Map(entries.map(([name, number]) => [name, Number(number)]))),
    architecture: z.enum(['arm64', 'x86_64']).default('arm64'),
    passBuilder: z.enum(passBuilders).default(passBuilders[0]),
    logRetentionDays: z.coerce
      .number()
      .refine((days) => retentions.includes(days), `must be one of ${retentions.join(', ')}`)
      .default(RetentionDays.ONE_MONTH),
    /** How long the records of archived passes are kept. */
    archiveDays: positiveNumber.default(365),
    /** How often a minute one client may follow issuance links; 0 is no limit. */
    linkRatePerClient: requestsPerMinute,
    /** How often a minute one issuance link may be followed; 0 is no limit. */
    linkRatePerLink: requestsPerMinute,
    /** How many calls of `POST /v3` a minute one API key may make; 0 is no limit. */
    ratePerApiKey: requestsPerMinute,
  })
  .refine((bases) => !bases.certificateArn || httpsHosts(bases).length > 0, {
    path: ['certificateArn'],
    error: 'needs publicBaseUrl, an https URL of the host that the certificate is for',
  })
  .refine(({ publicBaseUrl, formerBaseUrls }) => !formerBaseUrls.some((url) => url === publicBaseUrl), {
    path: ['formerBaseUrls'],
    error: 'must not hold publicBaseUrl, the present one',
  });

interface BaseUrls {
  readonly publicBaseUrl?: string | undefined;
  readonly formerBaseUrls: readonly string[];
}

/** Everything that publicBaseUrl is or was; the present one first. */
export const ownBaseUrls = ({ publicBaseUrl, formerBaseUrls }: BaseUrls) =>
  publicBaseUrl === undefined ? formerBaseUrls : [publicBaseUrl, ...formerBaseUrls];

/** The hosts that a certificate is for. */
export const httpsHosts = (bases: BaseUrls) =>
  ownBaseUrls(bases).flatMap((base) => (base.startsWith('https:') ? [new URL(base).hostname] : []));

/** The names of all context values. */
export const settingNames = Object.keys(settings.shape) as (keyof Settings)[];

export type Settings = z.output<typeof settings>;

/** @throws Error that names every context value which cannot be used. */
export function readSettings(node: Node): Settings {
  const given = settingNames.flatMap((name) => {
    const value: unknown = node.tryGetContext(name);
    return value === undefined ? [] : [[name, value]];
  });
  const result = settings.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(`The CDK context cannot be used:\n${problems.join('\n')}`);
}

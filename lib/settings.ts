import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Node } from 'constructs';
import * as z from 'zod';
import { readBadges } from './badges.ts';
import { defaultStage } from './names.ts';

const retentions = Object.values(RetentionDays).filter((days): days is RetentionDays => typeof days === 'number');

const wholeNumber = z.coerce.number().int('must be a whole number');
const positiveNumber = wholeNumber.min(1, 'must be 1 or more');
/** The least and the most that Lambda takes as maximum concurrency of a queue's mapping. */
const workers = wholeNumber.min(2, 'must be 2 or more').max(1_000, 'must be 1,000 or less');
/** `-c events=false` comes as text, and cdk.json may have either. */
const flag = z
  .union([z.boolean(), z.enum(['true', 'false'])], { error: 'must be true or false' })
  .transform((value) => String(value) === 'true');
const requestsPerMinute = wholeNumber.min(0, 'must be 0 or more').default(0);

/** Plain HTTP for localhost only: phones and Cognito accept it from nowhere else. */
const baseUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
  .refine((url) => URL.canParse(url) && new URL(url).origin === url, 'must have no path and no slash at the end')
  .refine((url) => !/^http:\/\/(?!localhost(:|$))/.test(url), 'must be https');

const commaSeparated = z
  .string()
  .transform((text) => text.split(','))
  .default([]);

/** Functions that are reachable from the internet. */
type PublicFunction = 'api' | 'web' | 'settings';

const concurrency = z
  .string()
  .regex(/^(api|web|settings)=[1-9]\d{0,5}$/, 'must be api=…, web=… or settings=… with a number of 1 or more')
  .transform((text) => text.split('=') as [PublicFunction, string]);

function badgesIn(folder: string, { addIssue }: z.RefinementCtx) {
  try {
    return readBadges(folder);
  } catch (error) {
    addIssue((error as Error).message);
    return z.NEVER;
  }
}

/** A deployment's choices, given as CDK context: `cdk deploy -c stage=prod -c architecture=x86_64`. */
const settings = z
  .object({
    /** Name of the environment; part of every resource name that an operator sees. */
    stage: z
      .string()
      .regex(/^[a-z][a-z0-9]{0,11}$/, 'must be 1 to 12 lower-case letters and digits, a letter first')
      .default(defaultStage),
    /** Base URL of every link; permanent once deployed. The distribution's own address by default. */
    publicBaseUrl: baseUrl.optional(),
    /** Earlier values of publicBaseUrl, separated by commas: issued passes and links still contain them. */
    formerBaseUrls: commaSeparated.pipe(z.array(baseUrl)),
    /** ACM certificate in us-east-1 for the hosts of all base URLs; with it CloudFront serves those hosts. */
    certificateArn: z
      .string()
      .regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/\S+$/, 'must be the ARN of an ACM certificate in us-east-1')
      .optional(),
    /** Phones register, list and fetch at the HTTP API's own address instead of CloudFront's (docs/deploy.md#phones-at-the-api). */
    phonesAtApi: flag.default(false),
    /** AWS WAF web ACL for CloudFront, which checks every request that comes by it. */
    webAclArn: z
      .string()
      .regex(/^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\/\S+$/, 'must be the ARN of a web ACL for CloudFront')
      .optional(),
    /** Calls of `POST /v3` a second; other routes get shares of it (lib/constructs/public-stage.ts). */
    throttleRate: positiveNumber.default(2_000),
    /** Burst of calls allowed beyond throttleRate. */
    throttleBurst: positiveNumber.default(1_000),
    /** Reserved concurrent executions per function, which are also its limit: `api=400,web=300,settings=5`. */
    reservedConcurrency: commaSeparated
      .pipe(z.array(concurrency))
      .transform((entries) => new Map(entries.map(([name, number]) => [name, Number(number)]))),
    /** Functions that push at a time, to 50 phones each. */
    pushWorkers: workers.default(20),
    /** Functions that tell a changed flight's passes at a time, each a part of them. */
    fanOutWorkers: workers.default(10),
    /** Functions that expire and archive passes at a time, ten each. */
    dueWorkers: workers.default(10),
    /** Batches of a shard of the stream that the relay works on at a time. */
    streamParallelism: positiveNumber.max(10, 'must be 10 or less').default(10),
    /** Records of a batch, at most. */
    streamBatch: positiveNumber.max(1_000, 'must be 1,000 or less').default(100),
    /** Units a second that the table and each index take at once; DynamoDB's own start by default. Never lowered again. */
    warmWrites: wholeNumber.min(4_000, 'must be 4,000 or more').optional(),
    warmReads: wholeNumber.min(12_000, 'must be 12,000 or more').optional(),
    /** Events of every change on the bus of the data stack (docs/events.md). */
    events: flag.default(true),
    /** Requests a second that Google allows the Wallet API of the project; at least one for each of two workers. */
    googleRate: wholeNumber.min(2, 'must be 2 or more').default(20),
    architecture: z.enum(['arm64', 'x86_64']).default('arm64'),
    /** Lambda's own log lines: WARN has those of failed calls only, INFO start and report of each call. */
    systemLogLevel: z.enum(['WARN', 'INFO', 'DEBUG']).default('WARN'),
    logRetentionDays: z.coerce
      .number()
      .refine((days) => retentions.includes(days), `must be one of ${retentions.join(', ')}`)
      .default(RetentionDays.ONE_MONTH),
    /** Days for which the records of archived passes are kept. */
    archiveDays: positiveNumber.default(365),
    /** Folder with the vendors' official buttons (docs/deploy.md#official-buttons). */
    badges: z.string().transform(badgesIn).optional(),
    /** Rate limit of following issuance links, per client and minute; 0 for none. */
    linkRatePerClient: requestsPerMinute,
    /** Rate limit of following one issuance link, per minute; 0 for none. */
    linkRatePerLink: requestsPerMinute,
    /** Rate limit of `POST /v3`, per API key and minute; 0 for none. */
    ratePerApiKey: requestsPerMinute,
  })
  .refine((bases) => !bases.certificateArn || httpsHosts(bases).length > 0, {
    path: ['certificateArn'],
    error: 'needs publicBaseUrl, an https URL of the host that the certificate is for',
  })
  .refine(({ publicBaseUrl, formerBaseUrls }) => !formerBaseUrls.some((url) => url === publicBaseUrl), {
    path: ['formerBaseUrls'],
    error: 'must not contain publicBaseUrl, the current one',
  });

interface BaseUrls {
  readonly publicBaseUrl?: string | undefined;
  readonly formerBaseUrls: readonly string[];
}

/** Present and former base URLs, the present one first. */
export const ownBaseUrls = ({ publicBaseUrl, formerBaseUrls }: BaseUrls) =>
  publicBaseUrl === undefined ? formerBaseUrls : [publicBaseUrl, ...formerBaseUrls];

/** Hosts that the certificate must cover. */
export const httpsHosts = (bases: BaseUrls) =>
  ownBaseUrls(bases).flatMap((base) => (base.startsWith('https:') ? [new URL(base).hostname] : []));

/** Names of all context values. */
export const settingNames = Object.keys(settings.shape) as (keyof Settings)[];

export type Settings = z.output<typeof settings>;

/** @throws Error that lists every invalid context value. */
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

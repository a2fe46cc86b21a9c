import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import * as z from 'zod';
import { didYouMean } from '../lambdas/domain/text/edit-distance.ts';
import { readBadges } from './badges.ts';
import { directories } from './directories.ts';
import { defaultStage } from './names.ts';

const retentions = Object.values(RetentionDays).filter((days): days is RetentionDays => typeof days === 'number');

const wholeNumber = z.int('must be a whole number');
const positiveNumber = wholeNumber.min(1, 'must be 1 or more');
/** The least and the most that Lambda takes as maximum concurrency of a queue's mapping. */
const workers = wholeNumber.min(2, 'must be 2 or more').max(1_000, 'must be 1,000 or less');
const requestsPerMinute = wholeNumber.min(0, 'must be 0 or more').default(0);

/** Plain HTTP for localhost only: phones and Cognito accept it from nowhere else. */
const baseUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
  .refine((url) => url === url.toLowerCase(), 'must be in lower case')
  .refine(
    (url) => URL.canParse(url) && new URL(url).origin === url.toLowerCase(),
    'must have no path and no slash at the end',
  )
  .refine((url) => !/^http:\/\/(?!localhost(:|$))/.test(url), 'must be https');

/** Value in place of a certificate: the hosts are served by something of the airline's own, not by CloudFront. */
const elsewhere = 'elsewhere';

function badgesIn(folder: string, { addIssue }: z.RefinementCtx) {
  try {
    return readBadges(folder);
  } catch (error) {
    addIssue((error as Error).message);
    return z.NEVER;
  }
}

/** Part of the domain prefix of the sign-in. Source: Amazon Cognito Developer Guide, "Using the Amazon Cognito domain for managed login". */
const name = z
  .string()
  .regex(/^[a-z][a-z0-9]{0,11}$/, 'must be 1 to 12 lower-case letters and digits, a letter first')
  .regex(/^(?!.*(aws|amazon|cognito))/, 'must not contain aws, amazon or cognito: the address of the sign-in may not');

/** A stage's choices, as its file has them. Descriptions are shown by editors and are the table in docs/deploy.md. */
export const stageFile = z
  .strictObject({
    $schema: z.string().optional().describe('Path of stages/stage.schema.json, by which editors complete and check'),
    publicBaseUrl: baseUrl
      .optional()
      .describe(
        'Base URL of every link, such as https://passes.example.com; permanent. By default the address of the distribution',
      ),
    formerBaseUrls: z
      .array(baseUrl)
      .default([])
      .describe('Earlier values of publicBaseUrl, which issued passes and links still contain'),
    certificateArn: z
      .union(
        [
          z
            .string()
            .regex(
              /^arn:aws:acm:us-east-1:\d{12}:certificate\/\S+$/,
              'must be the ARN of an ACM certificate in us-east-1',
            ),
          z.literal(elsewhere),
        ],
        'must be the ARN of an ACM certificate in us-east-1',
      )
      .optional()
      .describe(
        `ACM certificate in us-east-1 for the hosts of all base URLs; "${elsewhere}" if your own proxy serves them`,
      ),
    webAclArn: z
      .string()
      .regex(/^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\/\S+$/, 'must be the ARN of a web ACL for CloudFront')
      .optional()
      .describe('AWS WAF web ACL for CloudFront (docs/limits.md#requests)'),
    originSecretVersion: z
      .string()
      .regex(/^[\w-]{32,64}$/, 'must be the VersionId that put-secret-value has printed')
      .optional()
      .describe('Version of the secret ORIGIN after a rotation (docs/runbook.md#rotating-origin)'),
    throttleRate: positiveNumber
      .default(2_500)
      .describe('Calls of POST /v3 a second; other routes and pushes get shares of it (docs/limits.md#requests)'),
    throttleBurst: positiveNumber.default(1_250).describe('Calls at once beyond throttleRate'),
    reservedConcurrency: z
      .strictObject({ api: positiveNumber, web: positiveNumber, settings: positiveNumber, desk: positiveNumber })
      .partial()
      .default({})
      .describe(
        'Concurrent executions of public functions, reserved and at most: {"api": 350, "web": 400, "settings": 10, "desk": 20} (docs/limits.md#concurrent-executions)',
      ),
    fanOutWorkers: workers
      .default(10)
      .describe('Workers that find the phones of a changed flight (docs/limits.md#switches)'),
    dueWorkers: workers.default(10).describe('Workers that expire and archive passes (docs/limits.md#switches)'),
    streamParallelism: positiveNumber
      .max(10, 'must be 10 or less')
      .default(10)
      .describe('Batches of a shard of the stream that the relay works on at once (docs/limits.md#switches)'),
    streamBatch: positiveNumber
      .max(1_000, 'must be 1,000 or less')
      .default(100)
      .describe('Records in such a batch, at most (docs/limits.md#switches)'),
    warmWrites: wholeNumber
      .min(4_000, 'must be 4,000 or more')
      .optional()
      .describe('Warm write units a second of the table and each index; never lowered again (docs/limits.md#switches)'),
    warmReads: wholeNumber
      .min(12_000, 'must be 12,000 or more')
      .optional()
      .describe('Warm read units a second, likewise (docs/limits.md#switches)'),
    googleRate: wholeNumber
      .min(2, 'must be 2 or more')
      .default(20)
      .describe('Requests a second that Google allows your project; ask Google before you raise it'),
    architecture: z.enum(['arm64', 'x86_64']).default('arm64').describe('Processor of the functions'),
    systemLogLevel: z
      .enum(['WARN', 'INFO', 'DEBUG'])
      .default('WARN')
      .describe("Lambda's own log lines: WARN of failed calls, INFO of every call (docs/performance.md#cost)"),
    tracing: z
      .boolean('must be true or false')
      .default(false)
      .describe('AWS X-Ray traces of all functions, charged by the trace (docs/deploy.md#a-canary)'),
    canaryKeyArn: z
      .string()
      .regex(/^arn:aws:secretsmanager:[a-z0-9-]+:\d{12}:secret:\S+$/, 'must be the ARN of a secret')
      .optional()
      .describe('Secret with the API key of the canary (docs/deploy.md#a-canary)'),
    trafficShifting: z
      .enum(['CANARY_10PERCENT_5MINUTES', 'CANARY_10PERCENT_15MINUTES', 'ALL_AT_ONCE'])
      .default('CANARY_10PERCENT_15MINUTES')
      .describe('How requests move to a new release (docs/deploy.md#a-release)'),
    logRetentionDays: z
      .literal(retentions, `must be one of ${retentions.join(', ')}`)
      .default(RetentionDays.ONE_MONTH)
      .describe('Days for which logs are kept'),
    archiveDays: positiveNumber.default(365).describe('Days for which the records of archived passes are kept'),
    historyDays: wholeNumber
      .min(0, 'must be 0 or more')
      .max(3_650, 'must be 3,650 or less')
      .default(90)
      .describe('Days for which the history of passes and flights is kept; 0 for none (docs/desk.md#history)'),
    replicaRegion: z
      .string()
      .regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be a Region of AWS, such as eu-west-1')
      .optional()
      .describe(
        'Another Region, which gets copies of the secrets INDEX, ACCESS and API_KEY (docs/recovery.md#beforehand)',
      ),
    tableCopies: z
      .strictObject({
        vaultArn: z
          .string()
          .regex(/^arn:aws:backup:[a-z0-9-]+:\d{12}:backup-vault:\S+$/, 'must be the ARN of a backup vault'),
        everyHours: z.literal([1, 2, 3, 4, 6, 8, 12], 'must be 1, 2, 3, 4, 6, 8 or 12').default(6),
      })
      .optional()
      .describe(
        'Backup vault in another Region, to which AWS Backup copies the table: {"vaultArn": "arn:…", "everyHours": 6} (docs/recovery.md#beforehand)',
      ),
    badges: z
      .string()
      .transform(badgesIn)
      .optional()
      .describe("Folder with the vendors' official buttons, relative to this file (docs/deploy.md#official-buttons)"),
    directories: directories.describe(
      'Directories of airlines whose people sign in there (docs/deploy.md#single-sign-on)',
    ),
    docsUrl: z
      .url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
      .regex(/[^/]$/, 'must not end with a slash')
      .optional()
      .describe(
        'Base URL of your site of the documents, to which failures of the API then link (docs/api.md#failures)',
      ),
    linkRatePerClient: requestsPerMinute.describe(
      'Requests to issuance links a minute from one client; 0 for no limit (docs/links.md#rate-limits)',
    ),
    linkRatePerLink: requestsPerMinute.describe(
      'Requests to one issuance link a minute; 0 for no limit (docs/links.md#rate-limits)',
    ),
    ratePerApiKey: requestsPerMinute.describe(
      'Calls a minute with an API key that has no rate of its own; 0 for no limit. Counting costs a write per call',
    ),
  })
  .refine((bases) => bases.certificateArn === undefined || httpsHosts(bases).length > 0, {
    path: ['certificateArn'],
    error: 'needs publicBaseUrl, an https URL of the host that the certificate is for',
  })
  .refine((bases) => bases.certificateArn !== undefined || httpsHosts(bases).length === 0, {
    path: ['certificateArn'],
    error: (issue) =>
      `is needed: without it CloudFront does not serve ${httpsHosts(issue.input as BaseUrls).join(', ')} (docs/deploy.md#a-domain); "${elsewhere}" if a proxy of your own serves it`,
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
const httpsHosts = (bases: BaseUrls) =>
  ownBaseUrls(bases).flatMap((base) => (base.startsWith('https:') ? [new URL(base).hostname] : []));

/** The airline's hosts that CloudFront serves, with their certificate. */
export function customDomainOf({ certificateArn, ...bases }: BaseUrls & Pick<Settings, 'certificateArn'>) {
  const isServed = certificateArn !== undefined && certificateArn !== elsewhere;
  return isServed ? { hosts: httpsHosts(bases), certificateArn } : undefined;
}

/** Names of all values of a stage. */
export const settingNames = Object.keys(stageFile.shape).filter((each) => each !== '$schema');

export type Settings = Omit<z.output<typeof stageFile>, '$schema'> & { readonly stage: string };

/**
 * Settings of a stage.
 * @param values content of its file
 * @param source name of the file, for the error
 * @throws Error that names every value that cannot be used.
 */
export function settingsOf(values: unknown, stage: string = defaultStage, source = 'The stage file'): Settings {
  const [named, given] = [name.safeParse(stage), stageFile.safeParse(values)];
  if (named.success && given.success) {
    const { $schema, ...settings } = given.data;
    return { ...settings, stage };
  }
  const problems = [
    ...(named.error?.issues ?? []).map(({ message }) => `stage: ${message}`),
    ...(given.error?.issues ?? []).flatMap(problemsOf),
  ];
  throw new Error(`${source} cannot be used:\n${problems.map((each) => `  ${each}`).join('\n')}`);
}

function problemsOf(issue: z.core.$ZodIssue): string[] {
  const under = issue.path.map((each) => `${String(each)}.`).join('');
  if (issue.path.length === 0 && issue.code === 'invalid_type')
    return ['the file: must be an object, {} for the defaults'];
  const message = issue.message.endsWith(', received undefined') ? 'is needed' : issue.message;
  if (issue.code !== 'unrecognized_keys') return [`${under.slice(0, -1)}: ${message}`];
  const known = under === '' ? Object.keys(stageFile.shape) : [];
  const cureOf = (key: string) => didYouMean(key, known) || ' (docs/deploy.md#values-of-a-stage)';
  return issue.keys.map((key) => `${under}${key}: is no value of a stage${cureOf(key)}`);
}

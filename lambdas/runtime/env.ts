import * as z from 'zod';

/**
 * The environment of every function, one schema each. CDK types its environment blocks with the same schemas, so a
 * variable that is missing in a stack does not compile.
 */
const shared = z.object({
  TABLE_NAME: z.string(),
  BUCKET_NAME: z.string(),
  INDEX_SECRET_ARN: z.string(),
  ACCESS_SECRET_ARN: z.string(),
  /** Secrets Manager name prefix of the accounts' certificates, with a slash at the end. */
  CERTIFICATE_SECRET_PREFIX: z.string(),
  /** Base of install links, webServiceURL and callbacks, without a slash at the end. */
  PUBLIC_BASE_URL: z.url(),
  PASS_BUILDER: z.enum(['native', 'passkit-generator']),
});

export const apiEnv = shared.extend({
  /** Where lists that have become long wait for the filing job. */
  LIST_FILING_QUEUE_URL: z.string(),
  /** Hosts, `host:port` separated by commas, that images may be fetched from although they are not public: local only. */
  LOCAL_IMAGE_HOSTS: z.optional(z.string()),
});

export const webEnv = shared.extend({
  /** The secret that CloudFront sends in `x-origin-secret`; requests without it are refused. */
  ORIGIN_SECRET_ARN: z.string(),
});

export const relayEnv = z.object({ TABLE_NAME: z.string(), BUCKET_NAME: z.string() });

export const listFilingEnv = z.object({ TABLE_NAME: z.string() });

/** What an operator's commands need to know of a deployment. */
export type OperatorEnv = Pick<
  z.output<typeof shared>,
  'TABLE_NAME' | 'INDEX_SECRET_ARN' | 'ACCESS_SECRET_ARN' | 'CERTIFICATE_SECRET_PREFIX'
>;
export type SharedEnv = z.output<typeof shared>;
export type ApiEnv = z.output<typeof apiEnv>;
export type WebEnv = z.output<typeof webEnv>;
export type RelayEnv = z.output<typeof relayEnv>;
export type ListFilingEnv = z.output<typeof listFilingEnv>;

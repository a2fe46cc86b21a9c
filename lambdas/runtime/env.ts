import { oneOf, optional, type Read, text, url, variables } from './variables.ts';

/** The ways to build a .pkpass; the first is the default of a deployment. */
export const passBuilders = ['native', 'passkit-generator'] as const;

/**
 * The environment of every function, one schema each. CDK types its environment blocks with the same schemas, so a
 * variable that is missing in a stack does not compile.
 */
const shared = variables({
  TABLE_NAME: text,
  BUCKET_NAME: text,
  INDEX_SECRET_ARN: text,
  ACCESS_SECRET_ARN: text,
  /** Secrets Manager name prefix of the accounts' certificates, with a slash at the end. */
  CERTIFICATE_SECRET_PREFIX: text,
  /** Base of install links, webServiceURL and callbacks, without a slash at the end. */
  PUBLIC_BASE_URL: url,
  PASS_BUILDER: oneOf(passBuilders),
});

export const apiEnv = variables({
  ...shared.shape,
  /** Where lists that have become long wait for the filing job. */
  LIST_FILING_QUEUE_URL: text,
  /** Hosts, `host:port` separated by commas, that images may be fetched from although they are not public: local only. */
  LOCAL_IMAGE_HOSTS: optional(text),
});

export const webEnv = variables({
  ...shared.shape,
  /** The secret that CloudFront sends in `x-origin-secret`; requests without it are refused. */
  ORIGIN_SECRET_ARN: text,
});

export const relayEnv = variables({ TABLE_NAME: text, BUCKET_NAME: text });

export const listFilingEnv = variables({ TABLE_NAME: text });

/** What an operator's commands need to know of a deployment. */
export type OperatorEnv = Pick<
  Read<typeof shared>,
  'TABLE_NAME' | 'INDEX_SECRET_ARN' | 'ACCESS_SECRET_ARN' | 'CERTIFICATE_SECRET_PREFIX'
>;
export type SharedEnv = Read<typeof shared>;
export type ApiEnv = Read<typeof apiEnv>;
export type WebEnv = Read<typeof webEnv>;
export type RelayEnv = Read<typeof relayEnv>;
export type ListFilingEnv = Read<typeof listFilingEnv>;

import { optional, type Read, textVariable, url, variables, wholeNumberVariable } from './variables.ts';

/**
 * The environment of every function, one schema each. CDK types its environment blocks with the same schemas, so a
 * variable that is missing in a stack does not compile.
 */
const shared = variables({
  TABLE_NAME: textVariable,
  BUCKET_NAME: textVariable,
  INDEX_SECRET_ARN: textVariable,
  ACCESS_SECRET_ARN: textVariable,
  /** Secrets Manager name prefix of the accounts' certificates, with a slash at the end. */
  CERTIFICATE_SECRET_PREFIX: textVariable,
  /** Base of install links, webServiceURL and callbacks, without a slash at the end. */
  PUBLIC_BASE_URL: url,
});

/** Every base that links may have been made under, separated by commas: PUBLIC_BASE_URL, and what it was before. */
const BASE_URLS = textVariable;

export const apiEnv = variables({
  ...shared.shape,
  BASE_URLS,
  /** Where lists that have become long wait for the filing job. */
  LIST_FILING_QUEUE_URL: textVariable,
  /** How many calls a minute one API key may make; 0 is no limit. */
  RATE_PER_API_KEY: wholeNumberVariable,
  /** Hosts, `host:port` separated by commas, that images may be fetched from although they are not public: local only. */
  LOCAL_IMAGE_HOSTS: optional(textVariable),
});

/** Stand-ins of Google Wallet: local only. */
const googleStandIns = {
  /** In place of Google's: `/token`, `/walletobjects/v1` and `/keys` are below it. */
  GOOGLE_ENDPOINT_URL: optional(url),
  /** In place of Google's; the JWT is put behind it. */
  GOOGLE_SAVE_URL: optional(url),
};

export const webEnv = variables({
  ...shared.shape,
  ...googleStandIns,
  /** How often a minute one client may follow issuance links; 0 is no limit. */
  LINK_RATE_PER_CLIENT: wholeNumberVariable,
  /** How often a minute one issuance link may be followed; 0 is no limit. */
  LINK_RATE_PER_LINK: wholeNumberVariable,
  BASE_URLS,
  /** The secret that CloudFront sends in `x-origin-secret`; requests without it are refused. */
  ORIGIN_SECRET_ARN: textVariable,
});

const { TABLE_NAME, INDEX_SECRET_ARN, ACCESS_SECRET_ARN, CERTIFICATE_SECRET_PREFIX } = shared.shape;

/** SHA-256 of a root that pass type certificates may end at as at Apple's: local only. */
const localRoot = { LOCAL_APPLE_ROOT: optional(textVariable) };

export const settingsEnv = variables({
  TABLE_NAME,
  INDEX_SECRET_ARN,
  ACCESS_SECRET_ARN,
  /** The secret that API keys are sealed under: no other function may read it. */
  API_KEY_SECRET_ARN: textVariable,
  CERTIFICATE_SECRET_PREFIX,
  /** Base of the pages on which one signs in and out, without a slash at the end. */
  SIGN_IN_URL: url,
  /** `iss` and `aud` of the tokens. */
  SIGN_IN_ISSUER: url,
  SIGN_IN_CLIENT_ID: textVariable,
  ...localRoot,
});

/** Queues that hand a change on. */
const fanOutQueue = { FAN_OUT_QUEUE_URL: textVariable };
const pushQueue = { PUSH_QUEUE_URL: textVariable };

export const relayEnv = variables({
  TABLE_NAME: textVariable,
  BUCKET_NAME: textVariable,
  ...fanOutQueue,
  ...pushQueue,
  PRIORITY_PUSH_QUEUE_URL: textVariable,
  GOOGLE_QUEUE_URL: textVariable,
  EVENT_BUS_NAME: textVariable,
});

/** Of every function that takes messages. */
const worker = {
  TABLE_NAME: textVariable,
  /** The queues that it takes them from, separated by commas. */
  QUEUE_URLS: textVariable,
};

export const listFilingEnv = variables(worker);

export const pushEnv = variables({
  ...worker,
  /** In place of Apple's push service: local only. */
  APNS_ENDPOINT_URL: optional(url),
});

export const googleEnv = variables({
  ...worker,
  ...googleStandIns,
  PUBLIC_BASE_URL: url,
  /** Where work on each object of a flight waits: the queue that the worker itself takes it from. */
  GOOGLE_QUEUE_URL: textVariable,
});

export const fanOutEnv = variables({ ...worker, BUCKET_NAME: textVariable, ...fanOutQueue, ...pushQueue });

export const dueEnv = variables({
  TABLE_NAME: textVariable,
  /** Where passes wait for what time has brought for them. */
  DUE_QUEUE_URL: textVariable,
});

export const dueWorkEnv = variables({ ...worker, BUCKET_NAME: textVariable });

export const certificateExpiryEnv = variables({ TABLE_NAME: textVariable });

/** What the table and its secrets take. */
export type StoreEnv = Pick<
  Read<typeof shared>,
  'TABLE_NAME' | 'INDEX_SECRET_ARN' | 'ACCESS_SECRET_ARN' | 'CERTIFICATE_SECRET_PREFIX'
>;
/** What accounts and their API keys take besides. */
export type RegistryEnv = StoreEnv & Pick<Read<typeof settingsEnv>, 'API_KEY_SECRET_ARN' | 'LOCAL_APPLE_ROOT'>;
/** What an operator's commands need to know of a deployment. */
export type OperatorEnv = RegistryEnv &
  Pick<Read<typeof shared>, 'BUCKET_NAME' | 'PUBLIC_BASE_URL'> & {
    /** In place of Google's: local only. */
    readonly GOOGLE_ENDPOINT_URL?: string;
    /** Who may sign in; the local stack has no user pool. */
    readonly USER_POOL_ID?: string;
  };
export type SharedEnv = Read<typeof shared>;
export type ApiEnv = Read<typeof apiEnv>;
export type WebEnv = Read<typeof webEnv>;
export type SettingsEnv = Read<typeof settingsEnv>;
export type RelayEnv = Read<typeof relayEnv>;
export type ListFilingEnv = Read<typeof listFilingEnv>;
export type PushEnv = Read<typeof pushEnv>;
export type GoogleEnv = Read<typeof googleEnv>;
export type FanOutEnv = Read<typeof fanOutEnv>;
export type DueEnv = Read<typeof dueEnv>;
export type DueWorkEnv = Read<typeof dueWorkEnv>;
export type CertificateExpiryEnv = Read<typeof certificateExpiryEnv>;

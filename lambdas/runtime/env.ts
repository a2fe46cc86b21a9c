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
  /** Secrets Manager name prefix of the accounts' certificates; ends with a slash. */
  CERTIFICATE_SECRET_PREFIX: textVariable,
  /** Base URL of install links, webServiceURL and callbacks, without a trailing slash. */
  PUBLIC_BASE_URL: url,
  /** Table of the vendors' official buttons, a file beside the bundle. */
  BADGES_FILE: optional(textVariable),
  /** Name of the build, which answers bear. */
  BUILD: textVariable,
});

/** Base URLs of all issued links, separated by commas: PUBLIC_BASE_URL and its former values. */
const BASE_URLS = textVariable;

export const apiEnv = variables({
  ...shared.shape,
  BASE_URLS,
  /** Base URL of the documentation, without a trailing slash: failures lead there. */
  DOCS_URL: optional(textVariable),
  /** Queue of long lists for the filing job. */
  LIST_FILING_QUEUE_URL: textVariable,
  /** Rate limit per API key and minute; 0 for none. */
  RATE_PER_API_KEY: wholeNumberVariable,
  /** Private hosts from which images may be fetched, `host:port` or `host:*` separated by commas: local only. */
  LOCAL_IMAGE_HOSTS: optional(textVariable),
});

/** Stand-ins of Google Wallet: local only. */
const googleStandIns = {
  /** Base URL of `/token`, `/walletobjects/v1` and `/keys` in place of Google's. */
  GOOGLE_ENDPOINT_URL: optional(url),
  /** Base URL of save links in place of Google's; the JWT is appended. */
  GOOGLE_SAVE_URL: optional(url),
};

/** Namespace in CloudWatch of the stage's own metrics; without it none are written. */
const METRICS_NAMESPACE = optional(textVariable);

export const webEnv = variables({
  ...shared.shape,
  ...googleStandIns,
  METRICS_NAMESPACE,
  /** Rate limit of following issuance links, per client and minute; 0 for none. */
  LINK_RATE_PER_CLIENT: wholeNumberVariable,
  /** Rate limit of following one issuance link, per minute; 0 for none. */
  LINK_RATE_PER_LINK: wholeNumberVariable,
  BASE_URLS,
  /** The secret that CloudFront sends in `x-origin-secret`; requests without it are refused. */
  ORIGIN_SECRET_ARN: textVariable,
});

const { TABLE_NAME, INDEX_SECRET_ARN, ACCESS_SECRET_ARN, CERTIFICATE_SECRET_PREFIX, PUBLIC_BASE_URL, BUILD } =
  shared.shape;

/** SHA-256 of a further trusted root of pass type certificates: local only. */
const localRoot = { LOCAL_APPLE_ROOT: optional(textVariable) };

export const settingsEnv = variables({
  TABLE_NAME,
  INDEX_SECRET_ARN,
  ACCESS_SECRET_ARN,
  /** The secret that encrypts API keys: no other function may read it. */
  API_KEY_SECRET_ARN: textVariable,
  CERTIFICATE_SECRET_PREFIX,
  PUBLIC_BASE_URL,
  BUILD,
  /** User pool of the sign-in. */
  USER_POOL_ID: textVariable,
  ...localRoot,
});

export const deskEnv = variables({
  ...apiEnv.shape,
  /** Base URL of the sign-in and sign-out pages, without a trailing slash. */
  SIGN_IN_URL: url,
  /** `iss` and `aud` of the tokens. */
  SIGN_IN_ISSUER: url,
  SIGN_IN_CLIENT_ID: textVariable,
  /** Directories of airlines whose people sign in there, as JSON; none by default. */
  DIRECTORIES: optional(textVariable),
});

/** Queues for follow-up work. */
const fanOutQueue = { FAN_OUT_QUEUE_URL: textVariable };
const pushQueue = { PUSH_QUEUE_URL: textVariable };

export const relayEnv = variables({
  TABLE_NAME: textVariable,
  BUCKET_NAME: textVariable,
  ...fanOutQueue,
  ...pushQueue,
  PRIORITY_PUSH_QUEUE_URL: textVariable,
  GOOGLE_QUEUE_URL: textVariable,
});

export const eventsEnv = variables({
  TABLE_NAME: textVariable,
  BUCKET_NAME: textVariable,
  INDEX_SECRET_ARN: textVariable,
  EVENT_BUS_NAME: textVariable,
  /** Days for which the history of passes and flights is kept; 0 for none. */
  HISTORY_DAYS: wholeNumberVariable,
});

/** Variables common to all queue workers. */
const worker = {
  TABLE_NAME: textVariable,
  /** URLs of the queues that it consumes, separated by commas. */
  QUEUE_URLS: textVariable,
};

export const listFilingEnv = variables(worker);

export const pushEnv = variables({
  ...worker,
  METRICS_NAMESPACE,
  /** The worker's own queue, for accepted pushes that could not be recorded. */
  ...pushQueue,
  /** The worker's queue of pushes to repeat. */
  REPEAT_QUEUE_URL: textVariable,
  /** Calls of phones a second, and at once, that the pushes of one execution may cause. */
  PUSH_CALLS_PER_SECOND: wholeNumberVariable,
  PUSH_CALLS_AT_ONCE: wholeNumberVariable,
  /** Calls a second that the pushes which one execution repeats may cause. */
  REPEAT_CALLS_PER_SECOND: wholeNumberVariable,
  /** Endpoint in place of Apple's push service: local only. */
  APNS_ENDPOINT_URL: optional(url),
});

export const googleEnv = variables({
  ...worker,
  ...googleStandIns,
  PUBLIC_BASE_URL: url,
  /** The worker's own queue, to which it sends the objects of a flight. */
  GOOGLE_QUEUE_URL: textVariable,
  /** Requests a second of one worker. */
  GOOGLE_RATE: wholeNumberVariable,
});

export const fanOutEnv = variables({ ...worker, BUCKET_NAME: textVariable, ...fanOutQueue, ...pushQueue });

export const dueEnv = variables({
  TABLE_NAME: textVariable,
  /** Queue of due passes. */
  DUE_QUEUE_URL: textVariable,
});

export const dueWorkEnv = variables({ ...worker, BUCKET_NAME: textVariable });

export const certificateExpiryEnv = variables({ TABLE_NAME: textVariable });

/** Of the function that asks the versions of a release before they get traffic. */
export const releaseCheckEnv = variables({
  /** ARN of the new version of each function that answers requests, as JSON by its construct. */
  VERSIONS: textVariable,
  BUILD,
  /** The secret that CloudFront sends. */
  ORIGIN_SECRET_ARN: textVariable,
});

/** Variables of the table and its secrets. */
export type StoreEnv = Pick<
  Read<typeof shared>,
  'TABLE_NAME' | 'INDEX_SECRET_ARN' | 'ACCESS_SECRET_ARN' | 'CERTIFICATE_SECRET_PREFIX'
>;
export type AccountSettingsEnv = StoreEnv & Pick<Read<typeof settingsEnv>, 'API_KEY_SECRET_ARN' | 'LOCAL_APPLE_ROOT'>;
export type OperatorEnv = AccountSettingsEnv &
  Pick<Read<typeof shared>, 'BUCKET_NAME' | 'PUBLIC_BASE_URL'> & {
    /** Endpoint in place of Google's: local only. */
    readonly GOOGLE_ENDPOINT_URL?: string;
    /** User pool of the sign-in: for invitations alone. */
    readonly USER_POOL_ID?: string;
  };
export type SharedEnv = Read<typeof shared>;
export type ApiEnv = Read<typeof apiEnv>;
export type WebEnv = Read<typeof webEnv>;
export type SettingsEnv = Read<typeof settingsEnv>;
export type DeskEnv = Read<typeof deskEnv>;
export type SignInEnv = Pick<DeskEnv, 'PUBLIC_BASE_URL' | (`SIGN_IN_${string}` & keyof DeskEnv)>;
export type RelayEnv = Read<typeof relayEnv>;
export type EventsEnv = Read<typeof eventsEnv>;
export type ListFilingEnv = Read<typeof listFilingEnv>;
export type PushEnv = Read<typeof pushEnv>;
export type GoogleEnv = Read<typeof googleEnv>;
export type FanOutEnv = Read<typeof fanOutEnv>;
export type DueEnv = Read<typeof dueEnv>;
export type DueWorkEnv = Read<typeof dueWorkEnv>;
export type ReleaseCheckEnv = Read<typeof releaseCheckEnv>;
export type CertificateExpiryEnv = Read<typeof certificateExpiryEnv>;

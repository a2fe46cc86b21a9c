/** Resources of the functions. Timeouts, attempts and retention are those of lib/constructs. */
export const queueSettings = {
  fanOut: { name: 'fan-out', timeoutSeconds: 60, attempts: 10 },
  push: { name: 'push', timeoutSeconds: 60, attempts: 12 },
  priorityPush: { name: 'priority-push', timeoutSeconds: 60, attempts: 12 },
  repeat: { name: 'repeat', timeoutSeconds: 60, retentionSeconds: 3_600 },
  google: { name: 'google', timeoutSeconds: 300, attempts: 10 },
  due: { name: 'due', timeoutSeconds: 30, retentionSeconds: 900 },
  filing: { name: 'filing', timeoutSeconds: 900, attempts: 3 },
} as const;

const urlOf = ({ name }: { readonly name: string }) => `https://sqs.example/${name}`;

export const environment = {
  TABLE_NAME: 'passes',
  BUCKET_NAME: 'bucket',
  INDEX_SECRET_ARN: 'index',
  ACCESS_SECRET_ARN: 'access',
  API_KEY_SECRET_ARN: 'api-key',
  ORIGIN_SECRET_ARN: 'origin',
  CERTIFICATE_SECRET_PREFIX: 'certificates/',
  PUBLIC_BASE_URL: 'https://passes.example',
  BASE_URLS: 'https://passes.example',
  BUILD: 'simulated',
  RATE_PER_API_KEY: '0',
  GOOGLE_RATE: '10',
  PUSH_CALLS_PER_SECOND: '20',
  PUSH_CALLS_AT_ONCE: '10',
  REPEAT_CALLS_PER_SECOND: '5',
  LINK_RATE_PER_CLIENT: '0',
  LINK_RATE_PER_LINK: '0',
  EVENT_BUS_NAME: 'events',
  HISTORY_DAYS: '90',
  FAN_OUT_QUEUE_URL: urlOf(queueSettings.fanOut),
  PUSH_QUEUE_URL: urlOf(queueSettings.push),
  PRIORITY_PUSH_QUEUE_URL: urlOf(queueSettings.priorityPush),
  REPEAT_QUEUE_URL: urlOf(queueSettings.repeat),
  GOOGLE_QUEUE_URL: urlOf(queueSettings.google),
  DUE_QUEUE_URL: urlOf(queueSettings.due),
  LIST_FILING_QUEUE_URL: urlOf(queueSettings.filing),
  QUEUE_URLS: Object.values(queueSettings).map(urlOf).join(),
};

export const passTypeId = 'pass.com.example.boarding';
export const issuerId = '3388000000012345678';

/** The accounts, with API keys that they begin with. */
export const accounts = [
  { id: 'demo', name: 'Demo Air', apiKey: 'DemoKey0123456789012345678901234567890AB' },
  { id: 'other', name: 'Other Air', apiKey: 'OtherKey012345678901234567890123456789AB' },
] as const;

const versioned = (secret: string) => JSON.stringify({ current: '1', 1: secret });
const certificate = { passTypeId, teamId: 'TEAM000001', certificatePem: '', privateKeyPem: '', intermediatePem: '' };
/** A name of realistic length: links contain it. */
const clientEmail = 'boarding-pass-wallet-production@example-airline-123456.iam.gserviceaccount.com';
const tokenUri = 'https://oauth2.googleapis.com/token';
const serviceAccount = { client_email: clientEmail, private_key_id: '1', private_key: 'key', token_uri: tokenUri };

export const appleSecret = 'certificates/apple';
export const googleSecret = 'certificates/google';

export const secrets = new Map([
  [environment.INDEX_SECRET_ARN, 'an-index-secret-of-the-simulation'],
  [environment.ACCESS_SECRET_ARN, versioned('an-access-secret-of-the-simulation')],
  [environment.API_KEY_SECRET_ARN, versioned('a-secret-for-api-keys-of-the-simulation')],
  [environment.ORIGIN_SECRET_ARN, 'an-origin-secret'],
  [appleSecret, JSON.stringify(certificate)],
  [googleSecret, JSON.stringify(serviceAccount)],
]);

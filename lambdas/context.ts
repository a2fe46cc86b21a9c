import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Template } from './domain/template.ts';
import type {
  Account,
  Accounts,
  ApiServices,
  AppleCertificate,
  AppleWallet,
  Clock,
  Log,
  Renderings,
  Services,
  Templates,
} from './ports.ts';
import { systemClock } from './runtime/clock.ts';
import type { ApiEnv, ListFilingEnv, OperatorEnv, RelayEnv, SharedEnv, WebEnv } from './runtime/env.ts';
import { ExpiringCache } from './runtime/expiring-cache.ts';
import { SecretIdentity } from './runtime/identity.ts';
import { lazily } from './runtime/lazily.ts';
import { jsonLog } from './runtime/log.ts';
import { AccessSecretBox } from './runtime/secret-box.ts';
import { Secrets } from './runtime/secrets.ts';
import { DynamoAccounts } from './storage/dynamo-accounts.ts';
import { DynamoLinks } from './storage/dynamo-links.ts';
import { DynamoLists } from './storage/dynamo-lists.ts';
import { DynamoPasses } from './storage/dynamo-passes.ts';
import { DynamoReceipts } from './storage/dynamo-receipts.ts';
import { DynamoTemplates } from './storage/dynamo-templates.ts';
import { ListFiling } from './storage/list-filing.ts';
import type { ListFilingQueue } from './storage/list-filing-queue.ts';
import { type StreamChange, staleLinksOf } from './storage/stale-links.ts';
import { Table } from './storage/table.ts';

/** How long a warm function goes on with what it has read of accounts and templates. */
const keptMs = 30_000;

/** What tests put in place of the real thing. */
export interface Overrides {
  readonly clock?: Clock;
  readonly log?: Log;
  /** Carries every AWS request: the place to inject faults. */
  readonly requestHandler?: DynamoDBClientConfig['requestHandler'];
}

/** What the api function works with. */
export function createApiContext(env: ApiEnv, overrides: Overrides = {}): ApiServices {
  const { services, table, sdk } = createServices(env, overrides);
  const queue = lazily<Pick<ListFilingQueue, 'add'>>(async () => {
    const [{ SQSClient }, { ListFilingQueue }] = await Promise.all([
      import('@aws-sdk/client-sqs'),
      import('./storage/list-filing-queue.ts'),
    ]);
    return new ListFilingQueue(new SQSClient(sdk), env.LIST_FILING_QUEUE_URL);
  });
  // Who reads a long list gets his page whether or not it can be filed; the next reader asks again.
  const queueFiling = (listKey: string) =>
    queue.add(listKey).catch((error) => services.log.error('LIST-NOT-QUEUED', error));
  return { ...services, lists: new DynamoLists(table, services.clock, queueFiling) };
}

/** What the web function works with; `originSecret` is what CloudFront proves itself with. */
export function createWebContext(env: WebEnv, overrides: Overrides = {}) {
  const { services, secrets } = createServices(env, overrides);
  return { ...services, originSecret: () => secrets.read(env.ORIGIN_SECRET_ARN) };
}

/** What the relay works with. */
export function createRelayContext(env: RelayEnv, overrides: Overrides = {}) {
  const table = tableOf(env.TABLE_NAME, sdkConfig(overrides));
  const stores = { passes: new DynamoPasses(table), templates: new DynamoTemplates(table) };
  return {
    log: overrides.log ?? jsonLog(),
    renderings: renderingsOf(env, sdkConfig(overrides)),
    staleLinksOf: (change: StreamChange) => staleLinksOf(change, stores),
  };
}

/** What the filing job works with. */
export function createListFilingContext(env: ListFilingEnv, overrides: Overrides = {}) {
  const table = tableOf(env.TABLE_NAME, sdkConfig(overrides));
  return { log: overrides.log ?? jsonLog(), filing: new ListFiling(table, overrides.clock ?? systemClock) };
}

/** The table, the secrets, and the ids that come from them. */
export function createStore(env: OperatorEnv, clock: Clock, sdk = sdkConfig({})) {
  const secretsManager = new SecretsManagerClient(sdk);
  const secrets = new Secrets(secretsManager, clock);
  const identity = new SecretIdentity(
    () => secrets.read(env.INDEX_SECRET_ARN),
    () => secrets.read(env.ACCESS_SECRET_ARN),
  );
  return { table: tableOf(env.TABLE_NAME, sdk), secretsManager, secrets, identity };
}

function createServices(env: SharedEnv & { LOCAL_IMAGE_HOSTS?: string | undefined }, overrides: Overrides) {
  const clock = overrides.clock ?? systemClock;
  const sdk = sdkConfig(overrides);
  const { table, secrets, identity } = createStore(env, clock, sdk);
  const accounts = new DynamoAccounts(
    table,
    (apiKey) => identity.hashApiKey(apiKey),
    (name) => secrets.read(name),
  );
  const services: Services = {
    accounts: rememberingAccounts(accounts, clock),
    apple: appleWallet(env.PASS_BUILDER),
    clock,
    identity,
    imageFetcher: lazily(async () => {
      const { GuardedImageFetcher } = await import('./runtime/image-fetcher.ts');
      return new GuardedImageFetcher({ localHosts: env.LOCAL_IMAGE_HOSTS?.split(',') ?? [] });
    }),
    images: lazily(async () => {
      const [{ S3Client }, { S3Images }] = await Promise.all([
        import('@aws-sdk/client-s3'),
        import('./storage/s3-images.ts'),
      ]);
      return new S3Images(new S3Client(sdk), env.BUCKET_NAME);
    }),
    links: new DynamoLinks(table, new AccessSecretBox(() => secrets.read(env.ACCESS_SECRET_ARN))),
    log: overrides.log ?? jsonLog(),
    passes: new DynamoPasses(table),
    publicBaseUrl: env.PUBLIC_BASE_URL,
    receipts: new DynamoReceipts(table),
    renderings: renderingsOf(env, sdk),
    templates: rememberingTemplates(new DynamoTemplates(table), clock),
  };
  return { services, secrets, table, sdk };
}

function tableOf(name: string, sdk: ReturnType<typeof sdkConfig>): Table {
  const marshallOptions = { removeUndefinedValues: true };
  return new Table(DynamoDBDocumentClient.from(new DynamoDBClient(sdk), { marshallOptions }), name);
}

function sdkConfig({ requestHandler }: Overrides) {
  return {
    maxAttempts: 4,
    requestHandler: requestHandler ?? { connectionTimeout: 1_000, requestTimeout: 5_000 },
  };
}

function renderingsOf(env: Pick<RelayEnv, 'BUCKET_NAME'>, sdk: ReturnType<typeof sdkConfig>): Renderings {
  return lazily(async () => {
    const [{ S3Client }, { S3Renderings }] = await Promise.all([
      import('@aws-sdk/client-s3'),
      import('./storage/s3-renderings.ts'),
    ]);
    return new S3Renderings(new S3Client(sdk), env.BUCKET_NAME);
  });
}

function appleWallet(builder: SharedEnv['PASS_BUILDER']): AppleWallet {
  return lazily<AppleWallet>(async () =>
    builder === 'native'
      ? new (await import('./wallets/apple/native-builder.ts')).NativeBuilder()
      : new (await import('./wallets/apple/passkit-generator-builder.ts')).PasskitGeneratorBuilder(),
  );
}

function rememberingAccounts(accounts: Accounts, clock: Clock): Accounts {
  const byKey = new ExpiringCache<Account>(clock, keptMs, 1_000);
  const certificates = new ExpiringCache<AppleCertificate>(clock, keptMs, 100);
  return {
    byApiKey: (apiKey) => byKey.get(apiKey, () => accounts.byApiKey(apiKey)),
    appleCertificate: (account, passTypeId) =>
      certificates.get(`${account}#${passTypeId}`, () => accounts.appleCertificate(account, passTypeId)),
    hasIssuer: (account, issuerId) => accounts.hasIssuer(account, issuerId),
  };
}

function rememberingTemplates(templates: Templates, clock: Clock): Templates {
  const found = new ExpiringCache<Template>(clock, keptMs, 100);
  const find = (account: string, templateId: string) =>
    found.get(`${account}#${templateId}`, () => templates.findLatest(account, templateId));
  return {
    create: (...template) => templates.create(...template),
    async update(template, receipt) {
      const isDone = await templates.update(template, receipt);
      found.forget(`${template.account}#${template.id}`);
      return isDone;
    },
    find,
    findLatest(account, templateId) {
      found.forget(`${account}#${templateId}`);
      return find(account, templateId);
    },
  };
}

import type { Services } from '../ports/services.ts';
import type { Badges } from '../ports/wallets.ts';
import { systemClock } from '../runtime/clock.ts';
import type { SharedEnv } from '../runtime/env.ts';
import { lazily } from '../runtime/lazily.ts';
import { jsonLog } from '../runtime/log.ts';
import { DynamoAccounts, KeyUses } from '../storage/dynamo-accounts.ts';
import { DynamoPasses } from '../storage/dynamo-passes.ts';
import { DynamoTemplates } from '../storage/dynamo-templates.ts';
import { isTransient } from '../storage/outage.ts';
import { DynamoReceipts } from '../storage/table.ts';
import { cachedAccounts, cachedTemplates } from './caches.ts';
import { createStore, lazyS3, type Overrides, sdkConfig } from './sdk.ts';

/** @param file beside the bundle. */
const badgesOf = (file: string | undefined) =>
  file === undefined
    ? undefined
    : lazily<Badges>(async () => new (await import('../runtime/badges.ts')).BundledBadges(file));

/** Services common to api and web, loaded lazily where not every call needs them. */
export function createServices(env: SharedEnv & { LOCAL_IMAGE_HOSTS?: string | undefined }, overrides: Overrides) {
  const clock = overrides.clock ?? systemClock;
  const sdk = sdkConfig(overrides);
  const { table, secrets, identity } = createStore(env, clock, sdk);
  const log = overrides.log ?? jsonLog(clock);
  const accounts = new DynamoAccounts(
    table,
    (apiKey) => identity.hashApiKey(apiKey),
    (name) => secrets.read(name),
    new KeyUses(table, log),
  );
  const services: Services = {
    ...lazyS3(env, sdk, clock),
    accounts: cachedAccounts(accounts, clock),
    apple: lazily(async () => new (await import('../wallets/apple/native-builder.ts')).NativeBuilder()),
    badges: badgesOf(env.BADGES_FILE),
    clock,
    identity,
    imageFetcher: lazily(async () => {
      const [{ GuardedImageFetcher }, { packedPng }] = await Promise.all([
        import('../runtime/image-fetcher.ts'),
        import('../runtime/png-packer.ts'),
      ]);
      const localHosts = env.LOCAL_IMAGE_HOSTS?.split(',') ?? [];
      return new GuardedImageFetcher({ clock, localHosts, pack: overrides.packPng ?? packedPng });
    }),
    isTransient,
    links: lazily(async () => {
      const [{ DynamoLinks }, { AccessSecretBox }] = await Promise.all([
        import('../storage/dynamo-links.ts'),
        import('../runtime/secret-box.ts'),
      ]);
      return new DynamoLinks(table, new AccessSecretBox(() => secrets.read(env.ACCESS_SECRET_ARN)));
    }),
    log,
    passes: new DynamoPasses(table),
    publicBaseUrl: env.PUBLIC_BASE_URL,
    receipts: new DynamoReceipts(table),
    templates: cachedTemplates(new DynamoTemplates(table), clock),
  };
  return { services, secrets, table, sdk };
}

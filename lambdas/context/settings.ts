import { dayMs } from '../domain/time/durations.ts';
import { AccountRefused, type CertificateUpload } from '../ports/accounts.ts';
import type { AuditLine, Author } from '../ports/audit.ts';
import type { People, Users } from '../ports/people.ts';
import type { Clock } from '../ports/runtime.ts';
import type { SettingsServices } from '../ports/staff-services.ts';
import { CertificateUnusable } from '../ports/wallets.ts';
import { systemClock } from '../runtime/clock.ts';
import type { AccountSettingsEnv, SettingsEnv } from '../runtime/env.ts';
import { newApiKey, newWriteId } from '../runtime/identity.ts';
import { lazily } from '../runtime/lazily.ts';
import { jsonLog } from '../runtime/log.ts';
import { SecretApiKeyBox } from '../runtime/secret-box.ts';
import type { CheckedCredential } from '../storage/account-items.ts';
import { CredentialSecrets } from '../storage/credential-secrets.ts';
import { DynamoAccountSettings } from '../storage/dynamo-account-settings.ts';
import { DynamoPeople } from '../storage/dynamo-people.ts';
import { DynamoRateLimits } from '../storage/dynamo-rate-limits.ts';
import { DynamoSessions } from '../storage/dynamo-sessions.ts';
import { isTransient } from '../storage/outage.ts';
import { clientOf, type SdkConfig } from './client.ts';
import { createStore, type Overrides, sdkConfig } from './sdk.ts';

export function createSettingsContext(env: SettingsEnv, overrides: Overrides = {}): SettingsServices {
  const clock = overrides.clock ?? systemClock;
  const log = overrides.log ?? jsonLog(clock);
  const sdk = sdkConfig(overrides);
  const store = createStore(env, clock, sdk);
  const onAudit = (line: AuditLine) => log.info('SETTINGS-AUDIT', { ...line });
  const forms = new DynamoRateLimits(store.table, store.identity, {}, dayMs);
  return {
    isTransient,
    log,
    clock,
    publicBaseUrl: env.PUBLIC_BASE_URL,
    sessions: new DynamoSessions(store.table),
    accountSettingsOf: (author) => accountSettingsOf(store, env, clock, author, onAudit),
    peopleOf: (author) => createPeople(store, lazyUserPool(env.USER_POOL_ID, sdk), author, onAudit),
    isFirst: async (form) => (await forms.take('form', form, 1)) === 0,
  };
}

/** The user pool, whose client only an invitation loads. */
export const lazyUserPool = (userPoolId: string, sdk: SdkConfig) =>
  lazily<Users>(async () => {
    const [{ UserPool }, { CognitoIdentityProviderClient }] = await Promise.all([
      import('../cognito/user-pool.ts'),
      import('@aws-sdk/client-cognito-identity-provider'),
    ]);
    return new UserPool(clientOf(CognitoIdentityProviderClient, sdk), userPoolId);
  });

/** @param onAudit called with each entry of the audit trail. */
export function createPeople(
  { table, identity }: Pick<ReturnType<typeof createStore>, 'table' | 'identity'>,
  users: ReturnType<typeof lazyUserPool>,
  author: Author,
  onAudit: (line: AuditLine) => void = () => {},
): People {
  const invitations = new DynamoRateLimits(table, identity, {}, dayMs);
  return new DynamoPeople({ table, clock: table.clock, newWriteId, onAudit, users, invitations }, author);
}

/** @param onAudit called with each entry of the audit trail. */
export function accountSettingsOf(
  { table, secretsManager, secrets, identity }: ReturnType<typeof createStore>,
  env: AccountSettingsEnv,
  clock: Clock,
  author: Author,
  onAudit: (line: AuditLine) => void = () => {},
): DynamoAccountSettings {
  const services = {
    table,
    secrets: new CredentialSecrets(secretsManager, env.CERTIFICATE_SECRET_PREFIX),
    apiKeys: new SecretApiKeyBox(() => secrets.read(env.API_KEY_SECRET_ARN)),
    clock,
    hashApiKey: (apiKey: string) => identity.hashApiKey(apiKey),
    newApiKey,
    newWriteId,
    onAudit,
    checked: (upload: CertificateUpload, acceptedRoot: string | undefined) =>
      checked(upload, clock, [env.LOCAL_APPLE_ROOT, acceptedRoot]),
  };
  return new DynamoAccountSettings(services, author);
}

/** Validates an upload. The code that parses certificates is loaded lazily. */
async function checked(
  upload: CertificateUpload,
  clock: Clock,
  moreRoots: readonly (string | undefined)[],
): Promise<CheckedCredential> {
  if (upload.wallet === 'walletb') {
    const { checkServiceAccount } = await import('../wallets/google/service-account.ts');
    const { issuerId, serviceAccountJson } = upload;
    const { clientEmail } = checkServiceAccount(issuerId, serviceAccountJson);
    return { wallet: 'walletb', issuer: { issuerId, serviceAccountJson, clientEmail } };
  }
  const [{ appleRoots, readUpload }, { tryCertificate }] = await Promise.all([
    import('../wallets/apple/certificate-upload.ts'),
    import('../wallets/apple/trial-pass.ts'),
  ]);
  const roots = [...appleRoots, ...moreRoots.flatMap((root) => root ?? [])];
  try {
    const at = clock.now();
    const certificate = await readUpload(upload, at, roots);
    await tryCertificate(certificate, at);
    return { wallet: 'walleta', certificate };
  } catch (error) {
    throw error instanceof CertificateUnusable ? new AccountRefused(error.message, error.field) : error;
  }
}

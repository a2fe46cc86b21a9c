import { AccountRefused, type CertificateUpload } from '../ports/account-settings.ts';
import { CertificateUnusable } from '../ports/apple-wallet.ts';
import type { Clock } from '../ports/clock.ts';
import { systemClock } from '../runtime/clock.ts';
import type { StoreEnv } from '../runtime/env.ts';
import { newApiKey } from '../runtime/identity.ts';
import { AccessSecretBox } from '../runtime/secret-box.ts';
import { AccountRegistry } from '../storage/account-registry.ts';
import type { CheckedCredential } from '../storage/credential-item.ts';
import { CredentialSecrets } from '../storage/credential-secrets.ts';
import { type Overrides, sdkConfig } from './sdk.ts';
import { createStore } from './store.ts';

/** Accounts, their API keys and credentials: for the settings page and for operators. */
export function createAccountRegistry(env: StoreEnv, overrides: Overrides = {}): AccountRegistry {
  const clock = overrides.clock ?? systemClock;
  return accountRegistryOf(createStore(env, clock, sdkConfig(overrides)), env, clock);
}

export function accountRegistryOf(
  { table, secretsManager, secrets, identity }: ReturnType<typeof createStore>,
  env: StoreEnv,
  clock: Clock,
): AccountRegistry {
  return new AccountRegistry({
    table,
    secrets: new CredentialSecrets(secretsManager, env.CERTIFICATE_SECRET_PREFIX),
    secretBox: new AccessSecretBox(() => secrets.read(env.ACCESS_SECRET_ARN)),
    clock,
    hashApiKey: (apiKey) => identity.hashApiKey(apiKey),
    newApiKey,
    newWriteId: () => identity.newTrackingId(),
    checked: (upload) => checked(upload, clock),
  });
}

/** What reads certificates is loaded when there is one to read. */
async function checked(upload: CertificateUpload, clock: Clock): Promise<CheckedCredential> {
  if (upload.wallet === 'walletb') {
    const { checkServiceAccount } = await import('../wallets/google/service-account.ts');
    const { issuerId, serviceAccountJson } = upload;
    const { clientEmail } = checkServiceAccount(issuerId, serviceAccountJson);
    return { wallet: 'walletb', issuer: { issuerId, serviceAccountJson, clientEmail } };
  }
  const { readUpload } = await import('../wallets/apple/certificate-upload.ts');
  try {
    return { wallet: 'walleta', certificate: await readUpload(upload, clock.now()) };
  } catch (error) {
    throw error instanceof CertificateUnusable ? new AccountRefused(error.message) : error;
  }
}

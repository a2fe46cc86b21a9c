import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createStore, sdkConfig } from '../../lambdas/context/sdk.ts';
import { accountSettingsOf, createPeople, lazyUserPool } from '../../lambdas/context/settings.ts';
import type { AppleCertificate } from '../../lambdas/ports/accounts.ts';
import { systemClock } from '../../lambdas/runtime/clock.ts';
import type { AccountSettingsEnv } from '../../lambdas/runtime/env.ts';
import { identifyCertificate } from '../../lambdas/wallets/apple/certificate.ts';
import { writeAtomically } from '../basics/files.ts';
import type { Certificates } from './certificates.ts';

const accountId = 'demo';

/** Roles of the people who may sign in, by the names in their addresses. */
const demoPeople = { demo: 'admin', agent: 'agent', viewer: 'viewer' } as const;

/** Author in the audit trail. */
const author = { user: 'operator', requestId: 'start' };

/**
 * Creates or updates the demo account with its credentials, through the service's own storage code. Runs at every start,
 * so that changed certificates in `certs/` take effect.
 *
 * @returns the account's API key: the given one, else the stored one.
 */
export async function deployDemoAccount(
  env: AccountSettingsEnv & { readonly USER_POOL_ID: string },
  credentials: { apiKey: string; isGiven: boolean; apple: AppleCertificate; issuer: Issuer },
  now: () => Date,
): Promise<string> {
  const clock = { ...systemClock, now };
  const sdk = sdkConfig();
  const store = createStore(env, clock, sdk);
  const accountSettings = accountSettingsOf(store, env, clock, author);
  const created = await accountSettings.create({ id: accountId, name: 'Tern Airways' }, credentials.apiKey);
  if (!created && credentials.isGiven) await accountSettings.setApiKey(accountId, credentials.apiKey);
  await accountSettings.addAppleCertificate(accountId, credentials.apple, { makeDefault: true });
  await accountSettings.addIssuer(accountId, credentials.issuer, { makeDefault: true });
  const people = createPeople(store, lazyUserPool(env.USER_POOL_ID, sdk), author);
  if ((await people.of(accountId)).length === 0)
    for (const [name, role] of Object.entries(demoPeople)) await people.invite(accountId, `${name}@example.com`, role);
  return accountSettings.apiKey(accountId);
}

/** Stores the demo account's API key for commands that are pasted. */
export function storeApiKey(dataDirectory: string, apiKey: string): void {
  writeAtomically(path.join(dataDirectory, 'api-key'), `${apiKey}\n`);
}

/** The certificate of `certs/` in the service's form. @throws CertificateUnusable without UID or OU. */
export function appleCertificate({ passType, passTypeKey, intermediate }: Certificates): AppleCertificate {
  return identifyCertificate({ certificatePem: passType, privateKeyPem: passTypeKey, intermediatePem: intermediate });
}

export interface Issuer {
  readonly issuerId: string;
  readonly serviceAccountJson: string;
  readonly clientEmail: string;
}

/** The Google Wallet issuer, with the service account key file of the folder; generates one if there is none. */
export function googleIssuer(directory: string, issuerId: string): Issuer {
  const file = path.join(directory, 'walletb-service-account.json');
  if (!existsSync(file)) {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const serviceAccount = {
      type: 'service_account',
      project_id: 'local',
      private_key_id: 'local',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      client_email: 'boarding-pass@local.iam.gserviceaccount.com',
      token_uri: 'https://oauth2.googleapis.com/token',
    };
    writeAtomically(path.join(directory, 'walletb-public.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
    writeAtomically(file, JSON.stringify(serviceAccount, null, 2));
  }
  const serviceAccountJson = readFileSync(file, 'utf8');
  return { issuerId, serviceAccountJson, clientEmail: JSON.parse(serviceAccountJson).client_email };
}

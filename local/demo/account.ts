import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { AppleCertificate } from '../../lambdas/ports/accounts.ts';
import type { ApiEnv } from '../../lambdas/runtime/env.ts';
import { newApiKey, SecretIdentity } from '../../lambdas/runtime/identity.ts';
import { Secrets } from '../../lambdas/runtime/secrets.ts';
import { AccountRegistry } from '../../lambdas/storage/account-registry.ts';
import { Table } from '../../lambdas/storage/table.ts';
import { identifyCertificate } from '../../lambdas/wallets/apple/certificate.ts';
import { writeAtomically } from '../files.ts';
import type { Certificates } from './certificates.ts';

const accountId = 'demo';

export interface AwsClients {
  readonly database: DynamoDBClient;
  readonly secrets: SecretsManagerClient;
}

/**
 * Makes the demo account with its credentials, through the service's own storage code. Repeated at every start, so
 * that another API key or other certificates in `certs/` are in force after a restart.
 */
export async function deployDemoAccount(
  clients: AwsClients,
  env: Pick<ApiEnv, 'TABLE_NAME' | 'INDEX_SECRET_ARN' | 'ACCESS_SECRET_ARN' | 'CERTIFICATE_SECRET_PREFIX'>,
  credentials: { apiKey: string; apple: AppleCertificate; issuer: Issuer },
  now: () => Date,
): Promise<void> {
  const secrets = new Secrets(clients.secrets, { now });
  const identity = new SecretIdentity(
    () => secrets.read(env.INDEX_SECRET_ARN),
    () => secrets.read(env.ACCESS_SECRET_ARN),
  );
  const registry = new AccountRegistry({
    table: new Table(DynamoDBDocumentClient.from(clients.database), env.TABLE_NAME),
    secrets: clients.secrets,
    clock: { now },
    secretPrefix: env.CERTIFICATE_SECRET_PREFIX,
    hashApiKey: (apiKey) => identity.hashApiKey(apiKey),
    newTrackingId: () => identity.newTrackingId(),
  });
  const created = await registry.create({ id: accountId, name: 'Tern Airways' }, credentials.apiKey);
  if (!created) await registry.addApiKey(accountId, credentials.apiKey);
  await registry.addAppleCertificate(accountId, credentials.apple, { makeDefault: true });
  await registry.addIssuer(accountId, credentials.issuer, { makeDefault: true });
}

/** The API key of the demo account: the one given, else the one kept, else a new one; kept in either case. */
export function demoApiKey(dataDirectory: string, given: string | undefined): string {
  const file = path.join(dataDirectory, 'api-key');
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  const apiKey = given ?? kept ?? newApiKey();
  if (apiKey !== kept) writeAtomically(file, `${apiKey}\n`);
  return apiKey;
}

/** The files of `certs/` as the service knows a certificate. @throws CertificateUnusable without UID or OU. */
export function appleCertificate({ passType, passTypeKey, intermediate }: Certificates): AppleCertificate {
  return identifyCertificate({ certificatePem: passType, privateKeyPem: passTypeKey, intermediatePem: intermediate });
}

export interface Issuer {
  readonly issuerId: string;
  readonly serviceAccountJson: string;
}

/** The Wallet B issuer: the service account's key file in the folder, made like Google's where there is none. */
export function walletBIssuer(directory: string, issuerId: string): Issuer {
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
  return { issuerId, serviceAccountJson: readFileSync(file, 'utf8') };
}

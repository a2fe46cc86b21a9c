import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { Accounts } from '../ports/accounts.ts';
import type { Clock } from '../ports/clock.ts';
import { Secrets } from '../runtime/secrets.ts';
import { DynamoAccounts } from '../storage/dynamo-accounts.ts';
import type { Table } from '../storage/table.ts';
import { cachedAccounts } from './caches.ts';
import type { sdkConfig } from './sdk.ts';

/** The accounts' certificates and issuers, for functions that are not called with an API key. */
export function credentialsOf(
  table: Table,
  clock: Clock,
  sdk: ReturnType<typeof sdkConfig>,
): Omit<Accounts, 'byApiKey'> {
  const secrets = new Secrets(new SecretsManagerClient(sdk), clock);
  const noApiKeys = () => Promise.reject(new Error('This function takes no API keys'));
  return cachedAccounts(new DynamoAccounts(table, noApiKeys, (name) => secrets.read(name)), clock);
}

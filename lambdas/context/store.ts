import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { Clock } from '../ports/clock.ts';
import type { StoreEnv } from '../runtime/env.ts';
import { SecretIdentity } from '../runtime/identity.ts';
import { Secrets } from '../runtime/secrets.ts';
import { sdkConfig, tableOf } from './sdk.ts';

/** The table, the secrets, and the ids derived from them. */
export function createStore(env: StoreEnv, clock: Clock, sdk = sdkConfig()) {
  const secretsManager = new SecretsManagerClient(sdk);
  const secrets = new Secrets(secretsManager, clock);
  const identity = new SecretIdentity(
    () => secrets.read(env.INDEX_SECRET_ARN),
    () => secrets.read(env.ACCESS_SECRET_ARN),
  );
  return { table: tableOf(env.TABLE_NAME, sdk, clock), secretsManager, secrets, identity };
}

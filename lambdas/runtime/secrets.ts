import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { Clock } from '../ports/clock.ts';
import { ExpiringCache } from './expiring-cache.ts';

const keptMs = 5 * 60 * 1000;

/** Reads secrets by name or ARN; a value is kept for 5 minutes. */
export class Secrets {
  readonly #client: SecretsManagerClient;
  readonly #cache: ExpiringCache<string>;

  constructor(client: SecretsManagerClient, clock: Clock) {
    this.#client = client;
    this.#cache = new ExpiringCache(clock, keptMs, 1_000);
  }

  /** @throws when there is no such secret. */
  async read(name: string): Promise<string> {
    const value = await this.#cache.get(name, async () => {
      const { SecretString } = await this.#client.send(new GetSecretValueCommand({ SecretId: name }));
      return SecretString;
    });
    if (value === undefined) throw new Error('A secret has no text value');
    return value;
  }
}

import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { Clock } from '../ports/clock.ts';
import { within } from '../retry/within.ts';
import { ExpiringCache } from './expiring-cache.ts';

/** Also how long the last value is good for, while Secrets Manager is out, before it is asked again. */
const keptMs = 5 * 60 * 1000;

/** How long another reading of what is known may take, ms: every call waits for it. */
const patienceMs = 1_000;

/** No passing failures: such a secret has been deleted, or waits for its deletion. */
const deleted = new Set(['ResourceNotFoundException', 'InvalidRequestException']);

/** Reads secrets by name or ARN. A value is kept for 5 minutes, and longer while it cannot be read anew. */
export class Secrets {
  readonly #client: SecretsManagerClient;
  readonly #clock: Clock;
  readonly #cache: ExpiringCache<string>;

  constructor(client: SecretsManagerClient, clock: Clock) {
    this.#client = client;
    this.#clock = clock;
    this.#cache = new ExpiringCache(clock, keptMs, 1_000);
  }

  /** @throws when there is no such secret. */
  async read(name: string): Promise<string> {
    const value = await this.#cache.get(name, (before) => (before ? this.#readAnew(name, before) : this.#load(name)));
    if (value === undefined) throw new Error('A secret has no text value');
    return value;
  }

  /** The value as it is now, or the one before while that cannot be had: most secrets never change. */
  async #readAnew(name: string, before: Promise<string | undefined>): Promise<string | undefined> {
    try {
      return await within(this.#clock, patienceMs, (abortSignal) => this.#load(name, { abortSignal }));
    } catch (error) {
      if (error instanceof Error && deleted.has(error.name)) throw error;
      return before;
    }
  }

  async #load(name: string, options: { readonly abortSignal?: AbortSignal } = {}): Promise<string | undefined> {
    const { SecretString } = await this.#client.send(new GetSecretValueCommand({ SecretId: name }), options);
    return SecretString;
  }
}

import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { minuteMs } from '../domain/durations.ts';
import type { Clock } from '../ports/clock.ts';
import { within } from '../retry/within.ts';
import { ExpiringCache } from './expiring-cache.ts';

/** Time to live of a cached secret, ms; during an outage also the interval between attempts to refresh it. */
const ttlMs = 5 * minuteMs;

/** Timeout of refreshing a cached secret, ms, for which every call waits. */
const refreshTimeoutMs = 1_000;

/** Permanent errors: the secret has been deleted or is scheduled for deletion. */
const permanentErrors = new Set(['ResourceNotFoundException', 'InvalidRequestException']);

/** Reads secrets by name or ARN. Values are cached for 5 minutes, and longer while they cannot be refreshed. */
export class Secrets {
  readonly #client: SecretsManagerClient;
  readonly #clock: Clock;
  readonly #cache: ExpiringCache<string>;

  constructor(client: SecretsManagerClient, clock: Clock) {
    this.#client = client;
    this.#clock = clock;
    this.#cache = new ExpiringCache(clock, ttlMs, 1_000);
  }

  /** @throws if there is no such secret. */
  async read(name: string): Promise<string> {
    const value = await this.#cache.get(name, (before) => (before ? this.#refresh(name, before) : this.#load(name)));
    if (value === undefined) throw new Error('A secret has no text value');
    return value;
  }

  /** Refreshes a value; falls back to the cached one on transient failures, since most secrets never change. */
  async #refresh(name: string, before: Promise<string | undefined>): Promise<string | undefined> {
    try {
      return await within(this.#clock, refreshTimeoutMs, (abortSignal) => this.#load(name, { abortSignal }));
    } catch (error) {
      if (error instanceof Error && permanentErrors.has(error.name)) throw error;
      return before;
    }
  }

  async #load(name: string, options: { readonly abortSignal?: AbortSignal } = {}): Promise<string | undefined> {
    const { SecretString } = await this.#client.send(new GetSecretValueCommand({ SecretId: name }), options);
    return SecretString;
  }
}

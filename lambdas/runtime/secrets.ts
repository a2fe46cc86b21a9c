import {
  GetSecretValueCommand,
  type GetSecretValueCommandInput,
  ResourceNotFoundException,
  type SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { minuteMs } from '../domain/time/durations.ts';
import type { Clock } from '../ports/runtime.ts';
import { within } from '../retry/within.ts';
import { ExpiringCache } from './expiring-cache.ts';

/** Time to live of a cached secret, ms; during an outage also the interval between attempts to refresh it. */
const ttlMs = 5 * minuteMs;

/** Timeout of refreshing a cached secret, ms, for which every call waits. */
const refreshTimeoutMs = 1_000;

/** Permanent errors: the secret has been deleted or is scheduled for deletion. */
const permanentErrors = new Set(['ResourceNotFoundException', 'InvalidRequestException']);

interface LoadOptions {
  readonly abortSignal?: AbortSignal;
}
type Load = (options: LoadOptions) => Promise<string | undefined>;

/**
 * Reads secrets by name or ARN. Values are cached for 5 minutes, and longer while they cannot be refreshed.
 * Source: docs/decisions/retries.md#secrets-outlive-a-hiccup
 */
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
    const value = await this.#get(name, (options) => this.#load({ SecretId: name }, options));
    if (value === undefined) throw new Error('A secret has no text value');
    return value;
  }

  /** The value that the last change of a secret replaced; undefined if there was none, or its label was removed. */
  async readPrevious(name: string): Promise<string | undefined> {
    const previous = { SecretId: name, VersionStage: 'AWSPREVIOUS' };
    const value = await this.#get(`${name} AWSPREVIOUS`, (options) =>
      this.#load(previous, options).catch((error) => {
        if (!(error instanceof ResourceNotFoundException)) throw error;
        // Cached like any value, so that refused requests cost none to Secrets Manager.
        return '';
      }),
    );
    return value || undefined;
  }

  #get(key: string, load: Load): Promise<string | undefined> {
    return this.#cache.get(key, (before) => (before ? this.#refresh(load, before) : load({})));
  }

  /** Refreshes a value; falls back to the cached one on transient failures, since most secrets never change. */
  async #refresh(load: Load, before: Promise<string | undefined>): Promise<string | undefined> {
    try {
      return await within(this.#clock, refreshTimeoutMs, (abortSignal) => load({ abortSignal }));
    } catch (error) {
      if (error instanceof Error && permanentErrors.has(error.name)) throw error;
      return before;
    }
  }

  async #load(input: GetSecretValueCommandInput, options: LoadOptions): Promise<string | undefined> {
    const { SecretString } = await this.#client.send(new GetSecretValueCommand(input), options);
    return SecretString;
  }
}

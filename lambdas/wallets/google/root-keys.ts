import type { Clock } from '../../ports/clock.ts';
import { GoogleWalletFailure } from '../../ports/google-wallet.ts';
import { within } from '../../retry/within.ts';
import type { RootKey } from './callback-signature.ts';

/** What the keys are kept for at least: a header that says less must not make every callback ask for them. */
const minKeptMs = 5 * 60 * 1000;
const maxKeptMs = 7 * 24 * 60 * 60 * 1000;

/** After a failure the keys are not asked for again so soon. */
const failureKeptMs = 30 * 1000;

const timeoutMs = 5_000;

interface Dependencies {
  readonly clock: Clock;
  readonly fetch: typeof fetch;
  readonly url: string;
}

/**
 * Google's root keys, kept as long as their max-age says. Nothing else makes them be fetched: a forged callback fails
 * by the keys that are there, however many of them come.
 */
export class RootKeys {
  readonly #dependencies: Dependencies;
  #keys: Promise<readonly RootKey[]> | undefined;
  /** Infinite while they are on their way. */
  #untilMs = 0;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws when they cannot be had. */
  get(): Promise<readonly RootKey[]> {
    if (this.#keys === undefined || this.#nowMs() >= this.#untilMs) {
      this.#untilMs = Number.POSITIVE_INFINITY;
      this.#keys = this.#fetch();
    }
    return this.#keys;
  }

  async #fetch(): Promise<readonly RootKey[]> {
    try {
      const { clock, fetch, url } = this.#dependencies;
      const [answer, { keys }] = await within(clock, timeoutMs, async (signal) => {
        const response = await fetch(url, { signal });
        if (!response.ok) throw new GoogleWalletFailure('busy', response.status);
        return [response, (await response.json()) as { keys?: unknown }] as const;
      });
      if (!Array.isArray(keys)) throw new GoogleWalletFailure('refused', answer.status, 'NoKeys');
      const [, seconds = 0] = /max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '') ?? [];
      this.#untilMs = this.#nowMs() + Math.min(maxKeptMs, Math.max(minKeptMs, Number(seconds) * 1_000));
      return keys as RootKey[];
    } catch (error) {
      this.#untilMs = this.#nowMs() + failureKeptMs;
      throw error;
    }
  }

  #nowMs(): number {
    return this.#dependencies.clock.now().getTime();
  }
}

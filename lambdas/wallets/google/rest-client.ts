import type { GoogleIssuer } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import { GoogleWalletFailure } from '../../ports/google-wallet.ts';
import { within } from '../../retry/within.ts';
import type { AccessTokens } from './access-token.ts';
import { unreachable, wordIn } from './failures.ts';

export interface RestSettings {
  /** Of classes and objects, without a slash at the end. */
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly fetch: typeof fetch;
  readonly tokens: AccessTokens;
  /** Answers when the next request may go. */
  readonly turn?: (() => Promise<void>) | undefined;
  /** How often a request is sent that meets with too many others, or with a failure of Google Wallet's. */
  readonly attempts: number;
  /** Of one attempt. */
  readonly timeoutMs: number;
}

type Kind = 'flightClass' | 'flightObject';
type Resource = { readonly id: string; readonly [field: string]: unknown };

interface Answer {
  readonly status: number;
  readonly reason?: string | undefined;
}

/** Before the second attempt, ms; doubled for each further one, of which a random part is waited. */
const firstDelayMs = 400;

/** How a 403 for too many requests calls itself; any other is one of permission. Source: Google APIs, error reasons. */
const quotaReasons = /^(quota|rateLimit|userRateLimit|dailyLimit)Exceeded$/;

/** Classes and objects over Google's REST API. */
export class RestClient {
  readonly #settings: RestSettings;

  constructor(settings: RestSettings) {
    this.#settings = settings;
  }

  /** @returns false when there is one of this id, which stays as it is. @throws GoogleWalletFailure. */
  async insert(issuer: GoogleIssuer, kind: Kind, resource: Resource): Promise<boolean> {
    return (await this.#send(issuer, 'POST', kind, JSON.stringify(resource), [409])).status !== 409;
  }

  /** Makes it, or where it exists brings it up to date. @throws GoogleWalletFailure. */
  async upsert(issuer: GoogleIssuer, kind: Kind, resource: Resource): Promise<void> {
    if (!(await this.insert(issuer, kind, resource))) await this.patch(issuer, kind, resource);
  }

  /** @returns false when there is none of this id. @throws GoogleWalletFailure. */
  async patch(issuer: GoogleIssuer, kind: Kind, resource: Resource): Promise<boolean> {
    const path = `${kind}/${encodeURIComponent(resource.id)}`;
    return (await this.#send(issuer, 'PATCH', path, JSON.stringify(withNulls(resource)), [404])).status !== 404;
  }

  /** @throws GoogleWalletFailure. */
  async addMessage(issuer: GoogleIssuer, kind: Kind, id: string, message: object): Promise<void> {
    const path = `${kind}/${encodeURIComponent(id)}/addMessage`;
    await this.#send(issuer, 'POST', path, JSON.stringify({ message }), []);
  }

  /** Sends until there is an answer to go by: success, or a status that the caller expects. */
  async #send(
    issuer: GoogleIssuer,
    method: string,
    path: string,
    body: string,
    expected: readonly number[],
  ): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      try {
        const answer = await this.#once(issuer, method, path, body);
        if (answer.status < 300 || expected.includes(answer.status)) return answer;
        throw failureOf(answer);
      } catch (error) {
        const failure = error instanceof GoogleWalletFailure ? error : unreachable(error);
        const isPassing = failure.kind === 'busy' || failure.kind === 'unreachable' || failure.status === 401;
        if (!isPassing || attempt >= this.#settings.attempts) throw failure;
        const { clock } = this.#settings;
        await clock.wait(firstDelayMs * 2 ** (attempt - 1) * (0.5 + clock.random()));
      }
    }
  }

  async #once(issuer: GoogleIssuer, method: string, path: string, body: string): Promise<Answer> {
    const { baseUrl, clock, fetch, timeoutMs, tokens, turn } = this.#settings;
    const token = await tokens.get(issuer);
    await turn?.();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return within(clock, timeoutMs, async (signal) => {
      const answer = await fetch(`${baseUrl}/${path}`, { method, headers, body, signal });
      const text = await answer.text();
      if (answer.status === 401) tokens.forget(issuer);
      return { status: answer.status, reason: answer.ok ? undefined : wordIn(text, firstReason) };
    });
  }
}

const firstReason = ({ error }: { readonly error?: unknown }) =>
  (error as { errors?: { reason?: unknown }[] } | undefined)?.errors?.[0]?.reason;

function failureOf({ status, reason = '' }: Answer): GoogleWalletFailure {
  const isBusy = status === 429 || status >= 500 || (status === 403 && quotaReasons.test(reason));
  const kind = isBusy ? 'busy' : status === 401 || status === 403 ? 'forbidden' : 'refused';
  return new GoogleWalletFailure(kind, status, reason);
}

/** What a resource does not have: a PATCH leaves alone what it does not name, and replaces arrays as a whole. */
function withNulls(value: unknown): unknown {
  if (value === undefined) return null;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withNulls(each)]));
}

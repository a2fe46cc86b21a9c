import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import { recordIn } from '../../domain/text/json.ts';
import type { GoogleIssuer } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/runtime.ts';
import { GoogleWalletFailure } from '../../ports/wallets.ts';
import { within } from '../../retry/within.ts';
import type { AccessTokens } from './access-token.ts';
import { unreachable, wordIn } from './failures.ts';
import type { RateLimiter } from './rate-limiter.ts';

interface FreshRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly signal: AbortSignal;
}

export type FetchAfresh = (url: string, request: FreshRequest) => Promise<Response>;

/**
 * `fetch` with a connection of its own, for requests that must not be sent twice. A reused connection may have ended
 * while the function was frozen: the request then fails, and nothing says that it has not arrived.
 *
 * @throws Error of the connection, AbortError.
 */
export const fetchAfresh: FetchAfresh = (url, { body, ...options }) =>
  new Promise((resolve, reject) => {
    const request = url.startsWith('https:') ? httpsRequest : httpRequest;
    request(url, { ...options, agent: false }, (answer) =>
      resolve(new Response(Readable.toWeb(answer) as ReadableStream, { status: answer.statusCode ?? 500 })),
    )
      .once('error', reject)
      .end(body);
  });

export interface RestSettings {
  /** Base URL of classes and objects, without a trailing slash. */
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly fetch: typeof fetch;
  /** For requests that notify: a reused connection that has ended would lose the notification. */
  readonly fetchAfresh: FetchAfresh;
  readonly tokens: AccessTokens;
  readonly rateLimiter?: Pick<RateLimiter, 'acquire' | 'giveWay'> | undefined;
  /** Maximum number of attempts for a request that meets rate limiting or a server error. */
  readonly attempts: number;
  /** The same where Google answers at once that there are too many requests; by default as many. */
  readonly attemptsAtLimit?: number | undefined;
  /** Back-off before the second attempt, ms; doubled for each further one, with a jitter of 50 % either way. */
  readonly firstDelayMs?: number | undefined;
  /** Timeout of a single attempt. */
  readonly timeoutMs: number;
}

type Kind = 'flightClass' | 'flightObject';
type Resource = { readonly id: string; readonly [field: string]: unknown };

interface Answer {
  readonly status: number;
  readonly reason?: string | undefined;
  readonly text: string;
}

/** Reasons of a 403 that mean rate limiting; any other means missing permission. Source: Google APIs, error reasons. */
const quotaReasons = /^(quota|rateLimit|userRateLimit|dailyLimit)Exceeded$/;

/** Classes and objects in Google's REST API. */
export class RestClient {
  readonly #settings: RestSettings;

  constructor(settings: RestSettings) {
    this.#settings = settings;
  }

  /** @returns false if one of this id exists, which stays as it is. @throws GoogleWalletFailure. */
  async insert(issuer: GoogleIssuer, kind: Kind, resource: Resource): Promise<boolean> {
    return (await this.#send(issuer, 'POST', kind, JSON.stringify(resource), [409])).status !== 409;
  }

  /** Creates or updates a resource. @throws GoogleWalletFailure. */
  async upsert(issuer: GoogleIssuer, kind: Kind, resource: Resource): Promise<void> {
    if (!(await this.insert(issuer, kind, resource))) await this.patch(issuer, kind, resource);
  }

  /**
   * @param isOnce as in addMessage, for an update that notifies.
   * @returns false if there is none of this id. @throws GoogleWalletFailure.
   */
  async patch(issuer: GoogleIssuer, kind: Kind, resource: Resource, isOnce = false): Promise<boolean> {
    const path = `${kind}/${encodeURIComponent(resource.id)}`;
    const answer = await this.#send(issuer, 'PATCH', path, JSON.stringify(withNulls(resource)), [404], isOnce);
    return answer.status !== 404;
  }

  /** A resource as Google has it; undefined if there is none of this id. @throws GoogleWalletFailure. */
  async read(issuer: GoogleIssuer, kind: Kind, id: string): Promise<Readonly<Record<string, unknown>> | undefined> {
    const answer = await this.#send(issuer, 'GET', `${kind}/${encodeURIComponent(id)}`, undefined, [404]);
    return answer.status === 404 ? undefined : recordIn(answer.text);
  }

  /**
   * Adds a message that notifies, at most once: a request whose outcome is unknown is not sent again.
   * @throws GoogleWalletFailure.
   */
  async addMessage(issuer: GoogleIssuer, kind: Kind, id: string, message: object): Promise<void> {
    const path = `${kind}/${encodeURIComponent(id)}/addMessage`;
    await this.#send(issuer, 'POST', path, JSON.stringify({ message }), [], true);
  }

  /** Sends a request, with retries, until it succeeds or has a status that the caller expects. */
  async #send(
    issuer: GoogleIssuer,
    method: string,
    path: string,
    body: string | undefined,
    expected: readonly number[],
    isOnce = false,
  ): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      try {
        const answer = await this.#once(issuer, method, path, body, isOnce);
        if (answer.status < 300 || expected.includes(answer.status)) return answer;
        throw failureOf(answer);
      } catch (error) {
        const failure = error instanceof GoogleWalletFailure ? error : unreachable(error);
        const { attempts, attemptsAtLimit = attempts, clock, firstDelayMs = 400, rateLimiter } = this.#settings;
        const isLimited = failure.kind === 'busy' && (failure.status ?? 0) < 500;
        if (isLimited) rateLimiter?.giveWay();
        const isTransient = failure.kind === 'busy' || failure.kind === 'unreachable' || failure.status === 401;
        const isUnknown = failure.kind === 'unreachable' || (failure.status ?? 0) >= 500;
        if (!isTransient || (isOnce && isUnknown) || attempt >= (isLimited ? attemptsAtLimit : attempts)) throw failure;
        await clock.wait(firstDelayMs * 2 ** (attempt - 1) * (0.5 + clock.random()));
      }
    }
  }

  async #once(issuer: GoogleIssuer, method: string, path: string, body: string | undefined, isOnce: boolean) {
    const { baseUrl, clock, fetch, fetchAfresh, timeoutMs, tokens, rateLimiter } = this.#settings;
    const token = await tokens.get(issuer);
    await rateLimiter?.acquire();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return within(clock, timeoutMs, async (signal) => {
      const [url, request] = [`${baseUrl}/${path}`, { method, headers, signal }];
      const answer =
        body === undefined
          ? await fetch(url, request)
          : await (isOnce ? fetchAfresh : fetch)(url, { ...request, body });
      const text = await answer.text();
      if (answer.status === 401) tokens.forget(issuer);
      return { status: answer.status, reason: answer.ok ? undefined : wordIn(text, firstReason), text };
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

/**
 * Sets missing attributes to null, as a PATCH ignores attributes that are not named; arrays are replaced as a whole.
 */
function withNulls(value: unknown): unknown {
  if (value === undefined) return null;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withNulls(each)]));
}

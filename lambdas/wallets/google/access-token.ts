import { minuteMs } from '../../domain/time/durations.ts';
import type { GoogleIssuer } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/runtime.ts';
import { GoogleWalletFailure } from '../../ports/wallets.ts';
import { within } from '../../retry/within.ts';
import { unreachable, wordIn } from './failures.ts';
import type { JwtSigner } from './signer.ts';

const scope = 'https://www.googleapis.com/auth/wallet_object.issuer';
const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** Lifetime of an assertion, s; Google refuses more than an hour. */
const assertionTtl = 600;

/** Margin before expiry within which a token is not used. */
const marginMs = 5 * minuteMs;

interface Services {
  readonly clock: Clock;
  readonly fetch: typeof fetch;
  readonly signer: JwtSigner;
  /** Token endpoint in place of the service account's own. */
  readonly tokenUrl?: string | undefined;
  readonly timeoutMs: number;
}

interface Entry {
  readonly token: Promise<string>;
  /** Infinite until the token has arrived. */
  untilMs: number;
}

/**
 * Access tokens of service accounts, cached until shortly before they expire; concurrent callers share one request.
 * Source: RFC 7523; Google, "Using OAuth 2.0 for Server to Server Applications".
 */
export class AccessTokens {
  readonly #services: Services;
  readonly #entries = new Map<string, Entry>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** @throws GoogleWalletFailure. */
  async get(issuer: GoogleIssuer): Promise<string> {
    const cached = this.#entries.get(issuer.privateKeyPem);
    if (cached && this.#nowMs() < cached.untilMs) return cached.token;
    const answer = this.#request(issuer);
    const entry: Entry = { token: answer.then(({ access_token: token }) => token), untilMs: Number.POSITIVE_INFINITY };
    this.#entries.set(issuer.privateKeyPem, entry);
    try {
      entry.untilMs = this.#nowMs() + (await answer).expires_in * 1_000 - marginMs;
    } catch {
      this.forget(issuer);
    }
    return entry.token;
  }

  /** Invalidates a token: the next get requests a new one. */
  forget({ privateKeyPem }: GoogleIssuer): void {
    this.#entries.delete(privateKeyPem);
  }

  async #request(issuer: GoogleIssuer): Promise<{ access_token: string; expires_in: number }> {
    const { clock, fetch, signer, timeoutMs } = this.#services;
    const iat = Math.floor(this.#nowMs() / 1_000);
    const assertion = await signer.sign(issuer, { scope, aud: issuer.tokenUri, iat, exp: iat + assertionTtl });
    const body = new URLSearchParams({ grant_type: grantType, assertion });
    const answer = await within(clock, timeoutMs, async (signal) => {
      const response = await fetch(this.#services.tokenUrl ?? issuer.tokenUri, { method: 'POST', body, signal });
      if (response.ok) return { token: (await response.json()) as { access_token: string; expires_in: number } };
      return { status: response.status, text: await response.text() };
    }).catch((error) => {
      throw unreachable(error);
    });
    if ('token' in answer) return answer.token;
    const { status, text } = answer;
    const kind = status === 429 || status >= 500 ? 'busy' : 'forbidden';
    const reason = wordIn(text, (body) => body.error);
    throw new GoogleWalletFailure(kind, status, reason);
  }

  #nowMs(): number {
    return this.#services.clock.now().getTime();
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import { type Client, createClient } from '../../../clients/typescript/client.ts';
import { errors } from '../../../lambdas/domain/request/errors.ts';
import type { Send } from '../../../world/phones/phone.ts';
import { type Iphone, iphone } from '../phones.ts';

/** Attempts of callers and phones, and the longest wait between two, ms. */
const attempts = 60;
const maxWaitMs = 1_000;

/** Time after which an answer counts as lost, ms. */
const timeoutMs = 20_000;

const codes: ReadonlyMap<string, number> = new Map(Object.values(errors).map(([code, status]) => [code, status]));

/** Codes possible for a right request: an internal error, busy, still running. */
const expectedCodes = new Set(['E809', 'E821', 'E830', 'E9009', 'E9016', 'E9021']);

/** Statuses in gateways' own answers. Source: docs/errors.md#answers-that-are-not-the-services. */
const ofGateways = new Set([429, 500, 502, 503, 504]);

/** The airline's systems and the passengers' phones, which repeat failed requests and count the failures. */
export class Callers {
  /** Numbers of answers by failure. */
  readonly failures = new Map<string, number>();
  /** Answers not allowed by the documentation. */
  readonly undocumented = new Set<string>();
  readonly client: Client;
  readonly #baseUrl: string;

  constructor(baseUrl: string, apiKey: string) {
    this.#baseUrl = baseUrl;
    this.client = createClient({
      baseUrl,
      apiKey,
      attempts,
      timeoutMs,
      wait: (ms) => wait(Math.min(ms, maxWaitMs)),
      fetch: async (...request) => {
        const answer = await fetch(...request).catch((error) => {
          this.#count('POST /v3: no answer');
          throw error;
        });
        if (!answer.ok) await this.#judge(answer.clone());
        return answer;
      },
    });
  }

  /** Calls until it succeeds, with one Idempotency-Key. */
  call(request: object): Promise<Record<string, unknown>> {
    return this.client.call(request as never);
  }

  /** Requests a public address until the answer has one of the statuses. */
  async open(url: string, init: RequestInit = {}, wanted: readonly number[] = [200]): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      const outcome = await this.#opened(url, init);
      if (typeof outcome !== 'string' && wanted.includes(outcome.status)) return outcome;
      const what = typeof outcome === 'string' ? outcome : `${outcome.status}`;
      this.#count(`${init.method ?? 'GET'} ${/^\/(?:_local\/)?\w+/.exec(new URL(url).pathname)?.[0]}: ${what}`);
      const isDocumented = typeof outcome === 'string' || ofGateways.has(outcome.status);
      if (!isDocumented || attempt === attempts) throw new Error(`${init.method ?? 'GET'} ${url}: ${what}`);
      await wait(Math.min(maxWaitMs, 50 * 2 ** Math.min(attempt, 6)));
    }
  }

  phone(name: string): Iphone {
    const id = Buffer.from(name).toString('hex');
    return iphone({ id, pushToken: id }, this.#sendOfPhone);
  }

  get baseUrl(): string {
    return this.#baseUrl;
  }

  readonly #sendOfPhone: Send = async (url, init) => {
    const answer = await this.open(url, { ...init, redirect: 'error' }, [200, 201, 204, 304]);
    return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
  };

  /** An answer with its whole body, or why there is none. */
  async #opened(url: string, init: RequestInit): Promise<Response | string> {
    try {
      const answer = await fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(timeoutMs) });
      const body = await answer.arrayBuffer();
      const isBodiless = [204, 304].includes(answer.status);
      return new Response(isBodiless ? null : body, { status: answer.status, headers: answer.headers });
    } catch (error) {
      return error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no answer';
    }
  }

  async #judge(answer: Response): Promise<void> {
    const body = (await answer.json().catch(() => ({}))) as { 'error-code'?: string };
    const code = body['error-code'];
    this.#count(`POST /v3: ${answer.status} ${code ?? 'of a gateway'}`);
    if (code === undefined) {
      if (!ofGateways.has(answer.status)) this.undocumented.add(`${answer.status} without a code`);
      return;
    }
    if (codes.get(code) !== answer.status || !expectedCodes.has(code))
      this.undocumented.add(`${answer.status} ${code}`);
    if (answer.status === 503 && !answer.headers.has('retry-after'))
      this.undocumented.add(`${code} without Retry-After`);
  }

  #count(failure: string): void {
    this.failures.set(failure, (this.failures.get(failure) ?? 0) + 1);
  }
}

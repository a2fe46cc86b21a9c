import type { components } from './openapi.ts';

type Schemas = components['schemas'];

/** Names of the actions, derived from the names of their schemas. */
export type ActionName = keyof Schemas extends infer Key ? (Key extends `${infer Name}Request` ? Name : never) : never;

/** The JSON of the API: `{ action: 'generatepass', 'pass-template-id': … }`. */
export type RequestOf<Name extends ActionName> = { readonly action: Name } & Schemas[`${Name}Request`];

export type AnswerOf<Name extends ActionName> = Schemas[`${Name}Answer`];

/** The actions that take dry-run. */
type TriedName = 'createpasstemplate' | 'updatepasstemplate';

/** The answer of a call with dry-run: what it would make or change. */
export type DryRunAnswer = Schemas['DryRunAnswer'];

type Failure = Schemas['Failure'];

export interface ClientOptions {
  /** Base URL of the service, without `/v3`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Maximum number of attempts while the service is unreachable or fails; 3 by default. */
  readonly attempts?: number;
  /** Timeout of one attempt, ms; 30,000 by default. */
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
  readonly wait?: (ms: number) => Promise<unknown>;
}

export interface CallOptions {
  /** A new one by default. Pass and store your own to be able to repeat the call from another process. */
  readonly idempotencyKey?: string;
}

export interface Client {
  /**
   * Calls an action. Every call has an Idempotency-Key, so that repeating it after a lost answer has no further effect.
   * @throws CallFailed if the service refuses; fetch's error if it cannot be reached.
   */
  call<Name extends ActionName>(request: RequestOf<Name>, options?: CallOptions): Promise<AnswerOf<Name>>;
  /** Calls an action with `'dry-run': true`: nothing is stored or sent. @throws as call. */
  dryRun<Name extends TriedName>(request: RequestOf<Name>): Promise<DryRunAnswer>;
}

/** An answer other than success, from the service or from a gateway before it. */
export class CallFailed extends Error {
  readonly action: ActionName;
  readonly httpStatus: number;
  /** Undefined if the answer is a gateway's, such as one about too many requests. */
  readonly code: Failure['error-code'] | undefined;
  /** Every invalid field. */
  readonly errors: NonNullable<Failure['errors']>;
  /** Outcomes of updateflight, where a template refuses it. */
  readonly passTemplates: NonNullable<Failure['pass-templates']>;
  /** The request's id in the logs of the sender: the service, Amazon API Gateway or CloudFront. */
  readonly requestId: string | undefined;
  /** Delay requested by the service, if any. */
  readonly retryAfterSeconds: number | undefined;

  constructor(action: ActionName, response: Response, body: Partial<Failure> & { readonly message?: string }) {
    const { 'error-message': ours, 'error-info': info, message: gateways } = body;
    const message = ours ?? info ?? gateways ?? 'not an answer of the service';
    super(`${action}: ${body['error-code'] ?? response.status} ${message}`);
    this.name = 'CallFailed';
    this.action = action;
    this.httpStatus = response.status;
    this.code = body['error-code'];
    this.errors = body.errors ?? [];
    this.passTemplates = body['pass-templates'] ?? [];
    const ids = ['x-request-id', 'apigw-requestid', 'x-amz-cf-id'].map((name) => response.headers.get(name));
    this.requestId = ids.find((id) => id !== null) ?? undefined;
    this.retryAfterSeconds = retryAfterSecondsOf(response.headers);
  }
}

/** Seconds, or a date relative to the answer's own Date header. Source: RFC 9110, section 10.2.3. */
function retryAfterSecondsOf(headers: Headers): number | undefined {
  const retryAfter = headers.get('retry-after') ?? '';
  if (/^\d{1,4}$/.test(retryAfter)) return Number(retryAfter);
  const seconds = Math.ceil((Date.parse(retryAfter) - Date.parse(headers.get('date') ?? '')) / 1_000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/** Undefined if the body is not a JSON object: HTML, empty, or truncated. */
async function objectIn(response: Response): Promise<object | undefined> {
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function createClient({ baseUrl, apiKey, attempts = 3, timeoutMs = 30_000, ...rest }: ClientOptions): Client {
  const { fetch = globalThis.fetch, wait = sleep } = rest;
  const address = `${baseUrl.replace(/\/+$/, '')}/v3`;
  async function send<Name extends ActionName>(request: RequestOf<Name>, key: string): Promise<AnswerOf<Name>> {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': apiKey, 'idempotency-key': key },
      body: JSON.stringify(request),
      // The key goes to no other address.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = await objectIn(response);
    if (response.ok && body !== undefined && 'status' in body) return body as AnswerOf<Name>;
    throw new CallFailed(request.action, response, body ?? {});
  }
  const call: Client['call'] = async (request, { idempotencyKey = crypto.randomUUID() } = {}) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await send(request, idempotencyKey);
      } catch (error) {
        if (attempt >= attempts || !isTransient(error)) throw error;
        await wait(delayMs(error, attempt));
      }
    }
  };
  return {
    call,
    dryRun: async (request) => (await call({ ...request, 'dry-run': true })) as unknown as DryRunAnswer,
  };
}

/**
 * Exponential back-off with jitter: 0.2 s, 0.4 s, …, or the delay requested by the service. Jitter keeps many callers
 * from retrying at the same moment.
 */
function delayMs(error: unknown, attempt: number): number {
  const retryAfterMs = error instanceof CallFailed ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
  const own = 100 * 2 ** attempt;
  return retryAfterMs > own ? retryAfterMs * (1 + Math.random() / 2) : own * (0.75 + Math.random() / 2);
}

/** True for transient failures: no answer, too many requests, a failure of the service, a call still running. */
function isTransient(error: unknown): boolean {
  if (!(error instanceof CallFailed)) return true;
  // Probably successful, but an intermediary has replaced or truncated the answer.
  if (error.httpStatus < 300) return true;
  return [429, 500, 502, 503, 504].includes(error.httpStatus) || error.code === 'E9016';
}

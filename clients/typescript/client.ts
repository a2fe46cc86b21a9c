import type { components } from './openapi.ts';

type Schemas = components['schemas'];

/** The schemas of an action are named by it. */
export type ActionName = keyof Schemas extends infer Key ? (Key extends `${infer Name}Request` ? Name : never) : never;

/** The JSON of the API: `{ action: 'generatepass', 'pass-template-id': … }`. */
export type RequestOf<Name extends ActionName> = { readonly action: Name } & Schemas[`${Name}Request`];

export type AnswerOf<Name extends ActionName> = Schemas[`${Name}Answer`];

type Failure = Schemas['Failure'];

export interface ClientOptions {
  /** Where the service is, without `/v3`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** How often a call is sent at most while the service cannot be reached or fails. */
  readonly attempts?: number;
  /** How long one attempt may take. */
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
  readonly wait?: (ms: number) => Promise<unknown>;
}

export interface CallOptions {
  /** By default a new one. Give your own, and keep it, to send the call again from another process. */
  readonly idempotencyKey?: string;
}

export interface Client {
  /**
   * Calls an action. Every call has an Idempotency-Key, so sending it again when its answer was lost does nothing twice.
   * @throws CallFailed when the service refuses; what fetch throws when it cannot be reached.
   */
  call<Name extends ActionName>(request: RequestOf<Name>, options?: CallOptions): Promise<AnswerOf<Name>>;
}

/** What was answered instead of success, by the service or by what stands before it. */
export class CallFailed extends Error {
  readonly action: ActionName;
  readonly httpStatus: number;
  /** None where the answer is not the service's own, such as one that there are too many requests. */
  readonly code: Failure['error-code'] | undefined;
  /** Every invalid field. */
  readonly errors: NonNullable<Failure['errors']>;
  /** Finds the call in the logs of whoever has answered: the service, Amazon API Gateway or CloudFront. */
  readonly requestId: string | undefined;
  /** How long the service asks to wait, where it does. */
  readonly retryAfterSeconds: number | undefined;

  constructor(action: ActionName, response: Response, body: Partial<Failure> & { readonly message?: string }) {
    const { 'error-message': ours, 'error-info': info, message: gateways } = body;
    const message = ours ?? info ?? gateways ?? (response.statusText || 'not an answer of the service');
    super(`${action}: ${body['error-code'] ?? response.status} ${message}`);
    this.name = 'CallFailed';
    this.action = action;
    this.httpStatus = response.status;
    this.code = body['error-code'];
    this.errors = body.errors ?? [];
    const ids = ['x-request-id', 'apigw-requestid', 'x-amz-cf-id'].map((name) => response.headers.get(name));
    this.requestId = ids.find((id) => id !== null) ?? undefined;
    this.retryAfterSeconds = retryAfterSecondsOf(response.headers);
  }
}

/** Seconds, or a date that the answer's own clock measures. Source: RFC 9110, section 10.2.3. */
function retryAfterSecondsOf(headers: Headers): number | undefined {
  const retryAfter = headers.get('retry-after') ?? '';
  if (/^\d{1,4}$/.test(retryAfter)) return Number(retryAfter);
  const seconds = Math.ceil((Date.parse(retryAfter) - Date.parse(headers.get('date') ?? '')) / 1_000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/** Undefined where it is no JSON object: a page of HTML, nothing, or the half of an answer. */
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
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = await objectIn(response);
    if (response.ok && body !== undefined && 'status' in body) return body as AnswerOf<Name>;
    throw new CallFailed(request.action, response, body ?? {});
  }
  return {
    async call(request, { idempotencyKey = crypto.randomUUID() } = {}) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await send(request, idempotencyKey);
        } catch (error) {
          if (attempt >= attempts || !mayPass(error)) throw error;
          await wait(delayMs(error, attempt));
        }
      }
    },
  };
}

/**
 * 0.2 s, 0.4 s, …, or as long as the service asks for; a part of it at random, so that many callers do not come back at
 * the same moment.
 */
function delayMs(error: unknown, attempt: number): number {
  const asked = error instanceof CallFailed ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
  const own = 100 * 2 ** attempt;
  return asked > own ? asked * (1 + Math.random() / 2) : own * (0.75 + Math.random() / 2);
}

/** True for what another attempt may not meet again: no answer, too many requests, our failure, a call still running. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof CallFailed)) return true;
  // Done, as it seems, but somebody in between has put another answer in the place of the service's, or cut it.
  if (error.httpStatus < 300) return true;
  return [429, 500, 502, 503, 504].includes(error.httpStatus) || error.code === 'E9016';
}

import type { RequestBody } from './request-body.ts';

export interface ApiRequest {
  readonly apiKey: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly body: RequestBody;
  /** API Gateway's request id, as in the logs. */
  readonly requestId: string;
}

export interface ApiAnswer {
  readonly httpStatus: number;
  /** Headers in addition to those of every answer. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body: Readonly<Record<string, unknown>>;
  /** Name of the action for the log; absent if unknown. */
  readonly action?: string | undefined;
}

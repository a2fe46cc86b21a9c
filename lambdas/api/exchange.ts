import type { EncodedBody } from '../http/body.ts';

/** The body is decoded only for a call that is admitted. */
export interface ApiRequest extends EncodedBody {
  readonly apiKey: string | undefined;
  readonly idempotencyKey?: string | undefined;
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

import type { EncodedBody } from '../http/body.ts';
import type { Caller } from '../ports/accounts.ts';
import type { ApiServices } from '../ports/services.ts';
import type { Action, Batch, Call } from './action.ts';

/** The body is decoded only for a call that is admitted. */
export interface ApiRequest extends EncodedBody {
  readonly apiKey: string | undefined;
  /** True with a header Authorization, where a key is sent by mistake. */
  readonly hasAuthorization?: boolean;
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

/** @throws the error of a missing or malformed id, of a rule or of a field, else E9003; it names all invalid fields. */
export async function validated(action: Action | Batch, fields: Record<string, unknown>): Promise<unknown> {
  const parsed = action.input.safeParse(fields, { reportInput: true });
  if (parsed.success) return parsed.data;
  const { fieldsRefusal } = await import('./fields-refusal.ts');
  throw await fieldsRefusal(action, fields, parsed.error.issues);
}

/**
 * Runs an action, and checks its answer before it is stored for an Idempotency-Key: a stored answer is repeated as it is,
 * also after a deployment that changes its schema.
 */
export async function runChecked(action: Action, input: unknown, call: Call): Promise<object> {
  const checked = (answer: object) => action.output.parse(answer);
  return checked(await action.run(input, { ...call, receiptOf: (answer) => call.receiptOf(checked(answer)) }));
}

export const successBody = (answer: object) => ({ status: 'success', ...answer });

/** Seconds until a key has a call left, after this one is counted. Fails open: passes matter more than the rate limit. */
export function rateLimitSeconds(
  apiKey: string,
  { ratePerMinute }: Pick<Caller['key'], 'ratePerMinute'>,
  { rateLimits, log }: Pick<ApiServices, 'rateLimits' | 'log'>,
): Promise<number> {
  return rateLimits.take('api-key', apiKey, ratePerMinute).catch((error) => {
    log.error('API-RATE-UNCOUNTED', error);
    return 0;
  });
}

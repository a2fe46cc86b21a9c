import { ApiError, retryAfterBusy } from '../domain/errors.ts';
import { failureBody } from '../domain/failure-body.ts';
import { ServiceBusy } from '../ports/service-busy.ts';
import type { ApiServices, Services } from '../ports/services.ts';
import type { Action, Call } from './action.ts';
import { actions } from './actions/index.ts';
import { parseBody, type RequestBody } from './request-body.ts';

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

/**
 * Answers one call: authentication, then the body, then the action. Never throws.
 * Source: docs/api.md#authentication.
 */
export async function dispatch(request: ApiRequest, services: ApiServices): Promise<ApiAnswer> {
  let action: Action | undefined;
  let fields: Record<string, unknown> = {};
  let waitSeconds = 0;
  try {
    const { apiKey = '' } = request;
    const account = apiKey === '' ? undefined : await services.accounts.byApiKey(apiKey);
    if (account === undefined) {
      // The action only determines the name of the message.
      action = await actionNamedIn(request.body);
      throw new ApiError('authenticationFailed');
    }
    waitSeconds = await services.rateLimits.take('api-key', apiKey).catch((error) => failOpen(error, services));
    if (waitSeconds > 0) {
      action = await actionNamedIn(request.body);
      throw new ApiError('tooManyCalls');
    }
    const { action: name, 'api-key': _ignored, ...rest } = parseBody(request.body);
    fields = rest;
    action = await findAction(name);
    const input = await validated(action, fields);
    const call = { ...services, account, trackingId: services.identity.newTrackingId(), receiptOf: () => undefined };
    const output = await runAction(action, input, call, request.idempotencyKey, fields);
    return { httpStatus: 200, body: { status: 'success', ...action.output.parse(output) }, action: action.name };
  } catch (error) {
    const refusal = error instanceof ApiError ? error : unexpected(error, action, services);
    return {
      httpStatus: refusal.httpStatus,
      headers: waitSeconds > 0 ? { 'retry-after': String(waitSeconds) } : busyHeaders(refusal),
      body: failureBody(refusal, { requestId: request.requestId, messageField: action?.messageField, fields }),
      action: action?.name,
    };
  }
}

const busyHeaders = ({ httpStatus }: ApiError) => (httpStatus === 503 ? retryAfterBusy : undefined);

/** Fails open: passes matter more than the rate limit. */
function failOpen(error: unknown, { log }: Services): number {
  log.error('API-RATE-UNCOUNTED', error);
  return 0;
}

/** The action that a body names; undefined if none. */
async function actionNamedIn(body: RequestBody): Promise<Action | undefined> {
  try {
    return await findAction(parseBody(body).action);
  } catch {
    return undefined;
  }
}

/** Runs an action; at most once per Idempotency-Key if it changes state. */
async function runAction(
  action: Action,
  input: unknown,
  call: Call,
  key: string | undefined,
  fields: object,
): Promise<object> {
  if (key === undefined || !action.isWrite) return action.run(input, call);
  const { runOnce } = await import('./idempotency.ts');
  return runOnce(key, [action.name, fields], call, (tracked) => action.run(input, tracked));
}

/** @throws E9002 that lists the known actions. */
async function findAction(name: unknown): Promise<Action> {
  const load = typeof name === 'string' ? actions.get(name.toLowerCase()) : undefined;
  if (load) return load();
  const problem = name === undefined ? 'action is required' : 'action is unknown';
  throw new ApiError('actionUnknown', `${problem}; known actions: ${[...actions.keys()].join(', ')}.`);
}

/** @throws the error of a missing or malformed id, of a rule or of a field, else E9003; it names all invalid fields. */
async function validated(action: Action, fields: Record<string, unknown>): Promise<unknown> {
  const parsed = action.input.safeParse(fields, { reportInput: true });
  if (parsed.success) return parsed.data;
  const { fieldsRefusal } = await import('./fields-refusal.ts');
  throw await fieldsRefusal(action, fields, parsed.error.issues);
}

function unexpected(error: unknown, action: Action | undefined, { isTransient, log }: Services): ApiError {
  if (error instanceof ServiceBusy) {
    log.error('API-BUSY', error, { action: action?.name });
    return new ApiError('serviceBusy');
  }
  if (isTransient(error)) {
    log.error('API-OUT', error, { action: action?.name });
    return new ApiError('serviceBusy');
  }
  log.error('API-500', error, { action: action?.name });
  return new ApiError(action?.internalError ?? 'internal');
}

import { ApiError, failureBody, tooManyCalls } from '../domain/request/errors.ts';
import { didYouMean } from '../domain/text/edit-distance.ts';
import { retryAfterOf } from '../http/answers.ts';
import { bodyOf, type EncodedBody } from '../http/body.ts';
import { answeredRefusal } from '../http/refusal.ts';
import type { Caller } from '../ports/accounts.ts';
import type { ApiServices } from '../ports/services.ts';
import { type Action, allows, type Batch, type Call } from './action.ts';
import { actions } from './actions/index.ts';
import { actionInStart, mayBeBatch, parseBody } from './request-body.ts';
import { type ApiAnswer, type ApiRequest, rateLimitSeconds, runChecked, successBody, validated } from './run-action.ts';

/** Time after which a call of one pass or template is slow, ms; those of many rows take as long as their rows. */
const slowMs = 3_000;

/**
 * Answers one call: authentication, then the body, then the action. Never throws.
 * Source: docs/api.md#authentication-with-api-keys.
 */
export async function dispatch(request: ApiRequest, services: ApiServices): Promise<ApiAnswer> {
  const began = services.clock.now();
  let action: Action | Batch | undefined;
  let fields: Record<string, unknown> = {};
  try {
    const caller = await callerOf(request, began, services);
    if (caller instanceof ApiError) {
      // The body of a refused call is not read; its action only determines the name of the message.
      action = await actionNamedIn(request);
      throw caller;
    }
    const { account, key } = caller;
    const sent = await callIn(bodyOf(request));
    fields = sent.fields;
    action = await findAction(sent.name);
    if (!allows(key.scopes, action.scope)) throw (await import('./refused-keys.ts')).scopeMissing(action, key);
    const by = { ...services, account, key, changedBy: `key:${key.id}` as const };
    if (!('rowAction' in action)) return await answerOne(action, request, fields, by, began);
    const { answerBatch } = await import('./answer-batch.ts');
    return await answerBatch(action, request, fields, sent.rows, by);
  } catch (error) {
    const refusal = answeredRefusal(error, 'API', services, { action: action?.name }, action?.internalError);
    const { requestId } = request;
    const { docsUrl } = services;
    return {
      httpStatus: refusal.httpStatus,
      headers: retryAfterOf(refusal),
      body: failureBody(refusal, { requestId, docsUrl, messageField: action?.messageField, fields }),
      action: action?.name,
    };
  }
}

/** The account and the key of a call; the refusal of a key that is unknown, has ended or has no call left. */
async function callerOf(request: ApiRequest, at: Date, services: ApiServices): Promise<Caller | ApiError> {
  const { apiKey = '' } = request;
  const caller = apiKey === '' ? undefined : await services.accounts.byApiKey(apiKey);
  if (caller === undefined) return (await import('./refused-keys.ts')).keyUnknown(request);
  const { key } = caller;
  if (key.endsAtUtc && key.endsAtUtc <= at.toISOString()) return (await import('./refused-keys.ts')).keyEnded(key);
  const seconds = await rateLimitSeconds(apiKey, key, services);
  return seconds > 0 ? tooManyCalls(seconds) : caller;
}

/** The action that a body names, its fields, and the texts of its rows if it calls a batch. */
async function callIn(body: Uint8Array) {
  const batch = mayBeBatch(body) ? await (await import('./batch-body.ts')).batchIn(body) : undefined;
  const { action: name, 'api-key': _ignored, ...fields } = batch?.fields ?? parseBody(body);
  return { name, fields, rows: batch?.rows };
}

/** Answers a call of one action, and logs one that took long. */
async function answerOne(
  action: Action,
  { idempotencyKey, requestId }: ApiRequest,
  fields: Record<string, unknown>,
  services: Omit<Call, 'trackingId' | 'receiptOf'>,
  began: Date,
): Promise<ApiAnswer> {
  const input = await validated(action, fields);
  const call = { ...services, trackingId: services.identity.newTrackingId(), receiptOf: () => undefined };
  const output = await runAction(action, input, call, idempotencyKey, fields);
  const ms = services.clock.now().getTime() - began.getTime();
  if (ms >= slowMs) services.log.info('CALL-SLOW', { action: action.name, ms, requestId });
  return { httpStatus: 200, body: successBody(output), action: action.name };
}

/** The action that the start of a body names; undefined if none. */
async function actionNamedIn(body: EncodedBody): Promise<Action | Batch | undefined> {
  try {
    return await findAction(actionInStart(body));
  } catch {
    return undefined;
  }
}

/** Runs an action; at most once per Idempotency-Key if it changes state. */
export async function runAction(action: Action, input: unknown, call: Call, key: string | undefined, fields: object) {
  if (key === undefined || !action.isWrite) return runChecked(action, input, call);
  const { repeatable, runOnce } = await import('./idempotency.ts');
  const request = await repeatable(key, [action.name, fields], call);
  return runOnce(request, call, (tracked) => runChecked(action, input, tracked));
}

/** @throws E9002 that lists the known actions. */
export async function findAction(name: unknown): Promise<Action | Batch> {
  const load = typeof name === 'string' ? actions.get(name.toLowerCase()) : undefined;
  if (load) return load();
  const known = [...actions.keys()];
  const similar = typeof name === 'string' ? similarAction(name, known) : '';
  const problem = name === undefined ? 'action is required' : `action is unknown${similar}`;
  throw new ApiError('actionUnknown', `${problem}${similar ? ' Known' : '; known'} actions: ${known.join(', ')}.`);
}

/** `: did you mean …?` with the action that a caller may mean; empty for none. */
function similarAction(name: string, known: readonly string[]): string {
  const spelled = name.toLowerCase().replace(/[^a-z]/g, '');
  const guesses = [spelled, `${spelled}data`, spelled.replace(/^(create|issue|make|new)/, 'generate')];
  return didYouMean(guesses.find((guess) => actions.has(guess)) ?? spelled, known);
}

import { ApiError, failureBody, retryAfterBusy } from '../domain/request/errors.ts';
import { didYouMean } from '../domain/text/edit-distance.ts';
import { bodyOf, type EncodedBody } from '../http/body.ts';
import type { ApiServices } from '../ports/services.ts';
import { type Action, allows, type Batch, type Call } from './action.ts';
import { actions } from './actions/index.ts';
import { actionInStart, mayBeBatch, parseBody } from './request-body.ts';
import {
  type ApiAnswer,
  type ApiRequest,
  answeredRefusal,
  failOpen,
  runChecked,
  successBody,
  validated,
} from './run-action.ts';

/** Time after which a call of one pass or template is slow, ms; those of many rows take as long as their rows. */
const slowMs = 3_000;

/**
 * Answers one call: authentication, then the body, then the action. Never throws.
 * Source: docs/api.md#authentication.
 */
export async function dispatch(request: ApiRequest, services: ApiServices): Promise<ApiAnswer> {
  let action: Action | Batch | undefined;
  let fields: Record<string, unknown> = {};
  let waitSeconds = 0;
  try {
    const { apiKey = '' } = request;
    // The action only determines the name of the message.
    const refused = async (error: ApiError) => {
      action = await actionNamedIn(request);
      return error;
    };
    const caller = apiKey === '' ? undefined : await services.accounts.byApiKey(apiKey);
    const began = services.clock.now();
    const now = began.toISOString();
    if (caller === undefined) throw await refused((await import('./refused-keys.ts')).keyUnknown(request));
    const { account, key } = caller;
    if (key.endsAtUtc && key.endsAtUtc <= now) throw await refused((await import('./refused-keys.ts')).keyEnded(key));
    const counted = services.rateLimits.take('api-key', apiKey, key.ratePerMinute);
    waitSeconds = await counted.catch((error) => failOpen(error, services));
    if (waitSeconds > 0) throw await refused(new ApiError('tooManyCalls'));
    const body = bodyOf(request);
    const batch = mayBeBatch(body) ? await (await import('./batch-body.ts')).batchIn(body) : undefined;
    const { action: name, 'api-key': _ignored, ...rest } = batch?.fields ?? parseBody(body);
    fields = rest;
    action = await findAction(name);
    if (!allows(key.scopes, action.scope)) throw (await import('./refused-keys.ts')).scopeMissing(action, key);
    const changedBy = `key:${key.id}` as const;
    if ('rowAction' in action) {
      const { answerBatch } = await import('./answer-batch.ts');
      return await answerBatch(action, request, fields, batch?.rows, { ...services, account, key, changedBy });
    }
    const input = await validated(action, fields);
    const trackingId = services.identity.newTrackingId();
    const call = { ...services, account, changedBy, trackingId, receiptOf: () => undefined };
    const output = await runAction(action, input, call, request.idempotencyKey, fields);
    const ms = services.clock.now().getTime() - began.getTime();
    if (ms >= slowMs) services.log.info('CALL-SLOW', { action: action.name, ms, requestId: request.requestId });
    return { httpStatus: 200, body: successBody(output), action: action.name };
  } catch (error) {
    const refusal = answeredRefusal(error, action, services);
    return {
      httpStatus: refusal.httpStatus,
      headers: waitSeconds > 0 ? { 'retry-after': String(waitSeconds) } : busyHeaders(refusal),
      body: failureBody(refusal, {
        requestId: request.requestId,
        docsUrl: services.docsUrl,
        messageField: action?.messageField,
        fields,
      }),
      action: action?.name,
    };
  }
}

const busyHeaders = ({ httpStatus }: ApiError) => (httpStatus === 503 ? retryAfterBusy : undefined);

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

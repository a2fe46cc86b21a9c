import { dayMs } from '../domain/durations.ts';
import { ApiError } from '../domain/errors.ts';
import { isRecord } from '../domain/json.ts';
import { type Receipt, ReceiptBusy, ReceiptExists } from '../ports/receipts.ts';
import type { Call } from './action.ts';

/** Lifetime of a receipt, ms. Source: docs/api.md#repeating-a-request-idempotency-key. */
const ttlMs = dayMs;

/**
 * Runs a call at most once per Idempotency-Key. The answer is written in the same transaction as the change, and is
 * looked up only if the call fails, so that a first call reads nothing extra. A refused call stores nothing, and its
 * key stays unused.
 *
 * @param key 1 to 255 printable ASCII characters.
 * @param request must be equal in a repeated call, except for the order of keys.
 * @throws E9015 if the key belongs to another request, E9016 if its first call is still running, E9017 for a malformed
 * key; a failure of the database if the answer cannot be looked up: the call may have been made then.
 */
export async function runOnce(
  key: string,
  request: unknown,
  call: Call,
  run: (call: Call) => Promise<object>,
): Promise<object> {
  if (!/^[\x20-\x7e]{1,255}$/.test(key)) throw new ApiError('idempotencyKeyInvalid');
  const { account, clock, identity, receipts, trackingId } = call;
  const secret = await identity.idempotencySecret(account.id, key);
  const { keyHash } = secret;
  const requestHash = secret.hash(JSON.stringify(request, withSortedKeys));
  const receiptOf = (answer: object): Receipt => {
    const now = clock.now();
    return {
      keyHash,
      requestHash,
      answer: secret.seal(JSON.stringify(answer)),
      trackingId,
      writtenAtUtc: now.toISOString(),
      expiresAtUtc: new Date(now.getTime() + ttlMs).toISOString(),
    };
  };
  try {
    return await run({ ...call, receiptOf });
  } catch (error) {
    const refusal = error instanceof ReceiptBusy ? new ApiError('idempotencyKeyBusy') : error;
    const first = await receipts.find(keyHash, clock.now()).catch((unread) => {
      // A refusal may be for what the first call did. Any other error says more: whether this one may have taken effect.
      throw refusal instanceof ApiError || refusal instanceof ReceiptExists ? unread : refusal;
    });
    if (first === undefined) throw refusal;
    if (first.requestHash !== requestHash) throw new ApiError('idempotencyKeyReused');
    return JSON.parse(secret.open(first.answer));
  }
}

/** Replacer for JSON.stringify, for a canonical order of keys. */
function withSortedKeys(_key: string, value: unknown): unknown {
  return isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
}

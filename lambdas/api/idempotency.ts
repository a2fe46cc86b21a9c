import { ApiError } from '../domain/errors.ts';
import { isRecord } from '../domain/template-groups.ts';
import { type Receipt, ReceiptBusy } from '../ports/receipts.ts';
import type { Call } from './action.ts';

/** How long a repeated call gets the first one's answer. Source: docs/api.md#repeating-a-request-idempotency-key. */
const keptMs = 24 * 60 * 60_000;

/**
 * Does a call at most once for its Idempotency-Key. The answer is written with the change, in one transaction, and
 * looked for only when the call fails: one that comes for the first time reads nothing for it. A call that is refused
 * changes nothing and leaves nothing; its key is still free.
 *
 * @param key 1 to 255 printable ASCII characters.
 * @param request what has to be the same for the call to count as repeated; the order of keys does not matter.
 * @throws E9015 when the key belongs to another request, E9016 when its first call is still running, E9017 for a
 * malformed key.
 */
export async function once(
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
      expiresAtUtc: new Date(now.getTime() + keptMs).toISOString(),
    };
  };
  try {
    return await run({ ...call, receiptOf });
  } catch (error) {
    const first = await receipts.find(keyHash, clock.now());
    if (first === undefined) throw error instanceof ReceiptBusy ? new ApiError('idempotencyKeyBusy') : error;
    if (first.requestHash !== requestHash) throw new ApiError('idempotencyKeyReused');
    return JSON.parse(secret.open(first.answer));
  }
}

/** A replacer for JSON.stringify. */
function withSortedKeys(_key: string, value: unknown): unknown {
  return isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
}

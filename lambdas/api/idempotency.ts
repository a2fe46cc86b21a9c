import { ApiError } from '../domain/request/errors.ts';
import { isRecord } from '../domain/text/json.ts';
import { dayMs } from '../domain/time/durations.ts';
import type { IdempotencySecret } from '../ports/runtime.ts';
import { type Receipt, ReceiptBusy, ReceiptExists } from '../ports/stores.ts';
import type { Call } from './action.ts';

/** Lifetime of a receipt, ms. Source: docs/api.md#repeating-a-request-idempotency-key. */
const ttlMs = dayMs;

/** Where the answer of a call is stored. */
export interface Repeatable {
  readonly secret: IdempotencySecret;
  /** Recognizes the same request. */
  readonly requestHash: string;
  /** 24 hours after the write by default. */
  readonly expiresAtUtc?: string | undefined;
}

/**
 * @param key 1 to 255 printable ASCII characters.
 * @param request must be equal in a repeated call, except for the order of keys.
 * @throws E9017 for a malformed key.
 */
export async function repeatable(
  key: string,
  request: unknown,
  { account, identity }: Pick<Call, 'account' | 'identity'>,
): Promise<Repeatable> {
  if (!/^[\x20-\x7e]{1,255}$/.test(key)) throw new ApiError('idempotencyKeyInvalid');
  const secret = await identity.idempotencySecret(account.id, key);
  return { secret, requestHash: secret.hash(JSON.stringify(request, withSortedKeys)) };
}

/** The receipt of a call that is answered now. */
function receiptFor(
  { secret, requestHash, expiresAtUtc }: Repeatable,
  { clock, trackingId }: Pick<Call, 'clock' | 'trackingId'>,
  answer: object,
): Receipt {
  const now = clock.now();
  return {
    keyHash: secret.keyHash,
    requestHash,
    answer: secret.seal(JSON.stringify(answer)),
    trackingId,
    writtenAtUtc: now.toISOString(),
    expiresAtUtc: expiresAtUtc ?? new Date(now.getTime() + ttlMs).toISOString(),
  };
}

/**
 * Runs a call at most once per Idempotency-Key. The answer is written in the same transaction as the change, and is
 * looked up only if the call fails, so that a first call reads nothing extra. A refused call stores nothing, and its
 * key stays unused.
 *
 * @throws E9015 if the key belongs to another request, E9016 if its first call is still running; a failure of the
 * database if the answer cannot be looked up: the call may have been made then.
 */
export async function runOnce(
  repeatable: Repeatable,
  call: Call,
  run: (call: Call) => Promise<object>,
): Promise<object> {
  const { secret, requestHash } = repeatable;
  const { clock, receipts } = call;
  try {
    return await run({ ...call, receiptOf: (answer) => receiptFor(repeatable, call, answer) });
  } catch (error) {
    const refusal = error instanceof ReceiptBusy ? new ApiError('idempotencyKeyBusy') : error;
    const first = await receipts.find(secret.keyHash, clock.now()).catch((unread) => {
      // A refusal may be due to the first call. Any other error says more: whether this call may have taken effect.
      throw refusal instanceof ApiError || refusal instanceof ReceiptExists ? unread : refusal;
    });
    if (first === undefined) throw refusal;
    if (first.requestHash !== requestHash) throw new ApiError('idempotencyKeyReused');
    return JSON.parse(secret.open(first.answer));
  }
}

/**
 * Reserves a key for a call of many rows, each of which then has a receipt of its own, written with its change. A call
 * repeated after a crash finds the reservation, and does the rows that have no receipt.
 * Source: docs/decisions/many-in-one-call.md#rows-have-receipts.
 *
 * @returns where the answer of a row is stored.
 * @throws E9015 if the key belongs to another request, E9016 while another call commits with it.
 */
export async function reserve(
  call: Repeatable,
  services: Pick<Call, 'clock' | 'receipts' | 'trackingId'>,
): Promise<(row: number) => Repeatable> {
  const { secret, requestHash } = call;
  const first = await reservation(receiptFor(call, services, {}), services);
  if (first === undefined) throw new ApiError('idempotencyKeyBusy');
  if (first.requestHash !== requestHash) throw new ApiError('idempotencyKeyReused');
  // All receipts of a key expire together: afterwards it belongs to no request.
  return (row) => ({ secret: secret.ofRow(row), requestHash, expiresAtUtc: first.expiresAtUtc });
}

/** The receipt that is there; undefined if it is just coming or going. */
async function reservation(receipt: Receipt, { clock, receipts }: Pick<Call, 'clock' | 'receipts'>) {
  try {
    await receipts.put(receipt);
    return receipt;
  } catch (error) {
    if (error instanceof ReceiptBusy) return undefined;
    if (!(error instanceof ReceiptExists)) throw error;
    return receipts.find(receipt.keyHash, clock.now());
  }
}

/** Replacer for JSON.stringify, for a canonical order of keys. */
function withSortedKeys(_key: string, value: unknown): unknown {
  return isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
}

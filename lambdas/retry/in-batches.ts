import { ServiceBusy } from '../ports/runtime.ts';
import { allEnded } from './all-ended.ts';
import { backOff, type RetryClock } from './back-off.ts';

/** Calls for one batch before its remaining items are given up. */
const maxAttempts = 6;

const delays = { firstMs: 100, maxMs: 3_200 };

/** Items of a batch that a call did not process, and the reason that the service gave. */
export interface Left<Item> {
  readonly left: readonly Item[];
  readonly reason?: string | undefined;
}

/** Some items of a batch were still unprocessed after the last retry; `reasons` are the service's words. */
export class BatchIncomplete extends ServiceBusy {
  override readonly name = 'BatchIncomplete';
  readonly reasons: readonly string[];

  constructor(message: string, reasons: readonly string[]) {
    super(message, { reason: reasons[0] });
    this.reasons = reasons;
  }
}

interface Settings {
  /** Maximum number of items per call. */
  readonly size: number;
  /** Follows the number of items in the error message, such as `messages could not be queued`. */
  readonly failure: string;
}

/**
 * Sends items in calls of a limited size, in parallel. A service may answer 200 and still leave out part of a batch,
 * for example when it throttles: only that part is sent again, with back-off.
 * @throws BatchIncomplete if items are left after the last retry, or the error of a call; in both cases only after the
 * other batches have ended.
 */
export async function inBatches<Item>(
  clock: RetryClock,
  items: readonly Item[],
  { size, failure }: Settings,
  send: (batch: readonly Item[]) => Promise<Left<Item>>,
): Promise<void> {
  const batches = Array.from({ length: Math.ceil(items.length / size) }, (_, batch) =>
    items.slice(batch * size, (batch + 1) * size),
  );
  const results = await allEnded(batches.map((batch) => sendBatch(clock, batch, send)));
  const incomplete = results.filter(({ left }) => left.length > 0);
  if (incomplete.length === 0) return;
  const left = incomplete.reduce((sum, batch) => sum + batch.left.length, 0);
  const reasons = [...new Set(incomplete.flatMap(({ reason = [] }) => reason))];
  const why = reasons.length > 0 ? `: ${reasons.join(', ')}` : '';
  throw new BatchIncomplete(`${left} of ${items.length} ${failure}${why}`, reasons);
}

async function sendBatch<Item>(
  clock: RetryClock,
  batch: readonly Item[],
  send: (batch: readonly Item[]) => Promise<Left<Item>>,
): Promise<Left<Item>> {
  let result: Left<Item> = { left: batch };
  for (let attempt = 0; attempt < maxAttempts && result.left.length > 0; attempt++) {
    if (attempt > 0 && !(await backOff(clock, attempt - 1, delays))) break;
    result = await send(result.left);
  }
  return result;
}

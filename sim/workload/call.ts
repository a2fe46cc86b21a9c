import type { ApiAnswer } from '../../lambdas/api/exchange.ts';
import { type CallerAccount, send } from './client.ts';
import type { Workload } from './known.ts';

export interface CallResult {
  readonly body: Readonly<Record<string, unknown>>;
  readonly startStep: number;
  readonly startMs: number;
  readonly isDone: boolean;
  /** True if the row failed for good before, for example as its pass had moved away and has come back since. */
  readonly wasRefused?: boolean | undefined;
}

/** Attempts of a caller without an answer. */
const attempts = 4;

/** True without an answer, and for E9016: the first of two calls with one key may have died after its commit. */
const isUnknown = (answer: ApiAnswer | undefined) =>
  answer === undefined || answer.httpStatus >= 500 || answer.body['error-code'] === 'E9016';

/** True if the next call with the same key may have another answer: the first has none, or the API key was replaced. */
const mayDiffer = (answer: ApiAnswer | undefined) => isUnknown(answer) || answer?.httpStatus === 401;

/**
 * Calls until an answer says whether it is done, with one Idempotency-Key. All successes have one answer.
 * @returns undefined where it gives up: nothing is known then.
 */
export async function call(
  workload: Workload,
  account: CallerAccount,
  request: object,
): Promise<CallResult | undefined> {
  const { chance, universe } = workload;
  const key = chance.is(0.6) ? `key-${workload.next()}` : undefined;
  const { step: startStep, nowMs: startMs } = universe.world;
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) await universe.world.sleep(chance.between(100, 4_000));
    const answer = await send(universe, account, request, key);
    if (answer !== undefined && !isUnknown(answer)) {
      const isDone = answer.body.status === 'success';
      const isWrite = !('action' in request && String(request.action).startsWith('get'));
      if (isDone && isWrite && key !== undefined && chance.is(0.1)) {
        const again = await send(universe, account, request, key);
        if (!mayDiffer(again) && JSON.stringify(again?.body) !== JSON.stringify(answer.body))
          workload.fail('a repeated call has one answer', JSON.stringify([answer.body, again?.body]));
      }
      return { body: answer.body, startStep, startMs, isDone };
    }
    // A repetition without a key might overwrite later changes of others.
    if (key === undefined) return undefined;
  }
  return undefined;
}

/** Codes of rows that fail for good; rows with other codes are sent again. */
const refusals = new Set([
  ...['E9003', 'E9005', 'E9006', 'E9007', 'E9018', 'E9025', 'E9026'],
  ...['E9032', 'E9033', 'E9034', 'E9035'],
]);

/**
 * Calls with many rows, and repeats the rows that may succeed later with the same key. A row that is done answers the
 * same again.
 * @returns an answer for each row; undefined where nothing is known.
 */
export async function callRows(
  workload: Workload,
  account: CallerAccount,
  request: object,
  rows: readonly object[],
): Promise<readonly (CallResult | undefined)[]> {
  const { chance, universe } = workload;
  const key = chance.is(0.7) ? `key-${workload.next()}` : undefined;
  const { step: startStep, nowMs: startMs } = universe.world;
  const results: (CallResult | undefined)[] = rows.map(() => undefined);
  const isOver = () => results.every((result) => result !== undefined);
  const isRepeated = chance.is(0.2);
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) await universe.world.sleep(chance.between(100, 4_000));
    const answer = await send(universe, account, { ...request, passes: rows }, key);
    if (answer?.httpStatus === 200) {
      const bodies = answer.body.results as readonly CallResult['body'][];
      if (bodies.length !== rows.length)
        workload.fail('a repeated call has one answer', `${bodies.length} answers to ${rows.length} rows`);
      for (const [row, body] of bodies.entries()) {
        const isDone = body.status === 'success';
        if (!isDone && !refusals.has(String(body['error-code']))) continue;
        const before = results[row];
        if (before?.isDone && JSON.stringify(before.body) !== JSON.stringify(body))
          workload.fail('a repeated call has one answer', `row ${row}: ${JSON.stringify([before.body, body])}`);
        results[row] = { body, startStep, startMs, isDone, wasRefused: before?.isDone === false || before?.wasRefused };
      }
    } else if (answer !== undefined && !isUnknown(answer)) break;
    if (key === undefined || (isOver() && (attempt > 0 || !isRepeated))) break;
  }
  return results;
}

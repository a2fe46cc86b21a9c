import type { ApiAnswer } from '../../lambdas/api/exchange.ts';
import { type CallerAccount, send } from './client.ts';
import type { Workload } from './known.ts';

export interface Called {
  readonly body: Readonly<Record<string, unknown>>;
  readonly startStep: number;
  readonly startMs: number;
  readonly isDone: boolean;
  /** A row that was refused for good before, such as of a pass that had moved away, and has come back since. */
  readonly wasRefused?: boolean | undefined;
}

/** How often a caller asks who hears of no answer. */
const attempts = 4;

/** The first of two calls with one key may have died after its commit. */
const isUnknown = (answer: ApiAnswer | undefined) =>
  answer === undefined || answer.httpStatus >= 500 || answer.body['error-code'] === 'E9016';

/** Once a call has an answer, another one with its key has the same, but that the key may be replaced meanwhile. */
const mayDiffer = (answer: ApiAnswer | undefined) => isUnknown(answer) || answer?.httpStatus === 401;

/**
 * Calls until there is an answer that says what has happened, with one Idempotency-Key. All successes are one answer.
 * @returns undefined where it gives up: nothing is known then.
 */
export async function call(workload: Workload, account: CallerAccount, request: object): Promise<Called | undefined> {
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
    // Sent again without a key, it might overwrite what others have done since.
    if (key === undefined) return undefined;
  }
  return undefined;
}

/** Why a row fails for good; one that fails for another reason is sent again. */
const refusals = new Set([
  ...['E9003', 'E9005', 'E9006', 'E9007', 'E9018', 'E9025', 'E9026'],
  ...['E9032', 'E9033', 'E9034', 'E9035'],
]);

/**
 * Calls with many rows, and again with the same key while rows are to be sent again. What a row has done it answers again.
 * @returns an answer for each row; undefined where nothing is known.
 */
export async function callRows(
  workload: Workload,
  account: CallerAccount,
  request: object,
  rows: readonly object[],
): Promise<readonly (Called | undefined)[]> {
  const { chance, universe } = workload;
  const key = chance.is(0.7) ? `key-${workload.next()}` : undefined;
  const { step: startStep, nowMs: startMs } = universe.world;
  const results: (Called | undefined)[] = rows.map(() => undefined);
  const isOver = () => results.every((result) => result !== undefined);
  const isRepeated = chance.is(0.2);
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) await universe.world.sleep(chance.between(100, 4_000));
    const answer = await send(universe, account, { ...request, passes: rows }, key);
    if (answer?.httpStatus === 200) {
      const bodies = answer.body.results as readonly Called['body'][];
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

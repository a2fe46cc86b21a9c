import type { ApiAnswer } from '../../lambdas/api/run-action.ts';
import { isPassItem } from '../../lambdas/storage/dynamo-passes.ts';
import { type CallerAccount, doneIsDone, recordsIn, send } from './client.ts';
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
const mostAttempts = 4;

/** True without an answer, and for E9016: the first of two calls with one key may have died after its commit. */
const isUnknown = (answer: ApiAnswer | undefined) =>
  answer === undefined || answer.httpStatus >= 500 || answer.body['error-code'] === 'E9016';

/** True if the next call with the same key may have another answer: the first has none, or the API key was replaced. */
const mayDiffer = (answer: ApiAnswer | undefined) => isUnknown(answer) || answer?.httpStatus === 401;

/** Sends a request once, and records it for the judge. */
async function attempted(
  workload: Workload,
  account: CallerAccount,
  request: object,
  key: string | undefined,
  written?: Set<string>,
) {
  const ended = workload.attempts.start(account.id, { ...request }, key);
  const answer = await send(workload.universe, account, request, key, written);
  ended(answer?.body, isUnknown(answer));
  return answer;
}

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
  const key = (workload.isKeyed ?? chance.is(0.6)) ? `key-${workload.next()}` : undefined;
  const { step: startStep, nowMs: startMs } = universe.world;
  const written = new Set<string>();
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    if (attempt > 0) await universe.world.sleep(chance.between(100, 4_000));
    const answer = await attempted(workload, account, request, key, written);
    if (answer !== undefined && !isUnknown(answer)) {
      const isDone = answer.body.status === 'success';
      if (!isDone && answer.httpStatus !== 401 && recordsIn(written) > 0)
        workload.fail(doneIsDone, JSON.stringify([request, [...written], answer.body]));
      const isWrite = !('action' in request && String(request.action).startsWith('get'));
      if (isDone && isWrite && key !== undefined && chance.is(0.1)) {
        const again = await attempted(workload, account, request, key);
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

/** Checks that no pass was written whose rows are all refused. */
function checkRefused({ fail, history }: Workload, { id }: CallerAccount, { rows, results, written }: Rows): void {
  const mayBeWritten = new Set(rows.filter((_, row) => results[row]?.isDone !== false).map(passIdOf));
  for (const [passKey, [{ item } = {}]] of history.passes) {
    if (!item || !isPassItem(item) || item.account !== id || mayBeWritten.has(item.passId)) continue;
    if (recordsIn(written, `PASS#${passKey} `) > 0) fail(doneIsDone, `${item.passId}: ${JSON.stringify(results)}`);
  }
}

interface Rows {
  readonly rows: readonly object[];
  readonly results: readonly (CallResult | undefined)[];
  readonly written: ReadonlySet<string>;
}

const passIdOf = (row: object) => (row as { 'pass-id'?: string })['pass-id'];

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
  const { attempts, chance, universe } = workload;
  const key = (workload.isKeyed ?? chance.is(0.7)) ? `key-${workload.next()}` : undefined;
  const { step: startStep, nowMs: startMs } = universe.world;
  const results: (CallResult | undefined)[] = rows.map(() => undefined);
  const written = new Set<string>();
  const isOver = () => results.every((result) => result !== undefined);
  const isRepeated = chance.is(0.2);
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    if (attempt > 0) await universe.world.sleep(chance.between(100, 4_000));
    const started = rows.map((row, n) => attempts.start(account.id, { ...request, ...row }, key && `${key} ${n}`));
    const answer = await send(universe, account, { ...request, passes: rows }, key, written);
    const bodies = (answer?.body.results ?? []) as readonly CallResult['body'][];
    for (const [row, ended] of started.entries()) {
      const body = answer?.httpStatus === 200 ? bodies[row] : answer?.body;
      ended(body, isUnknown(answer) || (body?.status !== 'success' && !refusals.has(String(body?.['error-code']))));
    }
    if (answer?.httpStatus === 200) {
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
      checkRefused(workload, account, { rows, results, written });
    } else if (answer !== undefined && !isUnknown(answer)) break;
    if (key === undefined || (isOver() && (attempt > 0 || !isRepeated))) break;
  }
  return results;
}

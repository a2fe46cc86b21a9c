import { isPassItem, type PassItem, type TombstoneItem } from '../../lambdas/storage/dynamo-passes.ts';
import type { Key } from '../../lambdas/storage/keys.ts';
import { violationsOfAttempts } from '../../world/promises/check-history.ts';
import type { Workload } from '../workload/known.ts';
import { linkOf } from '../workload/passenger.ts';

/** Adds each state of a pass to the answers about it: what the table has must be explained by them. */
export function watchStates({ attempts, universe }: Workload): void {
  universe.observers.push(({ key, before, after }) => {
    const pass = before as unknown as PassItem | undefined;
    const item = after as unknown as PassItem | TombstoneItem | undefined;
    if ((key as unknown as Key).SK !== 'PASS' || item === undefined) return;
    if (isPassItem(item)) {
      const { account, fields, passId, templateId: template } = item;
      // Time makes a pass expired, whatever callers wrote.
      const status = item.status === 'expired' ? undefined : item.status;
      if (pass === undefined && linkOf(passId))
        attempts.see(account, passId, { does: 'create', outcome: 'unknown', status, template });
      attempts.see(account, passId, { does: 'get', outcome: 'done', status, template }, fields);
    } else if (pass && isPassItem(pass)) {
      const { account, passId } = pass;
      // The archive ends a pass without a caller.
      if (item.became === 'archived') attempts.see(account, passId, { does: 'delete', outcome: 'unknown' });
      attempts.see(account, passId, { does: 'get', outcome: 'refused' });
    }
  });
}

/**
 * Judges the answers about each pass whose passenger is not erased meanwhile. Passes that events make and change have a judge of
 * their own, as an event that comes late or again is done without an effect.
 */
export function checkAnswers({ attempts, checkIns, erased, fail }: Workload): void {
  const gone = [...erased.keys()].map(({ account, passId }) => `${account.id} ${passId}`);
  const left = new Set([...gone, ...checkIns.map(({ account, passId }) => `${account} ${passId}`)]);
  for (const [of, all] of attempts.passes)
    for (const { promise, why } of left.has(of) ? [] : violationsOfAttempts(of, all)) fail(promise, `${of}: ${why}`);
}

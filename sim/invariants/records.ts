import { isPassItem, type PassItem } from '../../lambdas/storage/dynamo-passes.ts';
import type { Workload } from '../workload/known.ts';
import { linkOf } from '../workload/passenger.ts';

/** Of erased passes, and of links, which are followed twice at once. */
const isRepeatable = (value: string) => value === '-' || value.startsWith('L');

/** What is looked at with each change of a record. */
export function watchRecords(workload: Workload): void {
  const { history } = workload;
  const madeByLinks = new Map<string, number>();
  const values = new Map<string, Set<unknown>>();

  history.onPass = ({ item }, before) => {
    if (before !== undefined && !isPassItem(before.item) && (item === undefined || isPassItem(item)))
      return workload.fail('a tombstone stays one', before.item.passKey);
    if (item === undefined) return workload.fail('what was acknowledged is readable', 'a pass was removed');
    if (!isPassItem(item)) {
      if ('fields' in item) workload.fail('a tombstone stays one', `${item.passKey} has fields again`);
      return;
    }
    const old = before?.item;
    if (old !== undefined && isPassItem(old)) {
      if (old.nonce !== item.nonce || old.createdAtUtc !== item.createdAtUtc)
        workload.fail('at most one pass has a pass-id', item.passId);
      if (item.version < old.version || item.revision < old.revision)
        workload.fail('what was acknowledged is readable', `${item.passId} goes back from version ${old.version}`);
    } else countOfLink(item);
    for (const name of ['seat-number', 'boarding-group'] as const)
      onlyOnce(`${item.passKey} ${name}`, old && isPassItem(old) ? old.fields[name] : undefined, item.fields[name]);
  };

  history.onTemplate = ({ item }, before) => {
    if (before && item.version < before.item.version)
      workload.fail('what was acknowledged is readable', `template ${item.id} goes back`);
    onlyOnce(item.id, before?.item.fields['origin-gate'], item.fields['origin-gate']);
  };

  /** Each value is written once: one that comes back was read before another change, and has overwritten that. */
  function onlyOnce(place: string, before: unknown, after: unknown): void {
    if (before === after || isRepeatable(String(after))) return;
    const seen = values.get(place) ?? new Set();
    values.set(place, seen);
    if (seen.has(after))
      workload.fail('what was acknowledged is readable', `${place} is ${after} again: a lost update`);
    seen.add(after);
  }

  function countOfLink({ passId }: PassItem): void {
    const linkId = linkOf(passId);
    if (linkId === undefined) return;
    const made = (madeByLinks.get(linkId) ?? 0) + 1;
    madeByLinks.set(linkId, made);
    const limit = workload.links.find(({ id }) => id === linkId)?.limit ?? 0;
    if (made > limit) workload.fail('a link makes no more passes than its limit', `${passId}: ${made} of ${limit}`);
  }
}

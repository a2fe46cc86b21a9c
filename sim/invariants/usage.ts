import { usesOf } from '../../lambdas/domain/updates/usage.ts';
import type { Key } from '../../lambdas/storage/keys.ts';
import { keyPrefixes } from '../../lambdas/storage/policy-names.ts';
import { readRecordChange } from '../../lambdas/storage/record-change.ts';
import { recordOf } from '../../world/table/stream.ts';
import type { Workload } from '../workload/known.ts';

/** Finds a count of an account, day, brand and kind that differs from what all changes say. */
export function wrongUsage({ history, universe }: Workload): string | undefined {
  const differences = new Map<string, number>();
  const add = (name: string, count: number) => differences.set(name, (differences.get(name) ?? 0) + count);
  for (const change of history.changes) {
    const read = readRecordChange(recordOf(change) as never);
    const record = read?.after ?? read?.before;
    if (read === undefined || record === undefined) continue;
    const { brand = '' } = history.template('templateId' in record ? record.templateId : record.id) ?? {};
    for (const { kind, dayUtc, count } of usesOf(read)) add(`${record.account} ${dayUtc} ${kind}#${brand}`, count);
  }
  for (const item of universe.database.table.items.all() as Iterable<object>) {
    const { PK, SK, last: _last, ttl: _ttl, ...counts } = item as Key & Readonly<Record<string, unknown>>;
    if (!PK.startsWith(keyPrefixes.usage)) continue;
    const [, account = ''] = PK.split('#');
    for (const [name, count] of Object.entries(counts))
      add(`${account} ${SK.slice(0, '2027-03-15'.length)} ${name}`, -Number(count));
  }
  const wrong = [...differences].find(([, count]) => count !== 0);
  return wrong && `${wrong[0]} is counted ${-wrong[1]} times too often`;
}

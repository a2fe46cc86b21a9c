import { historyOf, isForgotten } from '../../lambdas/domain/updates/history.ts';
import { historyKey, type Key } from '../../lambdas/storage/keys.ts';
import { keyPrefixes } from '../../lambdas/storage/policy-names.ts';
import { readRecordChange } from '../../lambdas/storage/record-change.ts';
import { recordOf } from '../../world/table/stream.ts';
import type { Workload } from '../workload/known.ts';

/**
 * Finds an entry of the history that is missing, or one that is left of a pass that was deleted or erased. An erasure that goes on
 * may have removed entries, and others may have come since: its next run removes them.
 */
export function wrongHistory({ erased, history, universe }: Workload): string | undefined {
  const keysOf = (isDone: boolean) =>
    [...erased].filter(([, step]) => (step !== undefined) === isDone).map(([{ passKey }]) => passKey);
  const [gone, going] = [new Set(keysOf(true)), new Set(keysOf(false))];
  const expected = new Set<string>();
  for (const change of history.changes) {
    const read = readRecordChange(recordOf(change) as never);
    if (read?.kind === 'pass' && read.after && isForgotten(read.after)) gone.add(read.after.passKey);
    const entry = read && historyOf(read);
    if (entry) expected.add(nameOf(historyKey(entry.of, entry.atUtc, entry.number)));
  }
  const kept = ([...universe.database.table.items.all()] as unknown as Key[]).filter(isEntry);
  const there = new Set(kept.map(nameOf));
  const keyIn = (name: string) => name.split(/[# ]/)[1] ?? '';
  const left = [...there].find((name) => gone.has(keyIn(name)) || !expected.has(name));
  if (left) return `${left} is left`;
  const hasToBe = (name: string) => !gone.has(keyIn(name)) && !going.has(keyIn(name));
  const missing = [...expected].find((name) => hasToBe(name) && !there.has(name));
  return missing && `${missing} is missing`;
}

const isEntry = ({ PK }: Key) => PK.startsWith(keyPrefixes.history);

const nameOf = ({ PK, SK }: Key) => `${PK} ${SK}`;

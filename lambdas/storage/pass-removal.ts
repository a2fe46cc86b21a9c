import { lastObjectNumber, type Pass, type Tombstone } from '../domain/pass/pass.ts';
import type { Receipt } from '../ports/stores.ts';
import { leaving } from './group-places.ts';
import { type Key, passItemKey } from './keys.ts';
import { chunkOf, type ListKey } from './list-keys.ts';
import type { Table, Write } from './table.ts';

/** Facts of a removal, besides those of the pass. */
export type Ending = Omit<
  Tombstone,
  'account' | 'passKey' | 'templateId' | 'formerTemplates' | 'objectNumber' | 'revision'
>;

/**
 * Replaces a pass by its tombstone. The same write removes it from its list, and decrements the count of its chunk if
 * it has been filed into one, and its place in a group.
 * @param item its places as stored.
 * @returns false if it was changed or removed since it was read.
 */
export async function replaceByTombstone(
  table: Table,
  pass: Pass,
  item: ListKey & Pick<Pass, 'groupPlace'>,
  ending: Ending,
  receipt?: Receipt,
): Promise<boolean> {
  const tombstone: Key & Tombstone = {
    ...passItemKey(pass.passKey),
    account: pass.account,
    passKey: pass.passKey,
    templateId: pass.templateId,
    formerTemplates: pass.formerTemplates,
    objectNumber: lastObjectNumber(pass.googleObject),
    revision: pass.revision,
    contactHashes: pass.contactHashes,
    ...ending,
  };
  const ifUnchanged = {
    ConditionExpression: 'revision = :revision AND nonce = :nonce AND listSort = :listSort',
    ExpressionAttributeValues: { ':revision': pass.revision, ':nonce': pass.nonce, ':listSort': item.listSort },
  };
  const places = item.groupPlace ? [leaving(item.groupPlace)] : [];
  const writes = [{ item: tombstone, ...ifUnchanged }, ...leavingList(item), ...places];
  return (await table.commit(writes, receipt)) === undefined;
}

/** The write of the count that an entry leaves, on the condition that the entry is where it was; none for an unfiled one. */
export function leavingList(entry: ListKey): Write[] {
  const Key = chunkOf(entry);
  if (Key === undefined) return [];
  const less = {
    UpdateExpression: 'ADD #count :less',
    ExpressionAttributeNames: { '#count': 'count' },
    ExpressionAttributeValues: { ':less': -1 },
  };
  return [{ Key, ...less }];
}

import type { Key } from './keys.ts';
import type { Write } from './table.ts';

/** Optimistic locking: the change requires this counter to be one less than its new value. */
interface OptimisticLock {
  readonly counter: 'version' | 'revision';
  readonly writeId: string;
}

/**
 * Updates an item to a new state: sets these attributes, removes the undefined ones, and leaves others untouched, such
 * as its place in a list.
 */
export function changeOf<Attributes extends object>(
  Key: Key,
  { counter, writeId }: OptimisticLock,
  attributes: Attributes & { readonly [Name in OptimisticLock['counter']]?: number },
): Write {
  const all = Object.entries({ ...attributes, writeId });
  const set = all.filter(([, value]) => value !== undefined).map(([name]) => `#${name} = :${name}`);
  const remove = all.filter(([, value]) => value === undefined).map(([name]) => `#${name}`);
  return {
    Key,
    writeId,
    UpdateExpression: `SET ${set.join(', ')}${remove.length > 0 ? ` REMOVE ${remove.join(', ')}` : ''}`,
    ConditionExpression: `#${counter} = :before`,
    // Many attribute names are reserved words of DynamoDB.
    ExpressionAttributeNames: Object.fromEntries(all.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(all.flatMap(([name, value]) => (value === undefined ? [] : [[`:${name}`, value]]))),
      ':before': Number(attributes[counter]) - 1,
    },
  };
}

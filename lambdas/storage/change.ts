import type { Key } from './keys.ts';
import type { Write } from './table.ts';

/** What a change is conditional on: that this attribute is one less than it will be. */
interface Counted {
  readonly counter: 'version' | 'revision';
  readonly writeId: string;
}

/**
 * Replaces the state before by this one: sets these attributes, removes those that are undefined, and leaves alone
 * what others keep on the item, such as its place in a list.
 */
export function changeOf<Attributes extends object>(
  Key: Key,
  { counter, writeId }: Counted,
  attributes: Attributes & { readonly [Name in Counted['counter']]?: number },
): Write {
  const all = Object.entries({ ...attributes, writeId });
  const set = all.filter(([, value]) => value !== undefined).map(([name]) => `#${name} = :${name}`);
  const remove = all.filter(([, value]) => value === undefined).map(([name]) => `#${name}`);
  return {
    Key,
    writeId,
    UpdateExpression: `SET ${set.join(', ')}${remove.length > 0 ? ` REMOVE ${remove.join(', ')}` : ''}`,
    ConditionExpression: `#${counter} = :before`,
    // Many of our names are reserved words of DynamoDB.
    ExpressionAttributeNames: Object.fromEntries(all.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(all.flatMap(([name, value]) => (value === undefined ? [] : [[`:${name}`, value]]))),
      ':before': Number(attributes[counter]) - 1,
    },
  };
}

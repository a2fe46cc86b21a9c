import type { Key } from './keys.ts';
import type { Write } from './table.ts';

interface Version {
  readonly version: number;
  readonly trackingId: string;
}

/**
 * Replaces the version before by this one: sets these attributes, removes those that are undefined, and leaves alone
 * what others keep on the item, such as its place in a list.
 */
export function changeOf<Attributes extends Version>(Key: Key, attributes: Attributes): Write {
  const all = Object.entries(attributes);
  const set = all.filter(([, value]) => value !== undefined).map(([name]) => `#${name} = :${name}`);
  const remove = all.filter(([, value]) => value === undefined).map(([name]) => `#${name}`);
  return {
    Key,
    trackingId: attributes.trackingId,
    UpdateExpression: `SET ${set.join(', ')}${remove.length > 0 ? ` REMOVE ${remove.join(', ')}` : ''}`,
    ConditionExpression: '#version = :before',
    // Many of our names are reserved words of DynamoDB.
    ExpressionAttributeNames: Object.fromEntries(all.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(all.flatMap(([name, value]) => (value === undefined ? [] : [[`:${name}`, value]]))),
      ':before': attributes.version - 1,
    },
  };
}

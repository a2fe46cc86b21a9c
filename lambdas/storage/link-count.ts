import { linkKey } from './keys.ts';
import type { Write } from './table.ts';

/** One pass more that a link has made, while its limit, as it is now, allows for it. */
export function oneMoreOf(linkId: string): Write {
  return {
    Key: linkKey(linkId),
    UpdateExpression: 'ADD #generated :one',
    ConditionExpression:
      'attribute_exists(PK) AND (attribute_not_exists(#fields.#limit) OR #generated < #fields.#limit)',
    ExpressionAttributeNames: { '#fields': 'fields', '#generated': 'generated', '#limit': 'link-generation-limit' },
    ExpressionAttributeValues: { ':one': 1 },
  };
}

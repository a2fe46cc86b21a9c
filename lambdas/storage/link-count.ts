import { linkKey } from './keys.ts';
import type { Write } from './table.ts';

/** Increments a link's number of generated passes, on the condition that it is below the link's current limit. */
export function linkCountIncrement(linkId: string): Write {
  return {
    Key: linkKey(linkId),
    UpdateExpression: 'ADD #generated :one',
    ConditionExpression:
      'attribute_exists(PK) AND (attribute_not_exists(#fields.#limit) OR #generated < #fields.#limit)',
    ExpressionAttributeNames: { '#fields': 'fields', '#generated': 'generated', '#limit': 'link-generation-limit' },
    ExpressionAttributeValues: { ':one': 1 },
  };
}

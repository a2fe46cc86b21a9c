import { wrongCodesWindowMs } from '../domain/link/wrong-link.ts';
import type { LinkedPass, LinkedPasses } from '../ports/passes.ts';
import { isPassItem, isTombstoneItem, type PassItem, passOf, type TombstoneItem } from './dynamo-passes.ts';
import { type Key, passWithWrongCodes, wrongCodesKey } from './keys.ts';
import { TableStore } from './table.ts';
import { updateCount } from './writes.ts';

interface WrongCodesItem extends Key {
  readonly count: number;
  /** Start of the window: the time of the first wrong name or code. */
  readonly sinceUtc: string;
}

/**
 * Wrong codes are counted in an item next to the pass, read by the same query: the pass keeps its version, no event or
 * push follows, and a pass without wrong codes costs one read of one item.
 */
export class DynamoLinkedPasses extends TableStore implements LinkedPasses {
  async find(passKey: string): Promise<LinkedPass> {
    const query = { ...passWithWrongCodes(passKey), ConsistentRead: true };
    const { items } = await this.table.query<PassItem | TombstoneItem | WrongCodesItem>(query);
    const pass = items.find(isPassItem);
    const isGone = items.some(isTombstoneItem);
    const { SK } = wrongCodesKey(passKey);
    const codes = items.find((item): item is WrongCodesItem => item.SK === SK);
    const isCounting = codes !== undefined && codes.sinceUtc > this.#windowStartUtc();
    return { pass: pass && passOf(pass), isGone, wrongCodes: isCounting ? codes.count : 0 };
  }

  async countWrongCode(passKey: string, by: 0 | 1 = 1): Promise<number> {
    const key = wrongCodesKey(passKey);
    // The last attempt is for a window that another request has begun at the same moment.
    return (await this.#more(key, by)) ?? (await this.#first(key, by)) ?? (await this.#more(key, by)) ?? by;
  }

  #more(key: Key, by: number): Promise<number | undefined> {
    return updateCount(this.table, key, {
      UpdateExpression: 'ADD #count :by',
      ConditionExpression: '#since > :start',
      ExpressionAttributeNames: { '#count': 'count', '#since': 'sinceUtc' },
      ExpressionAttributeValues: { ':by': by, ':start': this.#windowStartUtc() },
    });
  }

  #first(key: Key, by: number): Promise<number | undefined> {
    const now = this.table.clock.now();
    const endsAtMs = now.getTime() + wrongCodesWindowMs;
    return updateCount(this.table, key, {
      UpdateExpression: 'SET #count = :by, #since = :now, #ttl = :end',
      ConditionExpression: 'attribute_not_exists(PK) OR #since <= :start',
      ExpressionAttributeNames: { '#count': 'count', '#since': 'sinceUtc', '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':by': by,
        ':now': now.toISOString(),
        ':start': this.#windowStartUtc(),
        ':end': Math.ceil(endsAtMs / 1_000),
      },
    });
  }

  #windowStartUtc(): string {
    return new Date(this.table.clock.now().getTime() - wrongCodesWindowMs).toISOString();
  }
}

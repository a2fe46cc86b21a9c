import { fetcherOf, type Registration } from '../domain/pass/registration.ts';
import type { Deliveries, PassOnDevices } from '../ports/passes.ts';
import { isPassItem, isRegistrationItem, passOf } from './dynamo-passes.ts';
import { itemsOfPass, type Key, registrationKey } from './keys.ts';
import { TableStore, type Write } from './table.ts';

/**
 * Records of what became of changes, on the registrations of the devices: gone with them, and outside every index.
 * Source: docs/decisions/knowledge-of-phones.md#what-is-known-of-each-phone.
 */
export class DynamoDeliveries extends TableStore implements Deliveries {
  async find(passKey: string): Promise<PassOnDevices> {
    const query = { ...itemsOfPass(passKey), ConsistentRead: true };
    const items = await Array.fromAsync(this.table.all<Key>(query));
    const item = items.find(isPassItem);
    return { pass: item && passOf(item), registrations: items.filter(isRegistrationItem) };
  }

  async recordAsked(deviceId: string, passKey: string, sum: number): Promise<void> {
    await this.table.writeIf({
      Key: registrationKey(passKey, deviceId),
      UpdateExpression: 'SET askedSum = :sum, askedAtUtc = :at, recorded = :one',
      ConditionExpression: 'attribute_exists(PK) AND (attribute_not_exists(askedSum) OR askedSum < :sum)',
      ExpressionAttributeValues: { ':sum': sum, ':at': this.table.clock.now().toISOString(), ':one': 1 },
    });
  }

  async recordFetch(registrations: readonly Registration[], sum: number): Promise<void> {
    const fetcher = fetcherOf(registrations, sum);
    if (fetcher === undefined) return;
    const Key = registrationKey(fetcher.passKey, fetcher.deviceId);
    const fetch = { sum, atUtc: this.table.clock.now().toISOString(), count: 1 };
    // The first of a sum, or another one: of two at once, the second finds that it is not the first.
    const first: Write = {
      Key,
      UpdateExpression: 'SET fetched = :fetch, recorded = :one',
      ConditionExpression: 'attribute_exists(PK) AND (attribute_not_exists(fetched) OR fetched.#sum < :sum)',
      ExpressionAttributeNames: { '#sum': 'sum' },
      ExpressionAttributeValues: { ':fetch': fetch, ':one': 1, ':sum': sum },
    };
    const another: Write = {
      Key,
      UpdateExpression: 'SET fetched.atUtc = :at, fetched.#count = fetched.#count + :one',
      ConditionExpression: 'fetched.#sum = :sum',
      ExpressionAttributeNames: { '#count': 'count', '#sum': 'sum' },
      ExpressionAttributeValues: { ':at': fetch.atUtc, ':one': 1, ':sum': sum },
    };
    const isFirst = fetcher.fetched?.sum !== sum && (await this.table.writeIf(first));
    if (!isFirst) await this.table.writeIf(another);
  }
}

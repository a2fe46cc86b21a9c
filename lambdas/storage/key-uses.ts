import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Log } from '../ports/runtime.ts';
import { apiKeyUseKey } from './keys.ts';
import type { Table } from './table.ts';

/** The use of a key is remembered for this long after it was last used; DynamoDB deletes expired items with a delay of hours. */
const retentionSeconds = 400 * 24 * 60 * 60;

/**
 * The hours in which API keys were last used. They stand in items of their own, as the function that records them may not
 * write keys.
 */
export class KeyUses {
  readonly #table: Pick<Table, 'client' | 'clock' | 'name'>;
  readonly #log: Log;
  /** The hours that this function has recorded, by hash. */
  readonly #recorded = new Map<string, string>();

  constructor(table: Pick<Table, 'client' | 'clock' | 'name'>, log: Log) {
    this.#table = table;
    this.#log = log;
  }

  /** Records this hour, once an hour at most. It neither backs off nor fails: the call matters more. */
  async record(keyHash: string): Promise<void> {
    const now = this.#table.clock.now();
    const hourUtc = `${now.toISOString().slice(0, 13)}:00Z`;
    if (this.#recorded.get(keyHash) === hourUtc) return;
    this.#recorded.set(keyHash, hourUtc);
    const update = new UpdateCommand({
      TableName: this.#table.name,
      Key: apiKeyUseKey(keyHash),
      UpdateExpression: 'SET lastUsedUtc = :hour, #ttl = :ttl',
      ConditionExpression: 'attribute_not_exists(lastUsedUtc) OR lastUsedUtc < :hour',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':hour': hourUtc, ':ttl': Math.ceil(now.getTime() / 1_000) + retentionSeconds },
    });
    await this.#table.client.send(update).catch((error) => {
      // Another function has recorded it.
      if (!(error instanceof ConditionalCheckFailedException)) this.#log.error('API-USE-UNRECORDED', error);
    });
  }
}

import { paginateScan } from '@aws-sdk/lib-dynamodb';
import type { ContactHashes, Pass, Tombstone } from '../domain/pass/pass.ts';
import type { ErasableRecords } from '../ports/work.ts';
import { attributesOf, type PassItem, passOf, type TombstoneItem } from './dynamo-passes.ts';
import { leaving } from './group-places.ts';
import { type Key, passItemKey } from './keys.ts';
import { TableStore } from './table.ts';

/** Segments of a parallel scan: a single one is limited by its round trips. */
const segments = 8;

/** DynamoDB's limit of operands in an IN. */
const maxHashes = 100;

/** Attributes of the item that are not part of the pass: its place in the list. */
const listAttributes = ['listKey', 'listSort'] as const;

export class DynamoErasure extends TableStore implements ErasableRecords {
  async *find(
    hashes: readonly ContactHashes[],
    onProgress: (scanned: number) => void,
  ): AsyncGenerator<Pass | Tombstone> {
    let scanned = 0;
    const onScanned = (count: number) => {
      scanned += count;
      onProgress(scanned);
    };
    for (let first = 0; first < hashes.length; first += maxHashes) {
      const filter = filterOf(hashes.slice(first, first + maxHashes));
      const scans = Array.from({ length: segments }, (_, segment) => this.#scan(filter, segment, onScanned));
      for (const keys of await Promise.all(scans)) {
        for (const key of keys) {
          const item = await this.table.get<PassItem | TombstoneItem>(key);
          if (item !== undefined) yield item.deletedAtUtc === undefined ? passOf(item) : item;
        }
      }
    }
  }

  async #scan(filter: ReturnType<typeof filterOf>, Segment: number, onScanned: (count: number) => void) {
    const keys: Key[] = [];
    const { client, name: TableName } = this.table;
    const scan = { TableName, ...filter, ProjectionExpression: 'PK, SK', ConsistentRead: true };
    for await (const page of paginateScan({ client }, { ...scan, Segment, TotalSegments: segments })) {
      keys.push(...((page.Items ?? []) as Key[]));
      onScanned(page.ScannedCount ?? 0);
    }
    return keys;
  }

  async blank(erased: Pass): Promise<boolean> {
    const key = passItemKey(erased.passKey);
    const item = await this.table.get<PassItem & Readonly<Record<string, unknown>>>(key);
    if (item === undefined || item.deletedAtUtc !== undefined) return false;
    const place = Object.fromEntries(listAttributes.map((name) => [name, item[name]]));
    const blanked = {
      item: { ...place, ...attributesOf(erased), ...key },
      ConditionExpression: 'revision = :revision AND nonce = :nonce AND listSort = :listSort',
      ExpressionAttributeValues: {
        ':revision': erased.revision - 1,
        ':nonce': erased.nonce,
        ':listSort': item.listSort,
      },
    };
    const left = item.groupPlace ? [leaving(item.groupPlace)] : [];
    return (await this.table.commit([blanked, ...left])) === undefined;
  }

  async removeHashes({ passKey }: Pick<Tombstone, 'passKey'>): Promise<void> {
    await this.table.writeIf({
      Key: passItemKey(passKey),
      UpdateExpression: 'REMOVE contactHashes',
      ConditionExpression: 'attribute_exists(deletedAtUtc)',
    });
  }
}

/** Leaves out kinds without hashes: DynamoDB refuses an empty IN. */
function filterOf(hashes: readonly ContactHashes[]) {
  const kinds = (['email', 'phone'] as const).filter((kind) => hashes.some((each) => each[kind] !== undefined));
  const values = hashes.flatMap((each, place) =>
    kinds.flatMap((kind) => (each[kind] === undefined ? [] : [{ kind, name: `:${kind}${place}`, value: each[kind] }])),
  );
  const anyOf = (kind: string) => values.filter((each) => each.kind === kind).map(({ name }) => name);
  return {
    FilterExpression: kinds.map((kind) => `contactHashes.${kind} IN (${anyOf(kind).join(', ')})`).join(' OR '),
    ExpressionAttributeValues: Object.fromEntries(values.map(({ name, value }) => [name, value])),
  };
}

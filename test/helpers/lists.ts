import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { DynamoLists } from '../../lambdas/storage/dynamo-lists.ts';
import { DynamoPasses } from '../../lambdas/storage/dynamo-passes.ts';
import { passItemKey } from '../../lambdas/storage/keys.ts';
import { ListFiling } from '../../lambdas/storage/list-filing.ts';
import { chunkKey, chunksOf, filedSort, passesOf, passListKey } from '../../lambdas/storage/list-keys.ts';
import { Table } from '../../lambdas/storage/table.ts';
import { type EmbeddedAws, startEmbeddedAws } from './embedded-aws.ts';
import { examplePass, now } from './examples.ts';
import { fixedClock } from './fixed-clock.ts';
import { tableDefinition } from './table-definition.ts';

/** A chunk's item. */
interface ChunkItem {
  readonly SK: string;
  readonly count: number;
  readonly filled: number;
  readonly sealedAtUtc?: string;
}

/** Stores and readers of lists on one embedded table, with a clock moved by tests. */
export class TestLists {
  readonly passes: DynamoPasses;
  readonly lists: DynamoLists;
  readonly filing: ListFiling;
  readonly table: Table;
  /** Lists with a requested filing. */
  readonly queued: string[] = [];
  readonly #aws: EmbeddedAws;
  #nowMs = now.getTime();

  private constructor(
    aws: EmbeddedAws,
    config: DynamoDBClientConfig,
    sizes?: ConstructorParameters<typeof ListFiling>[2],
  ) {
    this.#aws = aws;
    const client = DynamoDBDocumentClient.from(new DynamoDBClient(config), {
      marshallOptions: { removeUndefinedValues: true },
    });
    const clock = fixedClock(() => new Date(this.#nowMs));
    this.table = new Table(client, aws.env.TABLE_NAME, clock);
    this.passes = new DynamoPasses(this.table);
    this.lists = new DynamoLists(this.table, async (listKey) => void this.queued.push(listKey));
    this.filing = new ListFiling(this.table, clock, sizes);
  }

  /** @param sizes of chunks and transactions, smaller than the real ones. */
  static async start(
    config: DynamoDBClientConfig = {},
    sizes?: ConstructorParameters<typeof ListFiling>[2],
  ): Promise<TestLists> {
    // The embedded database stores every record of a stream, and slows down with them.
    const { StreamSpecification: _, ...withoutStream } = tableDefinition;
    return new TestLists(await startEmbeddedAws({ table: withoutStream }), config, sizes);
  }

  get tableName(): string {
    return this.#aws.env.TABLE_NAME;
  }

  stop(): Promise<void> {
    return this.#aws.stop();
  }

  get nowUtc(): string {
    return new Date(this.#nowMs).toISOString();
  }

  advance(seconds: number): void {
    this.#nowMs += seconds * 1_000;
  }

  async create(templateId: string, passId: string): Promise<void> {
    const at = { createdAtUtc: this.nowUtc, updatedAtUtc: this.nowUtc };
    const pass = examplePass({}, { templateId, passId, passKey: passKeyOf(templateId, passId), ...at });
    if (!(await this.passes.create(pass))) throw new Error(`${passId} is taken`);
  }

  /** Deletes a pass like deletepassdata: again after a change in between. */
  async delete(templateId: string, passId: string): Promise<void> {
    const pass = await this.passes.find(passKeyOf(templateId, passId));
    if (pass === undefined) throw new Error(`${passId} is unknown`);
    const deleted = await this.passes.delete(pass, `delete ${passId}`, new Date(this.#nowMs));
    if (!deleted) await this.delete(templateId, passId);
  }

  file(templateId: string): Promise<void> {
    return this.filing.file(passesOf(templateId));
  }

  async page(templateId: string, number: number, size: number): Promise<string[]> {
    return (await this.lists.passes(templateId, { number, size })).map(({ passId }) => passId);
  }

  /** Reads all pages, up to the first empty one. */
  async pages(templateId: string, size: number): Promise<string[]> {
    const listed: string[] = [];
    for (let number = 1; ; number++) {
      const page = await this.page(templateId, number, size);
      if (page.length === 0) return listed;
      listed.push(...page);
    }
  }

  async chunks(templateId: string): Promise<ChunkItem[]> {
    const { items } = await this.table.query<ChunkItem>({ ...chunksOf(passesOf(templateId)), ConsistentRead: true });
    return items;
  }

  /** `00000000#…` of filed passes, `~…` of others, in the order of the list. */
  async listSorts(templateId: string): Promise<string[]> {
    const { items } = await this.table.query<{ listSort: string }>({
      IndexName: 'byList',
      KeyConditionExpression: 'listKey = :list',
      ExpressionAttributeValues: { ':list': passesOf(templateId) },
    });
    return items.map(({ listSort }) => listSort);
  }
}

/** A pass key that is unique among all lists of a table. */
export const passKeyOf = (templateId: string, passId: string) => `${templateId}-${passId}`;

/** A filed entry of a list with the shown attributes only, in a chunk unless `chunk` is missing. */
export function listedItem(templateId: string, index: number, chunk?: number) {
  const passId = `pass-${String(index).padStart(7, '0')}`;
  const atUtc = new Date(now.getTime() - 86_400_000 + index).toISOString();
  const key = passListKey(templateId, atUtc, passId);
  return {
    ...passItemKey(passKeyOf(templateId, passId)),
    ...key,
    ...(chunk === undefined ? {} : { listSort: filedSort(chunk, key.listSort) }),
    passId,
    createdAtUtc: atUtc,
    updatedAtUtc: atUtc,
  };
}

/** Writes a long filed list. @param unfiled number of the newest entries that are not filed yet. */
export async function writeLongList(tableName: string, templateId: string, size: number, unfiled = 0): Promise<void> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient());
  const chunkSize = 1_000;
  const filed = size - unfiled;
  const items: object[] = [];
  const flush = async () => {
    const requests = items.splice(0).map((Item) => ({ PutRequest: { Item } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [tableName]: requests } }));
  };
  for (let index = 0; index < size; index++) {
    items.push(listedItem(templateId, index, index < filed ? Math.floor(index / chunkSize) : undefined));
    if (items.length === 25) await flush();
  }
  for (let chunk = 0; chunk * chunkSize < filed; chunk++) {
    const filled = Math.min(chunkSize, filed - chunk * chunkSize);
    const sealed = filled === chunkSize ? { sealedAtUtc: new Date(now.getTime() - 3_600_000).toISOString() } : {};
    items.push({ ...chunkKey(passesOf(templateId), chunk), count: filled, filled, ...sealed });
    if (items.length === 25) await flush();
  }
  if (items.length > 0) await flush();
}

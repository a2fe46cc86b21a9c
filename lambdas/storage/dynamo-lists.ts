import { type Chunk, startAfter } from '../domain/request/list-pages.ts';
import type { ListedPass, ListedTemplate, ListPage, Lists } from '../ports/stores.ts';
import { type Key, templateIdOf } from './keys.ts';
import { chunkSort, chunksOf, isUnfiled, type ListKey, passesOf, templatesOf } from './list-keys.ts';
import type { Table } from './table.ts';

/** A template or a pass as projected into the index `byList`. */
type Entry = Key & ListKey & ListedPass & ListedTemplate;

/** Skipped unfiled entries after which a reader requests that the list be filed. */
const filingThreshold = 2_000;

/** Maximum number of entries per request; an answer of 1 MB has room for less than half of them. */
const maxLimit = 10_000;

/**
 * Pages of lists, at constant cost. A list of ordinary size is one query of the index. In a long one, whole chunks are
 * skipped by their counts (list-filing.ts).
 */
export class DynamoLists implements Lists {
  readonly #table: Table;
  readonly #queueFiling: (listKey: string) => Promise<void>;

  /** @param queueFiling requests that the list's unfiled entries be filed, asynchronously. */
  constructor(table: Table, queueFiling: (listKey: string) => Promise<void>) {
    this.#table = table;
    this.#queueFiling = queueFiling;
  }

  async templates(account: string, page: ListPage): Promise<ListedTemplate[]> {
    const entries = await this.#page(templatesOf(account), page);
    return entries.map(({ PK, name, createdAtUtc, updatedAtUtc }) => ({
      id: templateIdOf(PK),
      name,
      createdAtUtc,
      updatedAtUtc,
    }));
  }

  passes(templateId: string, page: ListPage): Promise<readonly ListedPass[]> {
    return this.#page(passesOf(templateId), page);
  }

  async countPasses(templateId: string): Promise<number> {
    const listKey = passesOf(templateId);
    const chunks = await this.#chunks(listKey);
    // Reads only the entries outside settled chunks: the counts of those are known.
    const { chunk, skip } = startAfter(Number.MAX_SAFE_INTEGER, chunks, this.#table.clock.now());
    const rest = await this.#read(listKey, { chunk, skip: 0 }, Number.POSITIVE_INFINITY);
    if (rest === undefined) return this.countPasses(templateId);
    if (rest.filter(({ listSort }) => isUnfiled(listSort)).length >= filingThreshold) await this.#queueFiling(listKey);
    return Number.MAX_SAFE_INTEGER - skip + rest.length;
  }

  #chunks(listKey: string): Promise<Chunk[]> {
    return Array.fromAsync(this.#table.all<Chunk>({ ...chunksOf(listKey), ConsistentRead: true }));
  }

  async #page(listKey: string, page: ListPage): Promise<readonly Entry[]> {
    const skip = (page.number - 1) * page.size;
    const chunks = skip > 0 ? await this.#chunks(listKey) : [];
    const entries = await this.#read(listKey, startAfter(skip, chunks, this.#table.clock.now()), page.size);
    return entries ?? this.#page(listKey, page);
  }

  /** @returns undefined if filing has moved entries meanwhile, some of which this reader may have missed. */
  async #read(listKey: string, start: { chunk: number; skip: number }, size: number): Promise<Entry[] | undefined> {
    const entries: Entry[] = [];
    let toSkip = start.skip;
    let unfiledSkipped = 0;
    let after: Record<string, unknown> | undefined;
    do {
      const { items, next } = await this.#table.query<Entry>({
        IndexName: 'byList',
        KeyConditionExpression: 'listKey = :list AND listSort >= :start',
        ExpressionAttributeValues: { ':list': listKey, ':start': chunkSort(start.chunk) },
        ExclusiveStartKey: after,
        Limit: Math.min(toSkip + size - entries.length, maxLimit),
      });
      if (after && (await this.#hasMoved(after as unknown as Entry))) return undefined;
      const skipped = items.slice(0, toSkip);
      toSkip -= skipped.length;
      entries.push(...items.slice(skipped.length));
      const unfiled = skipped.filter(({ listSort }) => isUnfiled(listSort)).length;
      if (unfiledSkipped < filingThreshold && unfiledSkipped + unfiled >= filingThreshold)
        await this.#queueFiling(listKey);
      unfiledSkipped += unfiled;
      after = next;
    } while (after && entries.length < size);
    return entries;
  }

  /**
   * Detects concurrent filing. Only unfiled entries move, oldest first: if the last one read has not moved, none after
   * it has.
   */
  async #hasMoved({ PK, SK, listSort }: Entry): Promise<boolean> {
    if (!isUnfiled(listSort)) return false;
    const item = await this.#table.get<Partial<ListKey>>({ PK, SK });
    return item?.listSort !== listSort;
  }
}

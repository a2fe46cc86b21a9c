import type { KeyRange } from '../ports/passes.ts';
import { itemsFrom, type Key } from './keys.ts';
import { keyPrefixes } from './policy-names.ts';

/**
 * Key of the index `byList`: lists, oldest first. New entries start with `~`, which sorts after every chunk number,
 * until the filing job moves them into a numbered chunk.
 */
export interface ListKey {
  readonly listKey: string;
  readonly listSort: string;
}

/** The place of a new entry in a list. */
const placeIn = (listKey: string, createdAtUtc: string, id: string): ListKey => ({
  listKey,
  listSort: unfiledSort(createdAtUtc, id),
});

/** The list of all accounts, in the index `byList`. */
export const accountsList = `${keyPrefixes.list}ACCOUNTS`;

export const accountListKey = (createdAtUtc: string, account: string) => placeIn(accountsList, createdAtUtc, account);

export const templatesOf = (account: string) => `${keyPrefixes.list}TEMPLATES#${account}`;

export const passesOf = (templateId: string) => `${keyPrefixes.list}PASSES#${templateId}`;

export const templateListKey = (account: string, createdAtUtc: string, templateId: string) =>
  placeIn(templatesOf(account), createdAtUtc, templateId);

export const passListKey = (templateId: string, createdAtUtc: string, passId: string) =>
  placeIn(passesOf(templateId), createdAtUtc, passId);

/** A template's passes between two listSorts, newest first, as a query. */
export const passesOfTemplate = (templateId: string, { after = '~~', until = '!' }: KeyRange) => ({
  IndexName: 'byList',
  KeyConditionExpression: 'listKey = :list AND listSort BETWEEN :until AND :after',
  ExpressionAttributeValues: { ':list': passesOf(templateId), ':until': until, ':after': after },
});

/** Sorts between filed and unfiled entries. */
export const lowestUnfiledSort = '~';

/** Sort key of an unfiled entry. Without an id, sorts between the entries of earlier and later times. */
export const unfiledSort = (createdAtUtc: string, id?: string) =>
  id === undefined ? `~${createdAtUtc}` : `~${createdAtUtc}#${id}`;

/** Creation time of an unfiled entry, ms since 1970. */
export const unfiledTime = (listSort: string) => Date.parse(listSort.slice(1).split('#')[0] ?? '');

export const isUnfiled = (listSort: string) => listSort.startsWith('~');

/** Sorts before every entry of this chunk, and after those of earlier chunks. */
export const chunkSort = (chunk: number) => String(chunk).padStart(8, '0');

/** Sort key of an entry after filing: at its place by age within the chunk. */
export const filedSort = (chunk: number, listSort: string) => `${chunkSort(chunk)}#${listSort.slice(1)}`;

/** Counts the remaining entries of a chunk. */
export const chunkKey = (listKey: string, chunk: number): Key => ({ PK: listKey, SK: `CHUNK#${chunkSort(chunk)}` });

export const chunkNumber = ({ SK }: Key) => Number(SK.slice('CHUNK#'.length));

/** The chunk number in a filed sort key. */
export const chunkOfSort = (listSort: string) => Number(listSort.slice(0, chunkSort(0).length));

/** The chunk of a filed entry; undefined for an unfiled one. */
export const chunkOf = ({ listKey, listSort }: ListKey): Key | undefined =>
  isUnfiled(listSort) ? undefined : chunkKey(listKey, chunkOfSort(listSort));

/** Chunks of a list, as a KeyConditionExpression. */
export const chunksOf = (listKey: string) => itemsFrom({ PK: listKey, SK: 'CHUNK#' });

export const linkListKey = (account: string, createdAtUtc: string, linkId: string) =>
  placeIn(`${keyPrefixes.list}LINKS#${account}`, createdAtUtc, linkId);

import type { Pass, Tombstone } from '../domain/pass.ts';
import { statusesBefore } from '../domain/status.ts';
import { BarcodeTaken, LinkExhausted, type Passes } from '../ports/passes.ts';
import type { Receipt } from '../ports/receipts.ts';
import { changeOf } from './change.ts';
import { barcodeKey, byDueKey, chunkOf, type Key, type ListKey, passItemKey, passListKey } from './keys.ts';
import { oneMoreOf } from './link-count.ts';
import { newItem, type Table, type Write } from './table.ts';

/**
 * A pass as it is stored. The caller's reference data is JSON text: DynamoDB has fewer numbers and texts than JSON, such
 * as no 12345678901234567890 and no 1e300.
 */
export type PassItem = Attributes & Key & ListKey & { readonly deletedAtUtc?: undefined };

type Attributes = ReturnType<typeof attributesOf>;

export type TombstoneItem = Key & Tombstone;

type Ending = Omit<Tombstone, 'account' | 'passKey' | 'templateId' | 'revision'>;

/**
 * Which attributes of a pass a change writes; the rest is written once, when it is made (`erasedAtUtc` with a whole new
 * item). An attribute that is not named here fails the type check: it would be stored with a new pass and lost with its
 * next change. `writeId` goes with the counter that every change moves.
 */
export const writing = {
  passKey: 'once',
  account: 'once',
  passId: 'once',
  templateId: 'once',
  renderedFrom: 'once',
  version: 'changes',
  revision: 'changes',
  writeId: 'byCounter',
  nonce: 'once',
  accessVersion: 'once',
  status: 'changes',
  statusSinceUtc: 'changes',
  createdAtUtc: 'once',
  updatedAtUtc: 'changes',
  trackingId: 'changes',
  fields: 'changes',
  stripImage: 'once',
  generatedBarcode: 'once',
  firstInstalledAtUtc: 'changes',
  wallets: 'changes',
  devices: 'changes',
  walletBObject: 'changes',
  expiryNotedUtc: 'changes',
  dueAtUtc: 'changes',
  contact: 'changes',
  contactHashes: 'changes',
  erasedAtUtc: 'once',
  notification: 'changes',
  lastNotification: 'changes',
  isPriority: 'changes',
  referenceData: 'once',
  dueKey: 'changes',
  dueSort: 'changes',
} as const satisfies Record<keyof Attributes, 'once' | 'changes' | 'byCounter'>;

const changing = (Object.keys(writing) as (keyof Attributes)[]).filter((name) => writing[name] === 'changes');

export class DynamoPasses implements Passes {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  async create(pass: Pass, receipt?: Receipt, linkId?: string): Promise<boolean> {
    const item = {
      ...passItemKey(pass.passKey),
      ...passListKey(pass.templateId, pass.createdAtUtc, pass.passId),
      ...attributesOf(pass),
    };
    const counted = linkId === undefined ? [] : [oneMoreOf(linkId)];
    const refusal = await this.#table.commit([newItem(item), ...counted, ...reservationOf(pass)], receipt);
    if (refusal === undefined) return true;
    if (refusal.failed.includes(0)) return false;
    throw counted.length > 0 && refusal.failed.includes(1) ? new LinkExhausted() : new BarcodeTaken();
  }

  update(pass: Pass, receipt?: Receipt): Promise<boolean> {
    return this.#table.writeIf(passChangeOf(pass), receipt);
  }

  async find(passKey: string): Promise<Pass | undefined> {
    const item = await this.#table.get<PassItem | TombstoneItem>(passItemKey(passKey));
    return item === undefined || !isPassItem(item) ? undefined : passOf(item);
  }

  async findEnded(passKey: string): Promise<Tombstone | undefined> {
    const item = await this.#table.get<PassItem | TombstoneItem>(passItemKey(passKey));
    return item === undefined || isPassItem(item) ? undefined : item;
  }

  delete(pass: Pass, trackingId: string, at: Date, receipt?: Receipt): Promise<boolean> {
    return this.#bury(
      pass,
      { became: 'deleted', trackingId, writeId: trackingId, deletedAtUtc: at.toISOString() },
      receipt,
    );
  }

  archive(pass: Pass, writeId: string, at: Date): Promise<boolean> {
    const { trackingId } = pass;
    return this.#bury(pass, { became: 'archived', trackingId, writeId, deletedAtUtc: at.toISOString() });
  }

  /** The pass leaves its list with the same write, and its chunk, when it has been filed into one, counts one less. */
  async #bury(pass: Pass, ending: Ending, receipt?: Receipt): Promise<boolean> {
    const item = await this.#table.get<PassItem | TombstoneItem>(passItemKey(pass.passKey));
    if (item === undefined || !isPassItem(item)) return false;
    const tombstone: TombstoneItem = {
      ...passItemKey(pass.passKey),
      account: pass.account,
      passKey: pass.passKey,
      templateId: pass.templateId,
      revision: pass.revision,
      contactHashes: pass.contactHashes,
      ...ending,
    };
    const asRead = {
      ConditionExpression: 'revision = :revision AND nonce = :nonce AND listSort = :listSort',
      ExpressionAttributeValues: { ':revision': pass.revision, ':nonce': pass.nonce, ':listSort': item.listSort },
    };
    const chunk = chunkOf(item);
    const counted = chunk === undefined ? [] : [oneLessIn(chunk)];
    return (await this.#table.commit([{ item: tombstone, ...asRead }, ...counted], receipt)) === undefined;
  }
}

/** Outlives the pass: a deleted pass stays on its phone, and nobody else may show its barcode. */
function reservationOf({ templateId, generatedBarcode, writeId }: Pass): Write[] {
  return generatedBarcode === undefined ? [] : [newItem({ ...barcodeKey(templateId, generatedBarcode), writeId })];
}

/**
 * The write of a pass's next revision, on the condition that the one before is still there, in a status that this one
 * may follow.
 */
export function passChangeOf(pass: Pass): Write {
  const attributes = attributesOf(pass);
  const change = changeOf(
    passItemKey(pass.passKey),
    { counter: 'revision', writeId: pass.writeId },
    Object.fromEntries(changing.map((name) => [name, attributes[name]])),
  );
  const statuses = statusesBefore(pass.status).map((status, place) => [`:status${place}`, status] as const);
  return {
    ...change,
    ConditionExpression: `${change.ConditionExpression} AND #status IN (${statuses.map(([name]) => name).join(', ')})`,
    ExpressionAttributeValues: { ...change.ExpressionAttributeValues, ...Object.fromEntries(statuses) },
  };
}

/** Whether an item is a pass that is still there, and not its tombstone or a registration beside it. */
export function isPassItem(item: Key): item is PassItem {
  return item.SK === 'PASS' && !('deletedAtUtc' in item);
}

/** Whether an item is what stays of a pass. */
export function isTombstoneItem(item: Key): item is TombstoneItem {
  return item.SK === 'PASS' && 'deletedAtUtc' in item;
}

/** The pass that an item holds, without the table's keys. */
export function passOf(item: PassItem): Pass {
  const { PK: _PK, SK: _SK, listKey: _list, listSort: _listSort, dueKey: _due, dueSort: _dueSort, ...pass } = item;
  const { walletBObject: googleObject, referenceData, ...rest } = pass;
  return { ...rest, googleObject, referenceData: referenceData && JSON.parse(referenceData) };
}

/** The attributes that hold a pass, under the names of the first version: `walletBObject` stays what it was. */
export function attributesOf({ googleObject: walletBObject, referenceData, ...pass }: Pass) {
  return {
    ...pass,
    ...dueKeyOf(pass),
    walletBObject,
    referenceData: referenceData && JSON.stringify(referenceData),
  };
}

/** Undefined attributes take a pass out of the index. */
function dueKeyOf({ dueAtUtc, account, passKey }: Pass) {
  return dueAtUtc === undefined ? { dueKey: undefined, dueSort: undefined } : byDueKey(dueAtUtc, { account, passKey });
}

const oneLessIn = (chunk: Key) => ({
  Key: chunk,
  UpdateExpression: 'ADD #count :less',
  ExpressionAttributeNames: { '#count': 'count' },
  ExpressionAttributeValues: { ':less': -1 },
});

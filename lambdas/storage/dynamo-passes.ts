import type { MovedPass, Pass, Tombstone } from '../domain/pass/pass.ts';
import { isPass } from '../domain/pass/record-change.ts';
import type { Registration } from '../domain/pass/registration.ts';
import { parsedAsSent } from '../domain/text/json.ts';
import { BarcodeTaken, LinkExhausted, type Passes, type WalletEvents } from '../ports/passes.ts';
import type { Receipt } from '../ports/stores.ts';
import { inItsGroup } from './group-places.ts';
import { barcodeKey, byDueKey, type Key, linkKey, passItemKey, type WrittenItem, walletEventKey } from './keys.ts';
import { type ListKey, passListKey } from './list-keys.ts';
import { type Ending, replaceByTombstone } from './pass-removal.ts';
import { newItem, type Put, TableStore, type Write } from './table.ts';
import { changeOf, linkCountIncrement } from './writes.ts';

/**
 * A pass as stored. The caller's reference data is JSON text: DynamoDB cannot represent every JSON value, such as
 * 12345678901234567890 or 1e300.
 */
export type PassItem = Attributes & Key & ListKey & { readonly deletedAtUtc?: undefined };

type Attributes = ReturnType<typeof attributesOf>;

export type TombstoneItem = Key & Tombstone;

/**
 * When each attribute of a pass is written: with each change, when it moves to another template, or only once, on creation
 * (`erasedAtUtc` with a whole new item). An attribute missing here fails the type check; it would be stored with a new pass and lost on update.
 * `writeId` is written together with the counter.
 */
export const writing = {
  passKey: 'once',
  account: 'once',
  passId: 'once',
  templateId: 'moves',
  formerTemplates: 'moves',
  movedAtUtc: 'moves',
  sumBefore: 'moves',
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
  changedBy: 'changes',
  fields: 'changes',
  groupPlace: 'changes',
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
  eventTimeUtc: 'changes',
  referenceData: 'changes',
  dueKey: 'changes',
  dueSort: 'changes',
} as const satisfies Record<keyof Attributes, 'once' | 'changes' | 'moves' | 'byCounter'>;

const namesWritten = (when: 'changes' | 'moves') =>
  (Object.keys(writing) as (keyof Attributes)[]).filter((name) => writing[name] === when);
const changing = namesWritten('changes');

export class DynamoPasses extends TableStore implements Passes {
  async create(pass: Pass, receipt?: Receipt, linkId?: string): Promise<boolean> {
    const counts = linkId === undefined ? [] : [linkCountIncrement(linkId)];
    const refusal = await inItsGroup(this.table, pass, (placed, moves) =>
      this.table.commit([newItem(itemOf(placed)), ...moves, ...counts, ...reservationOf(pass)], receipt),
    );
    if (refusal === undefined) return true;
    if (refusal.isOf(passItemKey(pass.passKey))) return false;
    throw linkId !== undefined && refusal.isOf(linkKey(linkId)) ? new LinkExhausted() : new BarcodeTaken();
  }

  async update(pass: Pass, receipt?: Receipt): Promise<boolean> {
    const refusal = await inItsGroup(this.table, pass, (placed, moves) =>
      this.table.commit([passChangeOf(placed), ...moves], receipt),
    );
    return refusal === undefined;
  }

  async find(passKey: string): Promise<Pass | undefined> {
    const record = await this.findRecord(passKey);
    return isPass(record) ? record : undefined;
  }

  async findRecord(passKey: string): Promise<Pass | Tombstone | undefined> {
    const item = await this.table.get<PassItem | TombstoneItem>(passItemKey(passKey));
    return item !== undefined && isPassItem(item) ? passOf(item) : item;
  }

  async findTombstone(passKey: string): Promise<Tombstone | undefined> {
    const record = await this.findRecord(passKey);
    return isPass(record) ? undefined : record;
  }

  delete(pass: Pass, trackingId: string, at: Date, receipt?: Receipt): Promise<boolean> {
    return this.#tombstone(
      pass,
      { became: 'deleted', trackingId, writeId: trackingId, deletedAtUtc: at.toISOString() },
      receipt,
    );
  }

  archive(pass: Pass, writeId: string, at: Date): Promise<boolean> {
    const { trackingId } = pass;
    const times = { deletedAtUtc: at.toISOString(), leftAtUtc: this.table.clock.now().toISOString() };
    return this.#tombstone(pass, { became: 'archived', trackingId, writeId, ...times });
  }

  async #tombstone(pass: Pass, ending: Ending, receipt?: Receipt): Promise<boolean> {
    const item = await this.table.get<PassItem | TombstoneItem>(passItemKey(pass.passKey));
    if (item === undefined || !isPassItem(item)) return false;
    return replaceByTombstone(this.table, pass, item, ending, receipt);
  }
}

const itemOf = (pass: Pass) => ({
  ...passItemKey(pass.passKey),
  ...passListKey(pass.templateId, pass.createdAtUtc, pass.passId),
  ...attributesOf(pass),
});

/**
 * Reserves a generated barcode. It outlives the pass: a deleted pass stays on its phone, and no other pass may show its
 * barcode.
 * Source: docs/decisions/barcodes.md#generated-barcodes
 */
export function reservationOf({ templateId, generatedBarcode, writeId }: Pass): Put[] {
  return generatedBarcode === undefined ? [] : [newItem({ ...barcodeKey(templateId, generatedBarcode), writeId })];
}

/**
 * The write of a pass's next revision, on the condition that the previous one is still there: a tombstone has its number,
 * too.
 */
export const passChangeOf = (pass: Pass): Write => changeWith(pass, changing);

/** The write of a pass that moves to another template, on the same condition: it enters that template's list. */
export function passMoveOf(pass: MovedPass): Write {
  const place = passListKey(pass.templateId, pass.movedAtUtc, pass.passId);
  return changeWith(pass, [...changing, ...namesWritten('moves')], place);
}

function changeWith(pass: Pass, names: readonly (keyof Attributes)[], more: Partial<ListKey> = {}): Write {
  const attributes = attributesOf(pass);
  const change = changeOf(
    passItemKey(pass.passKey),
    { counter: 'revision', writeId: pass.writeId },
    { ...Object.fromEntries(names.map((name) => [name, attributes[name]])), ...more },
  );
  return { ...change, ConditionExpression: `${change.ConditionExpression} AND attribute_not_exists(deletedAtUtc)` };
}

/** A registration next to a pass. */
export type RegistrationItem = Registration & Key;

export const isRegistrationItem = (item: Key): item is RegistrationItem => item.SK.startsWith('DEVICE#');

/** True for a pass; false for its tombstone or a registration next to it. */
export function isPassItem(item: Key): item is PassItem {
  return item.SK === 'PASS' && !('deletedAtUtc' in item);
}

/** True for the tombstone of a pass. */
export function isTombstoneItem(item: Key): item is TombstoneItem {
  return item.SK === 'PASS' && 'deletedAtUtc' in item;
}

/** The pass in an item, without the table's keys. */
export function passOf(item: PassItem): Pass {
  const { PK: _PK, SK: _SK, listKey: _list, listSort: _listSort, dueKey: _due, dueSort: _dueSort, ...pass } = item;
  const { status: storedStatus, statusSinceUtc: storedStatusSinceUtc, walletBObject: googleObject, ...rest } = pass;
  const referenceData = rest.referenceData ? (parsedAsSent(rest.referenceData) as Pass['referenceData']) : undefined;
  return { ...rest, storedStatus, storedStatusSinceUtc, googleObject, referenceData };
}

/** The attributes of a pass under their stored names, which never change: `walletBObject` is from the first version. */
export function attributesOf(record: Pass) {
  const { storedStatus: status, storedStatusSinceUtc: statusSinceUtc, googleObject: walletBObject, ...pass } = record;
  const referenceData = pass.referenceData && JSON.stringify(pass.referenceData);
  return { ...pass, ...dueKeyOf(pass), status, statusSinceUtc, walletBObject, referenceData };
}

/** Undefined attributes remove a pass from the index. */
function dueKeyOf({ dueAtUtc, account, passKey }: Pick<Pass, 'dueAtUtc' | 'account' | 'passKey'>) {
  return dueAtUtc === undefined ? { dueKey: undefined, dueSort: undefined } : byDueKey(dueAtUtc, { account, passKey });
}

/** Time to live after an event's expiry, from which on it is refused anyway; a day covers differing clocks. */
const marginSeconds = 24 * 60 * 60;

export class DynamoWalletEvents extends TableStore implements WalletEvents {
  async record(
    { issuerId, nonce, expiresAtUtc }: Parameters<WalletEvents['record']>[0],
    writeId: string,
    pass: Pass | undefined,
  ): ReturnType<WalletEvents['record']> {
    const ttl = Math.ceil(Date.parse(expiresAtUtc) / 1_000) + marginSeconds;
    const event = newItem({ ...walletEventKey(issuerId, nonce), writeId, ttl } as WrittenItem);
    const refusal = await this.table.commit(pass ? [event, passChangeOf(pass)] : [event]);
    if (refusal === undefined) return 'recorded';
    return refusal.isOf(event.item) ? 'repeated' : 'outdated';
  }
}

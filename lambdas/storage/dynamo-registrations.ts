import type { Pass } from '../domain/pass/pass.ts';
import type { PushRefusal, Registration } from '../domain/pass/registration.ts';
import type { NotifiedDevice, PushTarget } from '../domain/updates/work.ts';
import type { ComparedPass, KeyRange, Registrations } from '../ports/passes.ts';
import type { Consistency, PushRecords } from '../ports/work.ts';
import { batchGet, maxBatch } from './batch-get.ts';
import {
  isPassItem,
  isRegistrationItem,
  type PassItem,
  passChangeOf,
  passOf,
  type RegistrationItem,
  type TombstoneItem,
} from './dynamo-passes.ts';
import {
  byDeviceKey,
  byTemplateKey,
  type Key,
  passItemKey,
  passKeyOf,
  registrationKey,
  registrationOf,
  registrationsOf,
  registrationsOfDevice,
  registrationsOfTemplate,
  templateIdOf,
  templateKey,
} from './keys.ts';
import { registrationRecords } from './policy-names.ts';
import { splitRegistrations } from './split-ranges.ts';
import { type Deletion, ifAsRead, newItem, type Table, TableStore, type Write } from './table.ts';
import { deletionOf } from './writes.ts';

type Indexed = ReturnType<typeof byDeviceKey> & ReturnType<typeof byTemplateKey>;
type RegistrationSort = Pick<ReturnType<typeof byTemplateKey>, 'registrationsSort'>;

/** Fills ten push messages, which are queued in one request. */
const pageSize = 500;

/**
 * Limit because all of them are read for each poll of a device, and anyone can claim to be a device. The phone of a guide has
 * 200 for four flights of a whole group. Source: docs/decisions/passkit-web-service.md#a-list-is-read-in-batches.
 */
const maxPassesOfDevice = 200;

/** Time after which a worker that has begun to repeat a push is dead, ms: longer than its timeout, shorter than its message is hidden. */
const repeatingMs = 90_000;

/** Holds where this version was pushed to this token, and not yet repeated so often. */
const isRepeat = 'pushToken = :token AND pushedSum = :sum AND (attribute_not_exists(repeats) OR repeats < :repeat)';

const listedAttributes = [
  'PK',
  'SK',
  'account',
  'passKey',
  'templateId',
  'version',
  'sumBefore',
  'deletedAtUtc',
  'pushedSum',
];

/** One item per device and pass, next to the pass: with its last registration, all data of a device is gone. */
export class DynamoRegistrations implements Registrations {
  readonly #table: Table;
  readonly #pageSize: number;

  constructor(table: Table, ownPageSize = pageSize) {
    this.#table = table;
    this.#pageSize = ownPageSize;
  }

  find(passKey: string, deviceId: string): Promise<Registration | undefined> {
    return this.#table.get<RegistrationItem>(registrationKey(passKey, deviceId));
  }

  async put(registration: Registration, pass?: Pass, evicted?: Registration): Promise<boolean> {
    const { deviceId, passKey, passTypeId, registeredAtUtc, templateId } = registration;
    const item = {
      ...registrationKey(passKey, deviceId),
      ...byDeviceKey(deviceId, passTypeId, registeredAtUtc, passKey),
      ...byTemplateKey(templateId, deviceId, passKey),
      ...registration,
    };
    // The pass counts its devices: a new one changes the pass, and a replaced one must still exist.
    const writes: Write[] = pass ? [newItem(item), passChangeOf(pass)] : [newTokenOf(item)];
    if (evicted) writes.push(evictionOf(evicted));
    return (await this.#table.commit(writes)) === undefined;
  }

  async remove({ deviceId, passKey, writeId }: Registration, pass: Pass | undefined): Promise<boolean> {
    const key = registrationKey(passKey, deviceId);
    // Unconditional for a pass that is gone: no registration of it may stay, not even a renewed one.
    const writes = pass ? [deletionOf(key, ifAsRead(writeId)), passChangeOf(pass)] : [deletionOf(key)];
    return (await this.#table.commit(writes)) === undefined;
  }

  async passKeysOf(deviceId: string, passTypeId: string) {
    const query = { ...registrationsOfDevice(deviceId, passTypeId), Limit: maxPassesOfDevice + 1 };
    const { items } = await this.#table.query<Key>(query);
    const newest = items.slice(0, maxPassesOfDevice).map(({ PK }) => passKeyOf(PK));
    return { newest, hasMore: items.length > maxPassesOfDevice };
  }

  async listed(deviceId: string, passKeys: readonly string[], pushedFor: readonly string[]) {
    const registrationKeys = pushedFor.map((passKey) => registrationKey(passKey, deviceId));
    const keys = passKeys.map(passItemKey);
    if (keys.length + registrationKeys.length <= maxBatch) keys.push(...registrationKeys);
    type Item = Key & ComparedPass & Pick<Registration, 'pushedSum'>;
    const items = await batchGet<Item>(this.#table, keys, { attributes: listedAttributes });
    const pushed = items.flatMap(({ passKey, pushedSum }) =>
      pushedSum === undefined ? [] : [[passKey, pushedSum] as const],
    );
    return { passes: items.filter((item) => isPassItem(item)), pushedSums: new Map(pushed) };
  }

  async templateVersions(templateIds: readonly string[]) {
    const attributes = ['PK', 'SK', 'version'];
    const keys = templateIds.map(templateKey);
    const items = await batchGet<Key & { version: number }>(this.#table, keys, { attributes });
    return new Map(items.map(({ PK, version }) => [templateIdOf(PK), { version }]));
  }

  ofPass(passKey: string): Promise<readonly Registration[]> {
    const query = { ...registrationsOf(passKey), ConsistentRead: true };
    return Array.fromAsync(this.#table.all<RegistrationItem>(query));
  }

  /** Pages end between devices: the registrations of a device that does not fit begin the next page. */
  async pageOf(templateId: string, range: KeyRange = {}) {
    // One more, as the query returns the last entry of the previous page again.
    const Limit = this.#pageSize + (range.after === undefined ? 0 : 1);
    const query = { ...registrationsOfTemplate(templateId, range), Limit };
    const { items: found, next } = await this.#table.query<Key & RegistrationSort>(query);
    const items = found.filter(({ registrationsSort }) => registrationsSort !== range.after);
    const last = items.at(-1);
    if (next === undefined || last === undefined) return { registrations: items.map(registrationOf) };
    const complete = items.filter(({ SK }) => SK !== last.SK);
    // Unless a single device fills the page.
    const page = complete.length > 0 ? complete : items;
    return { registrations: page.map(registrationOf), next: page.at(-1)?.registrationsSort };
  }

  async split(_templateId: string, range: KeyRange) {
    return splitRegistrations(range);
  }

  beginRepeat({ deviceId, passKey, pushToken }: Registration, sum: number, repeat: number, at: Date, writeId: string) {
    const ended = new Date(at.getTime() - repeatingMs).toISOString();
    return this.#table.writeIf({
      Key: registrationKey(passKey, deviceId),
      UpdateExpression: 'SET repeating = :begun',
      // Equal where the answer to the first attempt was lost.
      ConditionExpression: `${isRepeat} AND (attribute_not_exists(repeating) OR repeating < :ended OR repeating = :begun)`,
      ExpressionAttributeValues: {
        ...{ ':sum': sum, ':token': pushToken, ':repeat': repeat },
        ...{ ':begun': `${at.toISOString()} ${writeId}`, ':ended': ended },
      },
    });
  }

  async recordPush(
    { deviceId, passKey, pushToken }: Registration,
    sum: number,
    at: Date,
    repeat = 0,
  ): Promise<boolean> {
    const Key = registrationKey(passKey, deviceId);
    // Only for this token: it is not yet known whether another one is reachable.
    const first: Write = {
      Key,
      UpdateExpression: 'SET pushedSum = :sum, pushedAtUtc = :at REMOVE refusal, repeats, repeating',
      ConditionExpression: 'pushToken = :token AND (attribute_not_exists(pushedSum) OR pushedSum < :sum)',
      ExpressionAttributeValues: { ':sum': sum, ':at': at.toISOString(), ':token': pushToken },
    };
    const again: Write = {
      Key,
      UpdateExpression: 'SET repeats = :repeat REMOVE refusal, repeating',
      ConditionExpression: isRepeat,
      ExpressionAttributeValues: { ':sum': sum, ':token': pushToken, ':repeat': repeat },
    };
    return this.#table.writeIf(repeat === 0 ? first : again);
  }

  async recordRefusal({ deviceId, passKey, pushToken }: Registration, refusal: PushRefusal): Promise<void> {
    await this.#table.writeIf({
      Key: registrationKey(passKey, deviceId),
      UpdateExpression: 'SET refusal = :refusal, recorded = :one',
      ConditionExpression: 'pushToken = :token AND (attribute_not_exists(refusal) OR refusal.reason <> :reason)',
      ExpressionAttributeValues: { ':refusal': refusal, ':one': 1, ':reason': refusal.reason, ':token': pushToken },
    });
  }
}

/**
 * Writes a new token once: the retry of a write whose answer was lost would remove the record of a push since then. What the
 * device asked for stays. The pass must not have moved: the place in the index of its template is written, too.
 */
function newTokenOf({ PK, SK, writeId, pushToken, templateId, ...item }: RegistrationItem & Indexed): Write {
  const { deviceKey, deviceSort, registrationsKey, registrationsSort } = item;
  const set = { writeId, pushToken, deviceKey, deviceSort, registrationsKey, registrationsSort };
  return {
    Key: { PK, SK },
    writeId,
    UpdateExpression: `SET ${Object.keys(set).map((name) => `${name} = :${name}`)} REMOVE ${[...registrationRecords, 'pushedAtUtc', 'repeats', 'repeating', 'refusal']}`,
    ConditionExpression: 'pushToken <> :pushToken AND templateId = :template',
    ExpressionAttributeValues: {
      ...Object.fromEntries(Object.entries(set).map(([name, value]) => [`:${name}`, value])),
      ':template': templateId,
    },
  };
}

/** Has a condition on the push, too, because recording an accepted push leaves the write id as it is. */
function evictionOf({ deviceId, passKey, writeId }: Registration): Deletion {
  return deletionOf(registrationKey(passKey, deviceId), {
    ConditionExpression: 'writeId = :writeId AND attribute_not_exists(pushedSum)',
    ExpressionAttributeValues: { ':writeId': writeId },
  });
}

/** Reads items with known keys in batches, and queries only for targets without a device. */
export class DynamoPushRecords extends TableStore implements PushRecords {
  readonly #registrations = new DynamoRegistrations(this.table);

  async find(targets: readonly PushTarget[]) {
    const keys = targets.flatMap(({ passKeys, deviceId }) =>
      passKeys.flatMap((passKey) => [
        passItemKey(passKey),
        ...(deviceId === undefined ? [] : [registrationKey(passKey, deviceId)]),
      ]),
    );
    const ofAnyDevice = new Set(targets.flatMap((target) => (target.deviceId === undefined ? target.passKeys : [])));
    const [items, ...queried] = await Promise.all([
      batchGet<PassItem | TombstoneItem | RegistrationItem>(this.table, keys),
      ...[...ofAnyDevice].map((passKey) => this.#registrations.ofPass(passKey)),
    ]);
    const registrations = [...items.filter(isRegistrationItem), ...queried.flat()];
    return {
      passes: items.filter(isPassItem).map(passOf),
      registrations: [...new Map(registrations.map((each) => [`${each.passKey} ${each.deviceId}`, each])).values()],
    };
  }

  notified(devices: readonly NotifiedDevice[], consistency: Consistency) {
    const keys = devices.map(({ passKey, deviceId }) => registrationKey(passKey, deviceId));
    return batchGet<RegistrationItem>(this.table, keys, { isConsistent: consistency === 'strong' });
  }
}

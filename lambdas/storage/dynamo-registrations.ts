import type { Pass } from '../domain/pass.ts';
import type { Registration } from '../domain/registration.ts';
import type { Registrations } from '../ports/registrations.ts';
import type { Stretch } from '../ports/stretch.ts';
import { deletionOf } from './deletion.ts';
import { passChangeOf } from './dynamo-passes.ts';
import {
  byDeviceKey,
  byTemplateKey,
  type Key,
  passKeyOf,
  registrationKey,
  registrationOf,
  registrationsOf,
  registrationsOfDevice,
  registrationsOfTemplate,
} from './keys.ts';
import { cutRegistrations } from './stretches.ts';
import { type Deletion, newItem, type Table, type Write } from './table.ts';

type RegistrationItem = Registration & Key;
type RegistrationSort = Pick<ReturnType<typeof byTemplateKey>, 'registrationsSort'>;

const pageSize = 100;

/** Each is read when a device asks what is new, and a device is whatever somebody says it is. */
const maxPassesOfDevice = 1_000;

/** One item for each device of a pass, beside the pass: with its last registration nothing of a device is left. */
export class DynamoRegistrations implements Registrations {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  find(passKey: string, deviceId: string): Promise<Registration | undefined> {
    return this.#table.get<RegistrationItem>(registrationKey(passKey, deviceId));
  }

  async put(registration: Registration, pass?: Pass, evicted?: Registration): Promise<boolean> {
    const { deviceId, passKey, passTypeId, templateId } = registration;
    const item = {
      ...registrationKey(passKey, deviceId),
      ...byDeviceKey(deviceId, passTypeId, passKey),
      ...byTemplateKey(templateId, deviceId, passKey),
      ...registration,
    };
    // The pass counts its devices, so a new one changes it, and a replaced one must not have gone.
    const writes: Write[] = pass
      ? [newItem(item), passChangeOf(pass)]
      : [{ item, ConditionExpression: 'attribute_exists(PK)' }];
    if (evicted) writes.push(evictionOf(evicted));
    return (await this.#table.commit(writes)) === undefined;
  }

  async remove({ deviceId, passKey, writeId }: Registration, pass: Pass | undefined): Promise<boolean> {
    const key = registrationKey(passKey, deviceId);
    const asRead = { ConditionExpression: 'writeId = :writeId', ExpressionAttributeValues: { ':writeId': writeId } };
    // Of a pass that has gone nothing is to stay, whoever renewed it in between.
    const writes = pass ? [deletionOf(key, asRead), passChangeOf(pass)] : [deletionOf(key)];
    return (await this.#table.commit(writes)) === undefined;
  }

  async passKeysOf(deviceId: string, passTypeId: string): Promise<readonly string[]> {
    const query = { ...registrationsOfDevice(deviceId, passTypeId), Limit: maxPassesOfDevice };
    const { items } = await this.#table.query<Key>(query);
    return items.map(({ PK }) => passKeyOf(PK));
  }

  async ofPass(passKey: string): Promise<readonly Registration[]> {
    const found: Registration[] = [];
    const query = { ...registrationsOf(passKey), ConsistentRead: true };
    for await (const registration of this.#all<RegistrationItem>(query)) found.push(registration);
    return found;
  }

  /** A page ends between two devices: what it cuts off of the last one begins the next page. */
  async pageOf(templateId: string, stretch: Stretch = {}) {
    // The entry that the last page ended with comes once more.
    const Limit = pageSize + (stretch.after === undefined ? 0 : 1);
    const query = { ...registrationsOfTemplate(templateId, stretch), Limit };
    const { items: found, next } = await this.#table.query<Key & RegistrationSort>(query);
    const items = found.filter(({ registrationsSort }) => registrationsSort !== stretch.after);
    const last = items.at(-1);
    if (next === undefined || last === undefined) return { registrations: items.map(registrationOf) };
    const complete = items.filter(({ SK }) => SK !== last.SK);
    // Unless one device has a page for itself.
    const page = complete.length > 0 ? complete : items;
    return { registrations: page.map(registrationOf), next: page.at(-1)?.registrationsSort };
  }

  async cut(_templateId: string, stretch: Stretch) {
    return cutRegistrations(stretch);
  }

  async notePush({ deviceId, passKey, pushToken }: Registration, sum: number): Promise<void> {
    await this.#table.writeIf({
      Key: registrationKey(passKey, deviceId),
      UpdateExpression: 'SET pushedSum = :sum',
      // Of another token nobody knows yet whether it hears.
      ConditionExpression: 'pushToken = :token AND (attribute_not_exists(pushedSum) OR pushedSum < :sum)',
      ExpressionAttributeValues: { ':sum': sum, ':token': pushToken },
    });
  }

  async *#all<Item extends object>(query: Parameters<Table['query']>[0]): AsyncGenerator<Item> {
    let after: Record<string, unknown> | undefined;
    do {
      const { items, next } = await this.#table.query<Item>({ ...query, ExclusiveStartKey: after });
      yield* items;
      after = next;
    } while (after);
  }
}

/** A note that Apple has taken a push leaves the write id as it is. */
function evictionOf({ deviceId, passKey, writeId }: Registration): Deletion {
  return deletionOf(registrationKey(passKey, deviceId), {
    ConditionExpression: 'writeId = :writeId AND attribute_not_exists(pushedSum)',
    ExpressionAttributeValues: { ':writeId': writeId },
  });
}

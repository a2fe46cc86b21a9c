import type { NotifiedDevice, PushTarget } from '../domain/updates/work.ts';
import type { Registrations } from '../ports/passes.ts';
import type { Consistency, PushRecords } from '../ports/work.ts';
import { batchGet } from './batch-get.ts';
import {
  isPassItem,
  isRegistrationItem,
  type PassItem,
  passOf,
  type RegistrationItem,
  type TombstoneItem,
} from './dynamo-passes.ts';
import { passItemKey, registrationKey } from './keys.ts';
import type { Table } from './table.ts';

/** Reads items with known keys in batches, and queries only for targets without a device. */
export class DynamoPushRecords implements PushRecords {
  readonly #table: Table;
  readonly #registrations: Pick<Registrations, 'ofPass'>;

  constructor(table: Table, registrations: Pick<Registrations, 'ofPass'>) {
    this.#table = table;
    this.#registrations = registrations;
  }

  async find(targets: readonly PushTarget[]) {
    const keys = targets.flatMap(({ passKeys, deviceId }) =>
      passKeys.flatMap((passKey) => [
        passItemKey(passKey),
        ...(deviceId === undefined ? [] : [registrationKey(passKey, deviceId)]),
      ]),
    );
    const ofAnyDevice = new Set(targets.flatMap((target) => (target.deviceId === undefined ? target.passKeys : [])));
    const [items, ...queried] = await Promise.all([
      batchGet<PassItem | TombstoneItem | RegistrationItem>(this.#table, keys),
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
    return batchGet<RegistrationItem>(this.#table, keys, { isConsistent: consistency === 'strong' });
  }
}

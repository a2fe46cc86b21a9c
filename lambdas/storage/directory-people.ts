import { dayMs } from '../domain/time/durations.ts';
import type { DirectoryUser, Person } from '../ports/people.ts';
import { contended, untilWritten } from '../retry/until-written.ts';
import { AccountChanges, type ChangeServices } from './account-changes.ts';
import { type PersonItem, personOf } from './dynamo-people.ts';
import { personKey } from './keys.ts';
import { ifAsRead, newItem } from './table.ts';
import { deletionOf } from './writes.ts';

/** Somebody of a directory is forgotten so long after their last sign-in. */
const forgottenMs = 366 * dayMs;

/**
 * Admits somebody of a directory with the role of their groups, whom an admin has not removed, and audits it. Without a role
 * they lose the access that they had.
 * @returns undefined for nobody who has access.
 * Source: docs/decisions/sign-in.md#a-directory-of-the-airline
 */
export function admit(services: ChangeServices, user: DirectoryUser, requestId: string): Promise<Person | undefined> {
  const { clock, newWriteId, table } = services;
  const { id, account, name, directory, role } = user;
  const key = personKey(account, id);
  const changes = new AccountChanges(services, { user: id, requestId });
  return untilWritten(clock, async () => {
    const before = await table.get<PersonItem>(key);
    if (before?.removedAtUtc !== undefined) return undefined;
    if (role === undefined) {
      if (before === undefined) return undefined;
      const removal = [deletionOf(key, ifAsRead(before.writeId))];
      const person = personOf(account, before);
      return (await changes.commit(account, removal, { act: 'person-removed', person })) ? contended : undefined;
    }
    const now = clock.now();
    const item: PersonItem = {
      ...{ ...key, email: '', role, ofDirectory: { name, directory }, writeId: newWriteId() },
      invitedAtUtc: before?.invitedAtUtc ?? now.toISOString(),
      ttl: Math.ceil((now.getTime() + forgottenMs) / 1_000),
    };
    const person = personOf(account, item);
    const write = before === undefined ? newItem(item) : { item, ...ifAsRead(before.writeId) };
    return (await changes.commit(account, [write], { act: 'signed-in', person })) ? contended : person;
  });
}

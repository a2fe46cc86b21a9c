import { AccountRefused } from '../ports/accounts.ts';
import type { Author } from '../ports/audit.ts';
import type { People, Person, Role } from '../ports/people.ts';
import { contended, untilWritten } from '../retry/until-written.ts';
import { AccountChanges, type ChangeServices } from './account-changes.ts';
import { peopleOf, personKey, type WrittenItem } from './keys.ts';
import { ifAsRead, newItem, type Table, type Write } from './table.ts';

type PersonItem = Omit<Person, 'id' | 'account'> & WrittenItem;

interface Services extends ChangeServices {
  /**
   * Makes a user of the user pool, who gets a password by e-mail, or finds the one with this address.
   * @returns the user's id, and the account that the user has been made for.
   */
  readonly userOf: (email: string, account: string) => Promise<{ readonly id: string; readonly account: string }>;
  /** Deletes a user of the user pool, if there is one. By the id: the address may be somebody else's by now. */
  readonly removeUser: (id: string) => Promise<void>;
}

/** Somebody who may sign in; undefined for anybody else. */
export async function findPerson(table: Table, account: string, id: string): Promise<Person | undefined> {
  const item = await table.get<PersonItem>(personKey(account, id));
  return item && personOf(account, item);
}

/** The people of an account, by their addresses. */
export async function listPeople(table: Table, account: string): Promise<readonly Person[]> {
  const items = table.all<PersonItem>({ ...peopleOf(account), ConsistentRead: true });
  const people = await Array.fromAsync(items, (item) => personOf(account, item));
  return people.toSorted((one, other) => one.email.localeCompare(other.email, 'en'));
}

/** The people of an account in the table. Every change is audited. */
export class DynamoPeople implements People {
  readonly #services: Services;
  readonly #author: Author;
  readonly #accounts: AccountChanges;

  constructor(services: Services, author: Author) {
    this.#services = services;
    this.#author = author;
    this.#accounts = new AccountChanges(services, author);
  }

  of(account: string): Promise<readonly Person[]> {
    return listPeople(this.#services.table, account);
  }

  async invite(account: string, email: string, role: Role): Promise<Person> {
    await this.#accounts.find(account);
    const { table, clock, newWriteId, userOf } = this.#services;
    return untilWritten(clock, async () => {
      // In each round: whoever removes the person meanwhile deletes the user, too.
      const user = await userOf(email, account);
      if (user.account !== account) throw new AccountRefused('This address cannot be invited');
      const before = await table.get<PersonItem>(personKey(account, user.id));
      if (before !== undefined) this.#refuseOwn(user.id, 'role');
      const invitedAtUtc = before?.invitedAtUtc ?? clock.now().toISOString();
      const item = { ...personKey(account, user.id), email, role, invitedAtUtc, writeId: newWriteId() };
      const write: Write = before === undefined ? newItem(item) : { item, ...ifAsRead(before.writeId) };
      const person = personOf(account, item);
      const failed = await this.#accounts.commit(account, [write], { act: 'person-invited', person });
      return failed === undefined ? person : contended;
    });
  }

  async remove(account: string, id: string): Promise<void> {
    this.#refuseOwn(id, 'access');
    const key = personKey(account, id);
    await untilWritten(this.#services.clock, async () => {
      const item = await this.#services.table.get<PersonItem>(key);
      if (item === undefined) throw new AccountRefused('There is no such person any more');
      // First, as the id is known from the table only. If the table fails, a session goes on until the removal is repeated.
      await this.#services.removeUser(item.SK);
      const writes = [{ deletes: key, ...ifAsRead(item.writeId) }];
      const audited = { act: 'person-removed', person: personOf(account, item) } as const;
      return (await this.#accounts.commit(account, writes, audited)) === undefined ? undefined : contended;
    });
  }

  /** Refuses what would leave an account without an admin. */
  #refuseOwn(id: string, what: string): void {
    if (id === this.#author.user) throw new AccountRefused(`Nobody changes their own ${what}: ask another admin`);
  }
}

const personOf = (account: string, { SK: id, email, role, invitedAtUtc }: PersonItem): Person => ({
  id,
  account,
  email,
  role,
  invitedAtUtc,
});

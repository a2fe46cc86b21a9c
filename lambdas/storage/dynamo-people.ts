import { AccountRefused } from '../ports/accounts.ts';
import type { Author } from '../ports/audit.ts';
import { type People, type Person, type Role, shownName, type Users } from '../ports/people.ts';
import type { RateLimits } from '../ports/stores.ts';
import { contended, untilWritten } from '../retry/until-written.ts';
import { AccountChanges, type ChangeServices } from './account-changes.ts';
import { peopleOf, personKey, type WrittenItem } from './keys.ts';
import { ifAsRead, type Table, type Write } from './table.ts';
import { deletionOf } from './writes.ts';

export type PersonItem = Omit<Person, 'id' | 'account' | 'isRemoved'> &
  WrittenItem & {
    /** Time at which an admin took the access of somebody of a directory. */
    readonly removedAtUtc?: string;
    /** Seconds since 1970 after which somebody of a directory is forgotten. */
    readonly ttl?: number;
  };

interface Services extends ChangeServices {
  readonly users: Users;
  /** Counts the invitations of an account by the day. */
  readonly invitations: Pick<RateLimits, 'take'>;
}

type ChangeOf = (
  people: readonly Person[],
  writeId: string,
) => Promise<{ readonly person: Person; readonly writes: readonly Write[] }>;

/** The operator, who needs no role, has no limit, and is told whose an address is. */
const operator = 'operator';

/** Invitations of an account a day: Cognito sends 50 e-mails a day for all accounts of a stage, and new passwords. */
export const maxInvitations = 20;

/** Somebody who may sign in; undefined for anybody else. */
export async function findPerson(table: Table, account: string, id: string): Promise<Person | undefined> {
  const item = await table.get<PersonItem>(personKey(account, id));
  return item && item.removedAtUtc === undefined ? personOf(account, item) : undefined;
}

/** The people of an account, by their names. */
export async function listPeople(table: Table, account: string): Promise<readonly Person[]> {
  const items = table.all<PersonItem>({ ...peopleOf(account), ConsistentRead: true });
  const people = await Array.fromAsync(items, (item) => personOf(account, item));
  return people.toSorted((one, other) => shownName(one).localeCompare(shownName(other), 'en'));
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

  invite(account: string, email: string, role: Role): Promise<Person> {
    return this.#change(account, 'person-invited', async (people, writeId) => {
      const former = people.filter((person) => person.email === email);
      for (const { id } of former) this.#refuseOwn(id, 'role');
      const id = await this.#userFor(account, email, people);
      const invitedAtUtc = former[0]?.invitedAtUtc ?? this.#services.clock.now().toISOString();
      const stale = former.filter((person) => person.id !== id);
      const item = { ...personKey(account, id), email, role, invitedAtUtc, writeId };
      const writes = [{ item }, ...stale.map((person) => deletionOf(personKey(account, person.id)))];
      return { person: personOf(account, item), writes };
    });
  }

  async remove(account: string, id: string): Promise<void> {
    this.#refuseOwn(id, 'access');
    const { ofDirectory } = await this.#change(account, 'person-removed', async (people, writeId) => {
      const person = people.find((each) => each.id === id && !each.isRemoved);
      if (person === undefined) throw new AccountRefused('There is no such person any more');
      const write = person.ofDirectory ? await this.#removal(account, id, writeId) : deletionOf(personKey(account, id));
      return { person, writes: [write] };
    });
    // Afterwards: a removal that is refused must not delete the user. One that is left cannot do anything.
    if (ofDirectory === undefined) await this.#services.users.remove(id);
  }

  async allow(account: string, id: string): Promise<void> {
    await this.#change(account, 'person-allowed', async (people) => {
      const person = people.find((each) => each.id === id && each.isRemoved);
      if (person === undefined) throw new AccountRefused('This person is not removed any more');
      return { person, writes: [deletionOf(personKey(account, id))] };
    });
  }

  /** Keeps somebody of a directory without access, unless they sign in at this moment: then it is tried again. */
  async #removal(account: string, id: string, writeId: string): Promise<Write> {
    const { clock, table } = this.#services;
    const item = await table.get<PersonItem>(personKey(account, id));
    if (item === undefined) throw new AccountRefused('There is no such person any more');
    const { ttl: _, ...kept } = item;
    const removed: PersonItem = { ...kept, removedAtUtc: clock.now().toISOString(), writeId };
    return { item: removed, ...ifAsRead(item.writeId) };
  }

  /**
   * Every change also writes the account's item: of two at once, the second sees what the first has done, and whether its
   * author still is an admin.
   */
  #change(
    account: string,
    act: 'person-allowed' | 'person-invited' | 'person-removed',
    changeOf: ChangeOf,
  ): Promise<Person> {
    const { clock, newWriteId, table } = this.#services;
    const { user } = this.#author;
    return untilWritten(clock, async () => {
      const owner = await this.#accounts.find(account);
      const people = await listPeople(table, account);
      const isAdmin = ({ id, role, isRemoved }: Person) => id === user && role === 'admin' && !isRemoved;
      if (user !== operator && !people.some(isAdmin))
        throw new AccountRefused('You are no admin of the account any more');
      const writeId = newWriteId();
      const { person, writes } = await changeOf(people, writeId);
      const locked: Write = { item: { ...owner, writeId }, ...ifAsRead(owner.writeId) };
      const refusal = await this.#accounts.commit(account, [locked, ...writes], { act, person });
      return refusal === undefined ? person : contended;
    });
  }

  /**
   * The user of whoever has this address; a new one, who gets a password, unless they have signed in. An address is an
   * account's from the first sign-in on; before, the latest invitation holds. An admin is not told that an address is another
   * account's: it gets no e-mail, and all else looks the same. Source: docs/decisions/sign-in.md#sign-in
   */
  async #userFor(account: string, email: string, people: readonly Person[]): Promise<string> {
    const { invitations, users } = this.#services;
    const isOperator = this.#author.user === operator;
    const found = await users.find(email);
    // A user of the account who is none of its people is left of a removal; or is from before roles, which the operator gives.
    const isOfAccount = found?.account === account;
    const isKnown = isOfAccount && (isOperator || people.some(({ id }) => id === found.id));
    if (found?.hasSignedIn && isKnown) return found.id;
    if (!isOperator && (await invitations.take('invitation', account, maxInvitations)) > 0)
      throw new AccountRefused(
        `An account sends ${maxInvitations} invitations a day: go on tomorrow (UTC), or ask the operator`,
      );
    if (found?.hasSignedIn && !isOfAccount) {
      if (isOperator)
        throw new AccountRefused(`The address is of the account ${found.account}: account remove frees it`);
      return this.#unusedId(account);
    }
    if (found) await users.remove(found.id);
    return users.create(email, account);
  }

  /** An id that looks like a user's and is nobody's: it comes from a user who is deleted at once. */
  async #unusedId(account: string): Promise<string> {
    const { newWriteId, users } = this.#services;
    const id = await users.create(`${newWriteId()}@nobody.example`, account, { isSilent: true });
    await users.remove(id);
    return id;
  }

  /** Refuses what would leave an account without an admin. */
  #refuseOwn(id: string, what: string): void {
    if (id === this.#author.user) throw new AccountRefused(`Nobody changes their own ${what}: ask another admin`);
  }
}

export const personOf = (account: string, item: PersonItem): Person => {
  const { SK: id, email, role, invitedAtUtc, ofDirectory, removedAtUtc } = item;
  return {
    ...{ id, account, email, role, invitedAtUtc },
    ...(ofDirectory && { ofDirectory }),
    ...(removedAtUtc !== undefined && { isRemoved: true }),
  };
};

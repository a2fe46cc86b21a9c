import { AccountRefused, type CertificateRef } from '../ports/accounts.ts';
import type { Act, AuditLine, Author, DeskAct } from '../ports/audit.ts';
import type { Person } from '../ports/people.ts';
import type { Clock } from '../ports/runtime.ts';
import { contended, untilWritten } from '../retry/until-written.ts';
import type { AccountItem, CredentialItem } from './account-items.ts';
import { accountKey, auditKey, auditOf, credentialKey, type WrittenItem } from './keys.ts';
import { ifAsRead, newItem, type Table, type Write } from './table.ts';

/** Retention: one year. DynamoDB deletes expired items with a delay of hours. */
const retentionSeconds = 366 * 24 * 60 * 60;

type AuditItem = AuditLine & WrittenItem & { readonly ttl: number };

/** Subject of an audit entry. */
interface Audited {
  readonly act: Act;
  readonly certificate?: CertificateRef | undefined;
  /** Id of an API key. */
  readonly key?: string | undefined;
  readonly person?: Pick<Person, 'id' | 'role'> | undefined;
  readonly onDesk?: Omit<DeskAct, 'act'> | undefined;
}

interface Services {
  readonly clock: Pick<Clock, 'now'>;
  readonly newWriteId: () => string;
}

/** An audit entry and its item, for the transaction of the change that it describes. */
interface AuditEntry {
  readonly line: AuditLine;
  readonly item: AuditItem;
}

/** Entries are append-only: functions have no permission to change or delete them, and each has a key of its own. */
function auditEntryOf(
  { clock, newWriteId }: Services,
  author: Author,
  { account, act, certificate, key, person, onDesk }: { account: string } & Audited,
): AuditEntry {
  const now = clock.now();
  const writeId = newWriteId();
  const line: AuditLine = {
    account,
    atUtc: now.toISOString(),
    ...author,
    act,
    ...(certificate && { certificate: `${certificate.wallet} ${certificate.id}` }),
    ...(key && { key }),
    ...(person && { person: person.id, role: person.role }),
    ...onDesk,
  };
  const ttl = Math.ceil(now.getTime() / 1_000) + retentionSeconds;
  const item: AuditItem = { ...auditKey(account, line.atUtc, writeId), ...line, writeId, ttl };
  return { line, item };
}

/** The audit trail of an account's last year, latest first. */
export async function* listAudit(table: Table, account: string): AsyncGenerator<AuditLine> {
  const query = { ...auditOf(account), ConsistentRead: true, ScanIndexForward: false };
  for await (const item of table.all<AuditItem>(query)) yield lineOf(item);
}

/** Adds an entry about what no account's item has to do with. @returns its id within the account. */
export async function addAudit(services: ChangeServices, author: Author, account: string, audited: Audited) {
  const { line, item } = auditEntryOf(services, author, { account, ...audited });
  await services.table.create(item);
  services.onAudit(line);
  return item.SK;
}

/** One line of an account's audit trail. @param id as `addAudit` has given it. */
export async function findAudit(table: Table, account: string, id: string): Promise<AuditLine | undefined> {
  const item = await table.get<AuditItem>({ PK: auditKey(account, '', '').PK, SK: id });
  return item && lineOf(item);
}

/**
 * Takes the values and the keys of erased passes, which are also those that the trail says were erased, from an account's
 * trail. Names of fields stay, and the entry of the erasure as it is.
 * @returns the number of entries that had any.
 */
export async function blankAudit(
  table: Pick<Table, 'all' | 'writeIf'>,
  account: string,
  passKeys: readonly string[],
): Promise<number> {
  const erased = new Set(passKeys);
  const blanked: AuditItem[] = [];
  // Latest first: an erasure comes before the changes that preceded it.
  const query = { ...auditOf(account), ConsistentRead: true, ScanIndexForward: false };
  for await (const item of table.all<AuditItem>({ ...query, FilterExpression: 'attribute_exists(pass)' })) {
    const { act, pass = '', isRefused } = item;
    if (act !== 'pass-erased') erased.has(pass) && blanked.push(item);
    else if (!isRefused) erased.add(pass);
  }
  for (const { PK, SK, change } of blanked) {
    const names = Object.fromEntries(Object.keys(change ?? {}).map((name) => [name, ['', '']]));
    await table.writeIf({
      ...{ Key: { PK, SK }, ConditionExpression: 'attribute_exists(PK)' },
      UpdateExpression: change ? 'SET #change = :names REMOVE pass' : 'REMOVE pass',
      ...(change && {
        ExpressionAttributeNames: { '#change': 'change' },
        ExpressionAttributeValues: { ':names': names },
      }),
    });
  }
  return blanked.length;
}

const lineOf = ({ PK: _PK, SK: _SK, writeId: _writeId, ttl: _ttl, ...line }: AuditItem): AuditLine => line;

/** Result of one change of an account: the changed attributes, the items written with them, and the audit entry. */
export interface AccountChange extends Audited {
  readonly changes: Partial<Omit<AccountItem, 'PK' | 'SK'>>;
  readonly writes: readonly Write[];
}

export interface ChangeServices {
  readonly table: Table;
  readonly clock: Clock;
  readonly newWriteId: () => string;
  /** Called with each entry of the audit trail after it was written. */
  readonly onAudit: (line: AuditLine) => void;
}

/**
 * Reads and writes of accounts. Each change is one transaction with optimistic locking on the account's item, so an
 * account and its API key, or a default and its certificate, stay consistent, and no change is missing from the audit
 * trail.
 */
export class AccountChanges {
  readonly #services: ChangeServices;
  readonly #author: Author;

  constructor(services: ChangeServices, author: Author) {
    this.#services = services;
    this.#author = author;
  }

  /** @throws AccountRefused if there is no such account. */
  async find(account: string): Promise<AccountItem> {
    const found = await this.#services.table.get<AccountItem>(accountKey(account));
    if (found === undefined) throw new AccountRefused(`There is no account ${account}`);
    return found;
  }

  /** @throws AccountRefused if the account has no such certificate. */
  async credential(account: string, certificate: CertificateRef): Promise<CredentialItem> {
    const found = await this.#services.table.get<CredentialItem>(credentialKey(account, certificate));
    if (found === undefined) throw new AccountRefused(`The account ${account} has no certificate ${certificate.id}`);
    return found;
  }

  /** Commits writes together with an audit entry. @returns undefined on success. */
  async commit(account: string, writes: readonly Write[], audited: Audited) {
    const { table, onAudit } = this.#services;
    const { line, item } = auditEntryOf(this.#services, this.#author, { account, ...audited });
    const refusal = await table.commit([...writes, newItem(item)]);
    if (refusal === undefined) onAudit(line);
    return refusal;
  }

  /** @returns the account after the change; if `changeOf` returns undefined, nothing is written. */
  change(account: string, changeOf: (owner: AccountItem, writeId: string) => Promise<AccountChange | undefined>) {
    return untilWritten(this.#services.clock, async () => {
      const owner = await this.find(account);
      const writeId = this.#services.newWriteId();
      const change = await changeOf(owner, writeId);
      if (change === undefined) return owner;
      const item: AccountItem = { ...owner, ...change.changes, writeId };
      const refusal = await this.commit(account, [{ item, ...ifAsRead(owner.writeId) }, ...change.writes], change);
      if (refusal === undefined) return item;
      if (!refusal.isOf(item)) throw new AccountRefused('Another account has this API key');
      return contended;
    });
  }
}

import { AccountRefused, type CertificateRef } from '../ports/account-settings.ts';
import type { Act, AuditLine, Author } from '../ports/audit.ts';
import type { Clock } from '../ports/clock.ts';
import { contended, untilWritten } from '../retry/until-written.ts';
import type { AccountItem, CredentialItem } from './account-items.ts';
import { noteOf } from './audit-trail.ts';
import { credentialKey } from './credential-item.ts';
import { accountKey } from './keys.ts';
import type { Table, Write } from './table.ts';

/** What one change of an account writes: what is different about it, the items that go with it, and what is noted. */
export interface AccountChange {
  readonly changes: Partial<Omit<AccountItem, 'PK' | 'SK'>>;
  readonly writes: readonly Write[];
  readonly act: Act;
  readonly certificate?: CertificateRef;
}

export interface ChangeTools {
  readonly table: Table;
  readonly clock: Clock;
  readonly newWriteId: () => string;
  /** Hears of each line of the audit trail once it is written. */
  readonly tell: (line: AuditLine) => void;
}

/**
 * Accounts as they are read and written. Each change is one transaction on the condition that the account is as it was
 * read, so a key and the account that it belongs to, or a default and the certificate that it names, never part; nor do
 * a change and the line of the audit trail that tells of it.
 */
export class AccountChanges {
  readonly #tools: ChangeTools;
  readonly #author: Author;

  constructor(tools: ChangeTools, author: Author) {
    this.#tools = tools;
    this.#author = author;
  }

  /** @throws AccountRefused when there is no such account. */
  async find(account: string): Promise<AccountItem> {
    const found = await this.#tools.table.get<AccountItem>(accountKey(account));
    if (found === undefined) throw new AccountRefused(`There is no account ${account}`);
    return found;
  }

  /** @throws AccountRefused when the account has no such certificate. */
  async credential(account: string, certificate: CertificateRef): Promise<CredentialItem> {
    const found = await this.#tools.table.get<CredentialItem>(credentialKey(account, certificate));
    if (found === undefined) throw new AccountRefused(`The account ${account} has no certificate ${certificate.id}`);
    return found;
  }

  /**
   * Writes, and notes, a change that is conditional by its own first write.
   * @returns undefined when all is written, else the places of the writes whose condition failed.
   */
  async commit(account: string, writes: readonly Write[], noted: Pick<AccountChange, 'act' | 'certificate'>) {
    const { table, tell } = this.#tools;
    const { line, write } = noteOf(this.#tools, this.#author, { account, ...noted });
    const refusal = await table.commit([...writes, write]);
    if (refusal === undefined) tell(line);
    return refusal?.failed;
  }

  /** @returns the account as it is then; a change of nothing writes nothing. */
  change(
    account: string,
    changeOf: (owner: AccountItem, writeId: string) => Promise<AccountChange | undefined>,
  ): Promise<AccountItem> {
    return untilWritten(this.#tools.clock, async () => {
      const owner = await this.find(account);
      const writeId = this.#tools.newWriteId();
      const change = await changeOf(owner, writeId);
      if (change === undefined) return owner;
      const item: AccountItem = { ...owner, ...change.changes, writeId };
      const asRead = {
        ConditionExpression: 'writeId = :asRead',
        ExpressionAttributeValues: { ':asRead': owner.writeId },
      };
      const failed = await this.commit(account, [{ item, ...asRead }, ...change.writes], change);
      if (failed === undefined) return item;
      if (!failed.includes(0)) throw new AccountRefused('Another account has this API key');
      return contended;
    });
  }
}

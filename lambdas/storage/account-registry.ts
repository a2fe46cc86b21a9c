import {
  AccountRefused,
  type AccountSettings,
  type AccountView,
  type CertificateRef,
  type CertificateUpload,
  type CertificateView,
} from '../ports/account-settings.ts';
import type { Account, AppleCertificate } from '../ports/accounts.ts';
import type { Clock } from '../ports/clock.ts';
import type { SecretBox } from '../ports/links.ts';
import { contended, untilWritten } from '../retry/until-written.ts';
import type { AccountItem, ApiKeyItem, CredentialFacts, CredentialItem } from './account-items.ts';
import { listAccounts, listCertificates } from './account-lists.ts';
import {
  type CheckedCredential,
  credentialKey,
  credentialPut,
  endOf,
  type GoogleServiceAccount,
} from './credential-item.ts';
import type { CredentialSecrets } from './credential-secrets.ts';
import { defaultOf, viewOf } from './credential-view.ts';
import { deletionOf } from './deletion.ts';
import { accountKey, accountListKey, apiKeyKey } from './keys.ts';
import { newItem, type Table, type Write } from './table.ts';

interface Dependencies {
  readonly table: Table;
  readonly secrets: CredentialSecrets;
  readonly secretBox: SecretBox;
  readonly clock: Clock;
  readonly hashApiKey: (apiKey: string) => Promise<string>;
  readonly newApiKey: () => string;
  readonly newWriteId: () => string;
  /** @throws AccountRefused naming what is wrong. */
  readonly checked: (upload: CertificateUpload) => Promise<CheckedCredential>;
}

/** What one change of an account writes: what is different about it, and the items that go with it. */
interface AccountChange {
  readonly changes: Partial<Omit<AccountItem, 'PK' | 'SK'>>;
  readonly writes: readonly Write[];
}

/**
 * Accounts with their API keys and credentials. Each change is one transaction on the condition that the account is as
 * it was read, so a key and the account that it belongs to, or a default and the certificate that it names, never part.
 */
export class AccountRegistry implements AccountSettings {
  readonly #with: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  /**
   * Makes an account that this API key belongs to.
   * @returns false, and changes nothing, when there is an account of this id.
   */
  async create(account: Account, apiKey: string): Promise<boolean> {
    const { table, clock, newWriteId } = this.#with;
    const writeId = newWriteId();
    const createdAtUtc = clock.now().toISOString();
    const key = await this.#keyItem(account.id, apiKey, writeId);
    const item: AccountItem = {
      ...accountKey(account.id),
      ...accountListKey(createdAtUtc, account.id),
      ...account,
      ...(await this.#sealed(account.id, apiKey, key.hash)),
      createdAtUtc,
      writeId,
    };
    const refusal = await table.commit([newItem(item), newItem(key.item)]);
    if (refusal && !refusal.failed.includes(0)) throw new AccountRefused('Another account has this API key');
    return refusal === undefined;
  }

  /** All accounts, the oldest first. */
  all(): AsyncIterable<Pick<AccountView, 'id' | 'name' | 'createdAtUtc'>> {
    return listAccounts(this.#with.table);
  }

  async view(account: string): Promise<AccountView | undefined> {
    const item = await this.#with.table.get<AccountItem>(accountKey(account));
    return (
      item && { id: item.id, name: item.name, createdAtUtc: item.createdAtUtc, apiKeySinceUtc: item.apiKeySinceUtc }
    );
  }

  async apiKey(account: string): Promise<string> {
    const { PK, apiKey } = await this.#find(account);
    return this.#with.secretBox.open(apiKey, PK);
  }

  async regenerateApiKey(account: string): Promise<string> {
    const apiKey = this.#with.newApiKey();
    await this.setApiKey(account, apiKey);
    return apiKey;
  }

  /**
   * Puts this API key in the place of the account's.
   * @throws AccountRefused when there is no such account, or another one has the key.
   */
  async setApiKey(account: string, apiKey: string): Promise<void> {
    await this.#change(account, async (owner, writeId) => {
      const { hash, item } = await this.#keyItem(account, apiKey, writeId);
      if (hash === owner.apiKeyHash) return undefined;
      const writes = [newItem(item), deletionOf(apiKeyKey(owner.apiKeyHash), {})];
      return { changes: await this.#sealed(account, apiKey, hash), writes };
    });
  }

  certificates(account: string): Promise<readonly CertificateView[]> {
    return listCertificates(this.#with.table, account);
  }

  async addCertificate(
    account: string,
    upload: CertificateUpload,
    wishes: { makeDefault?: boolean } = {},
  ): Promise<CertificateView> {
    await this.#find(account);
    const checked = await this.#with.checked(upload);
    return checked.wallet === 'walleta'
      ? this.addAppleCertificate(account, checked.certificate, wishes)
      : this.addIssuer(account, checked.issuer, wishes);
  }

  /** Stores a Wallet A certificate that has been checked. Otherwise as addCertificate. */
  addAppleCertificate(
    account: string,
    certificate: AppleCertificate,
    wishes: { makeDefault?: boolean },
  ): Promise<CertificateView> {
    const { passTypeId, teamId } = certificate;
    const facts = { teamId, expiresAtUtc: endOf(certificate) };
    return this.#add(account, { wallet: 'walleta', id: passTypeId }, JSON.stringify(certificate), facts, wishes);
  }

  /** Stores a Wallet B issuer with its service account, both checked. Otherwise as addCertificate. */
  addIssuer(
    account: string,
    { issuerId, serviceAccountJson, clientEmail }: GoogleServiceAccount,
    wishes: { makeDefault?: boolean },
  ): Promise<CertificateView> {
    return this.#add(account, { wallet: 'walletb', id: issuerId }, serviceAccountJson, { clientEmail }, wishes);
  }

  async setDefault(account: string, certificate: CertificateRef): Promise<void> {
    await this.#change(account, async () => {
      const item = await this.#credential(account, certificate);
      if (!item.active) throw new AccountRefused(`${certificate.id} is not active: activate it first`);
      return { changes: { [defaultOf[certificate.wallet]]: certificate.id }, writes: [] };
    });
  }

  async activate(account: string, certificate: CertificateRef): Promise<void> {
    await this.#change(account, async (_owner, writeId) => {
      const item = await this.#credential(account, certificate);
      if (item.expiresAtUtc !== undefined && this.#with.clock.now() > new Date(item.expiresAtUtc))
        throw new AccountRefused(`${certificate.id} expired at ${item.expiresAtUtc}: add the renewed one`);
      return { changes: {}, writes: [credentialPut({ ...item, active: true, writeId })] };
    });
  }

  async deactivate(account: string, certificate: CertificateRef): Promise<void> {
    await this.#change(account, async (owner, writeId) => {
      const item = await this.#credential(account, certificate);
      const name = defaultOf[certificate.wallet];
      const changes = owner[name] === certificate.id ? { [name]: undefined } : {};
      return { changes, writes: [credentialPut({ ...item, active: false, writeId })] };
    });
  }

  /** The secret first: an item without one would fail every pass, a secret without an item harms nobody. */
  async #add(
    account: string,
    credential: CertificateRef,
    secret: string,
    facts: CredentialFacts,
    { makeDefault }: { makeDefault?: boolean },
  ): Promise<CertificateView> {
    const { clock, secrets } = this.#with;
    await this.#find(account);
    const secretName = await secrets.put(account, credential, secret);
    const key = credentialKey(account, credential);
    const item = { ...key, ...facts, active: true, secretName, createdAtUtc: clock.now().toISOString() };
    const name = defaultOf[credential.wallet];
    const owner = await this.#change(account, async (before, writeId) => ({
      changes: makeDefault || before[name] === undefined ? { [name]: credential.id } : {},
      writes: [credentialPut({ ...item, writeId })],
    }));
    return viewOf({ ...item, writeId: owner.writeId }, owner);
  }

  /** @returns the account as it is then; a change of nothing writes nothing. */
  #change(
    account: string,
    changeOf: (owner: AccountItem, writeId: string) => Promise<AccountChange | undefined>,
  ): Promise<AccountItem> {
    return untilWritten(this.#with.clock, async () => {
      const owner = await this.#find(account);
      const writeId = this.#with.newWriteId();
      const change = await changeOf(owner, writeId);
      if (change === undefined) return owner;
      const item: AccountItem = { ...owner, ...change.changes, writeId };
      const asRead = {
        ConditionExpression: 'writeId = :asRead',
        ExpressionAttributeValues: { ':asRead': owner.writeId },
      };
      const refusal = await this.#with.table.commit([{ item, ...asRead }, ...change.writes]);
      if (refusal === undefined) return item;
      if (!refusal.failed.includes(0)) throw new AccountRefused('Another account has this API key');
      return contended;
    });
  }

  async #find(account: string): Promise<AccountItem> {
    const found = await this.#with.table.get<AccountItem>(accountKey(account));
    if (found === undefined) throw new AccountRefused(`There is no account ${account}`);
    return found;
  }

  async #credential(account: string, certificate: CertificateRef): Promise<CredentialItem> {
    const found = await this.#with.table.get<CredentialItem>(credentialKey(account, certificate));
    if (found === undefined) throw new AccountRefused(`The account ${account} has no certificate ${certificate.id}`);
    return found;
  }

  async #keyItem(account: string, apiKey: string, writeId: string): Promise<{ hash: string; item: ApiKeyItem }> {
    const hash = await this.#with.hashApiKey(apiKey);
    return { hash, item: { ...apiKeyKey(hash), account, writeId } };
  }

  async #sealed(account: string, apiKey: string, apiKeyHash: string) {
    const sealed = await this.#with.secretBox.seal(apiKey, accountKey(account).PK);
    return { apiKeyHash, apiKey: sealed, apiKeySinceUtc: this.#with.clock.now().toISOString() };
  }
}

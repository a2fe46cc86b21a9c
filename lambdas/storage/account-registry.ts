import {
  AccountRefused,
  type AccountSettings,
  type AccountView,
  type CertificateOptions,
  type CertificateRef,
  type CertificateUpload,
  type CertificateView,
} from '../ports/account-settings.ts';
import type { Account, AppleCertificate } from '../ports/accounts.ts';
import type { ApiKeyBox } from '../ports/api-key-box.ts';
import type { AuditLine, Author } from '../ports/audit.ts';
import { AccountChanges, type ChangeTools } from './account-changes.ts';
import type { AccountItem, ApiKeyItem, CredentialFacts } from './account-items.ts';
import { listAccounts, listCertificates } from './account-lists.ts';
import { listAudit } from './audit-trail.ts';
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
import { newItem } from './table.ts';

interface Dependencies extends ChangeTools {
  readonly secrets: CredentialSecrets;
  readonly apiKeys: ApiKeyBox;
  readonly hashApiKey: (apiKey: string) => Promise<string>;
  readonly newApiKey: () => string;
  /** @throws AccountRefused naming what is wrong. */
  readonly checked: (upload: CertificateUpload, acceptedRoot: string | undefined) => Promise<CheckedCredential>;
}

/** Accounts with their API keys and credentials. What it changes, and that it shows a key, is noted with the author. */
export class AccountRegistry implements AccountSettings {
  readonly #with: Dependencies;
  readonly #accounts: AccountChanges;

  constructor(dependencies: Dependencies, author: Author) {
    this.#with = dependencies;
    this.#accounts = new AccountChanges(dependencies, author);
  }

  /**
   * Makes an account that this API key belongs to.
   * @returns false, and changes nothing, when there is an account of this id.
   */
  async create(account: Account, apiKey: string): Promise<boolean> {
    const { clock, newWriteId } = this.#with;
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
    const writes = [newItem(item), newItem(key.item)];
    const failed = await this.#accounts.commit(account.id, writes, { act: 'account-created' });
    if (failed && !failed.includes(0)) throw new AccountRefused('Another account has this API key');
    return failed === undefined;
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
    const { PK, apiKey } = await this.sealAnew(account);
    // First noted, then shown.
    await this.#accounts.commit(account, [], { act: 'key-read' });
    return this.#with.apiKeys.open(apiKey, PK);
  }

  /** Seals the API key under the current version of its secret, unless it is. */
  sealAnew(account: string): Promise<AccountItem> {
    const { apiKeys } = this.#with;
    return this.#accounts.change(account, async ({ PK, apiKey }) => {
      if (await apiKeys.isCurrent(apiKey)) return undefined;
      const sealed = await apiKeys.seal(await apiKeys.open(apiKey, PK), PK);
      return { changes: { apiKey: sealed }, writes: [], act: 'key-sealed-anew' };
    });
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
    await this.#accounts.change(account, async (owner, writeId) => {
      const { hash, item } = await this.#keyItem(account, apiKey, writeId);
      if (hash === owner.apiKeyHash) return undefined;
      const writes = [newItem(item), deletionOf(apiKeyKey(owner.apiKeyHash), {})];
      return { changes: await this.#sealed(account, apiKey, hash), writes, act: 'key-replaced' };
    });
  }

  /** What was done to the account in the last year, the latest first. */
  audit(account: string): AsyncIterable<AuditLine> {
    return listAudit(this.#with.table, account);
  }

  certificates(account: string): Promise<readonly CertificateView[]> {
    return listCertificates(this.#with.table, account);
  }

  async addCertificate(
    account: string,
    upload: CertificateUpload,
    options: CertificateOptions = {},
  ): Promise<CertificateView> {
    await this.#accounts.find(account);
    const checked = await this.#with.checked(upload, options.acceptedRoot);
    return checked.wallet === 'walleta'
      ? this.addAppleCertificate(account, checked.certificate, options)
      : this.addIssuer(account, checked.issuer, options);
  }

  /** Stores an Apple Wallet certificate that has been checked. Otherwise as addCertificate. */
  addAppleCertificate(
    account: string,
    certificate: AppleCertificate,
    options: { makeDefault?: boolean },
  ): Promise<CertificateView> {
    const { passTypeId, teamId } = certificate;
    const facts = { teamId, expiresAtUtc: endOf(certificate) };
    return this.#add(account, { wallet: 'walleta', id: passTypeId }, JSON.stringify(certificate), facts, options);
  }

  /** Stores a Google Wallet issuer with its service account, both checked. Otherwise as addCertificate. */
  addIssuer(
    account: string,
    { issuerId, serviceAccountJson, clientEmail }: GoogleServiceAccount,
    options: { makeDefault?: boolean },
  ): Promise<CertificateView> {
    return this.#add(account, { wallet: 'walletb', id: issuerId }, serviceAccountJson, { clientEmail }, options);
  }

  async setDefault(account: string, certificate: CertificateRef): Promise<void> {
    await this.#accounts.change(account, async () => {
      const item = await this.#accounts.credential(account, certificate);
      if (!item.active) throw new AccountRefused(`${certificate.id} is not active: activate it first`);
      const changes = { [defaultOf[certificate.wallet]]: certificate.id };
      return { changes, writes: [], act: 'certificate-made-default', certificate };
    });
  }

  async activate(account: string, certificate: CertificateRef): Promise<void> {
    await this.#accounts.change(account, async (_owner, writeId) => {
      const item = await this.#accounts.credential(account, certificate);
      if (item.expiresAtUtc !== undefined && this.#with.clock.now() > new Date(item.expiresAtUtc))
        throw new AccountRefused(`${certificate.id} expired at ${item.expiresAtUtc}: add the renewed one`);
      const writes = [credentialPut({ ...item, active: true, writeId })];
      return { changes: {}, writes, act: 'certificate-activated', certificate };
    });
  }

  async deactivate(account: string, certificate: CertificateRef): Promise<void> {
    await this.#accounts.change(account, async (owner, writeId) => {
      const item = await this.#accounts.credential(account, certificate);
      const name = defaultOf[certificate.wallet];
      const changes = owner[name] === certificate.id ? { [name]: undefined } : {};
      const writes = [credentialPut({ ...item, active: false, writeId })];
      return { changes, writes, act: 'certificate-deactivated', certificate };
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
    await this.#accounts.find(account);
    const secretName = await secrets.put(account, credential, secret);
    const key = credentialKey(account, credential);
    const item = { ...key, ...facts, active: true, secretName, createdAtUtc: clock.now().toISOString() };
    const name = defaultOf[credential.wallet];
    const owner = await this.#accounts.change(account, async (before, writeId) => ({
      changes: makeDefault || before[name] === undefined ? { [name]: credential.id } : {},
      writes: [credentialPut({ ...item, writeId })],
      act: 'certificate-added',
      certificate: credential,
    }));
    return viewOf({ ...item, writeId: owner.writeId }, owner);
  }

  async #keyItem(account: string, apiKey: string, writeId: string): Promise<{ hash: string; item: ApiKeyItem }> {
    const hash = await this.#with.hashApiKey(apiKey);
    return { hash, item: { ...apiKeyKey(hash), account, writeId } };
  }

  async #sealed(account: string, apiKey: string, apiKeyHash: string) {
    const sealed = await this.#with.apiKeys.seal(apiKey, accountKey(account).PK);
    return { apiKeyHash, apiKey: sealed, apiKeySinceUtc: this.#with.clock.now().toISOString() };
  }
}

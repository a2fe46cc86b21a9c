import {
  type Account,
  AccountRefused,
  type AccountSettings,
  type AccountView,
  type ApiKeyBox,
  type AppleCertificate,
  type AuditLine,
  type Author,
  type CertificateOptions,
  type CertificateRef,
  type CertificateUpload,
  type CertificateView,
} from '../ports/accounts.ts';
import { AccountChanges, type ChangeServices, listAudit } from './account-changes.ts';
import {
  type AccountItem,
  type ApiKeyItem,
  type CheckedCredential,
  type CredentialFacts,
  certificateExpiry,
  credentialPut,
  defaultOf,
  type GoogleServiceAccount,
  listAccounts,
  listCertificates,
  viewOf,
} from './account-items.ts';
import type { CredentialSecrets } from './credential-secrets.ts';
import { accountKey, apiKeyKey, credentialKey } from './keys.ts';
import { accountListKey } from './list-keys.ts';
import { newItem } from './table.ts';
import { deletionOf } from './writes.ts';

interface Services extends ChangeServices {
  readonly secrets: CredentialSecrets;
  readonly apiKeys: ApiKeyBox;
  readonly hashApiKey: (apiKey: string) => Promise<string>;
  readonly newApiKey: () => string;
  /** @throws AccountRefused with the reason. */
  readonly checked: (upload: CertificateUpload, acceptedRoot: string | undefined) => Promise<CheckedCredential>;
}

/** Accounts with their API keys and credentials. Every change, and every display of a key, is audited. */
export class DynamoAccountSettings implements AccountSettings {
  readonly #services: Services;
  readonly #accounts: AccountChanges;

  constructor(services: Services, author: Author) {
    this.#services = services;
    this.#accounts = new AccountChanges(services, author);
  }

  /**
   * Creates an account with this API key.
   * @returns false, and changes nothing, if the id is taken.
   */
  async create(account: Account, apiKey: string): Promise<boolean> {
    const { clock, newWriteId } = this.#services;
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

  /** All accounts, oldest first. */
  all(): AsyncIterable<Pick<AccountView, 'id' | 'name' | 'createdAtUtc'>> {
    return listAccounts(this.#services.table);
  }

  async view(account: string): Promise<AccountView | undefined> {
    const item = await this.#services.table.get<AccountItem>(accountKey(account));
    return (
      item && { id: item.id, name: item.name, createdAtUtc: item.createdAtUtc, apiKeySinceUtc: item.apiKeySinceUtc }
    );
  }

  async apiKey(account: string): Promise<string> {
    const { PK, apiKey } = await this.resealApiKey(account);
    // Audited before it is shown.
    await this.#accounts.commit(account, [], { act: 'key-read' });
    return this.#services.apiKeys.open(apiKey, PK);
  }

  /** Re-encrypts the API key under the current version of its secret, if it is not yet. */
  resealApiKey(account: string): Promise<AccountItem> {
    const { apiKeys } = this.#services;
    return this.#accounts.change(account, async ({ PK, apiKey }) => {
      if (await apiKeys.isCurrent(apiKey)) return undefined;
      const sealed = await apiKeys.seal(await apiKeys.open(apiKey, PK), PK);
      return { changes: { apiKey: sealed }, writes: [], act: 'key-sealed-anew' };
    });
  }

  async regenerateApiKey(account: string): Promise<string> {
    const apiKey = this.#services.newApiKey();
    await this.setApiKey(account, apiKey);
    return apiKey;
  }

  /**
   * Replaces the account's API key with this one.
   * @throws AccountRefused if there is no such account, or another one has this key.
   */
  async setApiKey(account: string, apiKey: string): Promise<void> {
    await this.#accounts.change(account, async (owner, writeId) => {
      const { hash, item } = await this.#keyItem(account, apiKey, writeId);
      if (hash === owner.apiKeyHash) return undefined;
      const writes = [newItem(item), deletionOf(apiKeyKey(owner.apiKeyHash), {})];
      return { changes: await this.#sealed(account, apiKey, hash), writes, act: 'key-replaced' };
    });
  }

  /** The audit trail of the last year, latest first. */
  audit(account: string): AsyncIterable<AuditLine> {
    return listAudit(this.#services.table, account);
  }

  certificates(account: string): Promise<readonly CertificateView[]> {
    return listCertificates(this.#services.table, account);
  }

  async addCertificate(account: string, upload: CertificateUpload, options: CertificateOptions = {}) {
    await this.#accounts.find(account);
    const checked = await this.#services.checked(upload, options.acceptedRoot);
    return checked.wallet === 'walleta'
      ? this.addAppleCertificate(account, checked.certificate, options)
      : this.addIssuer(account, checked.issuer, options);
  }

  /** Stores a checked Apple Wallet certificate. Otherwise as addCertificate. */
  addAppleCertificate(account: string, certificate: AppleCertificate, options: { makeDefault?: boolean }) {
    const { passTypeId, teamId } = certificate;
    const facts = { teamId, expiresAtUtc: certificateExpiry(certificate) };
    return this.#add(account, { wallet: 'walleta', id: passTypeId }, JSON.stringify(certificate), facts, options);
  }

  /** Stores a checked Google Wallet issuer with its service account. Otherwise as addCertificate. */
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
      if (item.expiresAtUtc !== undefined && this.#services.clock.now() > new Date(item.expiresAtUtc))
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

  /**
   * Writes the secret first: an item without a secret would break every pass, a secret without an item does no harm.
   */
  async #add(
    account: string,
    credential: CertificateRef,
    secret: string,
    facts: CredentialFacts,
    { makeDefault }: { makeDefault?: boolean },
  ): Promise<CertificateView> {
    const { clock, secrets } = this.#services;
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
    const hash = await this.#services.hashApiKey(apiKey);
    return { hash, item: { ...apiKeyKey(hash), account, writeId } };
  }

  async #sealed(account: string, apiKey: string, apiKeyHash: string) {
    const sealed = await this.#services.apiKeys.seal(apiKey, accountKey(account).PK);
    return { apiKeyHash, apiKey: sealed, apiKeySinceUtc: this.#services.clock.now().toISOString() };
  }
}

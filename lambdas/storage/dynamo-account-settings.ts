import { hourMs } from '../domain/time/durations.ts';
import {
  type Account,
  AccountRefused,
  type AccountSettings,
  type AccountView,
  type ApiKeyView,
  type AppleCertificate,
  type CertificateOptions,
  type CertificateRef,
  type CertificateUpload,
  type CertificateView,
  type NewApiKey,
} from '../ports/accounts.ts';
import type { AuditLine, Author } from '../ports/audit.ts';
import { AccountChanges, type ChangeServices, listAudit } from './account-changes.ts';
import {
  type AccountItem,
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
import {
  type ApiKeyUseItem,
  firstKey,
  hasEnded,
  type KeyRecord,
  type KeyServices,
  keyIn,
  keyItem,
  keyRecord,
  keysAnd,
  keysWith,
  keyView,
  refuseLaterEnd,
} from './api-keys.ts';
import type { CredentialSecrets } from './credential-secrets.ts';
import { accountKey, apiKeyKey, apiKeyUseKey, credentialKey } from './keys.ts';
import { accountListKey } from './list-keys.ts';
import { newItem } from './table.ts';
import { deletionOf } from './writes.ts';

interface Services extends ChangeServices, KeyServices {
  readonly secrets: CredentialSecrets;
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
    const key = await keyRecord(this.#services, account.id, firstKey, apiKey);
    const item: AccountItem = {
      ...accountKey(account.id),
      ...accountListKey(createdAtUtc, account.id),
      ...account,
      keys: [key],
      createdAtUtc,
      writeId,
    };
    const writes = [newItem(item), newItem(keyItem(account.id, key, writeId))];
    const refusal = await this.#accounts.commit(account.id, writes, { act: 'account-created' });
    if (refusal && !refusal.isOf(item)) throw new AccountRefused('Another account has this API key');
    return refusal === undefined;
  }

  /** All accounts, oldest first. */
  all(): AsyncIterable<Pick<AccountView, 'id' | 'name' | 'createdAtUtc'>> {
    return listAccounts(this.#services.table);
  }

  async view(account: string): Promise<AccountView | undefined> {
    const item = await this.#services.table.get<AccountItem>(accountKey(account));
    return item && { id: item.id, name: item.name, createdAtUtc: item.createdAtUtc };
  }

  async keys(account: string): Promise<readonly ApiKeyView[]> {
    const { table } = this.#services;
    const item = await table.get<AccountItem>(accountKey(account));
    const view = async (key: KeyRecord) =>
      keyView(key, (await table.get<ApiKeyUseItem>(apiKeyUseKey(key.hash)))?.lastUsedUtc);
    return Promise.all(item?.keys.map(view) ?? []);
  }

  async apiKey(account: string, keyId?: string): Promise<string> {
    const owner = await this.resealApiKeys(account);
    const now = this.#services.clock.now();
    const working = owner.keys.filter((key) => !hasEnded(key, now));
    const widest = working.find(({ scopes }) => scopes.includes('all')) ?? working[0];
    const { id, sealed } = keyIn(owner, keyId ?? widest?.id);
    // Audited before it is shown.
    await this.#accounts.commit(account, [], { act: 'key-read', key: id });
    return this.#services.apiKeys.open(sealed, owner.PK);
  }

  /** Re-encrypts the API keys under the current version of their secret, if they are not yet. */
  resealApiKeys(account: string): Promise<AccountItem> {
    const { apiKeys } = this.#services;
    return this.#accounts.change(account, async (owner) => {
      const areCurrent = await Promise.all(owner.keys.map(({ sealed }) => apiKeys.isCurrent(sealed)));
      if (areCurrent.every(Boolean)) return undefined;
      const reseal = async (key: KeyRecord) => {
        const apiKey = await apiKeys.open(key.sealed, owner.PK);
        return { ...key, sealed: await apiKeys.seal(apiKey, owner.PK) };
      };
      return { changes: { keys: await Promise.all(owner.keys.map(reseal)) }, writes: [], act: 'key-sealed-anew' };
    });
  }

  async addKey(account: string, { name, scopes, ratePerMinute }: NewApiKey) {
    const apiKey = this.#services.newApiKey();
    const added = await keyRecord(
      this.#services,
      account,
      { id: this.#services.newWriteId(), name, scopes, ratePerMinute },
      apiKey,
    );
    await this.#accounts.change(account, async (owner, writeId) => {
      const { keys, ended } = keysAnd(owner, added, this.#services.clock.now());
      const deletions = ended.map(({ hash }) => deletionOf(apiKeyKey(hash)));
      const writes = [newItem(keyItem(account, added, writeId)), ...deletions];
      return { changes: { keys }, writes, act: 'key-added', key: added.id };
    });
    return { key: keyView(added), apiKey };
  }

  async endKey(account: string, keyId: string, afterHours: number): Promise<void> {
    await this.#accounts.change(account, async (owner) => {
      const key = keyIn(owner, keyId);
      const now = this.#services.clock.now();
      const endsAtUtc = new Date(now.getTime() + afterHours * hourMs).toISOString();
      if (afterHours > 0) refuseLaterEnd(key, endsAtUtc, now);
      const keys = afterHours === 0 ? keysWith(owner, key) : keysWith(owner, key, { ...key, endsAtUtc });
      const writes = afterHours === 0 ? [deletionOf(apiKeyKey(key.hash))] : [];
      return { changes: { keys }, writes, act: 'key-ended', key: key.id };
    });
  }

  async regenerateApiKey(account: string, keyId?: string): Promise<string> {
    const apiKey = this.#services.newApiKey();
    await this.setApiKey(account, apiKey, keyId);
    return apiKey;
  }

  /**
   * Replaces the text of an API key by this one.
   * @param keyId the oldest by default.
   * @throws AccountRefused if there is no such account or key, or another key has this text.
   */
  async setApiKey(account: string, apiKey: string, keyId?: string): Promise<void> {
    await this.#accounts.change(account, async (owner, writeId) => {
      const before = keyIn(owner, keyId);
      const after = await keyRecord(this.#services, account, before, apiKey);
      if (after.hash === before.hash) return undefined;
      const writes = [newItem(keyItem(account, after, writeId)), deletionOf(apiKeyKey(before.hash))];
      return { changes: { keys: keysWith(owner, before, after) }, writes, act: 'key-replaced', key: before.id };
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
}

import {
  CreateSecretCommand,
  PutSecretValueCommand,
  ResourceExistsException,
  type SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import type { Account, AppleCertificate } from '../ports/accounts.ts';
import type { Clock } from '../ports/clock.ts';
import type { AccountItem, ApiKeyItem, CredentialItem } from './dynamo-accounts.ts';
import { accountKey, apiKeyKey, appleCertificateKey, googleIssuerKey, type Key } from './keys.ts';
import type { Table } from './table.ts';

interface Dependencies {
  readonly table: Table;
  readonly secrets: SecretsManagerClient;
  readonly clock: Clock;
  /** Secrets Manager name prefix of the accounts' credentials, with a slash at the end. */
  readonly secretPrefix: string;
  readonly hashApiKey: (apiKey: string) => Promise<string>;
  readonly newTrackingId: () => string;
}

/** What an operator does with accounts: makes them and gives them credentials. */
export class AccountRegistry {
  readonly #with: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  /**
   * Makes an account that this API key belongs to.
   * @returns false, and changes nothing, when there is an account of this id.
   */
  async create(account: Account, apiKey: string): Promise<boolean> {
    const { table, clock, newTrackingId } = this.#with;
    const item: AccountItem = { ...accountKey(account.id), ...account, createdAtUtc: clock.now().toISOString() };
    if (!(await table.create({ ...item, trackingId: newTrackingId() }))) return false;
    await this.addApiKey(account.id, apiKey);
    return true;
  }

  /**
   * Makes this API key one of the account's.
   * @throws when there is no such account.
   */
  async addApiKey(account: string, apiKey: string): Promise<void> {
    await this.#find(account);
    const key: ApiKeyItem = { ...apiKeyKey(await this.#with.hashApiKey(apiKey)), account };
    await this.#with.table.put(key);
  }

  /**
   * Stores a Wallet A certificate that has been checked, and makes it usable for new templates.
   * @throws when there is no such account.
   */
  async addAppleCertificate(
    account: string,
    certificate: AppleCertificate,
    { makeDefault }: { makeDefault: boolean },
  ): Promise<void> {
    const { passTypeId } = certificate;
    const credential = {
      key: appleCertificateKey(account, passTypeId),
      name: `apple/${passTypeId}`,
      secret: JSON.stringify(certificate),
    };
    await this.#addCredential(account, credential, makeDefault ? { defaultPassTypeId: passTypeId } : undefined);
  }

  /**
   * Stores a Wallet B issuer with its service account.
   * @throws when there is no such account.
   */
  async addIssuer(
    account: string,
    { issuerId, serviceAccountJson }: { issuerId: string; serviceAccountJson: string },
    { makeDefault }: { makeDefault: boolean },
  ): Promise<void> {
    const credential = {
      key: googleIssuerKey(account, issuerId),
      name: `google/${issuerId}`,
      secret: serviceAccountJson,
    };
    await this.#addCredential(account, credential, makeDefault ? { defaultIssuerId: issuerId } : undefined);
  }

  async #addCredential(
    account: string,
    { key, name, secret }: { key: Key; name: string; secret: string },
    defaults: Pick<Account, 'defaultPassTypeId' | 'defaultIssuerId'> | undefined,
  ): Promise<void> {
    const { table, clock, secretPrefix } = this.#with;
    const owner = await this.#find(account);
    const secretName = `${secretPrefix}${account}/${name}`;
    await this.#putSecret(secretName, secret);
    const item: CredentialItem = { ...key, active: true, secretName, createdAtUtc: clock.now().toISOString() };
    await table.put(item);
    if (defaults) await table.put({ ...owner, ...defaults });
  }

  async #find(account: string): Promise<AccountItem> {
    const found = await this.#with.table.get<AccountItem>(accountKey(account));
    if (found === undefined) throw new Error(`There is no account ${account}`);
    return found;
  }

  async #putSecret(name: string, secret: string): Promise<void> {
    const { secrets } = this.#with;
    try {
      await secrets.send(new CreateSecretCommand({ Name: name, SecretString: secret }));
    } catch (error) {
      if (!(error instanceof ResourceExistsException)) throw error;
      await secrets.send(new PutSecretValueCommand({ SecretId: name, SecretString: secret }));
    }
  }
}

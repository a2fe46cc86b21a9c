import {
  CreateSecretCommand,
  PutSecretValueCommand,
  ResourceExistsException,
  type SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import type { Account, AppleCertificate, Clock } from '../ports.ts';
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
}

/** What an operator does with accounts: makes them and gives them credentials. */
export class AccountRegistry {
  readonly #with: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  /** Makes an account that this API key belongs to. Repeating it with the same values changes nothing. */
  async create(account: Account, apiKey: string): Promise<void> {
    const { table, clock, hashApiKey } = this.#with;
    const key: ApiKeyItem = { ...apiKeyKey(await hashApiKey(apiKey)), account: account.id };
    const item: AccountItem = { ...accountKey(account.id), ...account, createdAtUtc: clock.now().toISOString() };
    await table.put(item);
    await table.put(key);
  }

  /** Stores a Wallet A certificate that has been checked, and makes it usable for new templates. */
  async addAppleCertificate(
    account: string,
    certificate: AppleCertificate,
    { makeDefault }: { makeDefault: boolean },
  ): Promise<void> {
    const secretName = `${this.#with.secretPrefix}${account}/apple/${certificate.passTypeId}`;
    await this.#store(appleCertificateKey(account, certificate.passTypeId), secretName, JSON.stringify(certificate));
    if (makeDefault) await this.#setDefault(account, { defaultPassTypeId: certificate.passTypeId });
  }

  /** Stores a Wallet B issuer with its service account. */
  async addIssuer(
    account: string,
    issuer: { issuerId: string; serviceAccountJson: string },
    { makeDefault }: { makeDefault: boolean },
  ): Promise<void> {
    const secretName = `${this.#with.secretPrefix}${account}/google/${issuer.issuerId}`;
    await this.#store(googleIssuerKey(account, issuer.issuerId), secretName, issuer.serviceAccountJson);
    if (makeDefault) await this.#setDefault(account, { defaultIssuerId: issuer.issuerId });
  }

  async #store(key: Key, secretName: string, secret: string): Promise<void> {
    const { secrets, table, clock } = this.#with;
    try {
      await secrets.send(new CreateSecretCommand({ Name: secretName, SecretString: secret }));
    } catch (error) {
      if (!(error instanceof ResourceExistsException)) throw error;
      await secrets.send(new PutSecretValueCommand({ SecretId: secretName, SecretString: secret }));
    }
    const item: CredentialItem = { ...key, active: true, secretName, createdAtUtc: clock.now().toISOString() };
    await table.put(item);
  }

  async #setDefault(account: string, defaults: Partial<Account>): Promise<void> {
    const key = accountKey(account);
    const item = await this.#with.table.get<AccountItem>(key);
    if (item === undefined) throw new Error(`There is no account ${account}`);
    await this.#with.table.put({ ...item, ...defaults });
  }
}

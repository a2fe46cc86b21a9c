import type { Account, Accounts, AppleCertificate } from '../ports/accounts.ts';
import { accountKey, apiKeyKey, appleCertificateKey, googleIssuerKey, type Key } from './keys.ts';
import type { Table } from './table.ts';

/** An account's certificate or issuer; the secret itself is in Secrets Manager under `secretName`. */
export interface CredentialItem extends Key {
  readonly active: boolean;
  readonly secretName: string;
  readonly createdAtUtc: string;
}

export interface AccountItem extends Key, Account {
  readonly createdAtUtc: string;
}

export interface ApiKeyItem extends Key {
  readonly account: string;
}

export class DynamoAccounts implements Accounts {
  readonly #table: Table;
  readonly #hashApiKey: (apiKey: string) => Promise<string>;
  readonly #readSecret: (name: string) => Promise<string>;

  constructor(
    table: Table,
    hashApiKey: (apiKey: string) => Promise<string>,
    readSecret: (name: string) => Promise<string>,
  ) {
    this.#table = table;
    this.#hashApiKey = hashApiKey;
    this.#readSecret = readSecret;
  }

  async byApiKey(apiKey: string): Promise<Account | undefined> {
    const key = await this.#table.get<ApiKeyItem>(apiKeyKey(await this.#hashApiKey(apiKey)));
    return key && this.#table.get<AccountItem>(accountKey(key.account));
  }

  async appleCertificate(account: string, passTypeId: string): Promise<AppleCertificate | undefined> {
    const item = await this.#table.get<CredentialItem>(appleCertificateKey(account, passTypeId));
    if (!item?.active) return undefined;
    return JSON.parse(await this.#readSecret(item.secretName)) as AppleCertificate;
  }

  async hasIssuer(account: string, issuerId: string): Promise<boolean> {
    const item = await this.#table.get<CredentialItem>(googleIssuerKey(account, issuerId));
    return item?.active === true;
  }
}

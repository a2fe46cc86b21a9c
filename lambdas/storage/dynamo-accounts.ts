import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Account, Accounts, AppleCertificate, Caller, CertificateRef, GoogleIssuer } from '../ports/accounts.ts';
import type { Log } from '../ports/runtime.ts';
import type { AccountItem, CredentialItem } from './account-items.ts';
import type { ApiKeyItem } from './api-keys.ts';
import { accountKey, apiKeyKey, apiKeyUseKey, appleCertificateKey, credentialKey, googleIssuerKey } from './keys.ts';
import type { Table } from './table.ts';

/** The parts of a service account's key file that are used. Source: Google Cloud, service account keys. */
interface ServiceAccount {
  readonly client_email: string;
  readonly private_key_id: string;
  readonly private_key: string;
  readonly token_uri: string;
}

export class DynamoAccounts implements Accounts {
  readonly #table: Table;
  readonly #hashApiKey: (apiKey: string) => Promise<string>;
  readonly #readSecret: (name: string) => Promise<string>;
  readonly #uses: Pick<KeyUses, 'record'> | undefined;

  /** @param uses in functions that take API keys. */
  constructor(
    table: Table,
    hashApiKey: (apiKey: string) => Promise<string>,
    readSecret: (name: string) => Promise<string>,
    uses?: Pick<KeyUses, 'record'>,
  ) {
    this.#table = table;
    this.#hashApiKey = hashApiKey;
    this.#readSecret = readSecret;
    this.#uses = uses;
  }

  async byApiKey(apiKey: string): Promise<Caller | undefined> {
    const hash = await this.#hashApiKey(apiKey);
    const item = await this.#table.get<ApiKeyItem>(apiKeyKey(hash));
    // The use is recorded meanwhile: no call waits for that alone.
    const [owner] = item
      ? await Promise.all([this.#table.get<AccountItem>(accountKey(item.account)), this.#uses?.record(hash)])
      : [];
    const key = owner?.keys.find((each) => each.hash === hash);
    if (!owner || !key) return undefined;
    // No API call needs the encrypted key.
    const { sealed: _, ...facts } = key;
    return { account: accountOf(owner), key: facts };
  }

  async appleCertificate(account: string, passTypeId: string): Promise<AppleCertificate | undefined> {
    const item = await this.#table.get<CredentialItem>(appleCertificateKey(account, passTypeId));
    return item && (JSON.parse(await this.#readSecret(item.secretName)) as AppleCertificate);
  }

  async googleIssuer(account: string, issuerId: string): Promise<GoogleIssuer | undefined> {
    const item = await this.#table.get<CredentialItem>(googleIssuerKey(account, issuerId));
    if (item === undefined) return undefined;
    const serviceAccount = JSON.parse(await this.#readSecret(item.secretName)) as ServiceAccount;
    return {
      issuerId,
      clientEmail: serviceAccount.client_email,
      privateKeyId: serviceAccount.private_key_id,
      privateKeyPem: serviceAccount.private_key,
      tokenUri: serviceAccount.token_uri,
    };
  }

  async credential(account: string, credential: CertificateRef) {
    const item = await this.#table.get<CredentialItem>(credentialKey(account, credential));
    return item && { isActive: item.active, expiresAtUtc: item.expiresAtUtc };
  }
}

const accountOf = ({ id, name, defaultPassTypeId, defaultIssuerId }: AccountItem): Account => ({
  id,
  name,
  defaultPassTypeId,
  defaultIssuerId,
});

/** The account with this id, as actions have it. */
export async function findAccount(table: Table, id: string): Promise<Account | undefined> {
  const item = await table.get<AccountItem>(accountKey(id));
  return item && accountOf(item);
}

/** Names of an account's API keys by their ids. */
export async function findKeyNames(table: Table, id: string): Promise<ReadonlyMap<string, string>> {
  const item = await table.get<AccountItem>(accountKey(id));
  return new Map(item?.keys.map((key) => [key.id, key.name]));
}

/** The use of a key is remembered for this long after it was last used; DynamoDB deletes expired items with a delay of hours. */
const retentionSeconds = 400 * 24 * 60 * 60;

/**
 * The hours in which API keys were last used. They stand in items of their own, as the function that records them may not
 * write keys.
 */
export class KeyUses {
  readonly #table: Pick<Table, 'client' | 'clock' | 'name'>;
  readonly #log: Log;
  /** The hours that this function has recorded, by hash. */
  readonly #recorded = new Map<string, string>();

  constructor(table: Pick<Table, 'client' | 'clock' | 'name'>, log: Log) {
    this.#table = table;
    this.#log = log;
  }

  /** Records this hour, once an hour at most. It neither backs off nor fails: the call matters more. */
  async record(keyHash: string): Promise<void> {
    const now = this.#table.clock.now();
    const hourUtc = `${now.toISOString().slice(0, 13)}:00Z`;
    if (this.#recorded.get(keyHash) === hourUtc) return;
    this.#recorded.set(keyHash, hourUtc);
    const update = new UpdateCommand({
      TableName: this.#table.name,
      Key: apiKeyUseKey(keyHash),
      UpdateExpression: 'SET lastUsedUtc = :hour, #ttl = :ttl',
      ConditionExpression: 'attribute_not_exists(lastUsedUtc) OR lastUsedUtc < :hour',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':hour': hourUtc, ':ttl': Math.ceil(now.getTime() / 1_000) + retentionSeconds },
    });
    await this.#table.client.send(update).catch((error) => {
      // Another function has recorded it.
      if (!(error instanceof ConditionalCheckFailedException)) this.#log.error('API-USE-UNRECORDED', error);
    });
  }
}

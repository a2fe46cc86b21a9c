import type { AccountView, CertificateView } from '../ports/accounts.ts';
import { type AccountItem, type CredentialItem, viewOf } from './account-items.ts';
import { accountIdOf, accountKey, credentialKeysOf } from './keys.ts';
import { accountsList } from './list-keys.ts';
import type { Table } from './table.ts';

/** All accounts, oldest first. */
export async function* listAccounts(table: Table): AsyncGenerator<Pick<AccountView, 'id' | 'name' | 'createdAtUtc'>> {
  const accounts = table.all<AccountItem>({
    IndexName: 'byList',
    KeyConditionExpression: 'listKey = :list',
    ExpressionAttributeValues: { ':list': accountsList },
  });
  for await (const { PK, name, createdAtUtc } of accounts) yield { id: accountIdOf(PK), name, createdAtUtc };
}

/** Certificates and issuers of an account, active or not, Apple Wallet's first. */
export async function listCertificates(table: Table, account: string): Promise<readonly CertificateView[]> {
  const [owner, { items }] = await Promise.all([
    table.get<AccountItem>(accountKey(account)),
    table.query<CredentialItem>({ ...credentialKeysOf(account), ConsistentRead: true }),
  ]);
  return items.map((item) => viewOf(item, owner));
}

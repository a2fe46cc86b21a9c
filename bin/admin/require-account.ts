import type { AccountView } from '../../lambdas/ports/accounts.ts';
import type { DynamoAccountSettings } from '../../lambdas/storage/dynamo-account-settings.ts';

/** @throws if the account does not exist. */
export async function requireAccount(accountSettings: DynamoAccountSettings, account: string): Promise<AccountView> {
  const view = await accountSettings.view(account);
  if (view === undefined) throw new Error(`There is no account ${account}`);
  return view;
}

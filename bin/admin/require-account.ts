import type { AccountView } from '../../lambdas/ports/account-settings.ts';
import type { AccountRegistry } from '../../lambdas/storage/account-registry.ts';

/** @throws if the account does not exist. */
export async function requireAccount(registry: AccountRegistry, account: string): Promise<AccountView> {
  const view = await registry.view(account);
  if (view === undefined) throw new Error(`There is no account ${account}`);
  return view;
}

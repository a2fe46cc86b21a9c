import { createClient } from '../../clients/typescript/client.ts';
import type { OperatorContext } from './operator-context.ts';
import { requireAccount } from './require-account.ts';

/** A client of the stage's API with an account's API key, the reading of which is recorded. */
export async function clientOf({ accountSettings, publicBaseUrl }: OperatorContext, account: string) {
  await requireAccount(accountSettings, account);
  return createClient({ baseUrl: publicBaseUrl, apiKey: await accountSettings.apiKey(account), attempts: 8 });
}

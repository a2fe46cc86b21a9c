import { sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import { SecretApiKeyBox } from '../../lambdas/runtime/secret-box.ts';
import type { AccountItem } from '../../lambdas/storage/account-items.ts';
import { accountKey } from '../../lambdas/storage/keys.ts';
import { apiKeySecret } from './embedded-aws.ts';
import { fixedClock } from './fixed-clock.ts';

/** Seals the only API key of an account with the version of API_KEY before the current one. */
export async function sealByFormer(tableName: string, account: string, apiKey: string): Promise<void> {
  const table = tableOf(tableName, sdkConfig(), fixedClock());
  const key = accountKey(account);
  const item = (await table.get<AccountItem>(key)) as AccountItem;
  const box = new SecretApiKeyBox(async () => JSON.stringify({ ...apiKeySecret, current: '0' }));
  const sealed = await box.seal(apiKey, key.PK);
  const former: AccountItem = { ...item, keys: item.keys.map((each) => ({ ...each, sealed })) };
  await table.put(former);
}

import { sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import { AccessSecretBox } from '../../lambdas/runtime/secret-box.ts';
import type { AccountItem } from '../../lambdas/storage/account-items.ts';
import { accountKey } from '../../lambdas/storage/keys.ts';
import { accessSecret } from './embedded-aws.ts';
import { fixedClock } from './fixed-clock.ts';

/** Seals an account's API key in the form from before API_KEY, when an account had one. */
export async function sealUnderAccess(tableName: string, account: string, apiKey: string): Promise<void> {
  const table = tableOf(tableName, sdkConfig(), fixedClock());
  const key = accountKey(account);
  const item = await table.get<AccountItem>(key);
  const box = new AccessSecretBox(async () => accessSecret);
  const { keys = [], ...owner } = item ?? {};
  await table.put({
    ...owner,
    ...key,
    apiKeyHash: keys[0]?.hash,
    apiKeySinceUtc: keys[0]?.sinceUtc,
    apiKey: await box.seal(apiKey, key.PK),
  } as AccountItem);
}

import type { ErasureReceipt } from '../../bin/admin/erase-passenger.ts';
import { contactHashesOf } from '../../lambdas/issuing/contact-hashes.ts';
import type { CallerAccount } from './client.ts';
import type { KnownPass, Workload } from './known.ts';
import { passengerOf } from './requests.ts';

/** Replaces an API key; the old one may still work for 30 s. A caller who is refused has the new one by then. */
export async function regenerateKey(workload: Workload, account: CallerAccount): Promise<void> {
  const ending = await workload.universe.service.operate(({ settings }) => settings.regenerateApiKey(account.id));
  if (ending && ending !== 'died' && 'value' in ending) account.apiKey = ending.value;
  // A run that was ended may have replaced it.
  else await askForKey(workload, account);
}

/** The operator looks up what the key is; the caller keeps the one that they have if that fails, too. */
export async function askForKey({ universe }: Workload, account: CallerAccount): Promise<void> {
  const shown = await universe.service.operate(({ settings }) => settings.apiKey(account.id));
  if (shown && shown !== 'died' && 'value' in shown && shown.value) account.apiKey = shown.value;
}

/** A run of the erasure. @returns what it says; undefined if it was ended and has to be repeated. */
export async function erase(
  workload: Workload,
  { account, passenger }: KnownPass,
): Promise<ErasureReceipt | undefined> {
  const { universe } = workload;
  const ending = await universe.service.operate(async ({ erasure }) => {
    const hashes = await contactHashesOf(erasure.identity, account.id, { 'user-email': passengerOf(passenger).email });
    return universe.service.erasePassenger(erasure, {
      hashes: hashes ? [hashes] : [],
      isDryRun: false,
      onProgress: () => {},
    });
  });
  return ending && ending !== 'died' && 'value' in ending ? ending.value : undefined;
}

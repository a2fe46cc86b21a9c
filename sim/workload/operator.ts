import type { ErasureReceipt } from '../../bin/admin/erase-passenger.ts';
import { contactHashesOf } from '../../lambdas/issuing/contact-hashes.ts';
import { resultIn } from '../world/process.ts';
import type { CallerAccount } from './client.ts';
import type { KnownPass, Workload } from './known.ts';
import { passengerOf } from './requests.ts';

/** Replaces an API key; the old one may still work for 30 s. A refused caller has the new one by then. */
export async function regenerateKey(workload: Workload, account: CallerAccount): Promise<void> {
  const ending = await workload.universe.service.operate(({ settings }) => settings.regenerateApiKey(account.id));
  const apiKey = resultIn(ending);
  if (apiKey !== undefined) account.apiKey = apiKey;
  // An interrupted run may have replaced it.
  else await requestKey(workload, account);
}

/** Looks the key up as an operator; the caller stays with the known one if that fails, too. */
export async function requestKey({ universe }: Workload, account: CallerAccount): Promise<void> {
  const shown = await universe.service.operate(({ settings }) => settings.apiKey(account.id));
  account.apiKey = resultIn(shown) || account.apiKey;
}

/** Runs the erasure. @returns its receipt; undefined if it was interrupted and has to be repeated. */
export async function erase(
  workload: Workload,
  { account, passenger }: KnownPass,
): Promise<ErasureReceipt | undefined> {
  const { universe } = workload;
  const ending = await universe.service.operate(async ({ erasure }) => {
    const hashes = await contactHashesOf(erasure.identity, account.id, { 'user-email': passengerOf(passenger).email });
    return universe.service.erasePassenger(erasure, {
      accounts: [account.id],
      hashes: hashes ? [hashes] : [],
      isDryRun: false,
      onProgress: () => {},
    });
  });
  return resultIn(ending);
}

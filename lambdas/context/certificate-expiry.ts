import { systemClock } from '../runtime/clock.ts';
import type { CertificateExpiryEnv } from '../runtime/env.ts';
import { jsonLog } from '../runtime/log.ts';
import { listAccounts, listCertificates } from '../storage/account-lists.ts';
import { type Overrides, sdkConfig, tableOf } from './sdk.ts';

/** Services of the check of certificates. */
export function createCertificateExpiryContext(env: CertificateExpiryEnv, overrides: Overrides = {}) {
  const clock = overrides.clock ?? systemClock;
  const table = tableOf(env.TABLE_NAME, sdkConfig(overrides), clock);
  return {
    clock,
    log: overrides.log ?? jsonLog(),
    accounts: () => listAccounts(table),
    certificates: (account: string) => listCertificates(table, account),
  };
}

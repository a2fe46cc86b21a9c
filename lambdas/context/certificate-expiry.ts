import type { CertificateExpiryEnv } from '../runtime/env.ts';
import { listAccounts, listCertificates } from '../storage/account-items.ts';
import { type Overrides, startContext } from './sdk.ts';

/** Services of the check of certificates. */
export function createCertificateExpiryContext(env: CertificateExpiryEnv, overrides: Overrides = {}) {
  const { table, common } = startContext(env, overrides);
  return {
    ...common,
    accounts: () => listAccounts(table),
    certificates: (account: string) => listCertificates(table, account),
  };
}

import { dayMs } from '../../domain/time/durations.ts';
import type { CertificateView } from '../../ports/accounts.ts';
import type { Clock, Log } from '../../ports/runtime.ts';

export interface CertificateServices {
  readonly clock: Clock;
  readonly log: Log;
  accounts(): AsyncIterable<{ readonly id: string }>;
  certificates(account: string): Promise<readonly CertificateView[]>;
}

/**
 * Logs the whole days until each active certificate expires (negative once it has), for the metric of the alarms
 * (lib/constructs/certificate-expiry.ts).
 */
export async function checkCertificates({ clock, log, accounts, certificates }: CertificateServices): Promise<void> {
  const now = clock.now().getTime();
  for await (const { id: account } of accounts()) {
    for (const { wallet, id, isActive, expiresAtUtc } of await certificates(account)) {
      if (!isActive || expiresAtUtc === undefined) continue;
      const daysLeft = Math.floor((Date.parse(expiresAtUtc) - now) / dayMs);
      log.info('CERTIFICATE-EXPIRY', { account, wallet, certificate: id, expiresAtUtc, daysLeft });
    }
  }
}

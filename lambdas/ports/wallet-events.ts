import type { Pass } from '../domain/pass.ts';
import type { WalletCallback } from './google-wallet.ts';

export interface WalletEvents {
  /**
   * Records an event that a wallet reports, exactly once, in one transaction with the pass's next revision if it
   * changes the pass.
   * @param writeId unique to this call; also that of the revision.
   * @returns `repeated` for an event already on record; `outdated` if the pass was changed or removed since it was
   * read.
   */
  record(
    event: Pick<WalletCallback, 'issuerId' | 'nonce' | 'expiresAtUtc'>,
    writeId: string,
    pass: Pass | undefined,
  ): Promise<'recorded' | 'repeated' | 'outdated'>;
}

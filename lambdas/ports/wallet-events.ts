import type { Pass } from '../domain/pass.ts';
import type { WalletCallback } from './google-wallet.ts';

export interface WalletEvents {
  /**
   * Records an event that a wallet tells of, once, together with the pass's next revision where it changes the pass.
   * @param writeId tells this call from a repetition of the event; that of the revision.
   * @returns `repeated` for one that is on record; `outdated` when the pass changed or went since it was read.
   */
  record(
    event: Pick<WalletCallback, 'issuerId' | 'nonce' | 'expiresAtUtc'>,
    writeId: string,
    pass: Pass | undefined,
  ): Promise<'recorded' | 'repeated' | 'outdated'>;
}

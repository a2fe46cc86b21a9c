import type { Pass } from '../domain/pass/pass.ts';
import type { WalletEvents } from '../ports/passes.ts';
import { passChangeOf } from './dynamo-passes.ts';
import { type WrittenItem, walletEventKey } from './keys.ts';
import { newItem, TableStore } from './table.ts';

/** Time to live after an event's expiry, from which on it is refused anyway; a day covers differing clocks. */
const marginSeconds = 24 * 60 * 60;

export class DynamoWalletEvents extends TableStore implements WalletEvents {
  async record(
    { issuerId, nonce, expiresAtUtc }: Parameters<WalletEvents['record']>[0],
    writeId: string,
    pass: Pass | undefined,
  ): ReturnType<WalletEvents['record']> {
    const ttl = Math.ceil(Date.parse(expiresAtUtc) / 1_000) + marginSeconds;
    const event = newItem({ ...walletEventKey(issuerId, nonce), writeId, ttl } as WrittenItem);
    const refusal = await this.table.commit(pass ? [event, passChangeOf(pass)] : [event]);
    if (refusal === undefined) return 'recorded';
    return refusal.isOf(event.item) ? 'repeated' : 'outdated';
  }
}

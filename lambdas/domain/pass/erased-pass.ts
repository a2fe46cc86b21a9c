import { onceClearedOf } from '../fields/badges.ts';
import { hourMs } from '../time/durations.ts';
import type { Pass } from './pass.ts';

/** Replaces personal data in required fields. */
const nothing = '-';

/**
 * Time for phones to fetch the voided pass before its record is deleted, and at the same time the retention of the
 * table's stream, whose records the relay may park until then.
 * Source: Amazon DynamoDB Developer Guide, "Data retention limit for DynamoDB Streams".
 */
export const erasureWaitHours = 24;

/**
 * A pass without its passenger: voided, and without any personal data. The fields to keep are listed, so that a new
 * field is erased by default.
 */
export function erasedPass(pass: Pass, { at, writeId }: { at: Date; writeId: string }): Pass {
  const { account, passKey, passId, templateId, renderedFrom, nonce, accessVersion, createdAtUtc, trackingId } = pass;
  const { wallets, devices, googleObject, firstInstalledAtUtc, contactHashes } = pass;
  const { formerTemplates, movedAtUtc, sumBefore } = pass;
  return {
    ...{ account, passKey, passId, templateId, renderedFrom, nonce, accessVersion, createdAtUtc, trackingId },
    ...{ wallets, devices, googleObject, firstInstalledAtUtc, contactHashes },
    ...{ formerTemplates, movedAtUtc, sumBefore },
    version: pass.version + 1,
    revision: pass.revision + 1,
    writeId,
    storedStatus: 'voided',
    storedStatusSinceUtc: at.toISOString(),
    updatedAtUtc: at.toISOString(),
    erasedAtUtc: at.toISOString(),
    fields: {
      'passenger-name': nothing,
      'boarding-group': nothing,
      'boarding-position': nothing,
      'seat-number': nothing,
      'confirmation-number': nothing,
      // Removes them from the object in Google Wallet, too.
      ...onceClearedOf(pass.fields),
    },
    contact: {},
  };
}

/** When the record of an erased pass may be deleted: at once if the pass is in no wallet. */
export function erasureEndOf({ erasedAtUtc, wallets, devices }: Pass): Date | undefined {
  if (erasedAtUtc === undefined) return undefined;
  const isDelivered = wallets !== undefined || (devices ?? 0) > 0;
  return isDelivered ? erasureWaitEnd(erasedAtUtc) : new Date(erasedAtUtc);
}

export const erasureWaitEnd = (sinceUtc: string) => new Date(Date.parse(sinceUtc) + erasureWaitHours * hourMs);

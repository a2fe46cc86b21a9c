import type { Pass } from './pass.ts';

/** Stands where a required field said something of the passenger. */
const nothing = '-';

/**
 * How long phones have to fetch the voided pass before its record goes; and how long the table's stream keeps what an
 * item was, which the relay may park until then.
 * Source: Amazon DynamoDB Developer Guide, "Data retention limit for DynamoDB Streams".
 */
export const erasureWaitHours = 24;

/**
 * What is left of a pass when its passenger is to be forgotten: voided, and without anything that was sent about him.
 * It says what it keeps, so that a new field of a pass is forgotten unless it is named here.
 */
export function erasedPass(pass: Pass, { at, writeId }: { at: Date; writeId: string }): Pass {
  const { account, passKey, passId, templateId, renderedFrom, nonce, accessVersion, createdAtUtc, trackingId } = pass;
  const { wallets, devices, googleObject, firstInstalledAtUtc, dueAtUtc, contactHashes } = pass;
  return {
    ...{ account, passKey, passId, templateId, renderedFrom, nonce, accessVersion, createdAtUtc, trackingId },
    ...{ wallets, devices, googleObject, firstInstalledAtUtc, dueAtUtc, contactHashes },
    version: pass.version + 1,
    revision: pass.revision + 1,
    writeId,
    status: 'voided',
    statusSinceUtc: at.toISOString(),
    updatedAtUtc: at.toISOString(),
    erasedAtUtc: at.toISOString(),
    fields: {
      'passenger-name': nothing,
      'boarding-group': nothing,
      'boarding-position': nothing,
      'seat-number': nothing,
      'confirmation-number': nothing,
    },
    contact: {},
  };
}

/** When the record of an erased pass may go: at once when nobody has the pass. */
export function erasureEndOf({ erasedAtUtc, wallets, devices }: Pass): Date | undefined {
  if (erasedAtUtc === undefined) return undefined;
  const isOut = wallets !== undefined || (devices ?? 0) > 0;
  return isOut ? erasureWaitEnd(erasedAtUtc) : new Date(erasedAtUtc);
}

export const erasureWaitEnd = (sinceUtc: string) => new Date(Date.parse(sinceUtc) + erasureWaitHours * 60 * 60 * 1000);

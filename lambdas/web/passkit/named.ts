import { createHash } from 'node:crypto';

/** What the path of a request names; empty where it has no such part. */
export interface Named {
  /** A hash; see deviceIdOf. */
  readonly deviceId: string;
  readonly passTypeId: string;
  readonly serial: string;
}

/**
 * What a device is known by behind this point; empty when what it says cannot be its id. The id itself is all that it
 * takes to list the device's passes, so it is kept nowhere: not in records, nor in queues. Apple's are 128 random bits,
 * which nobody finds from their hash.
 */
export const deviceIdOf = (given: string) =>
  /^[\w.-]{1,100}$/.test(given) ? createHash('sha256').update(given).digest('base64url') : '';

/** Source: Apple, certificates of pass types; no longer than the subject's user id. */
export const isPassTypeId = (text: string) => /^[\w.-]{1,255}$/.test(text);

/** Apple's are hex digits, and their number is no promise. */
export const isPushToken = (text: unknown) => typeof text === 'string' && /^[\w-]{1,200}$/.test(text);

import { createHash } from 'node:crypto';

/** Parameters of a request's path; empty if absent. */
export interface PassPath {
  /** Hash of the device's id; see deviceIdOf. */
  readonly deviceId: string;
  readonly passTypeId: string;
  readonly serial: string;
}

/**
 * Hashes a device's id; empty for a malformed one. The id is never stored, neither in records nor in queues, because it
 * authorizes listing the device's passes. Apple's ids are 128 random bits, so that their hash cannot be reversed.
 */
export const deviceIdOf = (given: string) =>
  /^[\w.-]{1,100}$/.test(given) ? createHash('sha256').update(given).digest('base64url') : '';

/** Source: Apple, certificates of pass types; no longer than the subject's user id. */
export const isPassTypeId = (text: string) => /^[\w.-]{1,255}$/.test(text);

/** Apple's tokens are hex digits of no guaranteed length. */
export const isPushToken = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{1,200}$/.test(text);

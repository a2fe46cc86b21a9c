import { timingSafeEqual } from 'node:crypto';

/** Compares what somebody gave with a secret, in a time that tells nothing but a difference in length. */
export function equalsSecret(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

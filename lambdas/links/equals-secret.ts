import { timingSafeEqual } from 'node:crypto';

/** Constant-time comparison of a given value with a secret; the time reveals only a difference in length. */
export function equalsSecret(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

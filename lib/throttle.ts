import type { Settings } from './settings.ts';

export type ThrottleSettings = Pick<Settings, 'throttleRate' | 'throttleBurst'>;

/**
 * Each route's share of throttleRate and throttleBurst. Every route has its own token bucket, so that a flood of one is
 * answered 429 and does not affect the others. The sum is four times throttleRate (docs/limits.md#requests).
 */
const shares: Readonly<Record<string, number>> = {
  'POST /v3': 1,
  // Objects that S3 does not have, or all of them when S3 is unreachable.
  'ANY /i/{proxy+}': 0.75,
  'ANY /i/{link}/walletb': 0.1,
  // Pages of bookings, and files of up to ten passes.
  'ANY /g/{proxy+}': 0.1,
  'ANY /g/{link}/walletb/{part}': 0.05,
  'ANY /l/{proxy+}': 0.5,
  // Phones that fetch their pass after a gate change.
  'ANY /passkit/{proxy+}': 1,
  'ANY /callbacks/{proxy+}': 0.1,
  'ANY /desk': 0.05,
  'ANY /desk/{proxy+}': 0.1,
  'ANY /settings': 0.05,
  'ANY /settings/{proxy+}': 0.05,
  'ANY /': 0.05,
  // Pictures, which CloudFront caches by their path, and addresses that are asked for once.
  'ANY /{proxy+}': 0.1,
};

/** Calls a second and at once of all routes together, as a multiple of throttleRate and throttleBurst. */
export const shareOfRoutes = Object.values(shares).reduce((sum, share) => sum + share * 100, 0) / 100;

/**
 * Token bucket of a route: calls a second, and at once.
 * @throws Error for a route without a share
 */
export function throttleOf(routeKey: string, { throttleRate, throttleBurst }: ThrottleSettings) {
  const share = shares[routeKey];
  if (share === undefined) throw new Error(`The route ${routeKey} has no share of the throttle`);
  // Rounded down, so that all together stay below the account's quota.
  return { rate: Math.max(1, Math.floor(throttleRate * share)), burst: Math.max(1, Math.floor(throttleBurst * share)) };
}

/** Of a phone, ms: from Apple until it asks, at most; of each request to and from the edge; until it asks again the first time. */
export const phoneDelays = { wakeMs: 1_000, requestMs: 60, againMs: 2_000 } as const;

/**
 * How long a phone waits after so many refusals. Assumed, Apple does not say: twice as long each time, up to `longestMs`.
 * @param share in [0, 1), by chance
 */
export const waitMs = (refusals: number, share: number, longestMs = Number.POSITIVE_INFINITY) =>
  Math.min(longestMs, phoneDelays.againMs * 2 ** (refusals - 1)) * (0.5 + share / 2);

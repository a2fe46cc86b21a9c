/** Until a phone's first repetition, ms. */
const againMs = 2_000;

/**
 * Pause of a phone that repeats a request, after so many refusals: assumed, twice as long each time, up to `longestMs`. Apple says
 * that a phone repeats a failed request several times, waits longer each time, and gives up; neither how often nor how long
 * (PassKit Web Service Reference), so that nothing may rest on it.
 * @param share in [0, 1), by chance
 */
export const waitMs = (refusals: number, share: number, longestMs = Number.POSITIVE_INFINITY) =>
  Math.min(longestMs, againMs * 2 ** (refusals - 1)) * (0.5 + share / 2);

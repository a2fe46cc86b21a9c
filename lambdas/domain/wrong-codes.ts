/**
 * How often, in 24 hours, a link may name a pass without knowing whose it is. After that only links that nobody can
 * guess are answered for the pass. Source: docs/links.md#what-a-link-can-write.
 */
export const maxWrongCodes = 100;

/** From the first wrong code on. */
export const wrongCodesWindowMs = 24 * 60 * 60 * 1_000;

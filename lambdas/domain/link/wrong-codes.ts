import { dayMs } from '../time/durations.ts';

/**
 * Limit of links per 24 hours that name a pass with the right name and a wrong code. Beyond it, only links that cannot be guessed are
 * accepted for the pass. Source: docs/links.md#what-a-link-can-write.
 */
export const maxWrongCodes = 100;

/** Starts with the first wrong name or code. */
export const wrongCodesWindowMs = dayMs;

/**
 * Headers by which current and older versions of Chrome, Safari and Firefox tell a prefetch. Constants only, as CDK imports them.
 * Source: docs/decisions/following-links.md#ahead-of-the-click
 */
export const prefetchHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

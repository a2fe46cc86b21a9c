/**
 * Headers by which current and older versions of Chrome, Safari and Firefox tell a prefetch. Constants only, as CDK imports them.
 * Source: docs/decisions/0063-ahead-of-the-click.md
 */
export const prefetchHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

export interface Served {
  readonly type: string;
  /** Coding of content that is stored and answered compressed. */
  readonly encoding?: string;
  readonly cacheControl: string;
}

/**
 * Headers of each kind of public file, whether served by S3 or by the web function. A pass may change at any moment, so
 * page and .pkpass are never cached; an image never changes.
 */
export const servedAs = {
  page: { type: 'text/html; charset=utf-8', encoding: 'gzip', cacheControl: 'no-store' },
  pkpass: { type: 'application/vnd.apple.pkpass', cacheControl: 'no-store' },
  pkpasses: { type: 'application/vnd.apple.pkpasses', cacheControl: 'no-store' },
  badge: { type: 'image/svg+xml', cacheControl: 'public, max-age=31536000, immutable' },
  formerBadge: { type: 'image/svg+xml', cacheControl: 'public, max-age=3600' },
  image: { type: 'image/png', cacheControl: 'public, max-age=31536000, immutable' },
} as const satisfies Record<string, Served>;

/**
 * How each public file is served, the same from S3 and from the web function.
 * A pass may change at any moment, so neither page nor .pkpass is kept by anybody; an image never changes.
 */
export const servedAs = {
  page: { type: 'text/html; charset=utf-8', cacheControl: 'no-store' },
  pkpass: { type: 'application/vnd.apple.pkpass', cacheControl: 'no-store' },
  image: { type: 'image/png', cacheControl: 'public, max-age=31536000, immutable' },
} as const;

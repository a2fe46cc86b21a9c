import { gzipSync } from 'node:zlib';

/** A page as it is stored and answered. Source: docs/decisions/0201-pages-are-always-gzip.md. */
export const compressed = (page: string): Uint8Array => gzipSync(page);

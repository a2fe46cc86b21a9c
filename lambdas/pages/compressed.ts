import { gzipSync } from 'node:zlib';

/** Ends a block after 4,096 symbols: texts, above all those in other scripts, get codes of their own beside the style sheet's. */
const memLevel = 6;

/** A page as it is stored and answered. Source: docs/decisions/0201-pages-are-always-gzip.md. */
export const compressed = (page: string): Uint8Array => gzipSync(page, { memLevel });

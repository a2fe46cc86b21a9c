import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Row {
  /** CPU of a request, in verifications of a P-256 signature: measured, and promised at most. */
  readonly cpu: number;
  readonly most: number;
  /** True for a request without a key, a link or a token. */
  readonly isAnonymous: boolean;
  /** Requests to AWS. */
  readonly requests: number;
}

/** Rows of docs/security.md, by their most expensive request. */
export function securityTable(): ReadonlyMap<string, Row> {
  const text = readFileSync(path.join(import.meta.dirname, '../../docs/security.md'), 'utf8');
  const rows = text.matchAll(/^\| [^|]+ \| ([^|]+) \| (\d+) \| (\d+) \| (\d+) \|[^|]*\|$/gm);
  const others = text.indexOf('## With a link or a token');
  return new Map(
    [...rows].map(({ 1: row = '', 2: cpu, 3: most, 4: requests, index }) => [
      row,
      { cpu: Number(cpu), most: Number(most), isAnonymous: index < others, requests: Number(requests) },
    ]),
  );
}

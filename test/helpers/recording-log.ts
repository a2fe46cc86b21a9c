import type { Log } from '../../lambdas/ports/runtime.ts';

/** A log that records its lines for tests. */
export function recordingLog(): Log & { readonly lines: unknown[] } {
  const lines: unknown[] = [];
  return {
    lines,
    info: (...line) => void lines.push(line),
    error: (...line) => void lines.push(line),
  };
}

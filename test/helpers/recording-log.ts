import type { Log } from '../../lambdas/ports/log.ts';

/** Keeps what was logged, so that a test can look at it. */
export function recordingLog(): Log & { readonly lines: unknown[] } {
  const lines: unknown[] = [];
  return {
    lines,
    info: (...line) => void lines.push(line),
    error: (...line) => void lines.push(line),
  };
}

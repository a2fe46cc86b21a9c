import type { Log } from '../ports/log.ts';

/**
 * One JSON line per event, for CloudWatch Logs Insights. Callers pass a code and harmless details only; of an error
 * its name, its stack's places and nothing of its message are written, as a message may quote what a caller sent.
 */
export function jsonLog(write: (line: string) => void = console.log): Log {
  return {
    info: (code, details) => write(JSON.stringify({ level: 'info', code, ...details })),
    error: (code, error, details) =>
      write(JSON.stringify({ level: 'error', code, ...details, error: nameOf(error), at: placesOf(error) })),
  };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

function placesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const withoutMessage = (error.stack ?? '').replace(error.message, '');
  const places = withoutMessage.split('\n').filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line));
  const cause = error.cause === undefined ? [] : [`caused by ${nameOf(error.cause)}`, ...placesOf(error.cause)];
  return [...places.slice(0, 10).map((line) => line.trim()), ...cause];
}

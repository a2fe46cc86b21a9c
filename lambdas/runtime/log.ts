import type { Log } from '../ports/log.ts';
import { refusalOf } from './refusal.ts';

/** Not console.log, before whose text Lambda puts time, request and level: what is not JSON as a whole counts nowhere. */
const writeLine = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * One JSON document per event and line, for metric filters and CloudWatch Logs Insights. Callers pass a code and
 * harmless details only; of an error its name, its stack's places, and the status and reason of the service that refused
 * are written, and nothing of its message, which may quote what a caller sent.
 * Source: docs/decisions/0075-a-log-line-is-one-json-document.md.
 */
export function jsonLog(write: (line: string) => void = writeLine): Log {
  return {
    info: (code, details) => write(JSON.stringify({ level: 'info', code, ...details })),
    error: (code, error, details) => {
      const line = { level: 'error', code, ...details, error: nameOf(error), ...refusalOf(error), at: placesOf(error) };
      write(JSON.stringify(line));
    },
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

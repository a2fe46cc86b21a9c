import type { Clock, Log } from '../ports/runtime.ts';
import { refusalOf } from './refusal.ts';

/** Bypasses console.log, to which Lambda adds a prefix: metric filters need lines that are JSON as a whole. */
export const writeLine = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * Structured log: one JSON document per line, for metric filters and CloudWatch Logs Insights. Callers pass a code and
 * harmless details. Of errors it writes the name, the positions of the stack, and the refusing service's status and
 * reason, but never the message, which may quote a caller's data. Without a timestamp (RFC 3339) Lambda would ignore the
 * level.
 * Source: docs/decisions/logs.md#a-log-line-is-one-json-document.
 */
export function jsonLog({ now }: Pick<Clock, 'now'>, write: (line: string) => void = writeLine): Log {
  const line = (level: 'info' | 'error', code: string, details: object | undefined) =>
    write(JSON.stringify({ timestamp: now().toISOString(), level, code, ...details }));
  return {
    info: (code, details) => line('info', code, details),
    error: (code, error, details) =>
      line('error', code, { ...details, error: nameOf(error), ...refusalOf(error), at: placesOf(error) }),
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

import { globSync, readFileSync } from 'node:fs';

/** A place in lambdas/ that logs a line: its level, its code, and the names of the details. */
export interface LoggedLine {
  readonly level: 'info' | 'error';
  readonly code: string;
  readonly details: readonly string[];
}

const call = /\blog\s*\.(info|error)\(\s*'([A-Z0-9-]+)'(?:,\s*[\w.]+)?(?:,\s*\{([^}]*)\})?/g;

/** Every line that the functions can log, as their code says it. */
export function loggedLines(): LoggedLine[] {
  return globSync('lambdas/**/*.ts').flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    const calls = [...code.matchAll(call)].map(([, level, name = '', details = '']) => ({
      level: level as LoggedLine['level'],
      code: name,
      details: details.split(',').flatMap((detail) => /\w+/.exec(detail)?.[0] ?? []),
    }));
    const given = (...[pattern, level, details]: readonly [RegExp, LoggedLine['level'], LoggedLine['details']]) =>
      [...code.matchAll(pattern)].map(([, name = '']) => ({ level, code: name, details }));
    return [
      ...calls,
      ...given(/retryCode: '([A-Z0-9-]+)'/g, 'error', ['messageId']),
      // Of the stream's readers (lambdas/jobs/shared/process-records.ts).
      ...given(/\bretry: '([A-Z0-9-]+)'/g, 'error', ['sequenceNumber']),
      ...given(/\bparked: '([A-Z0-9-]+)'/g, 'error', ['item', 'sequenceNumber']),
      ...given(/\bparkedBehind: '([A-Z0-9-]+)'/g, 'info', ['item', 'sequenceNumber']),
    ];
  });
}

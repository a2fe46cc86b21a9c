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
    const retries = [...code.matchAll(/retryCode: '([A-Z0-9-]+)'/g)];
    return [
      ...calls,
      ...retries.map(([, name = '']) => ({ level: 'error' as const, code: name, details: ['messageId'] })),
    ];
  });
}

import { globSync, readFileSync } from 'node:fs';

/** A line logged somewhere in lambdas/: its level, its code, and the names of the details. */
export interface LoggedLine {
  readonly level: 'info' | 'error';
  readonly code: string;
  readonly details: readonly string[];
}

const call = /\blog\s*\.(info|error)\(\s*'([A-Z0-9-]+)'(?:,\s*[\w.]+)?(?:,\s*\{([^}]*)\})?/g;

/** All lines that the functions can log, found in their code. */
export function loggedLines(): LoggedLine[] {
  return globSync(['lambdas/**/*.ts', 'bin/smoke/canary.ts']).flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    const calls = [...code.matchAll(call)].map(([, level, name = '', details = '']) => ({
      level: level as LoggedLine['level'],
      code: name,
      details: details.split(',').flatMap((detail) => /\w+/.exec(detail)?.[0] ?? []),
    }));
    const given = (...[pattern, level, details]: readonly [RegExp, LoggedLine['level'], LoggedLine['details']]) =>
      [...code.matchAll(pattern)].map(([, name = '']) => ({ level, code: name, details }));
    const ofFronts = [...code.matchAll(/answeredRefusal\([^;]*?'([A-Z]+)'/g)].flatMap(([, front]) =>
      ['BUSY', 'OUT', '500'].map((kind) => ({
        level: 'error' as const,
        code: `${front}-${kind}`,
        details: [front === 'WEB' ? 'requestId' : 'action'],
      })),
    );
    return [
      ...calls,
      // Codes of errors that are answered (lambdas/http/refusal.ts).
      ...ofFronts,
      ...given(/retryCode: '([A-Z0-9-]+)'/g, 'error', ['messageId']),
      // Codes of retries in the stream's readers (lambdas/jobs/shared/process-records.ts).
      ...given(/\bretry: '([A-Z0-9-]+)'/g, 'error', ['sequenceNumber']),
      ...given(/\bparked: '([A-Z0-9-]+)'/g, 'error', ['item', 'sequenceNumber']),
      ...given(/\bparkedBehind: '([A-Z0-9-]+)'/g, 'info', ['item', 'sequenceNumber']),
    ];
  });
}

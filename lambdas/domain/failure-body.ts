import type { ApiError } from './errors.ts';

/** What a caller says of a refusal besides its code: see docs/api.md. */
interface Context {
  /** Finds the request in the logs; the one thing that differs between an unknown id and another account's. */
  readonly requestId: string;
  /** What the message is called; lists have error-info. */
  readonly messageField?: 'error-message' | 'error-info' | undefined;
  /** The request, whose ids are repeated. */
  readonly fields?: Readonly<Record<string, unknown>> | undefined;
}

/** Ids that a failure repeats where the request had them. */
export const repeatedIds = ['pass-id', 'pass-template-id', 'issuance-link-id'] as const;

/** The body of every failure. */
export function failureBody(
  { code, message, fields: errors }: ApiError,
  { requestId, messageField = 'error-message', fields = {} }: Context,
): Readonly<Record<string, unknown>> {
  const ids = repeatedIds.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]] as const] : []));
  return {
    status: 'failure',
    'error-code': code,
    [messageField]: message,
    ...Object.fromEntries(ids),
    ...(errors.length > 0 && { errors }),
    'request-id': requestId,
  };
}

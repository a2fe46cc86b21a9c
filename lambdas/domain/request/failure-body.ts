import type { ApiError } from './errors.ts';

/** Parts of a failure body besides the error: see docs/api.md. */
interface Context {
  /** Identifies the request in the logs; the only difference between an unknown id and another account's. */
  readonly requestId: string;
  /** Field of the message; error-info in lists. */
  readonly messageField?: 'error-message' | 'error-info' | undefined;
  /** The request, whose ids are repeated in the answer. */
  readonly fields?: Readonly<Record<string, unknown>> | undefined;
}

/** Ids that a failure body repeats from the request. */
export const repeatedIds = ['pass-id', 'pass-template-id', 'issuance-link-id'] as const;
type RepeatedId = (typeof repeatedIds)[number];
type Text = NonNullable<Context['messageField']> | RepeatedId;

/** The body of every failure. */
export function failureBody(
  { code, message, fields: errors, details }: Pick<ApiError, 'code' | 'message' | 'fields' | 'details'>,
  { requestId, messageField = 'error-message', fields = {} }: Context,
) {
  const ids = repeatedIds.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]] as const] : []));
  return {
    status: 'failure',
    'error-code': code,
    ...({ [messageField]: message, ...Object.fromEntries(ids) } as { readonly [Name in Text]?: string }),
    ...(errors.length > 0 && { errors }),
    ...details,
    'request-id': requestId,
  };
}

/** Names that only the envelope of an answer has: those of a failure, among them the `status` that a success has, too. */
export type EnvelopeName = Exclude<keyof ReturnType<typeof failureBody>, RepeatedId>;

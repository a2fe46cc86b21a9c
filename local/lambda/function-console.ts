import { format } from 'node:util';

/** Trace and debug are below Lambda's default level of applications. */
const levels = { trace: undefined, debug: undefined, info: 'INFO', log: 'INFO', warn: 'WARN', error: 'ERROR' } as const;

/**
 * Makes the console write in Lambda's JSON format, one document a line. Direct writes to stdout are unchanged.
 * Source: AWS Lambda Developer Guide, "Log and monitor Node.js Lambda functions"; aws-lambda-ric 3.3.0, LogPatch.js.
 * @param requestId of the current invocation; undefined during start-up, when Lambda has none either.
 */
export function writeConsoleAsLambda(requestId: () => string | undefined): void {
  for (const [method, level] of Object.entries(levels))
    console[method as keyof typeof levels] = (...values: unknown[]) => {
      if (level === undefined) return;
      const before = { timestamp: new Date().toISOString(), level, requestId: requestId() };
      process.stdout.write(`${JSON.stringify({ ...before, ...contentOf(values) })}\n`);
    };
}

/** A single value as JSON, if it can be; others as text, with the first error among them besides. */
function contentOf(values: readonly unknown[]): object {
  const [first, ...others] = values;
  if (others.length > 0) {
    const error = others.find((each) => each instanceof Error);
    return { message: format(...values), ...(error && errorFields(error)) };
  }
  try {
    return { message: JSON.parse(JSON.stringify(first, (_, value) => withItsFields(value)) ?? 'null') };
  } catch {
    return { message: format(first) };
  }
}

/** Writes an error that the function's code did not catch. */
export const reportError = (error: unknown): void => console.error(asError(error));

/** Converts anything thrown to an error, as Lambda does. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** Wraps the reason of an unhandled rejection. */
export class UnhandledPromiseRejection extends Error {
  readonly reason: unknown;
  readonly promise: Promise<unknown>;

  static {
    UnhandledPromiseRejection.prototype.name = 'Runtime.UnhandledPromiseRejection';
  }

  constructor(reason: unknown, promise: Promise<unknown>) {
    super(String(reason));
    this.reason = reason;
    this.promise = promise;
  }
}

const errorFields = (error: Error) => ({
  errorType: error.constructor.name,
  errorMessage: error.message,
  stackTrace: error.stack?.split('\n') ?? [],
});

/** Adds what JSON.stringify omits from an error. */
const withItsFields = (value: unknown) => (value instanceof Error ? { ...errorFields(value), ...value } : value);

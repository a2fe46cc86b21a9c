import { format } from 'node:util';

const levels = { trace: 'TRACE', debug: 'DEBUG', info: 'INFO', log: 'INFO', warn: 'WARN', error: 'ERROR' } as const;

/**
 * Makes the console write in Lambda's text format: time, request id and level before the text, all in one line. Direct
 * writes to stdout are unchanged.
 * Source: AWS Lambda Developer Guide, "Log and monitor Node.js Lambda functions"; aws-lambda-ric 3.3.0, LogPatch.js.
 * @param requestId of the current invocation; undefined during start-up, when Lambda prints `undefined`.
 */
export function writeConsoleAsLambda(requestId: () => string | undefined): void {
  for (const [method, level] of Object.entries(levels))
    console[method as keyof typeof levels] = (text: unknown, ...values: unknown[]) => {
      const line = `${new Date().toISOString()}\t${requestId()}\t${level}\t${format(text, ...values)}`;
      process.stdout.write(`${line.replaceAll('\n', '\r')}\n`);
    };
}

/** Writes an error that the function's code did not catch. Source: aws-lambda-ric 3.3.0, Errors.js, toFormatted. */
export function reportError(
  occasion: 'Invoke Error' | 'Uncaught Exception' | 'Unhandled Promise Rejection',
  error: unknown,
): void {
  console.error(occasion, `\t${JSON.stringify(asError(error), (_, value) => withItsFields(value))}`);
}

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

/** Adds name, message and stack, which JSON.stringify omits from an error. */
function withItsFields(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const { name, message, stack, code } = value as Error & { readonly code?: unknown };
  return { errorType: name, errorMessage: message, code, ...value, stack: stack?.split('\n') };
}

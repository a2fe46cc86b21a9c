/** A dependency's refusal: the status of its answer, and its error code as one word. */
interface Refusal {
  readonly status?: number;
  readonly reason?: string;
}

/** Properties with these values in errors of this service, of the AWS SDK and of Node. */
interface Traces {
  readonly name?: unknown;
  readonly cause?: unknown;
  /** In this service's own errors. */
  readonly status?: unknown;
  readonly reason?: unknown;
  /** In Node's errors, such as `ECONNREFUSED`; a number in a DOMException. */
  readonly code?: unknown;
  /** In the AWS SDK's errors, whose name is the service's error code. */
  readonly $metadata?: { readonly httpStatusCode?: unknown };
  /** In DynamoDB's TransactionCanceledException. */
  readonly CancellationReasons?: readonly { readonly Code?: string }[];
}

/** The form of services' error codes. Other texts are dropped, as they may quote personal data. */
const oneWord = /^[A-Za-z][\w.-]{0,60}$/;

const timeouts = ['TimeoutError', 'AbortError'];

/** The refusal in an error or in its cause; empty if there is none. */
export function refusalOf(error: unknown): Refusal {
  if (typeof error !== 'object' || error === null) return {};
  const traces: Traces = error;
  const status = traces.status ?? traces.$metadata?.httpStatusCode;
  const reason = reasonIn(traces);
  const refusal: Refusal = {
    ...(typeof status === 'number' && { status }),
    ...(typeof reason === 'string' && oneWord.test(reason) && { reason }),
  };
  return Object.keys(refusal).length > 0 ? refusal : refusalOf(traces.cause);
}

function reasonIn({ name, reason, code, $metadata, CancellationReasons }: Traces): unknown {
  if (reason !== undefined) return reason;
  const cancelled = CancellationReasons?.find(({ Code }) => Code !== undefined && Code !== 'None')?.Code;
  if (cancelled !== undefined) return cancelled;
  if ($metadata?.httpStatusCode !== undefined) return name;
  return typeof code === 'string' ? code : timeouts.find((timeout) => timeout === name);
}

/** What a service that we depend on said when it refused: the status of its answer, and its one word for why. */
interface Refusal {
  readonly status?: number;
  readonly reason?: string;
}

/** Where errors of ours, of the AWS SDK and of Node keep that. */
interface Traces {
  readonly name?: unknown;
  readonly cause?: unknown;
  /** Of our own errors. */
  readonly status?: unknown;
  readonly reason?: unknown;
  /** Of Node: `ECONNREFUSED`; of DOMException a number. */
  readonly code?: unknown;
  /** Of the AWS SDK, whose errors are named as the service names them. */
  readonly $metadata?: { readonly httpStatusCode?: unknown };
  /** Of DynamoDB's TransactionCanceledException. */
  readonly CancellationReasons?: readonly { readonly Code?: string }[];
}

/** As services name their errors. Whatever else an error says may quote what was sent, and with it a passenger. */
const oneWord = /^[A-Za-z][\w.-]{0,60}$/;

const timeouts = ['TimeoutError', 'AbortError'];

/** What was refused, of an error or, where it does not say, of its cause; empty when nobody refused anything. */
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

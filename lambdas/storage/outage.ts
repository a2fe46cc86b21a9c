import { ServiceBusy } from '../ports/runtime.ts';

/** Error names, of AWS and of single batch entries, after which a request may succeed in a moment. */
const transient = [
  /Throttl|TooManyRequests|SlowDown|LimitExceeded|OverLimit|ThroughputExceeded|Busy|InProgress/,
  /Internal|Unavailable|Timeout|Timed|Abort|^E[A-Z]{3,}/,
];

/** Names of a missing permission, credential or resource, after which the next request would fail in the same way. */
const misconfigured =
  /AccessDenied|Forbidden|NotAuthorized|Unauthorized|Credentials|Token|Signature|DoesNotExist|NotFound|NonExistent|NoSuch|KMS|Kms/;

const misconfiguredStatuses = [401, 403, 404];

/** Parts of an error that reveal its kind. */
interface Described {
  readonly name?: string;
  readonly code?: string;
  /** Names of the entries' errors, in an incomplete batch. */
  readonly reasons?: readonly string[];
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/**
 * Distinguishes an outage, in which any record would fail, from a failure of one record. Our own bugs, such as a
 * TypeError, count as failures of a record, so that others are still processed.
 */
export function isOutage(error: unknown): boolean {
  if (isTransient(error)) return true;
  const { names, status } = kindOf(error);
  return misconfiguredStatuses.includes(status) || names.some((name) => misconfigured.test(name));
}

/**
 * True for an outage that may end by itself: a service failed, throttled or did not answer.
 * Source: docs/decisions/retries.md#an-outage-is-said
 */
export function isTransient(error: unknown): boolean {
  const { names, status } = kindOf(error);
  return status >= 500 || status === 429 || names.some((name) => transient.some((outage) => outage.test(name)));
}

function kindOf(error: unknown): { readonly names: readonly string[]; readonly status: number } {
  const { name, code, reasons, $metadata } = (error ?? {}) as Described;
  if (reasons) return { names: reasons, status: 0 };
  if (error instanceof ServiceBusy) return { names: ['Busy'], status: 0 };
  return { names: [name, code].filter((each) => typeof each === 'string'), status: $metadata?.httpStatusCode ?? 0 };
}

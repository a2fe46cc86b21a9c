import { ServiceBusy } from '../ports/service-busy.ts';
import { BatchIncomplete } from '../retry/in-batches.ts';

/** Error names, of AWS and of single batch entries, after which the next request would fail in the same way. */
const outages = [
  /Throttl|TooManyRequests|SlowDown|LimitExceeded|OverLimit|ThroughputExceeded|Busy|InProgress/,
  /Internal|Unavailable|Timeout|Timed|Abort|^E[A-Z]{3,}/,
  // A missing permission, credential or resource.
  /AccessDenied|Forbidden|NotAuthorized|Unauthorized|Credentials|Token|Signature|DoesNotExist|NotFound|NonExistent|NoSuch|KMS|Kms/,
];

const outageStatuses = [401, 403, 404, 429];

/** Parts of an error that reveal its kind. */
interface Described {
  readonly name?: string;
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/**
 * Distinguishes an outage, in which any record would fail, from a failure of one record. Our own bugs, such as a
 * TypeError, count as failures of a record, so that others are still processed.
 */
export function isOutage(error: unknown): boolean {
  const isNamed = (name: string | undefined) => name !== undefined && outages.some((outage) => outage.test(name));
  if (error instanceof BatchIncomplete) return error.reasons.some(isNamed);
  if (error instanceof ServiceBusy) return true;
  const { name, code, $metadata } = (error ?? {}) as Described;
  const status = $metadata?.httpStatusCode ?? 0;
  return status >= 500 || outageStatuses.includes(status) || isNamed(name) || isNamed(code);
}

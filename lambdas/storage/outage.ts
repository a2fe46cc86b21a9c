import { ServiceBusy } from '../ports/service-busy.ts';
import { BatchIncomplete } from '../retry/in-batches.ts';

/** What an AWS error, or an entry that a batch left out, is called when the next request would have met the same. */
const outages = [
  /Throttl|TooManyRequests|SlowDown|LimitExceeded|OverLimit|ThroughputExceeded|Busy|InProgress/,
  /Internal|Unavailable|Timeout|Timed|Abort|^E[A-Z]{3,}/,
  // A permission, a credential or a resource that is missing.
  /AccessDenied|Forbidden|NotAuthorized|Unauthorized|Credentials|Token|Signature|DoesNotExist|NotFound|NonExistent|NoSuch|KMS|Kms/,
];

const outageStatuses = [401, 403, 404, 429];

/** Parts of an error that tell what kind it is. */
interface Described {
  readonly name?: string;
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/**
 * Whether a dependency is out, so that any record would fail; otherwise a record fails by what it is. A mistake of ours,
 * such as a TypeError, is the record's: others go on meanwhile.
 */
export function isOutage(error: unknown): boolean {
  const isNamed = (name: string | undefined) => name !== undefined && outages.some((outage) => outage.test(name));
  if (error instanceof BatchIncomplete) return error.reasons.some(isNamed);
  if (error instanceof ServiceBusy) return true;
  const { name, code, $metadata } = (error ?? {}) as Described;
  const status = $metadata?.httpStatusCode ?? 0;
  return status >= 500 || outageStatuses.includes(status) || isNamed(name) || isNamed(code);
}

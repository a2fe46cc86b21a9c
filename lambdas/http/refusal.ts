import { ApiError, type ErrorName } from '../domain/request/errors.ts';
import { type Log, ServiceBusy } from '../ports/runtime.ts';

interface Services {
  readonly isTransient: (error: unknown) => boolean;
  readonly log: Log;
}

/**
 * The refusal with which an error is answered. An error of the service is logged: BUSY has done nothing, OUT may have taken effect,
 * 500 is our mistake.
 * Source: docs/decisions/retries.md#an-outage-is-said
 * @param front the function, with which its log codes begin.
 * @param internal name of the refusal for a mistake of ours.
 */
export function answeredRefusal(
  error: unknown,
  front: 'API' | 'WEB' | 'SETTINGS' | 'DESK',
  { isTransient, log }: Services,
  details = {},
  internal: ErrorName = 'internal',
): ApiError {
  if (error instanceof ApiError) return error;
  const kind = error instanceof ServiceBusy ? 'BUSY' : isTransient(error) ? 'OUT' : '500';
  log.error(`${front}-${kind}`, error, details);
  return new ApiError(kind === '500' ? internal : 'serviceBusy');
}

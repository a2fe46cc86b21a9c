import { ApiError } from '../domain/request/errors.ts';
import type { Caller } from '../ports/accounts.ts';
import type { Action, Batch } from './action.ts';
import type { ApiRequest } from './run-action.ts';

/** Says where the key was looked for, and nothing of the key. */
export function keyUnknown({ apiKey, hasAuthorization }: ApiRequest): ApiError {
  const advice = apiKey
    ? 'the key in the x-api-key header is not one of this service: copy it whole, with its letter case, and from the same stage.'
    : 'send the API key in the x-api-key header, not in Authorization.';
  return new ApiError(
    'authenticationFailed',
    apiKey || hasAuthorization ? `Authentication failed: ${advice}` : undefined,
  );
}

/** Says when a key has ended, to those who have it. */
export const keyEnded = ({ endsAtUtc }: Caller['key']): ApiError =>
  new ApiError('authenticationFailed', `This API key ended at ${endsAtUtc}: send another key of the account.`);

export const scopeMissing = ({ name, scope }: Action | Batch, { scopes }: Caller['key']): ApiError =>
  new ApiError('scopeMissing', `${name} needs the scope ${scope}; this API key has ${scopes.join(', ')}.`);

import { ApiError } from '../domain/request/errors.ts';
import type { Caller } from '../ports/accounts.ts';
import type { Action, Batch } from './action.ts';

/** Says when a key has ended, to those who have it. */
export const keyEnded = ({ endsAtUtc }: Caller['key']): ApiError =>
  new ApiError('authenticationFailed', `This API key ended at ${endsAtUtc}: send another key of the account.`);

export const scopeMissing = ({ name, scope }: Action | Batch, { scopes }: Caller['key']): ApiError =>
  new ApiError('scopeMissing', `${name} needs the scope ${scope}; this API key has ${scopes.join(', ')}.`);

import type { Action } from '../../lambdas/api/action.ts';
import { validated } from '../../lambdas/api/run-action.ts';
import type { ApiError } from '../../lambdas/domain/request/errors.ts';
import type { TestApi } from '../helpers/api.ts';

/**
 * The refusal of a request by a whole call.
 * @param action asked first for its validation, which is part of every call and costs half of one: only what passes it is
 * sent.
 */
export async function refusalOf({ send }: Pick<TestApi, 'send'>, request: object, action?: Action) {
  try {
    const { action: _name, ...fields } = JSON.parse(JSON.stringify(request));
    if (action) await validated(action, fields);
  } catch (error) {
    const { httpStatus, code, fields: errors } = error as ApiError;
    return { httpStatus, code, errors };
  }
  const { httpStatus, body } = await send(request);
  return { httpStatus, code: body['error-code'], errors: body.errors };
}

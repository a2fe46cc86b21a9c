import * as z from 'zod';
import { passId, passTemplateId } from '../../domain/fields/fields.ts';
import type { Pass } from '../../domain/pass/pass.ts';
import { ApiError } from '../../domain/request/errors.ts';
import type { Call } from '../action.ts';

/** Identifies a pass in requests. */
export const passReference = z.strictObject({ 'pass-template-id': passTemplateId, 'pass-id': passId });

export type PassReference = z.output<typeof passReference>;

/**
 * Finds the pass of a request. A pass of another template counts as unknown, and passes of other accounts are out of
 * reach, since the account is part of the key.
 * @param unknown error that is thrown if there is no such pass.
 * @param to template that the pass is to move to: the error says if it is there, as after the same call before.
 */
export async function findPass(
  reference: PassReference,
  { account, identity, passes }: Call,
  unknown: 'E808_noSuchPass' | 'E9007_noSuchPass' = 'E9007_noSuchPass',
  to?: string,
): Promise<Pass> {
  const pass = await passes.find(await identity.passKey(account.id, reference['pass-id']));
  if (pass !== undefined && pass.templateId === to && pass.erasedAtUtc === undefined)
    throw new ApiError(unknown, `No such pass on this pass template: it is on ${to} now.`);
  if (pass?.templateId !== reference['pass-template-id']) throw new ApiError(unknown);
  return pass;
}

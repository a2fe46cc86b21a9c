import * as z from 'zod';
import { ApiError } from '../../../domain/errors.ts';
import { passId, passTemplateId } from '../../../domain/fields.ts';
import type { Pass } from '../../../domain/pass.ts';
import type { Call } from '../../action.ts';

/** A pass as a caller names it. */
export const passReference = z.strictObject({ 'pass-template-id': passTemplateId, 'pass-id': passId });

export type PassReference = z.output<typeof passReference>;

/**
 * The pass a caller names. A pass of another template is as unknown as one that does not exist, and another
 * account's pass cannot be reached at all: the account is part of the key.
 * @param unknown what is thrown when there is no such pass.
 */
export async function findPass(
  reference: PassReference,
  { account, identity, passes }: Call,
  unknown: 'E808_noSuchPass' | 'E9007_noSuchPass' = 'E9007_noSuchPass',
): Promise<Pass> {
  const pass = await passes.find(await identity.passKey(account.id, reference['pass-id']));
  if (pass?.templateId !== reference['pass-template-id']) throw new ApiError(unknown);
  return pass;
}

import { defineAction } from '../action.ts';
import { findPass, passReference } from '../passes/find-pass.ts';
import { groupPageOf } from '../passes/groups.ts';
import { issuedPass, issuedPassOf } from '../passes/issued-pass.ts';

/**
 * Returns the install link of an existing pass.
 * @throws E810 without a pass-id, E9007 for a pass-id that this template does not have.
 * Source: docs/api/generatepassbyid.md#generatepassbyid.
 */
export const generatePassById = defineAction({
  name: 'generatepassbyid',
  scope: 'issue',
  input: passReference,
  output: issuedPass,
  idErrors: { 'pass-id': { missing: 'E810_passIdMissing', malformed: 'E9007_noSuchPass' } },
  internalError: 'internal',
  async run(input, call) {
    const pass = await findPass(input, call);
    return { ...issuedPassOf(pass, call), ...(await groupPageOf(pass.fields, call)) };
  },
});

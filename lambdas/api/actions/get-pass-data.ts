import * as z from 'zod';
import { passAt } from '../../domain/pass/expiration.ts';
import { walletStatuses, walletStatusOf } from '../../domain/pass/pass.ts';
import { ApiError } from '../../domain/request/errors.ts';
import { passDataOf, shownPassFields } from '../../domain/shown/shown-data.ts';
import { defineAction } from '../action.ts';
import { findPass, passReference } from '../passes/find-pass.ts';
import { groupPageOf } from '../passes/groups.ts';

/**
 * Returns everything that a pass shows, with its own values before those of its template, and whether it is in a wallet.
 * @throws E808 for a missing pass-id or an unknown pass.
 * Source: docs/api/getpassdata.md#getpassdata.
 */
export const getPassData = defineAction({
  name: 'getpassdata',
  scope: 'read',
  input: passReference,
  output: z.object({
    'pass-id': z.string(),
    'pass-template-id': z.string(),
    'pass-status': z.enum(['active', 'redeemed', 'expired', 'voided']),
    'walleta-status': z.enum(walletStatuses),
    'walletb-status': z.enum(walletStatuses),
    'pass-data': shownPassFields,
    'group-install-url': z.optional(z.url()),
  }),
  idErrors: { 'pass-id': { missing: 'E808_passIdMissing', malformed: 'E808_noSuchPass' } },
  internalError: 'internal',
  async run(input, call) {
    const [pass, template] = await Promise.all([
      findPass(input, call, 'E808_noSuchPass'),
      call.templates.findLatest(call.account.id, input['pass-template-id']),
    ]);
    if (template === undefined) throw new ApiError('E808_noSuchPass');
    const { language } = template.fields;
    const [wording] = await call.wordingsOf({ fields: { language } });
    const shown = passAt(template, pass, call.clock.now());
    return {
      'pass-id': pass.passId,
      'pass-template-id': template.id,
      'pass-status': shown.status,
      'walleta-status': walletStatusOf(pass, 'walleta'),
      'walletb-status': walletStatusOf(pass, 'walletb'),
      'pass-data': passDataOf(template, shown, wording),
      ...(await groupPageOf(pass.fields, call)),
    };
  },
});

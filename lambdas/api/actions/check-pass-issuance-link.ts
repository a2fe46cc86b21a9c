import * as z from 'zod';
import { fieldsRefused } from '../../domain/errors.ts';
import { text } from '../../domain/fields.ts';
import { readLinkAddress } from '../../domain/link-address.ts';
import { maxLinkBytes } from '../../domain/link-length.ts';
import { linkRefusalOf, refusalRules } from '../../domain/link-refusals.ts';
import { isWrongLink, type WrongLink } from '../../domain/wrong-link.ts';
import { outcomeOf } from '../../links/outcome-of.ts';
import { verifyLink } from '../../links/verify-link.ts';
import { type Call, defineAction } from '../action.ts';
import { carriedData } from './shared/carried-data.ts';

const checkedLink = z.object({
  'issuance-link-id': z.string(),
  valid: z.boolean(),
  rule: z.optional(z.enum(refusalRules)),
  variable: z.optional(z.string()),
  'error-message': z.optional(z.string()),
  'pass-id': z.optional(z.string()),
  would: z.optional(z.enum(['create', 'open', 'update'])),
  'pass-data': z.optional(carriedData),
  'pass-meta-data': z.optional(
    z.object({ 'user-email': z.optional(z.string()), 'user-phone': z.optional(z.string()) }),
  ),
});

/**
 * Dry run of following a link, by the same code. Nothing is created, counted or logged.
 * @throws E9003 for an address that is not a link. Source: docs/api.md#checkpassissuancelink.
 */
export const checkPassIssuanceLink = defineAction({
  name: 'checkpassissuancelink',
  input: z.strictObject({ url: text(maxLinkBytes).regex(/\S/, 'must not be empty') }),
  output: checkedLink,
  internalError: 'internal',
  async run({ url }, call): Promise<z.output<typeof checkedLink>> {
    const address = readLinkAddress(url, call.baseUrls);
    if ('problem' in address) throw fieldsRefused([{ field: 'url', message: address.problem }]);
    const { id, rawQuery } = address;
    const followed = await verifyLink(id, rawQuery, { ...call, links: linksOf(call) });
    if (isWrongLink(followed)) return refused(id, followed);
    const outcome = outcomeOf(followed, followed.linked, { trackingId: call.trackingId, at: call.clock.now() });
    if (isWrongLink(outcome)) return refused(id, outcome);
    const { passId, data } = followed;
    return {
      'issuance-link-id': id,
      valid: true,
      'pass-id': passId,
      would: outcome.would,
      'pass-data': data.provided,
      ...(Object.keys(data.contact).length > 0 && { 'pass-meta-data': data.contact }),
    };
  },
});

/** Links of other accounts are treated as unknown. */
function linksOf({ account, links }: Call) {
  return { findFollowed: (linkId: string) => links.find(account.id, linkId) };
}

function refused(id: string, wrong: WrongLink) {
  return { 'issuance-link-id': id, valid: false, ...linkRefusalOf(wrong) };
}

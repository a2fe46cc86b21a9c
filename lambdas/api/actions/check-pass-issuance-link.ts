import * as z from 'zod';
import { barcodeWarnings, findingsAbout } from '../../domain/barcode-check/barcode-check.ts';
import { barcodeFindingsOf } from '../../domain/barcode-check/barcode-findings.ts';
import { changedNames } from '../../domain/fields/changes.ts';
import { text } from '../../domain/fields/fields.ts';
import { maxLinkBytes, readLinkAddress } from '../../domain/link/link-length.ts';
import { linkRefusalOf, refusalRules } from '../../domain/link/link-refusals.ts';
import { isWrongLink, type WrongLink } from '../../domain/link/wrong-link.ts';
import { expirationWarnings } from '../../domain/pass/validity-warnings.ts';
import { fieldsRefused } from '../../domain/request/errors.ts';
import { type Warning, warnings, warningsOf } from '../../domain/request/warning.ts';
import { type LinkOutcome, outcomeOf } from '../../links/outcome-of.ts';
import { type VerifiedLink, verifyLink } from '../../links/verify-link.ts';
import { type Call, defineAction } from '../action.ts';
import { carriedData } from '../links/carried-data.ts';

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
  warnings,
});

/**
 * Explains why a link is refused, or what following it would do. It creates, counts and changes nothing.
 * @throws E9003 for an address that is not a link of the service.
 * Source: docs/api/checkpassissuancelink.md#checkpassissuancelink.
 */
export const checkPassIssuanceLink = defineAction({
  name: 'checkpassissuancelink',
  scope: 'read',
  input: z.strictObject({ url: text(maxLinkBytes).regex(/\S/, 'must not be empty') }),
  output: checkedLink,
  internalError: 'internal',
  async run({ url }, call): Promise<z.output<typeof checkedLink>> {
    const address = readLinkAddress(url, call.baseUrls);
    if ('problem' in address) throw fieldsRefused([{ field: 'url', message: address.problem }]);
    const { id, rawQuery } = address;
    const followed = await verifyLink(id, rawQuery, { ...call, links: linksOf(call) });
    if (isWrongLink(followed)) return refused(id, followed);
    const following = { trackingId: call.trackingId, changedBy: call.changedBy, at: call.clock.now() };
    const wordings = await call.wordingsOf(followed.template);
    const outcome = outcomeOf(followed, followed.linked, { ...following, wordings });
    if (isWrongLink(outcome)) return refused(id, outcome);
    const { passId, data } = followed;
    return {
      'issuance-link-id': id,
      valid: true,
      'pass-id': passId,
      would: outcome.would,
      'pass-data': data.provided,
      ...(Object.keys(data.contact).length > 0 && { 'pass-meta-data': data.contact }),
      ...warningsOf(await warningsAbout(followed, outcome)),
    };
  },
});

/** Warnings of the pass that the link would make, or of the fields that it would change. */
async function warningsAbout({ template, data }: VerifiedLink, outcome: LinkOutcome): Promise<readonly Warning[]> {
  switch (outcome.would) {
    case 'create':
      return [
        ...barcodeWarnings(barcodeFindingsOf(template, data.fields)),
        ...expirationWarnings(template, data.fields),
      ];
    case 'open':
      return [];
    case 'update': {
      const { fields } = outcome.updated;
      const changed = changedNames(outcome.pass.fields, fields);
      const findings = findingsAbout(barcodeFindingsOf(template, fields), changed);
      return [...barcodeWarnings(findings), ...expirationWarnings(template, fields, changed)];
    }
  }
}

/** Links of other accounts are treated as unknown. */
function linksOf({ account, links }: Call) {
  return { findFollowed: (linkId: string) => links.find(account.id, linkId) };
}

function refused(id: string, wrong: WrongLink) {
  return { 'issuance-link-id': id, valid: false, ...linkRefusalOf(wrong) };
}

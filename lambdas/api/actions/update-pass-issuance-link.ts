import type * as z from 'zod';
import { touchedBy } from '../../domain/fields/changes.ts';
import type { IssuanceLink } from '../../domain/link/link.ts';
import { applyLinkChanges, linkChanges } from '../../domain/link/link-request.ts';
import { ApiError } from '../../domain/request/errors.ts';
import { contended, untilWritten } from '../../retry/until-written.ts';
import { type Call, defineAction, unchangedAnswer } from '../action.ts';
import { issuedLink, issuedLinkOf } from '../links/issued-link.ts';

/**
 * Changes the fields of a link that you send, and keeps the others. Each of pass-variables, encryption-settings and
 * link-protection is replaced as a whole.
 * @throws E1543 for pass variables that are empty or invalid, E9020 for a link that is unknown or of another
 * template.
 * Source: docs/api/updatepassissuancelink.md#updatepassissuancelink;
 * docs/decisions/changing-links.md#issuance-link-updates
 */
export const updatePassIssuanceLink = defineAction({
  name: 'updatepassissuancelink',
  scope: 'issue',
  input: linkChanges,
  output: issuedLink,
  fieldCodes: { 'pass-variables': 'passVariablesInvalid' },
  internalError: 'internal',
  isWrite: true,
  run: (input, call) => untilWritten(call.clock, () => updateIfUnchanged(input, call)),
});

async function updateIfUnchanged(input: z.output<typeof linkChanges>, call: Call) {
  const link = await call.links.find(call.account.id, input.linkId);
  if (link?.templateId !== input.templateId) throw new ApiError('noSuchLink');
  const fields = applyLinkChanges(link.fields, input);
  const changed: IssuanceLink = {
    ...link,
    version: link.version + 1,
    updatedAtUtc: call.clock.now().toISOString(),
    trackingId: call.trackingId,
    fields,
  };
  const answer = issuedLinkOf(changed, call, touchedBy(input));
  if (fields === link.fields) return unchangedAnswer(answer, call);
  return (await call.links.update(changed, call.receiptOf(answer))) ? answer : contended;
}

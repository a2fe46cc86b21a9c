import type { IssuanceLink } from '../../domain/link/link.ts';
import { newLink } from '../../domain/link/link-request.ts';
import { defineAction } from '../action.ts';
import { noTemplate } from '../brands/latest-brand.ts';
import { issuedLink, issuedLinkOf } from '../links/issued-link.ts';

/**
 * Creates a link for an e-mail or a web page. A passenger who follows it gets a pass from the data in the link.
 * @throws E1543 for pass variables that are empty or invalid, E9006 for an unknown template, E9036 for a brand.
 * Source: docs/api/createpassissuancelink.md#createpassissuancelink.
 */
export const createPassIssuanceLink = defineAction({
  name: 'createpassissuancelink',
  scope: 'issue',
  input: newLink,
  output: issuedLink,
  fieldCodes: { 'pass-variables': 'passVariablesInvalid' },
  internalError: 'internal',
  isWrite: true,
  async run({ templateId, fields }, call) {
    const template = await call.templates.find(call.account.id, templateId);
    if (template === undefined) throw await noTemplate(templateId, call);
    const nowUtc = call.clock.now().toISOString();
    const link: IssuanceLink = {
      id: call.identity.newLinkId(),
      account: call.account.id,
      templateId,
      version: 1,
      createdAtUtc: nowUtc,
      updatedAtUtc: nowUtc,
      trackingId: call.trackingId,
      fields,
      generated: 0,
    };
    const answer = issuedLinkOf(link, call);
    await call.links.create(link, call.receiptOf(answer));
    return answer;
  },
});

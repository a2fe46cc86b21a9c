import { installLink, type Pass } from '../domain/pass.ts';
import type { Template } from '../domain/template.ts';
import type { Services } from '../ports.ts';
import { type RenderingTools, renderPass } from './render.ts';

type IssuingTools = RenderingTools & Pick<Services, 'passes' | 'renderings'>;

/** What the caller says about the pass. */
export type PassDraft = Pick<Pass, 'passId' | 'fields' | 'contact' | 'referenceData' | 'trackingId'>;

/**
 * Issues a pass: renders and signs it, stores both files under a link that nobody knows yet, and only then makes the
 * one conditional write that the pass exists by. Whoever loses that write leaves files without a known link; whoever
 * wins has everything in place.
 *
 * @returns the pass, or undefined when the pass-id is in use.
 */
export async function issuePass(tools: IssuingTools, template: Template, draft: PassDraft): Promise<Pass | undefined> {
  const { clock, identity, passes, renderings } = tools;
  const nowUtc = clock.now().toISOString();
  const pass: Pass = {
    ...draft,
    passKey: await identity.passKey(template.account, draft.passId),
    account: template.account,
    templateId: template.id,
    version: 1,
    nonce: identity.newNonce(),
    accessVersion: await identity.currentAccessVersion(),
    status: 'active',
    createdAtUtc: nowUtc,
    updatedAtUtc: nowUtc,
  };
  await renderings.put(installLink(pass), await renderPass(tools, template, pass));
  return (await passes.create(pass)) ? pass : undefined;
}

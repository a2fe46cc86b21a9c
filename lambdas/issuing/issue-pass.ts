import { installLink, type Pass } from '../domain/pass.ts';
import type { Template } from '../domain/template.ts';
import type { Services } from '../ports.ts';
import { type RenderingTools, renderPass } from './render.ts';

type IssuingTools = RenderingTools & Pick<Services, 'log' | 'passes' | 'renderings'>;

/** What the caller says about the pass. */
export type PassDraft = Pick<Pass, 'passId' | 'fields' | 'contact' | 'referenceData' | 'trackingId'>;

/**
 * Issues a pass: renders and signs it, stores both files under a link that nobody knows yet, and only then makes the
 * one conditional write that the pass exists by. Whoever wins that write has everything in place. Whoever loses it
 * takes the files away again: nobody knows their link, but deletepassdata could not find what they say of a passenger.
 *
 * @returns the pass, or undefined when the pass-id is in use.
 */
export async function issuePass(tools: IssuingTools, template: Template, draft: PassDraft): Promise<Pass | undefined> {
  const { clock, identity, log, passes, renderings } = tools;
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
  if (await passes.create(pass)) return pass;
  await renderings.delete(installLink(pass)).catch((error) => log.error('API-FILES-LEFT', error));
  return undefined;
}

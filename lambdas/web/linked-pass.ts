import { type Pass, parseInstallLink } from '../domain/pass.ts';
import type { Template } from '../domain/template.ts';
import { equalsSecret } from '../links/equals-secret.ts';
import type { Services } from '../ports/services.ts';

/** The pass of an install link, with its template; undefined if there is none (any more). */
export async function findLinkedPass(
  link: string,
  { passes, templates }: Pick<Services, 'passes' | 'templates'>,
): Promise<{ pass: Pass; template: Template } | undefined> {
  const parts = parseInstallLink(link);
  const pass = parts && (await passes.find(parts.passKey));
  if (!pass || !equalsSecret(parts.nonce, pass.nonce)) return undefined;
  const template = await templates.findLatest(pass.account, pass.templateId);
  return template && { pass, template };
}

import { isPassKey, type Pass } from '../../domain/pass/pass.ts';
import type { Template } from '../../domain/template/template.ts';
import { equalsSecret } from '../../links/equals-secret.ts';
import type { WebServices } from '../../ports/services.ts';
import type { PublicRequest } from '../request.ts';
import type { PassPath } from './pass-path.ts';

/**
 * The requested pass with its template; undefined without the pass's own token. A token is computed and compared also
 * for an unknown pass, so that neither the answer nor its timing reveals whether it exists.
 */
export async function authenticatedPass(
  { passTypeId, serial }: PassPath,
  { headers }: PublicRequest,
  { identity, passes, templates }: WebServices,
): Promise<{ pass: Pass; template: Template } | undefined> {
  const [, given = ''] = /^ApplePass +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const pass = isPassKey(serial) ? await passes.find(serial) : undefined;
  const accessVersion = pass?.accessVersion ?? (await identity.currentAccessVersion());
  const isRight = equalsSecret(given, await identity.authenticationToken({ passKey: serial, accessVersion }));
  if (!isRight || pass === undefined) return undefined;
  const template = await templates.findLatest(pass.account, pass.templateId);
  return template?.passTypeId === passTypeId ? { pass, template } : undefined;
}

import { lastModifiedOf } from '../../domain/pass/version-sum.ts';
import { servedAs } from '../../domain/request/served-as.ts';
import { renderPkpass } from '../../issuing/render.ts';
import type { WebServices } from '../../ports/services.ts';
import { fileAnswer } from '../answers.ts';
import type { PublicRequest } from '../request.ts';
import { emptyAnswer, unauthorized } from './answers.ts';
import { authenticatedPass } from './authenticated-pass.ts';
import type { PassPath } from './pass-path.ts';

/**
 * `GET passes/{passType}/{serial}`: the pass, built from the current record; 304 if the phone has exactly this version.
 */
export async function sendPass(params: PassPath, request: PublicRequest, services: WebServices) {
  const found = await authenticatedPass(params, request, services);
  if (found === undefined) return unauthorized();
  const { pass, template } = found;
  const lastModified = lastModifiedOf(template, pass);
  const dated = { 'last-modified': lastModified.toUTCString() };
  // Compared for equality: a phone with a later version has it from a record that was lost, and needs the current one.
  if (Date.parse(request.headers['if-modified-since'] ?? '') === lastModified.getTime()) return emptyAnswer(304, dated);
  const answer = fileAnswer(await renderPkpass(services, template, pass), servedAs.pkpass);
  return { ...answer, headers: { ...answer.headers, ...dated } };
}

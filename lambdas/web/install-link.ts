import { isTaken } from '../domain/pass/installs.ts';
import { parseInstallLink } from '../domain/pass/pass.ts';
import { servedAs } from '../domain/request/served-as.ts';
import { renderPage, renderPkpass } from '../issuing/render.ts';
import { equalsSecret } from '../links/equals-secret.ts';
import { takenPage, unavailablePage } from '../pages/notices.ts';
import type { Services } from '../ports/services.ts';
import { fileAnswer, htmlAnswer, noticeAnswer } from './answers.ts';
import type { RoutedRequest } from './request.ts';

/** The pass of an install link, with its template; undefined if there is none (any more). */
export async function findLinkedPass(link: string, { passes, templates }: Pick<Services, 'passes' | 'templates'>) {
  const parts = parseInstallLink(link);
  const pass = parts && (await passes.find(parts.passKey));
  if (!pass || !equalsSecret(parts.nonce, pass.nonce)) return undefined;
  const template = await templates.findLatest(pass.account, pass.templateId);
  return template && { pass, template };
}

/** `GET /i/{link}` if the page is not in S3: rendered from the record, and not stored. */
export async function serveInstallPage({ params: { id = '' } }: RoutedRequest, services: Services) {
  const found = await findLinkedPass(id, services);
  if (found === undefined) return noticeAnswer(404, unavailablePage);
  return htmlAnswer(200, await renderPage(services, found.template, found.pass));
}

/** `GET /i/{link}/pass.pkpass` if the file is not in S3: built from the record, and not stored. */
export async function servePkpass({ params: { id = '' } }: RoutedRequest, services: Services) {
  const found = await findLinkedPass(id, services);
  if (found === undefined) return noticeAnswer(404, unavailablePage);
  if (isTaken(found.template, found.pass)) return noticeAnswer(409, takenPage(`/i/${id}`));
  return fileAnswer(await renderPkpass(services, found.template, found.pass), servedAs.pkpass);
}

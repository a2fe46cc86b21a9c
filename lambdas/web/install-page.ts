import { renderPage } from '../issuing/render.ts';
import { unavailablePage } from '../pages/notices.ts';
import type { Services } from '../ports/services.ts';
import { htmlAnswer, noticeAnswer } from './answers.ts';
import { findLinkedPass } from './linked-pass.ts';

/** `GET /i/{link}` if the page is not in S3: rendered from the record, and not stored. */
export async function serveInstallPage(link: string, services: Services) {
  const found = await findLinkedPass(link, services);
  if (found === undefined) return noticeAnswer(404, unavailablePage);
  return htmlAnswer(200, await renderPage(services, found.template, found.pass));
}
